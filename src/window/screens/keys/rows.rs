use egui::Ui;
use egui::accesskit::Role;

use super::{Refused, key, name};
use crate::input::{COMMANDS, Command, Entry, Heard, Keymap};
use crate::l10n::Message;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::widgets::{button, heading, hint, problem, region};

/// What the player wants for a command.
pub(super) enum Asked {
    /// Another key.
    Change(Command),
    /// Its default key.
    Default(&'static Entry),
}

/// Commands for the same purpose stand together, under these titles.
const GROUPS: [&str; 4] = [
    "settings-keys-actions",
    "settings-keys-questions",
    "settings-keys-review",
    "settings-keys-anywhere",
];

fn group(entry: &Entry) -> &'static str {
    let [actions, questions, review, anywhere] = GROUPS;
    match (entry.command, entry.heard) {
        (Command::Ask(_), _) => questions,
        (_, Heard::InReview) => review,
        (_, Heard::Anywhere) => anywhere,
        (_, Heard::AtTheTable | Heard::AfterHand) => actions,
    }
}

/// Every command with its key.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk, refused: &mut Option<Refused>) -> Option<Asked> {
    let mut asked = None;
    for title in GROUPS {
        ui.add_space(16.0);
        let name = desk.text(title);
        region(ui, title, Role::Group, &name, |ui| {
            heading(ui, 2, &name);
            for entry in COMMANDS.iter().filter(|entry| group(entry) == title) {
                let row = ui.push_id(entry.id(), |ui| row(ui, desk, entry, refused));
                asked = asked.take().or(row.inner);
            }
        });
    }
    asked
}

fn row(
    ui: &mut Ui,
    desk: &mut Desk,
    entry: &'static Entry,
    refused: &mut Option<Refused>,
) -> Option<Asked> {
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let label = label(desk, &desk.keymap, entry.command);
        let change = button(ui, "change", &label);
        let change = hint(change, &desk.text(entry.message));
        if change.clicked() {
            asked = Some(Asked::Change(entry.command));
        }
        if let Some(refused) = refused.as_mut().filter(|it| it.command == entry.command) {
            problem(ui, &refused.text);
            // Said once the focus is back: a screen reader cuts short what it
            // says when the focus moves.
            if change.has_focus() && !std::mem::replace(&mut refused.said, true) {
                desk.wish(Wish::Say(Utterance::error(refused.text.clone())));
            }
        }
        if key(&desk.keymap, entry.command) == Some(entry.chord) {
            return;
        }
        let default = Message::new("settings-keys-default")
            .with("command", entry.name(&desk.words))
            .with("key", entry.chord.spoken(&desk.words));
        if button(ui, "default", &desk.words.say(&default)).clicked() {
            // The button goes away, or what is said is about the other one.
            desk.wish(Wish::Focus(change.id));
            asked = Some(Asked::Default(entry));
        }
    });
    asked
}

/// A command and its key.
pub(super) fn label(desk: &Desk, keymap: &Keymap, command: Command) -> String {
    let words = &desk.words;
    let key = match key(keymap, command) {
        None => words.text("settings-keys-none"),
        Some(chord) if keymap.chord(command).is_none() => {
            let asleep = Message::new("settings-keys-asleep");
            words.say(&asleep.with("key", chord.spoken(words)))
        }
        Some(chord) => chord.spoken(words),
    };
    let now = Message::new("settings-now").with("what", name(desk, command));
    words.say(&now.with("value", key))
}
