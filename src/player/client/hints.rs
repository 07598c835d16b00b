use super::Client;
use crate::player::commands::{Command, TableCommand};
use crate::player::lessons::InputMethod;
use crate::rules::{Event, Seen};
use crate::speech::{Message, Topic, Urgency, Utterance, msg};
use crate::table::NextHand;

impl Client {
    /// Whoever does not see the buttons is told how to go on, where nothing
    /// goes on by itself: commands are given like this.
    pub fn tell_how_to_go_on(&mut self, way: InputMethod) {
        self.way = Some(way);
    }

    /// After the first hand for which the table waits, what deals the next.
    pub(super) fn tell_what_deals(&mut self) -> Option<Utterance> {
        // This is asked in every picture, so what costs least comes first.
        if self.knows_what_deals || !self.told.waits_for_next_hand() || self.tutor.is_some() {
            return None;
        }
        let next = self.named(Command::Table(TableCommand::NextHand))?;
        self.view()?;
        self.knows_what_deals = true;
        Some(self.hint_at(msg!(next_hand_hint { key: next })))
    }

    /// When the player is out, or the game is over: what can be done now.
    pub(super) fn tell_what_is_left(&mut self, seen: &[Seen]) -> Option<Utterance> {
        let way = self.way.as_ref().filter(|_| self.tutor.is_none())?;
        let menu = matches!(way, InputMethod::Keys(_));
        let me = self.told.seat();
        let is_over = |it: &Seen| matches!(it, Event::GameOver { .. });
        let is_out = |it: &Seen| matches!(it, Event::Busted { seat, .. } if *seat == me);
        let asked = self.told.pace().next_hand == NextHand::WhenAsked;
        let leave = self.named(way.leaving())?;
        let message = if seen.iter().any(is_over) {
            // A terminal leaves by itself.
            menu.then(|| msg!(game_over_hint { leave }))?
        } else if seen.iter().any(is_out) {
            let next = self.named(Command::Table(TableCommand::NextHand))?;
            msg!(out_hint {
                asked,
                next,
                menu,
                leave
            })
        } else {
            return None;
        };
        self.knows_what_deals |= asked;
        Some(self.hint_at(message))
    }

    /// The name of the key or the word for a command, if it has one.
    fn named(&self, command: Command) -> Option<String> {
        let (_, name) = self.way.as_ref()?.name(command, &self.words);
        Some(name)
    }

    fn hint_at(&mut self, message: Message<'_>) -> Utterance {
        let text = self.words.say(&message);
        let hint = Utterance::new(text, Urgency::Normal, Topic::Hint);
        self.log.push(hint.clone());
        hint
    }
}
