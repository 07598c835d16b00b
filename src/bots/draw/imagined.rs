//! The rest of a hand as it may go, with players who bet as most do.

use rand::RngExt;

use super::super::chance::Dice;
use super::deals::deals;
use super::habits::{RoundState, mix, worth_among};
use crate::rules::cards::Strength;
use crate::rules::{Chips, MAX_SEATS, layers};

/// A player at the imagined table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sitting {
    /// Still in the hand.
    pub(super) live: bool,
    /// Must still act in this round.
    pub(super) pending: bool,
    pub(super) stack: Chips,
    /// Bet in this round.
    pub(super) bet: Chips,
    /// Put in during the whole hand.
    pub(super) put_in: Chips,
    pub(super) hand: Hand,
}

/// What an imagined player holds, from the deal to the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    /// The share of dealt hands that are worse.
    pub(super) before: f32,
    /// How many cards are exchanged.
    pub(super) drawn: u8,
    pub(super) after: Option<Strength>,
}

/// What an imagined player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ImaginedMove {
    Fold,
    Stay,
    RaiseTo(Chips),
}

/// A table in the middle of a betting round. Players sit clockwise from the
/// left of the button.
#[derive(Clone, Debug)]
pub(super) struct Imagined {
    pub(super) players: [Sitting; MAX_SEATS],
    pub(super) count: usize,
    pub(super) me: usize,
    pub(super) after_draw: bool,
    pub(super) units: [Chips; 2],
    pub(super) to_match: Chips,
    pub(super) raises: u32,
    /// Raises that are allowed, or that are imaginable where all are.
    pub(super) most_raises: u32,
}

impl Imagined {
    /// Makes this move and plays on to the end: how many chips the player who
    /// imagines it has won or lost by then.
    pub(super) fn play(&mut self, first: ImaginedMove, dice: &mut Dice) -> f64 {
        let stack = self.players[self.me].stack as f64;
        self.act(self.me, first);
        let mut last = self.me;
        while self.live() > 1 {
            match self.next_after(last) {
                Some(next) => {
                    let act = self.usual_move(next, dice);
                    self.act(next, act);
                    last = next;
                }
                None if self.after_draw => break,
                None => {
                    self.begin_second_round();
                    last = self.count - 1;
                }
            }
        }
        self.players[self.me].stack as f64 + self.won() - stack
    }

    fn live(&self) -> usize {
        self.seated().filter(|player| player.live).count()
    }

    fn seated(&self) -> impl Iterator<Item = &Sitting> {
        self.players[..self.count].iter()
    }

    fn next_after(&self, last: usize) -> Option<usize> {
        let around = (1..=self.count).map(|step| (last + step) % self.count);
        around
            .into_iter()
            .find(|&place| self.players[place].pending)
    }

    fn begin_second_round(&mut self) {
        self.after_draw = true;
        self.to_match = 0;
        self.raises = 0;
        let can_bet = |player: &Sitting| player.live && player.stack > 0;
        let two_can = self.seated().filter(|player| can_bet(player)).count() > 1;
        for player in &mut self.players[..self.count] {
            player.bet = 0;
            player.pending = two_can && can_bet(player);
        }
    }

    fn act(&mut self, place: usize, act: ImaginedMove) {
        self.players[place].pending = false;
        match act {
            ImaginedMove::Fold => self.players[place].live = false,
            ImaginedMove::Stay => self.pay_up_to(place, self.to_match),
            ImaginedMove::RaiseTo(to) => {
                self.pay_up_to(place, to);
                self.to_match = self.players[place].bet.max(self.to_match);
                self.raises += 1;
                for (other, player) in self.players[..self.count].iter_mut().enumerate() {
                    player.pending = other != place && player.live && player.stack > 0;
                }
            }
        }
    }

    fn pay_up_to(&mut self, place: usize, total: Chips) {
        let player = &mut self.players[place];
        let paid = total.saturating_sub(player.bet).min(player.stack);
        player.stack -= paid;
        player.bet += paid;
        player.put_in += paid;
    }

    fn usual_move(&self, place: usize, dice: &mut Dice) -> ImaginedMove {
        let player = &self.players[place];
        let all_in = player.bet + player.stack;
        let others = || (0..self.count).filter(|&other| other != place);
        let state = RoundState {
            after_draw: self.after_draw,
            to_call: self.to_match.saturating_sub(player.bet).min(player.stack) as f32,
            pot: self.seated().map(|player| player.put_in).sum::<Chips>() as f32,
            raises: self.raises,
            may_raise: all_in > self.to_match
                && self.raises < self.most_raises
                && others().any(|it| self.players[it].live && self.players[it].stack > 0),
        };
        let mix = mix(self.worth(place), state);
        let lot: f32 = dice.random();
        if lot < mix.fold {
            ImaginedMove::Fold
        } else if lot < mix.fold + mix.stay {
            ImaginedMove::Stay
        } else {
            let unit = self.units[usize::from(self.after_draw)];
            ImaginedMove::RaiseTo((self.to_match + unit).min(all_in))
        }
    }

    /// What a hand is worth to its player, before bets tell more.
    fn worth(&self, place: usize) -> f32 {
        let own = self.players[place].hand;
        let rivals = (0..self.count).filter(|&it| it != place && self.players[it].live);
        match own.after.filter(|_| self.after_draw) {
            None => own.before,
            Some(after) => worth_among(
                rivals.map(|it| deals().share_worse_of_drawn(after, self.players[it].hand.drawn)),
            ),
        }
    }

    /// What the player who imagines this gets out of the pots.
    fn won(&self) -> f64 {
        let me = &self.players[self.me];
        if !me.live {
            return 0.0;
        }
        if self.live() == 1 {
            return self.seated().map(|player| player.put_in).sum::<Chips>() as f64;
        }
        let heights = self.seated().filter(|it| it.live).map(|it| it.put_in);
        let mut won = 0.0;
        for layer in layers(heights).take_while(|it| it.is_reached_by(me.put_in)) {
            let amount: Chips = self.seated().map(|it| layer.of(it.put_in)).sum();
            let reaches = |it: &&Sitting| it.live && layer.is_reached_by(it.put_in);
            let eligible = || self.seated().filter(reaches);
            let best = eligible().map(|it| it.hand.after).max().flatten();
            if me.hand.after == best {
                let winners = eligible().filter(|it| it.hand.after == best).count();
                won += amount as f64 / winners as f64;
            }
        }
        won
    }
}
