use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::Settings;
use crate::player::Notice;
use crate::store::{Folders, Trouble};

/// Saves settings in its own thread, so that the player never waits for the
/// disk.
#[derive(Debug)]
pub struct Saver {
    /// `None` once the saver is told to stop.
    inbox: Option<Sender<Settings>>,
    notices: Receiver<Notice>,
    thread: Option<JoinHandle<()>>,
}

impl Saver {
    /// Starts the thread. It calls `on_notice` whenever there is a notice to
    /// fetch, so that a window can be woken.
    pub fn start(folders: &Folders, on_notice: impl Fn() + Send + 'static) -> Saver {
        let (inbox, settings) = channel::<Settings>();
        let (outbox, notices) = channel();
        let (alone, folder) = (outbox.clone(), folders.config().to_owned());
        let folders = folders.clone();
        let work = move || {
            let mut last = None;
            while let Ok(next) = settings.recv() {
                let newest = settings.try_iter().last().unwrap_or(next);
                let trouble = newest.write(&folders).err();
                // Reported once: each step of a slider is saved.
                if let Some(trouble) = trouble.clone().filter(|_| trouble != last) {
                    let folder = folders.config().to_owned();
                    let _ = outbox.send(Notice::SettingsNotSaved { folder, trouble });
                    on_notice();
                }
                last = trouble;
            }
        };
        let thread = Builder::new().spawn(work);
        if let Err(problem) = &thread {
            let trouble = Trouble::Other(problem.to_string());
            // Whoever saves settings also looks for notices.
            let _ = alone.send(Notice::SettingsNotSaved { folder, trouble });
        }
        Saver {
            inbox: Some(inbox),
            notices,
            thread: thread.ok(),
        }
    }

    /// Saves the settings soon. If several are waiting, only the newest are
    /// written.
    pub fn save(&self, settings: Settings) {
        if let Some(inbox) = &self.inbox {
            // If the thread is gone, that was reported already.
            let _ = inbox.send(settings);
        }
    }

    /// What could not be saved, if there is news.
    pub(crate) fn notice(&self) -> Option<Notice> {
        self.notices.try_recv().ok()
    }

    /// Waits until everything is saved, and tells what could not be.
    pub fn finish(mut self) -> Option<Notice> {
        self.stop();
        self.notices.try_iter().last()
    }

    fn stop(&mut self) {
        self.inbox = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was told where it happened.
            let _ = thread.join();
        }
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        self.stop();
    }
}
