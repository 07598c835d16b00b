use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::book::Book;
use crate::store::Trouble;

/// The thread that writes a journal.
#[derive(Debug)]
pub(super) struct Writer {
    orders: Sender<Order>,
    reports: Receiver<Result<(), Trouble>>,
    thread: JoinHandle<()>,
    /// How many orders have no report yet, and when there was progress.
    open: usize,
    since: Instant,
}

#[derive(Debug)]
enum Order {
    Write(String),
    /// To write, and to bring to the disk at the next quiet moment.
    WriteAndSync(String),
    Close,
}

/// How much it matters that lines survive the end of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Safety {
    /// Those that follow will take them along.
    Program,
    /// They should.
    Computer,
}

/// A table at which nothing happens for so long does not mind if the disk is
/// busy for a moment.
const QUIET: Duration = Duration::from_millis(250);

/// Nobody waits longer for a disk.
const PATIENCE: Duration = Duration::from_secs(3);

impl Writer {
    /// Starts the thread, which first opens the journal. It calls `on_report`
    /// after everything it has done.
    pub(super) fn start(
        open: impl FnOnce() -> Result<Book, Trouble> + Send + 'static,
        on_report: impl Fn() + Send + 'static,
    ) -> Writer {
        let (orders, inbox) = channel();
        let (outbox, reports) = channel();
        let report = move |report| {
            // Nobody left to tell: the table is gone.
            let _ = outbox.send(report);
            on_report();
        };
        let thread = thread::spawn(move || match open() {
            Ok(book) => obey(book, &inbox, report),
            Err(trouble) => report(Err(trouble)),
        });
        Writer {
            orders,
            reports,
            thread,
            open: 0,
            since: Instant::now(),
        }
    }

    pub(super) fn write(&mut self, lines: String, safety: Safety) {
        self.order(match safety {
            Safety::Program => Order::Write(lines),
            Safety::Computer => Order::WriteAndSync(lines),
        });
    }

    /// The game is over.
    pub(super) fn close(&mut self) {
        self.order(Order::Close);
    }

    fn order(&mut self, order: Order) {
        if self.open == 0 {
            self.since = Instant::now();
        }
        self.open += 1;
        // A thread that is gone has told why.
        let _ = self.orders.send(order);
    }

    /// Whether everything ordered is done, after waiting for at most so long.
    /// A disk that takes much too long is given up.
    pub(super) fn is_done(&mut self, wait: Duration) -> Result<bool, Trouble> {
        let until = Instant::now() + wait.min(PATIENCE);
        while self.open > 0 {
            let left = until.saturating_duration_since(Instant::now());
            match self.reports.recv_timeout(left) {
                Ok(report) => {
                    report?;
                    self.since = Instant::now();
                }
                Err(RecvTimeoutError::Timeout) if self.since.elapsed() < PATIENCE => {
                    return Ok(false);
                }
                Err(_) => return Err(Trouble::NoAnswer),
            }
            self.open -= 1;
        }
        Ok(true)
    }

    /// Waits until everything ordered is done.
    pub(super) fn finish(self) {
        drop(self.orders);
        // If it has panicked, that was told where it happened.
        let _ = self.thread.join();
    }
}

/// Does what is ordered until there are no more orders, or something goes
/// wrong.
fn obey(mut book: Book, inbox: &Receiver<Order>, report: impl Fn(Result<(), Trouble>)) {
    let mut to_sync = true;
    loop {
        let order = match to_sync {
            true => inbox.recv_timeout(QUIET),
            false => inbox.recv().map_err(RecvTimeoutError::from),
        };
        let written = match order {
            Ok(Order::Write(lines)) => book.write(&lines),
            Ok(Order::WriteAndSync(lines)) => {
                to_sync = true;
                book.write(&lines)
            }
            Ok(Order::Close) => {
                // If it cannot be: a game that is over is known as such.
                let _ = book.close();
                return report(Ok(()));
            }
            Err(RecvTimeoutError::Timeout) => {
                book.sync();
                to_sync = false;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return book.sync(),
        };
        let failed = written.is_err();
        report(written);
        if failed {
            return;
        }
    }
}
