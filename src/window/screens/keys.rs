mod rows;
mod waiting;

use egui::Ui;

use super::{Leaving, top};
use crate::input::{Chord, Command, Entry, Key, KeySettings, Keymap, Letters};
use crate::l10n::Message;
use crate::store::Settings;
use crate::talk::Utterance;
use crate::window::confirm::{Confirm, Question};
use crate::window::desk::{Desk, Wish};
use crate::window::focus;
use crate::window::widgets::{button, page, reading};
use rows::Asked;
use waiting::Waiting;

/// Other keys for commands.
#[derive(Default)]
pub(in crate::window) struct KeysScreen {
    waiting: Waiting,
    reset: Confirm,
    /// Why a command has not got a key, with the command.
    refused: Option<Refused>,
}

struct Refused {
    command: Command,
    text: String,
    /// Whether it was said already, and not only shown.
    said: bool,
}

const RESET: Question = Question {
    salt: "reset-keys",
    question: "settings-keys-reset-question",
    yes: "settings-keys-reset-yes",
    command: None,
};

impl KeysScreen {
    pub(in crate::window) fn leave(&mut self) -> Leaving {
        self.reset.leave()
    }

    pub(in crate::window) fn waits_for_key(&self) -> bool {
        self.waiting.command().is_some()
    }

    /// The key that the player has pressed for the command.
    pub(in crate::window) fn capture(&mut self, chord: Option<Chord>, desk: &mut Desk) {
        let Some(command) = self.waiting.end() else {
            return;
        };
        match chord {
            Some(chord) if chord == Chord::plain(Key::Escape) => {
                tell(desk, &desk.keymap.clone(), command)
            }
            Some(chord) if chord == Chord::plain(Key::Delete) => self.bind(desk, command, None),
            Some(chord) => self.bind(desk, command, Some(chord)),
            None => {
                let unusable = Message::new("settings-keys-unusable");
                let text = desk
                    .words
                    .say(&unusable.with("command", name(desk, command)));
                self.refuse(command, text);
            }
        }
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.reset.give_focus_back(ui.ctx());
        self.waiting.give_focus_back(ui.ctx());
        let covered = self.reset.is_open() || self.waits_for_key();
        ui.add_enabled_ui(!covered, |ui| {
            page(ui, |ui| self.content(ui, desk));
        });
        if self.reset.agrees(ui.ctx(), desk, &RESET) {
            self.refused = None;
            let letters = desk.settings.keys.letters;
            let keys = KeySettings {
                letters,
                ..KeySettings::default()
            };
            change(desk, keys);
            let done = desk.text("settings-keys-reset-done");
            desk.wish(Wish::Say(Utterance::answer(done)));
        }
        if let Some(command) = self.waiting.show(ui.ctx(), desk) {
            self.bind(desk, command, None);
        }
    }

    fn content(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let title = desk.text("settings-keys-title");
        top(ui, desk, &title);
        let intro = reading(ui, "intro", desk.text("settings-keys-intro"));
        focus::home(&intro);
        match rows::show(ui, desk, &mut self.refused) {
            Some(Asked::Change(command)) => {
                self.refused = None;
                self.waiting.begin(command);
            }
            Some(Asked::Default(entry)) => {
                self.bind(desk, entry.command, Some(entry.chord));
            }
            None => {}
        }
        ui.add_space(20.0);
        if button(ui, "reset", &desk.text("settings-keys-reset")).clicked() {
            self.reset.ask();
        }
    }

    fn bind(&mut self, desk: &mut Desk, command: Command, chord: Option<Chord>) {
        let mut keymap = desk.keymap.clone();
        match keymap.bind(command, chord) {
            Err(problem) => self.refuse(command, problem.say(&desk.words)),
            Ok(()) => {
                self.refused = None;
                change(desk, keymap.settings());
                tell(desk, &keymap, command);
            }
        }
    }

    fn refuse(&mut self, command: Command, text: String) {
        self.refused = Some(Refused {
            command,
            text,
            said: false,
        });
    }
}

fn change(desk: &mut Desk, keys: KeySettings) {
    let settings = Settings {
        keys,
        ..desk.settings.clone()
    };
    desk.wish(Wish::Change(Box::new(settings)));
}

/// Lets the own voice say the key of a command. A screen reader says it when
/// the focus comes back to the command.
fn tell(desk: &mut Desk, keymap: &Keymap, command: Command) {
    let text = rows::label(desk, keymap, command);
    desk.wish(Wish::SayAloud(Utterance::answer(text)));
}

/// What a command is called.
fn name(desk: &Desk, command: Command) -> String {
    Entry::of(command).map_or_else(String::new, |entry| entry.name(&desk.words))
}

/// The key of a command, even one that is not heard while letters are off.
fn key(keymap: &Keymap, command: Command) -> Option<Chord> {
    let mut keymap = keymap.clone();
    keymap.set_letters(Letters::On);
    keymap.chord(command)
}
