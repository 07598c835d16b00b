//! Whether a screen reader runs.

#[cfg(target_os = "linux")]
mod bus;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// Knows whether a screen reader runs, without ever waiting for the answer.
///
/// On Linux screen readers say so on the session bus. Windows and macOS tell
/// it only to code that this program does not contain, so there it never
/// knows of one: the player chooses who speaks.
#[derive(Debug)]
pub struct ScreenReader {
    known: Arc<Known>,
}

/// Whether one runs, once the first answer is there.
type Known = OnceLock<AtomicBool>;

impl ScreenReader {
    /// Watches for one. It calls `on_change` from a thread of its own
    /// whenever one starts or ends, so that a window can be woken.
    pub fn watch(on_change: impl Fn() + Send + 'static) -> ScreenReader {
        let known = Arc::<Known>::default();
        #[cfg(target_os = "linux")]
        {
            // Whoever is not watched any more is not told; the thread ends
            // with the next change or with the program.
            let told = Arc::downgrade(&known);
            bus::follow(move |now| {
                let known = told.upgrade()?;
                let running = known.get_or_init(|| AtomicBool::new(false));
                if running.swap(now, Ordering::Relaxed) != now {
                    on_change();
                }
                Some(())
            });
        }
        #[cfg(not(target_os = "linux"))]
        {
            drop(on_change);
            known.get_or_init(|| AtomicBool::new(false));
        }
        ScreenReader { known }
    }

    /// Whether there is an answer yet.
    pub fn is_known(&self) -> bool {
        self.known.get().is_some()
    }

    /// Whether one runs, as far as is known yet.
    pub fn is_running(&self) -> bool {
        let running = self.known.get();
        running.is_some_and(|running| running.load(Ordering::Relaxed))
    }
}
