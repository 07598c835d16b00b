use egui::Ui;

use super::{RefusedKey, key, name};
use crate::player::commands::{COMMANDS, Command, CommandEntry, Keymap, Purpose};
use crate::speech::{Utterance, msg};
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, composite, heading, hint, problem};

/// What the player wants for a command.
pub(super) enum KeyRequest {
    /// Another key.
    Change(Command),
    /// Its default key.
    Default(&'static CommandEntry),
}

/// Every command with its key, those for the same purpose together.
pub(super) fn show(
    ui: &mut Ui,
    shared: &mut Shared,
    refused: &mut Option<RefusedKey>,
) -> Option<KeyRequest> {
    let mut asked = None;
    for purpose in Purpose::ALL {
        let title = purpose.title();
        ui.add_space(16.0);
        let name = shared.text(title);
        heading(ui, 2, &name);
        composite(ui, title, Composite::List, &name, |ui| {
            for entry in COMMANDS.iter().filter(|entry| entry.purpose == purpose) {
                let row = ui.push_id(entry.id(), |ui| row(ui, shared, entry, refused));
                asked = asked.take().or(row.inner);
            }
        });
    }
    asked
}

fn row(
    ui: &mut Ui,
    shared: &mut Shared,
    entry: &'static CommandEntry,
    refused: &mut Option<RefusedKey>,
) -> Option<KeyRequest> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let label = label(shared, &shared.keymap, entry.command);
        let change = button(ui, "change", &label);
        let change = hint(change, &entry.help(&shared.words));
        if change.clicked() {
            asked = Some(KeyRequest::Change(entry.command));
        }
        if let Some(refused) = refused.as_mut().filter(|it| it.command == entry.command) {
            problem(ui, &refused.text);
            // Said once the focus is back: a screen reader cuts short what it
            // says when the focus moves.
            if change.has_focus() && !std::mem::replace(&mut refused.said, true) {
                shared.request(Request::Mention(Utterance::error(refused.text.clone())));
            }
        }
        if key(&shared.keymap, entry.command) == Some(entry.chord) {
            return;
        }
        let default = msg!(settings_keys_default {
            command: entry.name(&shared.words),
            key: entry.chord.spoken(&shared.words)
        });
        if button(ui, "default", &shared.words.say(&default)).clicked() {
            // The button goes away, or what is said is about the other one.
            shared.request(Request::Focus(change.id));
            asked = Some(KeyRequest::Default(entry));
        }
    });
    asked
}

/// A command and its key.
pub(super) fn label(shared: &Shared, keymap: &Keymap, command: Command) -> String {
    let words = &shared.words;
    let key = match key(keymap, command) {
        None => words.text(msg::SETTINGS_KEYS_NONE),
        Some(chord) if keymap.chord(command).is_none() => words.say(&msg!(settings_keys_asleep {
            key: chord.spoken(words)
        })),
        Some(chord) => chord.spoken(words),
    };
    words.say(&msg!(settings_now {
        what: name(shared, command),
        value: key,
    }))
}
