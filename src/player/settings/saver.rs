use super::Settings;
use crate::player::Notice;
use crate::store::{Folders, Trouble, Worker};

/// Saves settings in its own thread, so that the player never waits for the
/// disk.
#[derive(Debug)]
pub struct Saver {
    /// Or why there is none.
    worker: Result<Worker<Settings, Notice>, Option<Notice>>,
}

impl Saver {
    /// Starts the thread. It calls `on_notice` whenever there is a notice to
    /// fetch, so that a window can be woken.
    pub fn start(folders: &Folders, on_notice: impl Fn() + Send + 'static) -> Saver {
        let not_saved = |folders: &Folders, trouble| Notice::SettingsNotSaved {
            folder: folders.config().to_owned(),
            trouble,
        };
        let own = folders.clone();
        let mut last = None;
        let worker = Worker::start("settings", on_notice, move |next: Settings, rest| {
            let newest = rest.try_iter().last().unwrap_or(next);
            let trouble = newest.write(&own).err();
            // Reported once: each step of a slider is saved.
            let news = trouble.clone().filter(|_| trouble != last);
            last = trouble;
            news.map(|trouble| not_saved(&own, trouble))
        });
        let worker = worker.map_err(|problem| {
            // Whoever saves settings also looks for notices.
            Some(not_saved(folders, Trouble::Other(problem.to_string())))
        });
        Saver { worker }
    }

    /// Saves the settings soon. If several are waiting, only the newest are
    /// written.
    pub fn save(&self, settings: Settings) {
        if let Ok(worker) = &self.worker {
            worker.order(settings);
        }
    }

    /// What could not be saved, if there is news.
    pub(crate) fn notice(&mut self) -> Option<Notice> {
        match &mut self.worker {
            Ok(worker) => worker.poll(),
            Err(notice) => notice.take(),
        }
    }

    /// Waits until everything is saved, and tells what could not be.
    pub fn finish(mut self) -> Option<Notice> {
        if let Ok(worker) = &mut self.worker {
            worker.finish();
        }
        std::iter::from_fn(|| self.notice()).last()
    }
}
