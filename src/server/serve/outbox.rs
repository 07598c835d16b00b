use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;

use crate::server::hall::{LineId, Out};

/// What waits to go out over each line.
#[derive(Clone, Default)]
pub(super) struct Outboxes(Arc<Mutex<BTreeMap<LineId, Outbox>>>);

/// What waits to go out over one line.
struct Outbox {
    queue: mpsc::UnboundedSender<String>,
    /// So many bytes.
    waiting: Arc<AtomicUsize>,
}

/// The other end of an outbox.
pub(super) struct Outgoing {
    queue: mpsc::UnboundedReceiver<String>,
    waiting: Arc<AtomicUsize>,
}

/// So many bytes may wait: whoever takes no more is cut off, and can come back.
const MOST: usize = 256 * 1024;

impl Outboxes {
    /// A new line.
    pub(super) fn open(&self, line: LineId) -> Outgoing {
        let (sender, queue) = mpsc::unbounded_channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let outbox = Outbox {
            queue: sender,
            waiting: waiting.clone(),
        };
        self.with(|outboxes| outboxes.insert(line, outbox));
        Outgoing { queue, waiting }
    }

    pub(super) fn close(&self, line: LineId) {
        self.with(|outboxes| outboxes.remove(&line));
    }

    /// Puts everything on its way.
    pub(super) fn send(&self, sent: Vec<Out>) {
        self.with(|outboxes| {
            for out in sent {
                match out {
                    Out::Close(line) => {
                        outboxes.remove(&line);
                    }
                    Out::Send(line, text) => {
                        let Some(outbox) = outboxes.get(&line) else {
                            continue;
                        };
                        let length = text.len();
                        let waiting = outbox.waiting.fetch_add(length, Ordering::Relaxed) + length;
                        if waiting > MOST || outbox.queue.send(text).is_err() {
                            outboxes.remove(&line);
                        }
                    }
                }
            }
        });
    }

    fn with<T>(&self, act: impl FnOnce(&mut BTreeMap<LineId, Outbox>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Outgoing {
    /// The next message; `None` when the line is to be closed.
    pub(super) async fn next(&mut self) -> Option<String> {
        let text = self.queue.recv().await?;
        self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }
}
