mod new_key;
mod rows;

use egui::Ui;

use super::{Leaving, top};
use crate::player::commands::{Chord, Command, CommandEntry, Key, KeySettings, Keymap, Letters};
use crate::player::settings::Settings;
use crate::speech::{Utterance, msg};
use crate::ui::window::dialog::{ConfirmDialog, Confirmation};
use crate::ui::window::focus;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, page, reading};
use new_key::NewKeyDialog;
use rows::KeyRequest;

/// Other keys for commands.
#[derive(Default)]
pub(in crate::ui::window) struct KeysScreen {
    new_key: NewKeyDialog,
    reset: ConfirmDialog,
    /// Why a command has not got a key, with the command.
    refused: Option<RefusedKey>,
}

struct RefusedKey {
    command: Command,
    text: String,
    /// Whether it was said already, and not only shown.
    said: bool,
}

const RESET: Confirmation = Confirmation {
    salt: "reset-keys",
    question: msg::SETTINGS_KEYS_RESET_QUESTION,
    yes: msg::SETTINGS_KEYS_RESET_YES,
    command: None,
};

impl KeysScreen {
    /// Whether a question stands in front of it.
    pub(in crate::ui::window) fn asks(&self) -> bool {
        self.reset.is_open()
    }

    pub(in crate::ui::window) fn leave(&mut self) -> Leaving {
        self.reset.leave()
    }

    pub(in crate::ui::window) fn waits_for_key(&self) -> bool {
        self.new_key.command().is_some()
    }

    /// The key that the player has pressed for the command.
    pub(in crate::ui::window) fn capture(&mut self, chord: Option<Chord>, shared: &mut Shared) {
        let Some(command) = self.new_key.end() else {
            return;
        };
        match chord {
            Some(chord) if chord == Chord::plain(Key::Escape) => {
                tell(shared, &shared.keymap.clone(), command)
            }
            Some(chord) if chord == Chord::plain(Key::Delete) => self.bind(shared, command, None),
            Some(chord) => self.bind(shared, command, Some(chord)),
            None => {
                let text = shared.words.say(&msg!(settings_keys_unusable {
                    command: name(shared, command)
                }));
                self.refuse(command, text);
            }
        }
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.reset.give_focus_back(ui.ctx());
        self.new_key.give_focus_back(ui.ctx());
        let covered = self.reset.is_open() || self.waits_for_key();
        ui.add_enabled_ui(!covered, |ui| {
            page(ui, |ui| self.content(ui, shared));
        });
        if self.reset.agrees(ui.ctx(), shared, &RESET) {
            self.refused = None;
            let letters = shared.settings.keys.letters;
            let keys = KeySettings {
                letters,
                ..KeySettings::default()
            };
            change(shared, keys);
            let done = shared.text(msg::SETTINGS_KEYS_RESET_DONE);
            shared.request(Request::Mention(Utterance::answer(done)));
        }
        if let Some(command) = self.new_key.show(ui.ctx(), shared) {
            self.bind(shared, command, None);
        }
    }

    fn content(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let title = shared.text(msg::SETTINGS_KEYS_TITLE);
        top(ui, shared, &title);
        let intro = reading(ui, "intro", shared.text(msg::SETTINGS_KEYS_INTRO));
        focus::home(&intro);
        match rows::show(ui, shared, &mut self.refused) {
            Some(KeyRequest::Change(command)) => {
                self.refused = None;
                self.new_key.begin(command);
            }
            Some(KeyRequest::Default(entry)) => {
                self.bind(shared, entry.command, Some(entry.chord));
            }
            None => {}
        }
        ui.add_space(20.0);
        if button(ui, "reset", &shared.text(msg::SETTINGS_KEYS_RESET)).clicked() {
            self.reset.ask();
        }
    }

    fn bind(&mut self, shared: &mut Shared, command: Command, chord: Option<Chord>) {
        let mut keymap = shared.keymap.clone();
        match keymap.bind(command, chord) {
            Err(problem) => self.refuse(command, problem.say(&shared.words)),
            Ok(()) => {
                self.refused = None;
                change(shared, keymap.settings());
                tell(shared, &keymap, command);
            }
        }
    }

    fn refuse(&mut self, command: Command, text: String) {
        self.refused = Some(RefusedKey {
            command,
            text,
            said: false,
        });
    }
}

fn change(shared: &mut Shared, keys: KeySettings) {
    let settings = Settings {
        keys,
        ..shared.settings.clone()
    };
    shared.request(Request::Change(Box::new(settings)));
}

/// Lets the built-in voice say the key of a command. A screen reader says it
/// when the focus comes back to the command.
fn tell(shared: &mut Shared, keymap: &Keymap, command: Command) {
    let text = rows::label(shared, keymap, command);
    shared.request(Request::SayAloud(Utterance::answer(text)));
}

/// What a command is called.
fn name(shared: &Shared, command: Command) -> String {
    CommandEntry::of(command).map_or_else(String::new, |entry| entry.name(&shared.words))
}

/// The key of a command, even one that is not heard while letters are off.
fn key(keymap: &Keymap, command: Command) -> Option<Chord> {
    let mut keymap = keymap.clone();
    keymap.set_letters(Letters::On);
    keymap.chord(command)
}
