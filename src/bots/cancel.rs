use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a computation that nobody waits for it any more. Copies are one.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Option<Arc<AtomicBool>>);

impl Cancel {
    /// One that can be cancelled.
    pub fn new() -> Cancel {
        Cancel(Some(Arc::default()))
    }

    /// One that never is, for those who wait in any case.
    pub fn never() -> Cancel {
        Cancel(None)
    }

    /// From now on the work is in vain.
    pub fn cancel(&self) {
        if let Some(flag) = &self.0 {
            flag.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the work is in vain.
    pub fn is_cancelled(&self) -> bool {
        (self.0.as_ref()).is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}
