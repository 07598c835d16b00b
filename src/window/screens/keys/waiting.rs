use egui::Context;

use super::{key, name};
use crate::input::Command;
use crate::l10n::Message;
use crate::talk::Utterance;
use crate::window::desk::{Desk, Wish};
use crate::window::focus::Before;
use crate::window::widgets::{Dialog, button, dialog, heading, reading};

/// Waits for the new key of a command. Every key is taken, so that buttons
/// are there for the pointer and for assistive technology alone.
#[derive(Default)]
pub(super) struct Waiting {
    command: Option<Command>,
    /// Whether the dialog has got the focus.
    opened: bool,
    before: Before,
}

impl Waiting {
    pub(super) fn begin(&mut self, command: Command) {
        self.command = Some(command);
        self.opened = false;
    }

    /// Ends it, and says which command it was about.
    pub(super) fn end(&mut self) -> Option<Command> {
        self.command.take()
    }

    pub(super) fn command(&self) -> Option<Command> {
        self.command
    }

    /// Gives the focus back. Called before what is behind.
    pub(super) fn give_focus_back(&mut self, ctx: &Context) {
        if self.command.is_none() {
            self.before.give_back(ctx);
        }
    }

    /// Shows what to do; gives the command where it shall have no key.
    pub(super) fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Option<Command> {
        let command = self.command?;
        let about = |key| {
            let message = Message::new(key).with("command", name(desk, command));
            desk.words.say(&message)
        };
        let title = about("settings-keys-new");
        let text = about("settings-keys-wait");
        let says = Dialog {
            salt: "new-key",
            name: &title,
        };
        let mut off = None;
        dialog(ctx, &says, |ui| {
            heading(ui, 2, &title);
            let wait = reading(ui, "wait", text.as_str());
            if !std::mem::replace(&mut self.opened, true) {
                self.before.remember(ctx);
                desk.wish(Wish::Focus(wait.id));
                desk.wish(Wish::SayAloud(Utterance::answer(text.clone())));
            }
            ui.horizontal(|ui| {
                let keep = desk.text("settings-keys-keep");
                if button(ui, "keep", &keep).clicked() {
                    self.end();
                    ui.ctx().request_repaint();
                }
                let has_key = key(&desk.keymap, command).is_some();
                if has_key && button(ui, "off", &desk.text("settings-keys-off")).clicked() {
                    off = self.end();
                }
            });
        });
        off
    }
}
