use std::time::Duration;

use super::Client;
use crate::player::commands::{NotAnAmount, TableCommand, parse_amount};
use crate::player::lessons::{Permission, Task};
use crate::rules::{Action, BetChoices, Chips, Choices, Illegal};
use crate::speech::{Utterance, msg};

/// Something that the player must answer before anything else is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// How much to raise to.
    Amount,
    /// Whether to fold although a check is free.
    Fold,
    /// Whether to put everything in.
    AllIn,
    /// Whether to leave the table where others play on.
    Leave,
}

impl Asking {
    /// Whether the command is a yes: the same once more, or the key that
    /// goes on everywhere.
    pub(super) fn confirms(self, command: TableCommand) -> bool {
        match self {
            Asking::Amount | Asking::Leave => false,
            Asking::Fold => matches!(command, TableCommand::Fold | TableCommand::NextHand),
            Asking::AllIn => matches!(command, TableCommand::AllIn | TableCommand::NextHand),
        }
    }
}

impl Client {
    pub(super) fn ask(&mut self, asking: Asking) -> Vec<Utterance> {
        self.asking = Some(asking);
        self.wrong_amount = None;
        let message = match asking {
            Asking::Fold => msg::ASK_FOLD.into(),
            Asking::AllIn => {
                let me = self.view().and_then(|view| view.me());
                msg!(ask_all_in {
                    amount: me.map_or(0, |me| me.stack)
                })
            }
            Asking::Leave => msg!(ask_leave {
                closes: self.closes()
            }),
            Asking::Amount => {
                let raise = self.betting().and_then(|choices| choices.raise.ok());
                let (min, max) = raise.map_or((0, 0), |raise| (raise.min, raise.max));
                let opening = self.is_opening();
                msg!(ask_amount { opening, min, max })
            }
        };
        let text = self.words.say(&message);
        self.say(Utterance::answer(text))
    }

    /// Says yes to what is asked.
    pub fn confirm(&mut self, now: Duration) -> Vec<Utterance> {
        self.now = now;
        match self.asking {
            Some(asking) => self.say_yes(asking),
            None => Vec::new(),
        }
    }

    pub(super) fn say_yes(&mut self, asking: Asking) -> Vec<Utterance> {
        self.asking = None;
        match asking {
            Asking::Fold => self.act(Action::Fold),
            Asking::AllIn => self.act(Action::AllIn),
            Asking::Amount => self.ask(asking),
            Asking::Leave => {
                self.leave(self.now);
                let text = self.words.text(msg::LEFT_TABLE);
                self.say(Utterance::answer(text))
            }
        }
    }

    /// Says no to what is asked.
    pub fn decline(&mut self) -> Vec<Utterance> {
        self.answerer.forget();
        if self.asking.take().is_none() {
            return Vec::new();
        }
        let text = self.words.text(msg::ASKED_NO);
        self.say(Utterance::answer(text))
    }

    /// Bets or raises to a total as it was typed, or says what is wrong with it.
    pub fn raise_to_typed(&mut self, typed: &str, now: Duration) -> Vec<Utterance> {
        let said = match parse_amount(typed) {
            Ok(to) => self.raise_to(to, now),
            Err(NotAnAmount(text)) => {
                self.now = now;
                self.refuse_text(text)
            }
        };
        self.note_wrong_amount(&said);
        said
    }

    /// What was wrong with the amount that was given last, while another is
    /// asked for.
    pub fn wrong_amount(&self) -> Option<&str> {
        let asked = self.asking == Some(Asking::Amount);
        self.wrong_amount.as_deref().filter(|_| asked)
    }

    pub(super) fn note_wrong_amount(&mut self, said: &[Utterance]) {
        self.wrong_amount = said.last().map(|it| it.text.clone());
    }

    /// What can be raised to instead of that, if anything can.
    fn refuse_text(&mut self, text: String) -> Vec<Utterance> {
        let raise = match self.betting().map(|choices| choices.raise) {
            Some(Ok(raise)) => raise,
            Some(Err(why)) => return self.refuse(Illegal::CannotRaise(why)),
            None => return self.refuse(self.why_not()),
        };
        let (min, max) = (raise.min, raise.max);
        let text = self.words.say(&if text.is_empty() {
            let opening = self.is_opening();
            msg!(ask_amount { opening, min, max })
        } else {
            msg!(not_an_amount { text, min, max })
        });
        self.say(Utterance::error(text))
    }

    /// Bets or raises to a total.
    pub fn raise_to(&mut self, to: Chips, now: Duration) -> Vec<Utterance> {
        self.now = now;
        let verdict = self.judge(Task::RaiseTo(to));
        if verdict == Permission::Refused {
            return self.hint();
        }
        let asking = self.asking.take().filter(|it| *it == Asking::Amount);
        let before = self.told.decision();
        let mut said = self.act_for(Action::RaiseTo(to), asking);
        if verdict == Permission::Wanted && self.told.decision() != before {
            said.extend(self.next_step());
        }
        said
    }

    pub(super) fn ask_amount(&mut self) -> Vec<Utterance> {
        match self.betting().map(|choices| choices.raise) {
            Some(Ok(raise)) if raise.min == raise.max => self.raise_the_only_way(raise.min),
            Some(Ok(_)) => self.ask(Asking::Amount),
            Some(Err(why)) => self.refuse(Illegal::CannotRaise(why)),
            None => self.refuse(self.why_not()),
        }
    }

    /// Where there is only one amount, there is nothing to ask, unless it is
    /// everything.
    fn raise_the_only_way(&mut self, to: Chips) -> Vec<Utterance> {
        let me = self.view().and_then(|view| view.me());
        let all_in = me.is_some_and(|me| me.bet + me.stack <= to);
        if all_in && self.asks.all_in {
            self.ask(Asking::AllIn)
        } else {
            self.act(Action::RaiseTo(to))
        }
    }

    /// Whether nothing has been bet in this round, so that a raise is a bet.
    fn is_opening(&self) -> bool {
        self.view().is_some_and(|view| view.to_match == 0)
    }

    /// The player's choices, where there is betting to do.
    pub(super) fn betting(&self) -> Option<BetChoices> {
        match self.view()?.choices? {
            Choices::Bet(choices) => Some(choices),
            _ => None,
        }
    }
}
