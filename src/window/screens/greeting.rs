use egui::accesskit::Role;
use egui::{Response, Ui};

use super::Leaving;
use super::settings::{Form, Languages, TIMES};
use crate::input::{Chord, Key};
use crate::l10n::{Language, Message};
use crate::outlets::{Channel, Speakers};
use crate::session::TimeScale;
use crate::store::Settings;
use crate::talk::{Topic, Urgency, Utterance};
use crate::window::desk::{Desk, Wish};
use crate::window::focus::{self, Focus};
use crate::window::widgets::{button, heading, hint_beside, main_button, page, reading, region};

/// The questions of the first start: who speaks, and how much time there is.
///
/// Nobody knows yet whether a screen reader is heard, so that both it and the
/// own voice ask the first one.
#[derive(Default)]
pub(in crate::window) struct Greeting {
    languages: Languages,
    step: Step,
    /// The language in which the own voice has asked who speaks.
    spoken: Option<Language>,
    /// The same of the screen reader.
    announced: Option<Language>,
    /// The language in which the question for the time was asked.
    asked: Option<Language>,
    reader: Reader,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Step {
    #[default]
    WhoSpeaks,
    Time,
}

/// Whether assistive technology has read the window once. What is in it from
/// the beginning is not announced.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Reader {
    #[default]
    Absent,
    Present,
}

impl Greeting {
    /// Whoever goes away has been greeted.
    pub(in crate::window) fn leave(&mut self, desk: &mut Desk) -> Leaving {
        let settings = Settings {
            greeted: true,
            ..desk.settings.clone()
        };
        desk.wish(Wish::Change(Box::new(settings)));
        Leaving::Now
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        page(ui, |ui| {
            heading(ui, 1, &desk.text("greeting-title"));
            let mut form = Form::new(desk);
            if self.languages.show(ui, &mut form) {
                // What is asked anew is answered with Enter again.
                go_home(ui);
            }
            form.finish();
            ui.add_space(12.0);
            match self.step {
                Step::WhoSpeaks => self.who_speaks(ui, desk),
                Step::Time => self.time(ui, desk),
            }
        });
    }

    fn who_speaks(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let mut chosen = None;
        let title = desk.text("settings-channel");
        region(ui, "who", Role::Group, &title, |ui| {
            heading(ui, 2, &title);
            reading(ui, "about", desk.text("greeting-who"));
            let reader = main_button(ui, "reader", &desk.text("greeting-screen-reader"));
            focus::home(&reader);
            let reader = hint_beside(reader, &key_hint(desk, Key::Enter));
            let voice = button(ui, "voice", &desk.text("greeting-own-voice"));
            let voice = hint_beside(voice, &key_hint(desk, Key::V));
            let both = button(ui, "both", &desk.text("greeting-both"));
            let automatic = Message::new("settings-channel-automatic");
            let about = Message::new(automatic.key()).form("about");
            let about = desk.words.say(&about);
            let automatic = button(ui, "automatic", &desk.words.say(&automatic));
            let automatic = hint_beside(automatic, &about);
            for (channel, response) in [
                (Channel::ScreenReader, reader),
                (Channel::OwnVoice, voice),
                (Channel::Both, both),
                (Channel::Automatic, automatic),
            ] {
                if response.clicked() {
                    chosen = Some(channel);
                }
            }
        });
        if ui.input(|input| input.modifiers.is_none() && input.key_pressed(egui::Key::V)) {
            chosen = Some(Channel::OwnVoice);
        }
        let Some(channel) = chosen else {
            return self.greet(ui, desk);
        };
        self.step = Step::Time;
        desk.log.note_deed();
        let settings = Settings {
            channel,
            ..desk.settings.clone()
        };
        desk.wish(Wish::Change(Box::new(settings)));
        go_home(ui);
    }

    /// Asks who speaks, through both.
    fn greet(&mut self, ui: &Ui, desk: &mut Desk) {
        let language = desk.words.language();
        let question = question(desk.text("greeting-who"));
        if self.spoken.replace(language) != Some(language) {
            desk.keep(question.clone());
            let voice = Speakers {
                voice: true,
                ..Speakers::default()
            };
            desk.wish(Wish::SayThrough(voice, question.clone()));
        }
        if self.reader == Reader::Present && self.announced.replace(language) != Some(language) {
            let live = Speakers {
                live: true,
                ..Speakers::default()
            };
            desk.wish(Wish::SayThrough(live, question));
        }
        let root = egui::accesskit_root_id();
        let read = ui.ctx().accesskit_node_builder(root, |_| ()).is_some();
        if read && self.reader == Reader::Absent {
            self.reader = Reader::Present;
            ui.ctx().request_repaint();
        }
    }

    fn time(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let mut chosen = None;
        let title = desk.text("settings-time");
        region(ui, "time", Role::Group, &title, |ui| {
            heading(ui, 2, &title);
            reading(ui, "about", desk.text("settings-time-about"));
            let mut times = TIMES;
            // Whoever listens to a screen reader needs longer than eyes do:
            // no clocks are the first answer.
            if self.reader == Reader::Present || desk.speakers().live {
                times.rotate_right(1);
            }
            for (place, (time, name)) in times.into_iter().enumerate() {
                let name = desk.text(name);
                let response = match place {
                    0 => main_button(ui, place, &name),
                    _ => button(ui, place, &name),
                };
                if response.clicked() {
                    chosen = Some(time);
                }
                if place == 0 {
                    focus::home(&response);
                    self.ask_for_time(desk, &response);
                    // For screen readers that do not know announcements.
                    ui.ctx().accesskit_node_builder(response.id, |node| {
                        node.set_description(desk.text("settings-time-about"));
                    });
                }
            }
        });
        if let Some(time) = chosen {
            finish(desk, time);
        }
    }

    /// Asks once the focus is on the first answer: a screen reader cuts short
    /// what it says when the focus moves.
    fn ask_for_time(&mut self, desk: &mut Desk, first: &Response) {
        let language = desk.words.language();
        let settled = first.has_focus() || self.asked.is_some();
        if settled && self.asked.replace(language) != Some(language) {
            let text = desk.text("greeting-time-question");
            desk.wish(Wish::Say(question(text)));
        }
    }
}

fn finish(desk: &mut Desk, time: TimeScale) {
    let mut settings = desk.settings.clone();
    settings.table.time_scale = time;
    desk.wish(Wish::Change(Box::new(settings)));
    desk.wish(Wish::Back);
}

/// Puts the focus on the first answer.
fn go_home(ui: &Ui) {
    ui.ctx()
        .with_plugin(|focus: &mut Focus| focus.return_to(None));
}

fn key_hint(desk: &Desk, key: Key) -> String {
    let key = Chord::plain(key).spoken(&desk.words);
    desk.words.say(&Message::new("hint-key").with("key", key))
}

/// What the player must answer: it may not be cut short, and can be repeated.
fn question(text: String) -> Utterance {
    Utterance::new(text, Urgency::Critical, Topic::Turn)
}
