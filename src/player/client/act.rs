use super::{Asking, Client};
use crate::player::commands::Command;
use crate::rules::{Action, Choices, Illegal, Phase, Which};
use crate::speech;
use crate::speech::{Message, Utterance};

impl Client {
    /// Does something at the table.
    pub(super) fn play(&mut self, command: Command) -> Vec<Utterance> {
        let choices = self.view().and_then(|view| view.choices);
        match (command, choices) {
            (Command::CallOrCheck, Some(Choices::Bet(choices))) => {
                self.act(choices.check_or_call())
            }
            (Command::CallOrCheck, Some(Choices::Continue { .. })) => self.act(Action::Continue),
            (Command::CallOrCheck, Some(_)) => self.refuse(Illegal::NotNow),
            (Command::CallOrCheck, None) => self.refuse(self.why_not()),
            (Command::Raise, _) => self.ask_amount(),
            (Command::Fold, Some(Choices::Bet(choices)))
                if choices.to_call == 0 && self.asks.needless_fold =>
            {
                self.ask(Asking::Fold)
            }
            (Command::Fold, _) => self.act(Action::Fold),
            (Command::AllIn, Some(Choices::Bet(_))) if self.asks.all_in => self.ask(Asking::AllIn),
            (Command::AllIn, Some(Choices::Bet(_))) => self.act(Action::AllIn),
            (Command::AllIn, _) => self.refuse(self.why_not()),
            (Command::ActOnCard(place), _) => self.act_on_card(place),
            (Command::DrawOrPass, _) => self.draw_or_pass(),
            (Command::ShowBoth, _) => self.act(Action::Show(Which::All)),
            (Command::ShowFirst, _) => self.act(Action::Show(Which::First)),
            (Command::ShowSecond, _) => self.act(Action::Show(Which::Second)),
            (Command::NextHand, _) => self.deal(),
            _ => Vec::new(),
        }
    }

    /// Why the player cannot do anything now.
    pub(super) fn why_not(&self) -> Illegal {
        match self.view() {
            Some(view) if view.phase != Phase::Over => match view.turn {
                turn if turn != Some(self.told.seat()) => Illegal::NotYourTurn { turn },
                _ => Illegal::NotNow,
            },
            _ => Illegal::HandOver,
        }
    }

    pub(super) fn act(&mut self, action: Action) -> Vec<Utterance> {
        self.act_for(action, None)
    }

    pub(super) fn refuse(&mut self, illegal: Illegal) -> Vec<Utterance> {
        let text = match self.view() {
            Some(view) => speech::refusal(&illegal, view, &self.names, &self.words),
            None => speech::no_hand(&self.words),
        };
        self.say(Utterance::error(text))
    }

    fn act_on_card(&mut self, place: u8) -> Vec<Utterance> {
        let Some(view) = self.view() else {
            return self.refuse(Illegal::HandOver);
        };
        let index = place - 1;
        let picking = view.phase == Phase::Picking;
        match view.choices {
            Some(Choices::Exchange { .. }) => self.mark(index),
            Some(Choices::Discard { .. }) => self.act(Action::Discard(index)),
            _ if picking => self.act(Action::Pick(index)),
            Some(_) => self.refuse(Illegal::NotNow),
            None => self.refuse(self.why_not()),
        }
    }

    /// Marks a card for the exchange, or keeps it after all.
    fn mark(&mut self, index: u8) -> Vec<Utterance> {
        let me = self.view().and_then(|view| view.me());
        let own = me.map_or(&[][..], |me| &me.cards);
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

    fn draw_or_pass(&mut self) -> Vec<Utterance> {
        let (view, phase) = (self.view(), self.told.phase());
        match view.and_then(|view| view.choices) {
            Some(Choices::Exchange { .. }) => {
                let marked = std::mem::take(&mut self.marked);
                self.act(Action::Draw(marked))
            }
            Some(Choices::Discard { .. }) => self.act(Action::Pass),
            _ if phase == Some(Phase::Picking) => self.move_on(),
            Some(_) => self.refuse(Illegal::NotNow),
            None => self.refuse(self.why_not()),
        }
    }
}
