use egui::Context;

use super::{key, name};
use crate::player::commands::Command;
use crate::speech::{Utterance, msg};
use crate::ui::window::dialog::{Dialog, dialog};
use crate::ui::window::focus::FocusBefore;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{button, heading};

/// Waits for the new key of a command. Every key is taken, so that buttons
/// are there for the pointer and for assistive technology alone.
#[derive(Default)]
pub(super) struct NewKeyDialog {
    command: Option<Command>,
    /// Whether the dialog has got the focus.
    opened: bool,
    before: FocusBefore,
}

impl NewKeyDialog {
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

    /// Gives the focus back. Call it before drawing what is behind the dialog.
    pub(super) fn give_focus_back(&mut self, ctx: &Context) {
        if self.command.is_none() {
            self.before.give_back(ctx);
        }
    }

    /// Shows what to do; gives the command where it shall have no key.
    pub(super) fn show(&mut self, ctx: &Context, shared: &mut Shared) -> Option<Command> {
        let command = self.command?;
        let name = name(shared, command);
        let title = msg!(settings_keys_new { command: &name });
        let title = shared.words.say(&title);
        let text = msg!(settings_keys_wait { command: &name });
        let text = shared.words.say(&text);
        let says = Dialog {
            salt: "new-key",
            name: &title,
            about: &text,
        };
        let mut off = None;
        dialog(ctx, &says, |ui| {
            heading(ui, 2, &title);
            ui.label(&text);
            ui.horizontal(|ui| {
                let keep = button(ui, "keep", &shared.text(msg::SETTINGS_KEYS_KEEP));
                if !std::mem::replace(&mut self.opened, true) {
                    self.before.remember(ctx);
                    shared.request(Request::Focus(keep.id));
                    shared.request(Request::SayAloud(Utterance::answer(text.clone())));
                }
                if keep.clicked() {
                    self.end();
                    ui.ctx().request_repaint();
                }
                let has_key = key(&shared.keymap, command).is_some();
                if has_key && button(ui, "off", &shared.text(msg::SETTINGS_KEYS_OFF)).clicked() {
                    off = self.end();
                }
            });
        });
        off
    }
}
