use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::{Bot, Cancel};
use crate::rules::{Action, View, Viewer};

/// One thread that decides for all computer players of a table, so that the
/// caller's never waits.
#[derive(Debug)]
pub struct Worker {
    /// `None` once the worker is told to stop.
    requests: Option<Sender<Request>>,
    answers: Receiver<Answer>,
    /// What is asked and neither answered nor cancelled.
    pending: Vec<(RequestId, Cancel)>,
    next_id: u64,
    thread: Option<JoinHandle<()>>,
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
        let (requests, inbox) = channel::<Request>();
        let (outbox, answers) = channel();
        let work = move || {
            for request in inbox {
                let action = request.bot.decide_unless(&request.view, &request.cancel);
                let answer = Answer {
                    id: request.id,
                    viewer: request.view.viewer,
                    action,
                };
                // Nobody left to tell: the table is gone.
                if outbox.send(answer).is_err() {
                    return;
                }
                on_answer();
            }
        };
        Ok(Worker {
            requests: Some(requests),
            answers,
            pending: Vec::new(),
            next_id: 0,
            thread: Some(Builder::new().spawn(work)?),
        })
    }

    /// Asks what the player does. Requests are answered in order.
    pub fn ask(&mut self, bot: &Bot, view: View) -> RequestId {
        let id = RequestId(self.next_id);
        self.next_id += 1;
        let cancel = Cancel::new();
        self.pending.push((id, cancel.clone()));
        let request = Request {
            id,
            bot: bot.clone(),
            view,
            cancel,
        };
        if let Some(requests) = &self.requests {
            // A thread that is gone answers nothing, which `wait` can tell.
            let _ = requests.send(request);
        }
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
            let answer = self.answers.try_recv().ok()?;
            if self.is_awaited(answer.id) {
                return Some(answer);
            }
        }
    }

    /// The next answer, as soon as it comes; `None` when nothing is asked.
    pub fn wait(&mut self) -> Option<Answer> {
        while !self.pending.is_empty() {
            let answer = self.answers.recv().ok()?;
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
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was told where it happened.
            let _ = thread.join();
        }
    }
}
