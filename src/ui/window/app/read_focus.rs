use egui::{Context, Id};

use super::App;
use crate::player::commands::Effect;
use crate::speech::{Topic, Urgency, Utterance, msg};
use crate::ui::window::focus::{ElementValue, Focus, Focused};
use crate::ui::window::keys::Pressed;

/// What the built-in voice says about where the player moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Moved {
    /// Nothing: whatever gets the focus gets it by itself.
    No,
    /// What gets the focus next.
    ToElement,
    /// The screen too, because it is another one.
    ToScreen,
    /// The screen too, because no screen reader has said where the player is.
    /// It waits until everything else has been said.
    #[default]
    Unnoticed,
}

/// Whether the built-in voice has begun to read what has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakenOver {
    No,
    JustNow,
}

impl App {
    /// The player may have moved.
    pub(super) fn follow(&mut self, pressed: &Pressed) {
        self.shared.told = false;
        self.moved = match pressed {
            Pressed::Other => Moved::ToElement,
            Pressed::Command(entry) if entry.effect == Effect::Moves => Moved::ToElement,
            _ => Moved::No,
        };
    }

    /// When the built-in voice takes over from a screen reader, it says where
    /// the player is.
    pub(super) fn take_over(&mut self) -> TakenOver {
        let reads = self.shared.knows_screen_reader() && self.shared.speakers().focus;
        let before = std::mem::replace(&mut self.reads_focus, reads);
        if before || !reads {
            return TakenOver::No;
        }
        (self.moved, self.read) = (Moved::Unnoticed, None);
        TakenOver::JustNow
    }

    /// Without a screen reader, the built-in voice reads what the player has
    /// moved to.
    pub(super) fn read_focus(&mut self, ctx: &Context) {
        if !self.shared.knows_screen_reader() {
            return;
        }
        let focused = ctx.with_plugin(|focus: &mut Focus| focus.take());
        let Some(focused) = focused.flatten() else {
            return;
        };
        let same = self.read.replace(focused.id) == Some(focused.id);
        if same && !matches!(self.moved, Moved::ToScreen | Moved::Unnoticed) {
            return;
        }
        let moved = std::mem::replace(&mut self.moved, Moved::No);
        // What a key is answered with, such as a question in a dialog, must not
        // be cut by the name of its first button.
        if moved == Moved::No || self.shared.told || !self.shared.speakers().focus {
            return;
        }
        let came = focused.group.clone();
        let mut text = self.element(focused);
        let before = std::mem::replace(&mut self.read_group, came.as_ref().map(|it| it.0));
        let is_told = |it: &(Id, String)| before != Some(it.0) && !it.1.is_empty();
        if let Some((_, group)) = came.filter(is_told) {
            let element = text;
            text = (self.shared.words).say(&msg!(focus_in_group { group, element }));
        }
        if moved != Moved::ToElement {
            let screen = self.screen().title(&self.shared);
            let both = msg!(focus_on_screen {
                screen,
                element: text
            });
            text = self.shared.words.say(&both);
        }
        self.shared.tell_voice(vec![match moved {
            Moved::Unnoticed => Utterance::new(text, Urgency::Normal, Topic::Table),
            _ => Utterance::answer(text),
        }]);
    }

    /// The name of an element, and its value.
    fn element(&self, focused: Focused) -> String {
        let holds = match focused.value {
            ElementValue::Nothing => String::new(),
            ElementValue::Switch(true) => self.shared.text(msg::SETTINGS_ON),
            ElementValue::Switch(false) => self.shared.text(msg::SETTINGS_OFF),
            ElementValue::Text(text) => text,
        };
        if holds.is_empty() {
            return focused.name;
        }
        let name = focused.name;
        self.shared.words.say(&msg!(focus_holds { name, holds }))
    }
}
