use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use jiff::Zoned;
use jiff::civil::DateTime;

use super::game_file::GameFile;
use crate::player::replay::{FileSummary, Finished};
use crate::rules::{Options, View};
use crate::store::disk_wait::{DiskWait, LOOK};
use crate::store::files::hold;
use crate::store::{Folders, Trouble};
use crate::table::{GameId, GameNotice, KeepHands, Past, Start};

/// Writes the hands of a game as they end, in its own thread, so that the
/// player never waits for the disk.
///
/// A failure is reported once, and the hand is tried again with the next one.
/// When a game is continued, hands that were played but not yet written are
/// added: none is lost, and none is there twice.
#[derive(Debug)]
pub(crate) struct HandKeeper {
    /// `None` once the keeper is told to stop.
    inbox: Option<Sender<KeeperMessage>>,
    notices: Receiver<GameNotice>,
    /// One for each message that was dealt with.
    reports: Receiver<()>,
    /// How many messages have no report yet.
    open: usize,
    patience: DiskWait,
    /// Whether the disk did not answer in time.
    hangs: bool,
    folder: PathBuf,
    notice: Option<GameNotice>,
}

#[derive(Debug)]
enum KeeperMessage {
    /// The names of the players at the table.
    Names(Vec<String>),
    /// A hand that is over; sent again if cards are shown after it.
    Over(Box<View>),
}

impl HandKeeper {
    /// Starts to keep the hands of a new game.
    pub(crate) fn begin(folders: &Folders, start: &Start, game: &GameId) -> HandKeeper {
        HandKeeper::start(folders, &start.options, game.clone(), Destination::New)
    }

    /// Starts to keep the hands of a table somewhere else.
    pub(crate) fn elsewhere(folders: &Folders, options: &Options) -> HandKeeper {
        HandKeeper::start(folders, options, GameId::new(), Destination::New)
    }

    /// Goes on to keep the hands of a game that is continued.
    pub(crate) fn resume(folders: &Folders, past: Past) -> HandKeeper {
        let (options, game) = (past.start.options.clone(), past.game.clone());
        HandKeeper::start(folders, &options, game, Destination::Past(Box::new(past)))
    }

    fn start(
        folders: &Folders,
        options: &Options,
        game: GameId,
        destination: Destination,
    ) -> HandKeeper {
        let (inbox, orders) = channel();
        let (outbox, notices) = channel();
        let (report, reports) = channel();
        let mut work = KeeperThread {
            folders: folders.clone(),
            options: options.clone(),
            game,
            names: Vec::new(),
            destination,
            waiting: Vec::new(),
            told: false,
            outbox,
        };
        // If no thread can be started, no report comes, and that is noticed.
        let _ = Builder::new().spawn(move || work.obey(&orders, &report));
        HandKeeper {
            inbox: Some(inbox),
            notices,
            reports,
            open: 0,
            patience: DiskWait::new(),
            hangs: false,
            folder: folders.hands(),
            notice: None,
        }
    }

    fn order(&mut self, order: KeeperMessage) {
        if let Some(inbox) = &self.inbox {
            if self.open == 0 {
                self.patience.renew();
            }
            self.open += 1;
            // A thread that is gone has told why.
            let _ = inbox.send(order);
        }
    }
}

impl KeepHands for HandKeeper {
    fn sit(&mut self, names: Vec<String>) {
        self.order(KeeperMessage::Names(names));
    }

    fn keep(&mut self, view: View) {
        self.order(KeeperMessage::Over(Box::new(view)));
    }

    fn notice(&mut self) -> Option<GameNotice> {
        self.notice.take().or_else(|| self.notices.try_recv().ok())
    }

    /// A disk that takes much too long is not waited for.
    fn is_done(&mut self, wait: Duration) -> bool {
        let mut left = wait;
        while self.open > 0 {
            let look = if self.hangs {
                Duration::ZERO
            } else {
                left.min(LOOK)
            };
            match self.reports.recv_timeout(look) {
                Ok(()) => {
                    self.open -= 1;
                    self.hangs = false;
                    self.patience.renew();
                }
                Err(_) if self.hangs => return true,
                // A thread that could not be started never answers.
                Err(error)
                    if error == RecvTimeoutError::Disconnected
                        || self.patience.is_over(Instant::now()) =>
                {
                    self.hangs = true;
                    self.notice = Some(GameNotice::HandsNotKept {
                        folder: self.folder.clone(),
                        trouble: Trouble::NoAnswer,
                    });
                }
                Err(RecvTimeoutError::Timeout) if left > look => left -= look,
                Err(_) => return false,
            }
        }
        true
    }
}

impl Drop for HandKeeper {
    fn drop(&mut self) {
        self.inbox = None;
        self.patience.renew();
        // The last report is that there are no more.
        while !self.hangs && !self.patience.is_over(Instant::now()) {
            match self.reports.recv_timeout(LOOK) {
                Err(RecvTimeoutError::Disconnected) => break,
                Ok(()) => self.patience.renew(),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// What happens in the thread.
struct KeeperThread {
    folders: Folders,
    options: Options,
    game: GameId,
    names: Vec<String>,
    destination: Destination,
    /// Hands that are not written yet.
    waiting: Vec<(u64, String)>,
    /// Whether the failure was reported already.
    told: bool,
    outbox: Sender<GameNotice>,
}

/// Where the hands are written.
enum Destination {
    /// To a new file, once there is a hand.
    New,
    /// To the file of a game that is continued, after adding what it lacks.
    Past(Box<Past>),
    /// To this file.
    File(GameFile),
}

impl KeeperThread {
    fn obey(&mut self, orders: &Receiver<KeeperMessage>, report: &Sender<()>) {
        while let Ok(order) = orders.recv() {
            match order {
                KeeperMessage::Names(names) => self.names = names,
                KeeperMessage::Over(view) => self.add(&view, Zoned::now().datetime()),
            }
            self.write();
            // Nobody left to tell: the table is gone.
            let _ = report.send(());
        }
        if !self.waiting.is_empty() {
            self.write();
        }
        if let Destination::File(file) = &self.destination {
            file.sync();
        }
    }

    fn add(&mut self, view: &View, ended: DateTime) {
        let number = view.standing.as_ref().map_or(0, |standing| standing.hands);
        let hand = Finished {
            view,
            names: &self.names,
            options: &self.options,
            ended: Some(ended),
        };
        let text = hand.write();
        self.waiting.retain(|(waiting, _)| *waiting < number);
        self.waiting.push((number, text));
    }

    /// Writes everything that waits, or reports why it cannot.
    fn write(&mut self) {
        match self.try_to_write() {
            Ok(()) => self.told = false,
            Err(trouble) if !std::mem::replace(&mut self.told, true) => {
                let folder = self.folders.hands();
                // Nobody left to tell: the table is gone.
                let _ = self
                    .outbox
                    .send(GameNotice::HandsNotKept { folder, trouble });
            }
            Err(_) => {}
        }
    }

    fn try_to_write(&mut self) -> Result<(), Trouble> {
        let is_continued = matches!(self.destination, Destination::Past(_));
        if !is_continued && self.waiting.is_empty() {
            return Ok(());
        }
        let _alone = hold(&self.folders.hands_lock());
        if let Destination::Past(past) = &self.destination {
            let (past, waiting) = (past.clone(), std::mem::take(&mut self.waiting));
            let file = self.catch_up(&past);
            self.waiting.extend(waiting);
            if let Some(file) = file? {
                self.destination = Destination::File(file);
            }
        }
        if self.waiting.is_empty() {
            return Ok(());
        }
        self.file()?;
        let Destination::File(file) = &mut self.destination else {
            return Ok(());
        };
        for (number, text) in &self.waiting {
            file.put(*number, text)?;
        }
        self.waiting.clear();
        Ok(())
    }

    /// Makes sure that there is a file to write to.
    fn file(&mut self) -> Result<(), Trouble> {
        if let Destination::File(file) = &self.destination {
            if file.is_as_left() {
                return Ok(());
            }
            if file.path().exists() {
                // Somebody has deleted its hands, or something else.
                let file = GameFile::open(file.path().to_owned(), &self.game, &[])?;
                if file.is_ours() {
                    self.destination = Destination::File(file);
                    return Ok(());
                }
                // Somebody else wrote in it, so it stays as it is, and further
                // hands go to another file.
                self.waiting.retain(|(number, _)| !file.has(*number));
                if self.waiting.is_empty() {
                    return Ok(());
                }
            }
        }
        let (kind, now) = (self.options.kind(), Zoned::now().datetime());
        let file = GameFile::create(&self.folders.hands(), kind, &self.game, now)?;
        self.destination = Destination::File(file);
        Ok(())
    }

    /// Adds the hands that the files of a game lack. The last hand is written
    /// anew: it may be torn, and cards may have been shown after it.
    fn catch_up(&mut self, past: &Past) -> Result<Option<GameFile>, Trouble> {
        let mut others = GameFile::find(&self.folders.hands(), &self.game, &past.texts())?;
        let ours = (0..others.len()).filter(|&at| others[at].is_ours());
        let longest = ours.max_by_key(|&at| others[at].last());
        let mut file = longest.map(|at| others.remove(at));
        let elsewhere = |number| others.iter().any(|it| it.has(number));
        let is_kept = |number: &u64| elsewhere(*number) || file.iter().any(|it| it.has(*number));
        let ended = past.ended_hands();
        let whole = (1..=ended.len() as u64).take_while(is_kept).count() as u64;
        let last = file.as_ref().map_or(0, GameFile::last);
        let kept = whole.min(last.saturating_sub(1));
        for (number, view) in (1..).zip(&ended).skip(kept as usize) {
            if elsewhere(number) {
                continue;
            }
            let before = file.as_mut().and_then(|file| file.text(number));
            let before = before.and_then(|text| FileSummary::of("it.phh", text.as_bytes()).ended);
            self.add(view, before.unwrap_or_else(|| past.left()));
        }
        if let Some(file) = &mut file {
            // A hand that is over within a moment is kept before the journal
            // hears of it, but nobody else has heard of it either. More than
            // one the journal has lost.
            if file.last() > past.dealt() + 1 {
                file.save_after(past.dealt())?;
            }
            file.cut(kept + 1)?;
        }
        Ok(file)
    }
}
