use egui::Context;

use super::App;
use crate::input::Command;
use crate::l10n::Message;
use crate::talk::{Topic, Urgency, Utterance};
use crate::window::focus::{Focus, Focused, Holds};
use crate::window::keys::Pressed;

/// What the own voice has to say of where the player moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Moved {
    /// Nothing: whatever gets the focus gets it by itself.
    No,
    /// What gets the focus next.
    ToElement,
    /// The screen too, because it is another one.
    ToScreen,
    /// The screen too, because nobody else has said where the player is: when
    /// all is said that is being said.
    #[default]
    Unnoticed,
}

/// Whether the own voice has begun to read what has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakenOver {
    No,
    JustNow,
}

impl App {
    /// The player may have moved.
    pub(super) fn follow(&mut self, pressed: &Pressed) {
        use Command::*;
        self.desk.told = false;
        self.moved = match pressed {
            Pressed::Other => Moved::ToElement,
            Pressed::Command(NextPart | PreviousPart) => Moved::ToElement,
            Pressed::Command(Help | History | Settings | Back) => Moved::ToElement,
            Pressed::Command(ReviewHands | Statistics) => Moved::ToElement,
            _ => Moved::No,
        };
    }

    /// Where the own voice takes over from a screen reader, it says where the
    /// player is.
    pub(super) fn take_over(&mut self) -> TakenOver {
        let reads = self.desk.knows_screen_reader() && self.desk.speakers().focus;
        let before = std::mem::replace(&mut self.reads_focus, reads);
        if before || !reads {
            return TakenOver::No;
        }
        (self.moved, self.read) = (Moved::Unnoticed, None);
        TakenOver::JustNow
    }

    /// Where no screen reader does, the own voice reads what the player has
    /// moved to.
    pub(super) fn read_focus(&mut self, ctx: &Context) {
        if !self.desk.knows_screen_reader() {
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
        if moved == Moved::No || self.desk.told || !self.desk.speakers().focus {
            return;
        }
        let mut text = self.element(focused);
        if moved != Moved::ToElement {
            let screen = self.screen().title(&self.desk);
            let both = Message::new("focus-on-screen").with("screen", screen);
            text = self.desk.words.say(&both.with("element", text));
        }
        self.desk.tell_voice(vec![match moved {
            Moved::Unnoticed => Utterance::new(text, Urgency::Normal, Topic::Table),
            _ => Utterance::answer(text),
        }]);
    }

    /// What an element is called, and what it holds.
    fn element(&self, focused: Focused) -> String {
        let holds = match focused.holds {
            Holds::Nothing => String::new(),
            Holds::Switch(true) => self.desk.text("settings-on"),
            Holds::Switch(false) => self.desk.text("settings-off"),
            Holds::Text(text) => text,
        };
        match holds.is_empty() {
            true => focused.name,
            false => {
                let both = Message::new("focus-holds").with("name", focused.name);
                self.desk.words.say(&both.with("holds", holds))
            }
        }
    }
}
