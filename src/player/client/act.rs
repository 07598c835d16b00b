use super::{Asking, Client};
use crate::player::commands::TableCommand;
use crate::rules::{Action, Choices, Illegal, Phase, Which};
use crate::speech;
use crate::speech::{Utterance, msg};

impl Client {
    /// Does something, or says why it cannot be done now.
    pub(super) fn act_now(&mut self, command: TableCommand) -> Vec<Utterance> {
        match command {
            TableCommand::CallOrCheck => self.call_or_check(),
            TableCommand::Raise => self.ask_amount(),
            TableCommand::Fold => self.fold(),
            TableCommand::AllIn => self.go_all_in(),
            TableCommand::ActOnCard(place) => self.act_on_card(place),
            TableCommand::DrawOrPass => self.draw_or_pass(),
            TableCommand::ShowBoth => self.act(Action::Show(Which::All)),
            TableCommand::ShowFirst => self.act(Action::Show(Which::First)),
            TableCommand::ShowSecond => self.act(Action::Show(Which::Second)),
            TableCommand::NextHand => self.deal(),
            TableCommand::Pause => self.set_paused(!self.times().paused),
        }
    }

    fn call_or_check(&mut self) -> Vec<Utterance> {
        match self.choices() {
            Some(Choices::Bet(choices)) => self.act(choices.check_or_call()),
            Some(Choices::Continue { .. }) => self.act(Action::Continue),
            Some(_) => self.refuse(Illegal::NotNow),
            None => self.refuse(self.why_not()),
        }
    }

    fn fold(&mut self) -> Vec<Utterance> {
        match self.betting() {
            Some(choices) if choices.to_call == 0 && self.asks.needless_fold => {
                self.ask(Asking::Fold)
            }
            _ => self.act(Action::Fold),
        }
    }

    fn go_all_in(&mut self) -> Vec<Utterance> {
        let Some(choices) = self.betting() else {
            return self.refuse(self.why_not());
        };
        let me = self.view().and_then(|view| view.me());
        let everything = me.map_or(0, |me| me.bet + me.stack);
        // Nobody is asked about what they may not do.
        match choices.no_all_in(everything) {
            Some(illegal) => self.refuse(illegal),
            None if self.asks.all_in => self.ask(Asking::AllIn),
            None => self.act(Action::AllIn),
        }
    }

    fn choices(&self) -> Option<Choices> {
        self.view()?.choices
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
        let (card, count) = (card.to_string(), self.marked.len());
        let text = self.words.say(&if marked {
            msg!(card_marked { card, count })
        } else {
            msg!(card_kept { card, count })
        });
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
