use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::{CoachReport, CoachedHand};

/// One thread that looks back on hands, so that nobody waits for it.
#[derive(Debug)]
pub(crate) struct Worker {
    /// `None` once the worker is told to stop.
    hands: Option<Sender<CoachedHand>>,
    reports: Receiver<CoachReport>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Starts the thread. It calls `on_report` whenever there is a report to
    /// fetch, so that a window can be woken.
    pub(crate) fn start(on_report: impl Fn() + Send + 'static) -> io::Result<Worker> {
        let (hands, inbox) = channel::<CoachedHand>();
        let (outbox, reports) = channel();
        let work = move || {
            for hand in inbox {
                // Nobody left to tell: the table is gone.
                if outbox.send(CoachReport::of(&hand)).is_err() {
                    return;
                }
                on_report();
            }
        };
        Ok(Worker {
            hands: Some(hands),
            reports,
            thread: Some(Builder::new().spawn(work)?),
        })
    }

    /// Asks for a report.
    pub(crate) fn ask(&self, hand: CoachedHand) {
        if let Some(hands) = &self.hands {
            // A thread that is gone reports nothing.
            let _ = hands.send(hand);
        }
    }

    /// The newest report, if there is one that was not fetched yet.
    pub(crate) fn poll(&self) -> Option<CoachReport> {
        self.reports.try_iter().last()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.hands = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was told where it happened.
            let _ = thread.join();
        }
    }
}
