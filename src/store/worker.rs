use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// A thread that does one thing after another, for somebody who must not wait
/// for it. Dropped, it does what was ordered and ends.
#[derive(Debug)]
pub(crate) struct Worker<Order, Report> {
    /// `None` once it is told to stop.
    orders: Option<Sender<Order>>,
    reports: Receiver<Report>,
    thread: Option<JoinHandle<()>>,
}

impl<Order: Send + 'static, Report: Send + 'static> Worker<Order, Report> {
    /// Starts the thread, which does each order in turn and sees what else is
    /// ordered. It calls `on_report` whenever there is a report to fetch, so
    /// that a window can be woken.
    pub(crate) fn start(
        name: &str,
        on_report: impl Fn() + Send + 'static,
        mut work: impl FnMut(Order, &Receiver<Order>) -> Option<Report> + Send + 'static,
    ) -> io::Result<Worker<Order, Report>> {
        let (orders, inbox) = channel();
        let (outbox, reports) = channel();
        let work = move || {
            while let Ok(order) = inbox.recv() {
                let Some(report) = work(order, &inbox) else {
                    continue;
                };
                // Nobody left to tell.
                if outbox.send(report).is_err() {
                    return;
                }
                on_report();
            }
        };
        Ok(Worker {
            orders: Some(orders),
            reports,
            thread: Some(Builder::new().name(name.to_owned()).spawn(work)?),
        })
    }

    /// Orders something. A thread that has died does nothing, and reports
    /// nothing.
    pub(crate) fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            let _ = orders.send(order);
        }
    }

    /// The next report, if there is one already.
    pub(crate) fn poll(&self) -> Option<Report> {
        self.reports.try_recv().ok()
    }

    /// The next report, if it comes within this time; `None` at once from a
    /// thread that has died.
    pub(crate) fn wait(&self, patience: Duration) -> Option<Report> {
        self.reports.recv_timeout(patience).ok()
    }
}

impl<Order, Report> Worker<Order, Report> {
    /// Waits until everything is done; what was reported can still be fetched.
    pub(crate) fn finish(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was told where it happened.
            let _ = thread.join();
        }
    }
}

impl<Order, Report> Drop for Worker<Order, Report> {
    fn drop(&mut self) {
        self.finish();
    }
}
