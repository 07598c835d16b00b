use std::sync::mpsc::{self, Receiver, SendError};
use std::thread::Builder;

use egui::Context;

/// Work in a thread of its own, so that the window never waits for it.
#[derive(Debug)]
pub(super) struct Background<T>(Receiver<T>);

impl<T: Send + 'static> Background<T> {
    /// Starts the work. When it is done, the window is redrawn.
    pub(super) fn start(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Background<T> {
        let (sender, receiver) = mpsc::channel();
        let wake = ctx.clone();
        let work = move || {
            // The screen that wanted it may be closed by now.
            let _ = sender.send(work());
            wake.request_repaint();
        };
        let (give, given) = mpsc::channel::<Box<dyn FnOnce() + Send>>();
        let _ = Builder::new().spawn(move || given.recv().map(|work| work()));
        // No thread could be started: do it here and now.
        if let Err(SendError(work)) = give.send(Box::new(work)) {
            work();
        }
        Background(receiver)
    }

    /// The result, once there is one.
    pub(super) fn done(&self) -> Option<T> {
        self.0.try_recv().ok()
    }
}
