use super::{Asking, Client};
use crate::player::commands::TableCommand;
use crate::rules::{Action, Choices, Illegal, Phase, SeatView, View, Which};
use crate::speech;
use crate::speech::{Question, Utterance};

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
            TableCommand::Intend(intent) => self.intend(intent),
            TableCommand::NextHand => self.deal(),
            TableCommand::SkipToEnd => self.skip_to_end(),
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
                None if view.me().is_some_and(SeatView::is_live) => Illegal::PicksComplete,
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
            Some(view) => self.reason(illegal, view),
            None => speech::no_hand(&self.words),
        };
        self.say(Utterance::error(text))
    }

    /// Whoever wants to hurry what is timed hears when it comes, and after the
    /// hand how the next one does.
    fn reason(&self, illegal: Illegal, view: &View) -> String {
        let (names, words, times) = (&self.names, &self.words, self.times());
        let why = speech::refusal(&illegal, view, names, words);
        let then = match illegal {
            Illegal::NothingDue => {
                let timer = Question::TurnTimer;
                Some(speech::answer(timer, view, &times, names, words))
            }
            Illegal::HandOver => self.what_goes_on(),
            _ => None,
        };
        words.one_after_another([why].into_iter().chain(then))
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
