use std::cmp::Ordering;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, Ui};

use super::super::{Leaving, Screen, top};
use super::files::{CopyTarget, FileField, FileWork};
use super::{HandScreen, histories};
use crate::player::histories::History;
use crate::player::replay::{Collection, Refused};
use crate::player::review::Review;
use crate::speech::{Utterance, msg};
use crate::ui::window::background::Background;
use crate::ui::window::dialog::{ConfirmDialog, Confirmation};
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, composite, long_button, page, reading, section};

/// Where hands are read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ui::window) enum HandSource {
    /// The famous hand that comes with the program.
    Famous,
    /// The hands of a game that the player has played.
    Own(History),
    /// A file from elsewhere.
    File(PathBuf),
}

/// The hands of one file.
pub(in crate::ui::window) struct HandsScreen {
    source: HandSource,
    hands: LoadedHands,
    page: usize,
    file_work: FileWork,
    target: CopyTarget,
    delete: ConfirmDialog,
}

enum LoadedHands {
    Reading(Background<Result<Collection, Refused>>),
    Read(Arc<Collection>),
    Refused(String),
}

const FAMOUS: &[u8] = include_bytes!("../../../../../assets/hands/dwan-ivey-2009.phh");

/// Hands on a page.
const PAGE: usize = 50;

const DELETE: Confirmation = Confirmation {
    salt: "delete",
    question: msg::REVIEW_DELETE_ONE_QUESTION,
    yes: msg::REVIEW_DELETE_YES,
    command: None,
};

impl HandsScreen {
    /// Begins to read the hands.
    pub(in crate::ui::window) fn open(
        source: HandSource,
        shared: &Shared,
        ctx: &Context,
    ) -> HandsScreen {
        let path = match &source {
            HandSource::Famous => None,
            HandSource::Own(file) => histories(shared).map(|own| own.path(&file.name)),
            HandSource::File(path) => Some(path.clone()),
        };
        let read = move || match path {
            None => Collection::read("dwan-ivey-2009.phh", FAMOUS),
            Some(path) => Collection::open(&path),
        };
        HandsScreen::with(source, LoadedHands::Reading(Background::start(ctx, read)))
    }

    /// The hands of a file that has been read, and how many there are.
    pub(super) fn read(path: PathBuf, hands: Collection, shared: &mut Shared) -> HandsScreen {
        tell_count(&hands, shared);
        HandsScreen::with(HandSource::File(path), LoadedHands::Read(Arc::new(hands)))
    }

    fn with(source: HandSource, hands: LoadedHands) -> HandsScreen {
        HandsScreen {
            source,
            hands,
            page: 0,
            file_work: FileWork::default(),
            target: CopyTarget::default(),
            delete: ConfirmDialog::default(),
        }
    }

    /// Whether a question stands in front of it.
    pub(in crate::ui::window) fn asks(&self) -> bool {
        self.delete.is_open()
    }

    /// The player goes back: an open question is closed first.
    pub(in crate::ui::window) fn leave(&mut self) -> Leaving {
        self.delete.leave()
    }

    pub(in crate::ui::window) fn title(&self, shared: &Shared) -> String {
        match &self.source {
            HandSource::Famous => shared.text(msg::REVIEW_FAMOUS_DWAN_IVEY),
            HandSource::Own(file) => file.say(&shared.words),
            HandSource::File(path) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let name = name.to_string_lossy().into_owned();
                shared.words.say(&msg!(review_hands_title { file: name }))
            }
        }
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.receive(shared);
        // Deleted or copied: either way the player is done here.
        if self.file_work.finish(shared) {
            shared.request(Request::Back);
        }
        self.delete.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.delete.is_open(), |ui| {
            page(ui, |ui| {
                let title = self.title(shared);
                top(ui, shared, &title);
                match &self.hands {
                    LoadedHands::Reading(_) => {
                        focus::home(&reading(ui, "reading", shared.text(msg::REVIEW_READING)));
                    }
                    LoadedHands::Refused(why) => {
                        focus::home(&reading(ui, "refused", why.as_str()));
                    }
                    LoadedHands::Read(hands) => {
                        let hands = Arc::clone(hands);
                        self.list(ui, shared, &hands);
                    }
                }
                self.file(ui, shared);
            });
        });
        if self.delete.agrees(ui.ctx(), shared, &DELETE)
            && let (HandSource::Own(file), Some(own)) = (&self.source, histories(shared))
        {
            let name = file.name.clone();
            (self.file_work).start(ui.ctx(), None, move || own.delete(&name));
        }
    }

    /// What can be done with a file of the player's own.
    fn file(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let (HandSource::Own(file), Some(own)) = (&self.source, histories(shared)) else {
            return;
        };
        ui.add_space(16.0);
        section(ui, "export", &shared.text(msg::REVIEW_COPY), |ui| {
            let work = &mut self.file_work;
            if let Some(to) = (self.target).show(ui, shared, work, msg::REVIEW_COPY_ONE) {
                let name = file.name.clone();
                work.start(ui.ctx(), Some(FileField::To), move || {
                    own.export(&name, &to)
                });
            }
        });
        ui.add_space(16.0);
        if button(ui, "delete", &shared.text(msg::REVIEW_DELETE_ONE)).clicked() {
            self.delete.ask();
        }
    }

    fn receive(&mut self, shared: &mut Shared) {
        let LoadedHands::Reading(reading) = &self.hands else {
            return;
        };
        match reading.done() {
            None => {}
            Some(Ok(hands)) => {
                tell_count(&hands, shared);
                self.hands = LoadedHands::Read(Arc::new(hands));
            }
            Some(Err(why)) => {
                let told = refused(&why, shared);
                shared.request(Request::Mention(Utterance::error(told.clone())));
                self.hands = LoadedHands::Refused(told);
            }
        }
    }

    fn list(&mut self, ui: &mut Ui, shared: &mut Shared, hands: &Arc<Collection>) {
        let first = self.page * PAGE;
        let last = (first + PAGE).min(hands.len());
        let title = shared.text(msg::REVIEW_HANDS);
        composite(ui, "hands", Composite::List, &title, |ui| {
            for hand in first..last {
                let response = long_button(ui, hand, &name(hands, hand, shared));
                if hand == first {
                    focus::home(&response);
                }
                if response.clicked() {
                    open(hands, hand, shared);
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            if last < hands.len() && button(ui, "later", &shared.text(msg::REVIEW_LATER)).clicked()
            {
                self.page += 1;
            }
            if self.page > 0 && button(ui, "earlier", &shared.text(msg::REVIEW_EARLIER)).clicked() {
                self.page -= 1;
            }
        });
    }
}

/// Tells how many hands there are.
fn tell_count(hands: &Collection, shared: &mut Shared) {
    let count = msg!(review_hands_count {
        count: hands.len() as u64
    });
    let told = Utterance::answer(shared.words.say(&count));
    shared.request(Request::Mention(told));
}

/// What a hand is called in the list, and what it brought.
fn name(hands: &Collection, hand: usize, shared: &Shared) -> String {
    let hand_title = hands.title(hand).say(&shared.words);
    let Some((before, after)) = hands.my_stacks(hand) else {
        return hand_title;
    };
    let (hand, amount) = (hand_title, after.abs_diff(before));
    shared.words.say(&match after.cmp(&before) {
        Ordering::Greater => msg!(review_hand_won { hand, amount }),
        Ordering::Less => msg!(review_hand_lost { hand, amount }),
        Ordering::Equal => msg!(review_hand_even { hand }),
    })
}

/// Opens a hand at its beginning and tells it, or says why it cannot be.
pub(super) fn open(hands: &Arc<Collection>, hand: usize, shared: &mut Shared) {
    match hands.hand(hand) {
        Err(why) => {
            let told = refused(&why, shared);
            shared.request(Request::Mention(Utterance::error(told)));
        }
        Ok(past) => {
            let review = Review::new(past);
            let mut told = review.tell(&shared.words);
            // In one breath: of two answers only the newer one is spoken.
            if let Some(first) = told.first_mut() {
                let eyes = review.whose_eyes(&shared.words);
                let both = [eyes, std::mem::take(&mut first.text)];
                first.text = shared.words.one_after_another(both);
            }
            let screen = HandScreen::new(Arc::clone(hands), hand, review);
            shared.request(Request::Open(Screen::Hand(screen)));
            for utterance in told {
                shared.request(Request::Mention(utterance));
            }
        }
    }
}

/// Why a hand, or a whole file, cannot be opened.
pub(super) fn refused(why: &Refused, shared: &Shared) -> String {
    let reason = why.say(&shared.words);
    shared.words.say(&msg!(review_refused { reason }))
}
