use std::io;
use std::time::Duration;

use super::{Bot, Cancel};
use crate::rules::{Action, View, Viewer};
use crate::store;

/// One thread that decides for all computer players of a table, so that the
/// caller's never waits.
#[derive(Debug)]
pub struct Worker {
    /// What is asked and neither answered nor cancelled.
    pending: Vec<(RequestId, Cancel)>,
    next_id: u64,
    worker: store::Worker<Request, Answer>,
}

/// Tells requests apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RequestId(u64);

/// What a player has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The request it answers.
    pub id: RequestId,
    /// Whose decision it is.
    pub viewer: Viewer,
    /// What to do; `None` where there was nothing to decide.
    pub action: Option<Action>,
}

#[derive(Debug)]
struct Request {
    id: RequestId,
    bot: Bot,
    view: View,
    cancel: Cancel,
}

impl Worker {
    /// Starts the thread. It calls `on_answer` whenever there is an answer to
    /// fetch, so that a window can be woken.
    pub fn start(on_answer: impl Fn() + Send + 'static) -> io::Result<Worker> {
        let decide = |request: Request, _: &_| {
            Some(Answer {
                id: request.id,
                viewer: request.view.viewer,
                action: request.bot.decide_unless(&request.view, &request.cancel),
            })
        };
        Ok(Worker {
            pending: Vec::new(),
            next_id: 0,
            worker: store::Worker::start("computer players", on_answer, decide)?,
        })
    }

    /// Asks what the player does. Requests are answered in order.
    pub fn ask(&mut self, bot: &Bot, view: View) -> RequestId {
        let id = RequestId(self.next_id);
        self.next_id += 1;
        let cancel = Cancel::new();
        self.pending.push((id, cancel.clone()));
        self.worker.order(Request {
            id,
            bot: bot.clone(),
            view,
            cancel,
        });
        id
    }

    /// Takes a request back: it stops soon and its answer never comes. What
    /// players decide later does not depend on it.
    pub fn cancel(&mut self, id: RequestId) {
        if let Some(place) = self.pending.iter().position(|(its, _)| *its == id) {
            self.pending.swap_remove(place).1.cancel();
        }
    }

    /// The next answer, if there is one already.
    pub fn poll(&mut self) -> Option<Answer> {
        loop {
            let answer = self.worker.poll()?;
            if self.is_awaited(answer.id) {
                return Some(answer);
            }
        }
    }

    /// The next answer, if it comes within this time; `None` at once when
    /// nothing is asked.
    pub fn wait(&mut self, patience: Duration) -> Option<Answer> {
        while !self.pending.is_empty() {
            let answer = self.worker.wait(patience)?;
            if self.is_awaited(answer.id) {
                return Some(answer);
            }
        }
        None
    }

    fn is_awaited(&mut self, id: RequestId) -> bool {
        let place = self.pending.iter().position(|(its, _)| *its == id);
        place.map(|place| self.pending.swap_remove(place)).is_some()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.pending.iter().for_each(|(_, cancel)| cancel.cancel());
    }
}
