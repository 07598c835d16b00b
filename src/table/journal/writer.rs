use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::book::Book;
use crate::store::Trouble;
use crate::store::disk_wait::{DiskWait, LOOK};

/// The thread that writes a journal. What it cannot write it keeps, and tries
/// again with the next lines.
#[derive(Debug)]
pub(super) struct Writer {
    orders: Sender<Order>,
    reports: Receiver<Result<(), Trouble>>,
    /// `None` where none could be started: then no report comes.
    thread: Option<JoinHandle<()>>,
    /// How many orders have no report yet.
    open: usize,
    patience: DiskWait,
    trouble: Option<Trouble>,
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

impl Writer {
    /// Starts the thread, which first opens the journal. It calls `on_report`
    /// after everything it has done.
    pub(super) fn start(
        open: impl FnMut() -> Result<Book, Trouble> + Send + 'static,
        on_report: impl Fn() + Send + 'static,
        patience: DiskWait,
    ) -> Writer {
        let (orders, inbox) = channel();
        let (outbox, reports) = channel();
        let report = move |report| {
            // Nobody left to tell: the table is gone.
            let _ = outbox.send(report);
            on_report();
        };
        let work = move || Work::new(open).obey(&inbox, report);
        let thread = Builder::new().spawn(work).ok();
        Writer {
            orders,
            reports,
            thread,
            open: 0,
            patience,
            trouble: None,
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
            self.patience.renew();
        }
        self.open += 1;
        // A thread that is gone has told why.
        let _ = self.orders.send(order);
    }

    /// Whether there is nothing to wait for any more, after waiting for at
    /// most so long: everything ordered is done, or there is trouble.
    pub(super) fn is_done(&mut self, wait: Duration) -> bool {
        let mut left = wait;
        while self.open > 0 {
            let waits = self.trouble != Some(Trouble::NoAnswer);
            let look = if waits {
                left.min(LOOK)
            } else {
                Duration::ZERO
            };
            match self.reports.recv_timeout(look) {
                Ok(report) => {
                    self.open -= 1;
                    self.trouble = report.err();
                    self.patience.renew();
                }
                // A disk that takes much too long may answer later; a thread
                // that could not be started never does.
                Err(error)
                    if error == RecvTimeoutError::Disconnected
                        || !waits
                        || self.patience.is_over(Instant::now()) =>
                {
                    self.trouble = Some(Trouble::NoAnswer);
                    return true;
                }
                Err(RecvTimeoutError::Timeout) if left > look => left -= look,
                Err(_) => return false,
            }
        }
        true
    }

    /// Why the last of what is done could not be.
    pub(super) fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Waits until everything ordered is done, unless the disk may never
    /// answer.
    pub(super) fn finish(mut self) {
        while !self.is_done(LOOK) {}
        drop(self.orders);
        if self.trouble != Some(Trouble::NoAnswer) {
            // If it has panicked, that was told where it happened.
            let _ = self.thread.map(JoinHandle::join);
        }
    }
}

/// What the thread works with.
struct Work<O> {
    open: O,
    book: Option<Book>,
    /// What is not written yet.
    waiting: String,
}

impl<O: FnMut() -> Result<Book, Trouble>> Work<O> {
    fn new(open: O) -> Work<O> {
        Work {
            open,
            book: None,
            waiting: String::new(),
        }
    }

    /// Does what is ordered until there are no more orders.
    fn obey(mut self, inbox: &Receiver<Order>, report: impl Fn(Result<(), Trouble>)) {
        // What is wrong is told when there is something to write.
        let _ = self.write("");
        let mut to_sync = true;
        loop {
            let order = if to_sync {
                inbox.recv_timeout(QUIET)
            } else {
                inbox.recv().map_err(RecvTimeoutError::from)
            };
            let written = match order {
                Ok(Order::Write(lines)) => self.write(&lines),
                Ok(Order::WriteAndSync(lines)) => {
                    to_sync = true;
                    self.write(&lines)
                }
                Ok(Order::Close) => {
                    let written = self.write("");
                    if written.is_ok() {
                        // If it cannot be: a game that is over is known as
                        // such.
                        let _ = self.book.map(Book::close);
                    }
                    return report(written);
                }
                Err(RecvTimeoutError::Timeout) => {
                    self.sync();
                    to_sync = false;
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let _ = self.write("");
                    return self.sync();
                }
            };
            report(written);
        }
    }

    /// Adds lines, after those that wait.
    fn write(&mut self, lines: &str) -> Result<(), Trouble> {
        self.waiting.push_str(lines);
        let book = match &mut self.book {
            Some(book) => book,
            None => self.book.insert((self.open)()?),
        };
        book.write(&self.waiting)?;
        self.waiting.clear();
        Ok(())
    }

    fn sync(&self) {
        self.book.iter().for_each(Book::sync);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk that takes longer than anybody waits is not given up.
    #[test]
    fn what_is_answered_late_is_done_all_the_same() {
        let (answer, answered) = channel();
        let open = move || Err(answered.recv().unwrap_or(Trouble::NotThere));
        let mut writer = Writer::start(open, || {}, DiskWait::of(Duration::ZERO));
        writer.write("line\n".to_owned(), Safety::Program);
        assert!(writer.is_done(Duration::MAX));
        assert_eq!(writer.trouble(), Some(&Trouble::NoAnswer));
        // The next lines do not wait for it again.
        writer.write("line\n".to_owned(), Safety::Program);
        assert!(writer.is_done(Duration::MAX));
        assert_eq!(writer.trouble(), Some(&Trouble::NoAnswer));
        drop(answer);
        while writer.trouble() == Some(&Trouble::NoAnswer) {
            std::thread::yield_now();
            writer.is_done(Duration::ZERO);
        }
        assert_eq!(writer.trouble(), Some(&Trouble::NotThere));
    }
}
