use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a computation that nobody waits for it any more. Clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Option<Arc<AtomicBool>>);

impl Cancel {
    /// One that can be cancelled.
    pub fn new() -> Cancel {
        Cancel(Some(Arc::default()))
    }

    /// One that is never cancelled, for callers that always wait.
    pub(crate) fn never() -> Cancel {
        Cancel(None)
    }

    /// Says that the result is no longer wanted.
    pub fn cancel(&self) {
        if let Some(flag) = &self.0 {
            flag.store(true, Ordering::Relaxed);
        }
    }

    pub(crate) fn is_cancelled(&self) -> bool {
        (self.0.as_ref()).is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
