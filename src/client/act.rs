use std::time::Duration;

use super::{Asking, Client};
use crate::engine::{Action, Choices, Illegal, Phase, View, Which};
use crate::input::Command;
use crate::l10n::Message;
use crate::session::Moment;
use crate::talk::{self, Utterance};

impl Client {
    /// Does something at the table.
    pub(super) fn play(&mut self, command: Command, now: Duration) -> Vec<Utterance> {
        let choices = self.view().and_then(|view| view.choices);
        match (command, choices) {
            (Command::CallOrCheck, Some(Choices::Bet(choices))) => {
                self.act(choices.check_or_call(), now)
            }
            (Command::CallOrCheck, Some(Choices::Continue { .. })) => {
                self.act(Action::Continue, now)
            }
            (Command::CallOrCheck, Some(_)) => self.refuse(Illegal::NotNow),
            (Command::CallOrCheck, None) => self.refuse(self.why_not()),
            (Command::Raise, _) => self.ask_amount(now),
            (Command::Fold, Some(Choices::Bet(choices)))
                if choices.to_call == 0 && self.asks.needless_fold =>
            {
                self.ask(Asking::Fold)
            }
            (Command::Fold, _) => self.act(Action::Fold, now),
            (Command::AllIn, Some(Choices::Bet(_))) if self.asks.all_in => self.ask(Asking::AllIn),
            (Command::AllIn, Some(Choices::Bet(_))) => self.act(Action::AllIn, now),
            (Command::AllIn, _) => self.refuse(self.why_not()),
            (Command::ActOnCard(place), _) => self.act_on_card(place, now),
            (Command::DrawOrPass, _) => self.draw_or_pass(now),
            (Command::ShowBoth, _) => self.act(Action::Show(Which::All), now),
            (Command::ShowFirst, _) => self.act(Action::Show(Which::First), now),
            (Command::ShowSecond, _) => self.act(Action::Show(Which::Second), now),
            (Command::NextHand, _) => {
                let dealt = self.session.next_hand(now);
                self.finish(dealt, now)
            }
            _ => Vec::new(),
        }
    }

    /// Why the player cannot do anything now.
    pub(super) fn why_not(&self) -> Illegal {
        match self.view() {
            Some(view) if view.phase != Phase::Over => match view.turn {
                turn if turn != Some(self.session.me()) => Illegal::NotYourTurn { turn },
                _ => Illegal::NotNow,
            },
            _ => Illegal::HandOver,
        }
    }

    pub(super) fn act(&mut self, action: Action, now: Duration) -> Vec<Utterance> {
        let (Ok(said) | Err(said)) = self.try_to(action, now);
        said
    }

    /// Does something at the table: what comes of it, or why it is refused.
    pub(super) fn try_to(
        &mut self,
        action: Action,
        now: Duration,
    ) -> Result<Vec<Utterance>, Vec<Utterance>> {
        let before = self.before_decision();
        match self.session.act(action, now) {
            Err(illegal) => Err(self.refuse(illegal)),
            Ok(moments) => {
                self.note_decision(before, action);
                Ok(self.go_on(moments, now))
            }
        }
    }

    /// Lets the others decide, and tells everything.
    fn go_on(&mut self, mut moments: Vec<Moment>, now: Duration) -> Vec<Utterance> {
        self.log.note_deed();
        self.stop_listening(now);
        moments.extend(self.decide(now));
        self.tell(&moments)
    }

    fn finish(&mut self, done: Result<Vec<Moment>, Illegal>, now: Duration) -> Vec<Utterance> {
        match done {
            Err(illegal) => self.refuse(illegal),
            Ok(moments) => self.go_on(moments, now),
        }
    }

    pub(super) fn refuse(&mut self, illegal: Illegal) -> Vec<Utterance> {
        let text = match self.view() {
            Some(view) => talk::refusal(&illegal, &view, &self.names, &self.words),
            None => talk::no_hand(&self.words),
        };
        self.say(Utterance::error(text))
    }

    fn act_on_card(&mut self, place: u8, now: Duration) -> Vec<Utterance> {
        let Some(view) = self.view() else {
            return self.refuse(Illegal::HandOver);
        };
        let index = place - 1;
        match view.choices {
            Some(Choices::Exchange { .. }) => self.mark(&view, index),
            Some(Choices::Discard { .. }) => self.act(Action::Discard(index), now),
            _ if view.phase == Phase::Picking => self.act(Action::Pick(index), now),
            Some(_) => self.refuse(Illegal::NotNow),
            None => self.refuse(self.why_not()),
        }
    }

    /// Marks a card for the exchange, or keeps it after all.
    fn mark(&mut self, view: &View, index: u8) -> Vec<Utterance> {
        let own = view.me().map_or(&[][..], |me| &me.cards);
        let Some(card) = own.get(usize::from(index)).copied().flatten() else {
            let places = own.len() as u8;
            return self.refuse(Illegal::NoSuchPlace { places });
        };
        let marked = self.marked.insert(card);
        if !marked {
            self.marked = self.marked.without(card);
        }
        let key = if marked { "card-marked" } else { "card-kept" };
        let message = Message::new(key)
            .with("card", card.to_string())
            .with("count", self.marked.len() as u64);
        let text = self.words.say(&message);
        self.say(Utterance::answer(text))
    }

    fn draw_or_pass(&mut self, now: Duration) -> Vec<Utterance> {
        let view = self.view();
        match view.as_ref().and_then(|view| view.choices) {
            Some(Choices::Exchange { .. }) => {
                let marked = std::mem::take(&mut self.marked);
                self.act(Action::Draw(marked), now)
            }
            Some(Choices::Discard { .. }) => self.act(Action::Pass, now),
            _ if view.is_some_and(|view| view.phase == Phase::Picking) => {
                let moved = self.session.move_on(now);
                self.finish(moved, now)
            }
            Some(_) => self.refuse(Illegal::NotNow),
            None => self.refuse(self.why_not()),
        }
    }
}
