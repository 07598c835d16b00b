//! Whether a screen reader runs, what it can do, and whether it answers.

#[cfg(target_os = "linux")]
mod bus;
#[cfg(target_os = "linux")]
mod registry;

use std::sync::{Arc, Mutex, PoisonError};

/// What is known of a screen reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reader {
    /// One may run: the system does not tell.
    Unknown,
    /// None runs.
    Absent,
    /// One reads what has the focus and speaks no announcements, as Orca does
    /// before version 45.
    ReadsFocus,
    /// One speaks announcements.
    Announces,
}

/// Whether anything has read the window through the system's accessibility.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Window {
    Unread,
    Read,
}

impl Reader {
    /// What is known of a screen reader, if anything: what the system tells, and
    /// where it does not tell, what the window sees. A screen reader reads each
    /// window that opens, so one that nothing reads has none; but other programs
    /// read windows, too.
    pub(super) fn seen(told: Option<Reader>, window: Window) -> Option<Reader> {
        match (told, window) {
            (Some(Reader::Unknown), Window::Unread) => None,
            (told, _) => told,
        }
    }
}

/// Knows of the screen reader without ever waiting for an answer.
///
/// On Linux screen readers register for what they want to hear on the
/// accessibility bus. Windows and macOS tell of them only to code that this
/// program does not contain: see `Reader::seen`.
#[derive(Debug)]
pub struct ScreenReader {
    known: Arc<Mutex<ReaderState>>,
}

#[derive(Debug, Default)]
struct ReaderState {
    /// Nothing before the first answer of the system.
    reader: Option<Reader>,
    /// How often it was asked whether it listens, and which of these questions
    /// it has answered last.
    asked: u64,
    answered: u64,
    #[cfg(target_os = "linux")]
    ping: Option<bus::ReaderPing>,
}

impl ScreenReader {
    /// Watches for one. It calls `on_change` from a thread of its own whenever
    /// one starts, ends or answers, so that a window can be woken.
    pub fn watch(on_change: impl Fn() + Send + Sync + 'static) -> ScreenReader {
        let known = Arc::new(Mutex::new(ReaderState::default()));
        #[cfg(target_os = "linux")]
        bus::follow(&known, on_change);
        #[cfg(not(target_os = "linux"))]
        {
            drop(on_change);
            lock(&known).reader = Some(Reader::Unknown);
        }
        ScreenReader { known }
    }

    /// What the system tells of it; `None` before it has answered.
    pub fn reader(&self) -> Option<Reader> {
        lock(&self.known).reader
    }

    /// Asks whoever speaks announcements whether they listen. A screen reader
    /// that waits for another program hears nothing meanwhile, and may drop
    /// what has piled up.
    pub fn ask(&self) {
        let mut known = lock(&self.known);
        known.asked += 1;
        #[cfg(target_os = "linux")]
        if (known.ping.as_ref()).is_some_and(|ping| ping.ask(known.asked)) {
            return;
        }
        known.answered = known.asked;
    }

    /// Whether the last question was answered, or there is nobody to answer.
    pub fn has_answered(&self) -> bool {
        let known = lock(&self.known);
        known.answered == known.asked
    }
}

fn lock(known: &Mutex<ReaderState>) -> std::sync::MutexGuard<'_, ReaderState> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}
