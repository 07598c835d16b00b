use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use egui::accesskit::Role;
use egui::{Context, Ui};

use super::super::{Screen, top};
use super::HandScreen;
use crate::l10n::Message;
use crate::replay::{Collection, Refused};
use crate::review::Review;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, page, reading, region, wide_button};

/// Where hands are read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::window) enum Source {
    /// The famous hand that comes with the program.
    Famous,
    /// A file.
    File(PathBuf),
}

/// The hands of one file.
pub(in crate::window) struct HandsScreen {
    source: Source,
    hands: Hands,
    page: usize,
}

enum Hands {
    /// They are being read, elsewhere: the window never waits.
    Reading(Receiver<Result<Collection, Refused>>),
    Read(Arc<Collection>),
    Refused(String),
}

const FAMOUS: &[u8] = include_bytes!("../../../../assets/hands/dwan-ivey-2009.phh");

/// So many hands are on a page.
const PAGE: usize = 50;

impl HandsScreen {
    /// Begins to read the hands.
    pub(in crate::window) fn open(source: Source, ctx: &Context) -> HandsScreen {
        let (sender, receiver) = mpsc::channel();
        let (from, wake) = (source.clone(), ctx.clone());
        thread::spawn(move || {
            let read = match from {
                Source::Famous => Collection::read("dwan-ivey-2009.phh", FAMOUS),
                Source::File(path) => Collection::open(&path),
            };
            // Nobody waits for it any more once the screen is closed.
            let _ = sender.send(read);
            wake.request_repaint();
        });
        HandsScreen {
            source,
            hands: Hands::Reading(receiver),
            page: 0,
        }
    }

    pub(in crate::window) fn title(&self, desk: &Desk) -> String {
        match &self.source {
            Source::Famous => desk.text("review-famous-dwan-ivey"),
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
        });
    }

    fn receive(&mut self, desk: &mut Desk) {
        let Hands::Reading(receiver) = &self.hands else {
            return;
        };
        match receiver.try_recv() {
            Err(_) => {}
            Ok(Ok(hands)) => {
                let count = Message::new("review-hands-count").with("count", hands.len() as u64);
                let told = Utterance::answer(desk.words.say(&count));
                desk.wish(Wish::Say(told));
                self.hands = Hands::Read(Arc::new(hands));
            }
            Ok(Err(why)) => {
                desk.wish(Wish::Say(Utterance::error(why.to_string())));
                self.hands = Hands::Refused(why.to_string());
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
        Err(why) => desk.wish(Wish::Say(Utterance::error(why.to_string()))),
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
