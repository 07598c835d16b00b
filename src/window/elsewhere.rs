use std::sync::mpsc::{self, Receiver, SendError};
use std::thread::Builder;

use egui::Context;

/// Work in a thread of its own, because the window never waits.
#[derive(Debug)]
pub(super) struct Elsewhere<T>(Receiver<T>);

impl<T: Send + 'static> Elsewhere<T> {
    /// Begins the work. The window is drawn anew when it is done.
    pub(super) fn start(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Elsewhere<T> {
        let (sender, receiver) = mpsc::channel();
        let wake = ctx.clone();
        let work = move || {
            // Nobody waits for it any more once its screen is closed.
            let _ = sender.send(work());
            wake.request_repaint();
        };
        let (give, given) = mpsc::channel::<Box<dyn FnOnce() + Send>>();
        let _ = Builder::new().spawn(move || given.recv().map(|work| work()));
        // Nobody there to take it: no thread could be started.
        if let Err(SendError(work)) = give.send(Box::new(work)) {
            work();
        }
        Elsewhere(receiver)
    }

    /// What came of it, once it is done.
    pub(super) fn done(&self) -> Option<T> {
        self.0.try_recv().ok()
    }
}
