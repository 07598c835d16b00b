use std::path::PathBuf;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Context, Ui};

use super::super::{Leaving, Screen, top};
use super::files::{Filing, Target};
use super::{HandScreen, histories};
use crate::l10n::Message;
use crate::replay::{Collection, Refused};
use crate::review::Review;
use crate::store::History;
use crate::talk::Utterance;
use crate::window::confirm::{Confirm, Question};
use crate::window::desk::{Desk, Wish};
use crate::window::elsewhere::Elsewhere;
use crate::window::focus;
use crate::window::widgets::{button, heading, page, reading, region, wide_button};

/// Where hands are read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::window) enum Source {
    /// The famous hand that comes with the program.
    Famous,
    /// The hands of a game that the player has played.
    Own(History),
    /// A file from elsewhere.
    File(PathBuf),
}

/// The hands of one file.
pub(in crate::window) struct HandsScreen {
    source: Source,
    hands: Hands,
    page: usize,
    filing: Filing,
    target: Target,
    delete: Confirm,
}

enum Hands {
    Reading(Elsewhere<Result<Collection, Refused>>),
    Read(Arc<Collection>),
    Refused(String),
}

const FAMOUS: &[u8] = include_bytes!("../../../../assets/hands/dwan-ivey-2009.phh");

/// So many hands are on a page.
const PAGE: usize = 50;

const DELETE: Question = Question {
    salt: "delete",
    question: "review-delete-one-question",
    yes: "review-delete-yes",
    command: None,
};

impl HandsScreen {
    /// Begins to read the hands.
    pub(in crate::window) fn open(source: Source, desk: &Desk, ctx: &Context) -> HandsScreen {
        let path = match &source {
            Source::Famous => None,
            Source::Own(file) => histories(desk).map(|own| own.path(&file.name)),
            Source::File(path) => Some(path.clone()),
        };
        let read = move || match path {
            None => Collection::read("dwan-ivey-2009.phh", FAMOUS),
            Some(path) => Collection::open(&path),
        };
        HandsScreen {
            source,
            hands: Hands::Reading(Elsewhere::start(ctx, read)),
            page: 0,
            filing: Filing::default(),
            target: Target::default(),
            delete: Confirm::default(),
        }
    }

    /// The player goes back: an open question is closed first.
    pub(in crate::window) fn leave(&mut self) -> Leaving {
        self.delete.leave()
    }

    pub(in crate::window) fn title(&self, desk: &Desk) -> String {
        match &self.source {
            Source::Famous => desk.text("review-famous-dwan-ivey"),
            Source::Own(file) => file.say(&desk.words),
            Source::File(path) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let name = name.to_string_lossy().into_owned();
                desk.words
                    .say(&Message::new("review-hands-title").with("file", name))
            }
        }
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.receive(desk);
        // The file is gone, or was copied: in both cases one has seen enough.
        if self.filing.finish(desk) {
            desk.wish(Wish::Back);
        }
        self.delete.give_focus_back(ui.ctx());
        ui.add_enabled_ui(!self.delete.is_open(), |ui| {
            page(ui, |ui| {
                let title = self.title(desk);
                top(ui, desk, &title);
                match &self.hands {
                    Hands::Reading(_) => {
                        focus::home(&reading(ui, "reading", desk.text("review-reading")));
                    }
                    Hands::Refused(why) => {
                        focus::home(&reading(ui, "refused", why.as_str()));
                    }
                    Hands::Read(hands) => {
                        let hands = Arc::clone(hands);
                        self.list(ui, desk, &hands);
                    }
                }
                self.file(ui, desk);
            });
        });
        if self.delete.agrees(ui.ctx(), desk, &DELETE)
            && let (Source::Own(file), Some(own)) = (&self.source, histories(desk))
        {
            let name = file.name.clone();
            self.filing.start(ui.ctx(), move || own.delete(&name));
        }
    }

    /// What can be done with a file of the player's own.
    fn file(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let (Source::Own(file), Some(own)) = (&self.source, histories(desk)) else {
            return;
        };
        ui.add_space(16.0);
        heading(ui, 2, &desk.text("review-copy"));
        if let Some(to) = self.target.show(ui, desk, "review-copy-one") {
            let name = file.name.clone();
            self.filing.start(ui.ctx(), move || own.export(&name, &to));
        }
        ui.add_space(16.0);
        if button(ui, "delete", &desk.text("review-delete-one")).clicked() {
            self.delete.ask();
        }
    }

    fn receive(&mut self, desk: &mut Desk) {
        let Hands::Reading(reading) = &self.hands else {
            return;
        };
        match reading.done() {
            None => {}
            Some(Ok(hands)) => {
                let count = Message::new("review-hands-count").with("count", hands.len() as u64);
                let told = Utterance::answer(desk.words.say(&count));
                desk.wish(Wish::Say(told));
                self.hands = Hands::Read(Arc::new(hands));
            }
            Some(Err(why)) => {
                let told = refused(&why, desk);
                desk.wish(Wish::Say(Utterance::error(told.clone())));
                self.hands = Hands::Refused(told);
            }
        }
    }

    fn list(&mut self, ui: &mut Ui, desk: &mut Desk, hands: &Arc<Collection>) {
        let first = self.page * PAGE;
        let last = (first + PAGE).min(hands.len());
        let title = self.title(desk);
        region(ui, "hands", Role::List, &title, |ui| {
            for hand in first..last {
                let response = wide_button(ui, hand, &name(hands, hand, desk));
                if hand == first {
                    focus::home(&response);
                }
                if response.clicked() {
                    open(hands, hand, desk);
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            if last < hands.len() && button(ui, "later", &desk.text("review-later")).clicked() {
                self.page += 1;
            }
            if self.page > 0 && button(ui, "earlier", &desk.text("review-earlier")).clicked() {
                self.page -= 1;
            }
        });
    }
}

/// What a hand is called in the list, and what it brought.
fn name(hands: &Collection, hand: usize, desk: &Desk) -> String {
    let title = hands.title(hand).say(&desk.words);
    let (key, amount) = match hands.my_stacks(hand) {
        Some((before, after)) if after > before => ("review-hand-won", after - before),
        Some((before, after)) if after < before => ("review-hand-lost", before - after),
        Some(_) => ("review-hand-even", 0),
        None => return title,
    };
    let message = Message::new(key).with("hand", title).with("amount", amount);
    desk.words.say(&message)
}

/// Opens a hand at its beginning and tells it, or says why it cannot be.
pub(super) fn open(hands: &Arc<Collection>, hand: usize, desk: &mut Desk) {
    match hands.hand(hand) {
        Err(why) => {
            let told = refused(&why, desk);
            desk.wish(Wish::Say(Utterance::error(told)));
        }
        Ok(past) => {
            let review = Review::new(past);
            let eyes = Utterance::answer(review.whose_eyes(&desk.words));
            let first = review.tell(&desk.words);
            let screen = HandScreen::new(Arc::clone(hands), hand, review);
            desk.wish(Wish::Open(Screen::Hand(screen)));
            for utterance in [eyes].into_iter().chain(first) {
                desk.wish(Wish::Say(utterance));
            }
        }
    }
}

/// Why a hand, or a whole file, cannot be opened.
fn refused(why: &Refused, desk: &Desk) -> String {
    let reason = why.say(&desk.words);
    desk.words
        .say(&Message::new("review-refused").with("reason", reason))
}
