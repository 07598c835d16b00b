use super::Client;
use super::awaited::Awaited;
use crate::player::commands::Command;
use crate::player::lessons::InputMethod;
use crate::rules::{Event, Seen};
use crate::speech::{Topic, Urgency, Utterance, msg};

impl Client {
    /// Whoever does not see the buttons is told how to go on, where nothing
    /// goes on by itself: commands are given like this.
    pub fn tell_how_to_go_on(&mut self, way: InputMethod) {
        self.way = Some(way);
    }

    /// Where the player is, and so where things are turned on, as messages take it.
    pub(super) fn place(&self) -> &'static str {
        match self.way {
            Some(InputMethod::Words) => "terminal",
            Some(InputMethod::Keys(_) | InputMethod::Pointer(_)) | None => "window",
        }
    }

    /// Where nothing goes on before the player gives a command: which, once.
    pub(super) fn tell_what_is_awaited(&mut self) -> Option<Utterance> {
        let awaited = self.awaited().filter(|it| !self.knows.contains(it))?;
        let hint = self.first_hint_for(awaited)?;
        self.knows.push(awaited);
        Some(self.hint_at(hint))
    }

    /// A new hand: whoever can only wait in it is told again how to go on.
    pub(super) fn forget_hints(&mut self) {
        self.knows.retain(Awaited::is_learnt);
    }

    /// When the game is over: what can be done now. A terminal leaves by itself.
    pub(super) fn tell_what_is_left(&mut self, seen: &[Seen]) -> Option<Utterance> {
        let way = self.way.as_ref().filter(|_| self.tutor.is_none())?;
        let menu = matches!(way, InputMethod::Keys(_));
        let leave = self.named(way.leaving())?;
        let is_over = |it: &Seen| matches!(it, Event::GameOver { .. });
        if !menu || !seen.iter().any(is_over) {
            return None;
        }
        let hint = self.words.say(&msg!(game_over_hint { leave }));
        Some(self.hint_at(hint))
    }

    /// The name of the key or the word for a command, if it has one.
    pub(super) fn named(&self, command: impl Into<Command>) -> Option<String> {
        let (_, name) = self.way.as_ref()?.name(command.into(), &self.words);
        Some(name)
    }

    fn hint_at(&mut self, text: String) -> Utterance {
        let hint = Utterance::new(text, Urgency::Normal, Topic::Hint);
        self.log.push(hint.clone());
        hint
    }
}
