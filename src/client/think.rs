use std::time::Duration;

use super::Client;
use crate::bots::{RequestId, Worker};
use crate::coach;
use crate::session::{Job, Moment};

/// Where the computer players think.
pub(super) enum Thinking {
    /// Where the client is: everything is decided when it returns.
    Here,
    /// In a thread of its own, so that the client's never waits.
    Elsewhere {
        worker: Worker,
        asked: Option<(RequestId, Box<Job>)>,
    },
}

impl Client {
    /// Lets the computer players think in a thread of its own from now on,
    /// and the coach in another. Each calls `on_answer` when
    /// [`Client::advance`] has something to fetch. Where no thread can be
    /// started, they think here as before.
    pub fn think_elsewhere(&mut self, on_answer: impl Fn() + Clone + Send + 'static) {
        self.coaching.worker = coach::Worker::start(on_answer.clone()).ok();
        if let Ok(worker) = Worker::start(on_answer) {
            let asked = None;
            self.thinking = Thinking::Elsewhere { worker, asked };
        }
    }

    /// Lets the computer players decide, as far as they are ready to.
    pub(super) fn decide(&mut self, now: Duration) -> Vec<Moment> {
        let Thinking::Elsewhere { worker, asked } = &mut self.thinking else {
            return self.session.let_bots_decide(now);
        };
        let mut moments = Vec::new();
        while let Some(answer) = worker.poll() {
            if let Some((_, job)) = asked.take_if(|(id, _)| *id == answer.id) {
                moments.extend(self.session.answer(&job, answer.action, now));
            }
        }
        // The table has gone on without the answer.
        if let Some((id, _)) = asked.take_if(|(_, job)| !self.session.awaits(job)) {
            worker.cancel(id);
        }
        if asked.is_none()
            && let Some(job) = self.session.job()
        {
            let (bot, view) = job.parts();
            *asked = Some((worker.ask(bot, view.clone()), Box::new(job)));
        }
        moments
    }
}
