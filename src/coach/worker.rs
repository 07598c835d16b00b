use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::{Past, Report};

/// One thread that looks back on hands, so that nobody waits for it.
#[derive(Debug)]
pub struct Worker {
    /// `None` once the worker is told to stop.
    hands: Option<Sender<Past>>,
    reports: Receiver<Report>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Starts the thread. It calls `on_report` whenever there is a report to
    /// fetch, so that a window can be woken.
    pub fn start(on_report: impl Fn() + Send + 'static) -> io::Result<Worker> {
        let (hands, inbox) = channel::<Past>();
        let (outbox, reports) = channel();
        let work = move || {
            for past in inbox {
                // Nobody left to tell: the table is gone.
                if outbox.send(Report::of(&past)).is_err() {
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
    pub fn ask(&self, past: Past) {
        if let Some(hands) = &self.hands {
            // A thread that is gone reports nothing.
            let _ = hands.send(past);
        }
    }

    /// The newest report, if there is one that was not fetched yet.
    pub fn poll(&self) -> Option<Report> {
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
