use egui::{Response, Ui};

use super::Leaving;
use super::settings::{Languages, SettingsForm, contrast_and_size};
use crate::player::commands::{Chord, Key};
use crate::player::settings::{Channel, Settings, TIMES};
use crate::speech::{Language, Topic, Urgency, Utterance, msg};
use crate::table::TimeScale;
use crate::ui::outlets::Speakers;
use crate::ui::window::focus;
use crate::ui::window::focus::Focus;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{
    button, heading, hint_beside, main_button, page, reading, section,
};

/// The questions of the first start: who speaks, how the window looks, and how
/// much time there is.
///
/// It is not known yet whether the player hears a screen reader, so both it and
/// the built-in voice ask the first question.
#[derive(Default)]
pub(in crate::ui::window) struct GreetingScreen {
    languages: Languages,
    question: GreetingQuestion,
    /// The language in which the built-in voice has asked who should speak.
    spoken: Option<Language>,
    /// The language in which the screen reader was given that question.
    announced: Option<Language>,
    /// The language in which the question about time was asked.
    asked: Option<Language>,
    reader: ReaderPresence,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum GreetingQuestion {
    #[default]
    WhoSpeaks,
    Time,
}

/// Whether assistive technology has read the window once. What is in it from
/// the beginning is not announced.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum ReaderPresence {
    #[default]
    Absent,
    Present,
}

impl GreetingScreen {
    /// A player who leaves without an answer is not asked again.
    pub(in crate::ui::window) fn leave(&mut self, shared: &mut Shared) -> Leaving {
        let settings = Settings {
            greeted: true,
            ..shared.settings.clone()
        };
        shared.request(Request::Change(Box::new(settings)));
        Leaving::Now
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        page(ui, |ui| {
            heading(ui, 1, &shared.text(msg::GREETING_TITLE));
            let mut form = SettingsForm::new(shared);
            self.languages.show(ui, &mut form);
            form.finish();
            ui.add_space(12.0);
            match self.question {
                GreetingQuestion::WhoSpeaks => self.who_speaks(ui, shared),
                GreetingQuestion::Time => self.time(ui, shared),
            }
        });
    }

    fn who_speaks(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let mut chosen = None;
        let title = shared.text(msg::SETTINGS_CHANNEL);
        section(ui, "who", &title, |ui| {
            reading(ui, "about", shared.text(msg::GREETING_WHO));
            let reader = main_button(ui, "reader", &shared.text(msg::GREETING_SCREEN_READER));
            focus::home(&reader);
            let reader = hint_beside(reader, &key_hint(shared, Key::Enter));
            let voice = button(ui, "voice", &shared.text(msg::GREETING_OWN_VOICE));
            let voice = hint_beside(voice, &key_hint(shared, Key::V));
            let both = button(ui, "both", &shared.text(msg::GREETING_BOTH));
            let about = shared.text(msg::SETTINGS_CHANNEL_AUTOMATIC_ABOUT);
            let automatic = shared.text(msg::SETTINGS_CHANNEL_AUTOMATIC);
            let automatic = button(ui, "automatic", &automatic);
            let automatic = hint_beside(automatic, &about);
            let nobody = button(ui, "nobody", &shared.text(msg::GREETING_NOBODY));
            let answers = [
                (Channel::ScreenReader, reader),
                (Channel::OwnVoice, voice),
                (Channel::Both, both),
                (Channel::Automatic, automatic),
                (Channel::Off, nobody),
            ];
            if enters_elsewhere(ui, answers.iter().map(|(_, response)| response)) {
                chosen = Some(Channel::ScreenReader);
            }
            for (channel, response) in answers {
                if response.clicked() {
                    chosen = Some(channel);
                }
            }
        });
        let mut form = SettingsForm::new(shared);
        form.section(ui, msg::SETTINGS_LOOK, |form, ui| {
            contrast_and_size(ui, form);
        });
        form.finish();
        let types = ui.ctx().text_edit_focused();
        let presses =
            |input: &egui::InputState| input.modifiers.is_none() && input.key_pressed(egui::Key::V);
        if !types && ui.input(presses) {
            chosen = Some(Channel::OwnVoice);
        }
        let Some(channel) = chosen else {
            return self.greet(ui, shared);
        };
        self.question = GreetingQuestion::Time;
        shared.log.note_deed();
        let settings = Settings {
            channel,
            ..shared.settings.clone()
        };
        shared.request(Request::Change(Box::new(settings)));
        go_home(ui);
    }

    /// Asks who speaks, through both.
    fn greet(&mut self, ui: &Ui, shared: &mut Shared) {
        let language = shared.words.language();
        let question = question(shared.text(msg::GREETING_WHO));
        if self.spoken.replace(language) != Some(language) {
            shared.keep(question.clone());
            let voice = Speakers {
                voice: true,
                ..Speakers::default()
            };
            shared.request(Request::SayThrough(voice, question.clone()));
        }
        if self.reader == ReaderPresence::Present
            && self.announced.replace(language) != Some(language)
        {
            let live = Speakers {
                live: true,
                ..Speakers::default()
            };
            shared.request(Request::SayThrough(live, question));
        }
        let root = egui::accesskit_root_id();
        let read = ui.ctx().accesskit_node_builder(root, |_| ()).is_some();
        if read && self.reader == ReaderPresence::Absent {
            self.reader = ReaderPresence::Present;
            ui.ctx().request_repaint();
        }
    }

    fn time(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let mut chosen = None;
        let title = shared.text(msg::SETTINGS_TIME);
        section(ui, "time", &title, |ui| {
            reading(ui, "about", shared.text(msg::SETTINGS_TIME_ABOUT));
            let mut times = TIMES;
            // Whoever listens to a screen reader needs longer than eyes do:
            // no clocks are the first answer.
            if self.reader == ReaderPresence::Present || shared.speakers().live {
                times.rotate_right(1);
            }
            let mut answers = Vec::new();
            for (place, (time, name)) in times.into_iter().enumerate() {
                let name = shared.text(name);
                let response = match place {
                    0 => main_button(ui, place, &name),
                    _ => button(ui, place, &name),
                };
                if response.clicked() {
                    chosen = Some(time);
                }
                if place == 0 {
                    focus::home(&response);
                    self.ask_for_time(shared, &response);
                    // For screen readers that do not know announcements.
                    ui.ctx().accesskit_node_builder(response.id, |node| {
                        node.set_description(shared.text(msg::SETTINGS_TIME_ABOUT));
                    });
                }
                answers.push(response);
            }
            if enters_elsewhere(ui, &answers) {
                chosen = Some(times[0].0);
            }
        });
        if let Some(time) = chosen {
            finish(shared, time);
        }
    }

    /// Asks once the focus is on the first answer: a screen reader cuts short
    /// what it says when the focus moves.
    fn ask_for_time(&mut self, shared: &mut Shared, first: &Response) {
        let language = shared.words.language();
        let settled = first.has_focus() || self.asked.is_some();
        if settled && self.asked.replace(language) != Some(language) {
            let text = shared.text(msg::GREETING_TIME_QUESTION);
            shared.request(Request::Say(question(text)));
        }
    }
}

fn finish(shared: &mut Shared, time: TimeScale) {
    let mut settings = shared.settings.clone();
    settings.table.time_scale = time;
    shared.request(Request::Change(Box::new(settings)));
    shared.request(Request::Back);
}

/// Whether Enter is pressed on something else than these answers, such as a
/// language: it gives the first of them, as in every dialog.
fn enters_elsewhere<'a>(ui: &Ui, answers: impl IntoIterator<Item = &'a Response>) -> bool {
    let enters = ui.input(|input| input.modifiers.is_none() && input.key_pressed(egui::Key::Enter));
    enters && !answers.into_iter().any(Response::has_focus)
}

/// Puts the focus on the first answer.
fn go_home(ui: &Ui) {
    ui.ctx()
        .with_plugin(|focus: &mut Focus| focus.return_to(None));
}

fn key_hint(shared: &Shared, key: Key) -> String {
    let key = Chord::plain(key).spoken(&shared.words);
    shared.words.say(&msg!(hint_key { key }))
}

/// What the player must answer: it may not be cut short, and can be repeated.
fn question(text: String) -> Utterance {
    Utterance::new(text, Urgency::Critical, Topic::Turn)
}
