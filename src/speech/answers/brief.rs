//! All that matters for a decision, in one answer.

use std::time::Duration;

use super::Asked;
use super::cards::Detail;
use crate::rules::{BetChoices, Chips, Choices, Event, Phase, SeatView, Seen, Status, Tableau};
use crate::speech::{msg, time_to_say};

/// How long the brief answer may be to say, as it is estimated: a voice at its usual
/// rate takes seven seconds.
const LONGEST: Duration = Duration::from_millis(7_500);

/// What of the cards is told in the brief answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardsTold {
    BoardAndDraws,
    Draws,
    ValueAlone,
}

impl Asked<'_> {
    /// The price and the pot first: whoever asks is about to decide. What would make
    /// it too long comes when it is asked again.
    pub(super) fn brief(&self) -> Vec<String> {
        if self.view.phase == Phase::Over {
            return vec![self.to_call()];
        }
        self.brief_with(self.cards_told())
    }

    fn brief_with(&self, told: CardsTold) -> Vec<String> {
        let pot = self.say(&msg!(answer_pot {
            amount: self.view.pot()
        }));
        let bet = self.last_bet().filter(|_| self.view.choices.is_none());
        let (price, bet) = if self.owes_the_last_bet() {
            (bet, None)
        } else {
            (self.price_in_brief(), bet)
        };
        let price_and_pot = price.into_iter().chain([pot]);
        let mut parts = vec![self.words.series(price_and_pot)];
        parts.extend(bet);
        let board = match told {
            CardsTold::BoardAndDraws => self.board_for_decision(),
            CardsTold::Draws | CardsTold::ValueAlone => None,
        };
        let draws = match told {
            CardsTold::BoardAndDraws | CardsTold::Draws => self.draws(),
            CardsTold::ValueAlone => Vec::new(),
        };
        let value = if self.with_cards().is_some_and(SeatView::is_live) {
            self.value_with(Detail::Brief, draws)
        } else {
            Vec::new()
        };
        let own = self.you == self.own();
        match (board, value.is_empty()) {
            (Some(board), false) if own => {
                let hand = self.words.series(value);
                parts.push(self.say(&msg!(answer_board_value { board, hand })));
            }
            (board, _) => parts.extend(board.into_iter().chain(value)),
        }
        parts
    }

    /// As much as can be said in time.
    fn cards_told(&self) -> CardsTold {
        let fits = |told: &CardsTold| {
            let text = self.words.sentences(self.brief_with(*told));
            time_to_say(&text, 0) <= LONGEST
        };
        [CardsTold::BoardAndDraws, CardsTold::Draws]
            .into_iter()
            .find(fits)
            .unwrap_or(CardsTold::ValueAlone)
    }

    /// What did not fit in.
    fn left_out(&self) -> Vec<String> {
        let (board, draws) = match self.cards_told() {
            CardsTold::BoardAndDraws => (None, Vec::new()),
            CardsTold::Draws => (self.board_for_decision(), Vec::new()),
            CardsTold::ValueAlone => (self.board_for_decision(), self.draws()),
        };
        board.into_iter().chain(draws).collect()
    }

    /// Cards that are picked one by one are not what matters of them all.
    fn board_for_decision(&self) -> Option<String> {
        let picks = self.view.phase == Phase::Picking;
        self.board_in_brief().filter(|_| !picks)
    }

    /// Whether it will cost the asker just the last bet, which is told anyway.
    fn owes_the_last_bet(&self) -> bool {
        let later = self.view.phase == Phase::Betting && self.idle().is_none();
        let last_bet = Tableau::of(self.view).last_bet.map(|bet| bet.to);
        match (self.view.choices, self.view.me()) {
            (None, Some(me)) if later && self.you == Some(me.seat) => {
                last_bet == Some(self.view.to_match) && me.bet == 0 && me.stack > self.view.to_match
            }
            _ => false,
        }
    }

    /// What the asker must pay, and to whom. No amount means that there is nothing to
    /// call.
    fn price_in_brief(&self) -> Option<String> {
        let bettor = Tableau::of(self.view).last_bet.map(|bet| bet.seat);
        match (self.view.choices, bettor) {
            (Some(Choices::Bet(BetChoices { to_call: 0, .. })), _) => None,
            (Some(Choices::Bet(BetChoices { to_call, .. })), Some(seat)) => {
                Some(self.say(&msg!(answer_to_call_from {
                    amount: to_call,
                    all_in: self.view.me().is_some_and(|me| to_call == me.stack),
                    name: self.who(seat),
                })))
            }
            _ => Some(self.to_call()),
        }
    }

    pub(super) fn brief_more(&self) -> Vec<String> {
        if self.view.phase == Phase::Over {
            return self.chips();
        }
        let mut parts = self.left_out();
        let stacks = self.stacks(&mut self.live());
        parts.push(self.say(&msg!(answer_stacks { names: stacks })));
        parts.extend(self.effective_stack());
        parts.extend(self.drawn());
        parts.extend(self.call().map(|call| self.odds(call)));
        parts.extend(self.outs());
        parts.extend(self.call().and_then(|call| self.needed(call)));
        parts.extend(self.after_me());
        parts.extend(self.position());
        parts
    }

    /// How many cards everyone has drawn.
    fn drawn(&self) -> Option<String> {
        let drew = |event: &Seen| match event {
            Event::Exchanged { seat, cards } => {
                let count = cards.count();
                Some(self.about(*seat, msg!(answer_drew { count })))
            }
            _ => None,
        };
        let drawn = self.words.series(self.view.seen.iter().filter_map(drew));
        (!drawn.is_empty()).then_some(drawn)
    }

    /// What the asker must pay now in a betting round.
    pub(super) fn call(&self) -> Option<Chips> {
        match self.view.choices {
            Some(Choices::Bet(BetChoices { to_call, .. })) if to_call > 0 => Some(to_call),
            _ => None,
        }
    }

    /// What a call can win for each chip of it.
    fn odds(&self, call: Chips) -> String {
        let (whole, tenths) = ratio(self.view.winnable(call), call);
        self.say(&msg!(answer_odds { whole, tenths }))
    }

    /// The chance of winning from which a call pays.
    pub(super) fn needed(&self, call: Chips) -> Option<String> {
        let percent = self.view.percent_needed(call);
        Some(self.about(self.own()?, msg!(answer_needed { percent })))
    }

    /// What the asker can still win or lose against one player, and how that
    /// compares to the pot.
    fn effective_stack(&self) -> Option<String> {
        let me = (self.view.me()).filter(|me| me.status == Status::Active)?;
        if self.view.phase != Phase::Betting {
            return None;
        }
        let others = self.live().filter(|it| it.seat != me.seat);
        // Bets in front of the players count, so that it makes no difference
        // who has called already.
        let most = others.map(|it| it.stack + it.bet).max()?;
        let amount = most.min(me.stack + me.bet).saturating_sub(me.bet);
        let pots = (amount + self.view.pot() / 2) / self.view.pot().max(1);
        Some(self.about(me.seat, msg!(answer_effective_pots { amount, pots })))
    }
}

/// How many times the second goes into the first, and the tenths beyond.
fn ratio(first: Chips, second: Chips) -> (u64, u64) {
    let tenths = (u128::from(first) * 10 + u128::from(second) / 2) / u128::from(second.max(1));
    ((tenths / 10) as u64, (tenths % 10) as u64)
}
