//! Where the asker sits after the button, the forced bets, and what
//! has happened in the round under way.

use super::Asked;
use crate::rules::{LastBet, Phase, Seats, Status, Tableau};
use crate::speech::msg;

impl Asked<'_> {
    pub(super) fn position(&self) -> Vec<String> {
        let place = match self.view.me() {
            None => self.text(msg::ANSWER_WATCHING),
            Some(me) if me.status == Status::Busted => self.text(msg::ANSWER_OUT),
            Some(_) => self.place(),
        };
        let mut parts = vec![place];
        parts.extend(self.forced_bets());
        parts
    }

    /// The blinds and the ante of this hand.
    pub(super) fn forced_bets(&self) -> Vec<String> {
        let forced = &self.view.rules.forced;
        let mut parts = Vec::new();
        if self.has_blinds() {
            let blinds = msg!(answer_blinds {
                small: forced.blinds[0],
                big: forced.blinds[1]
            });
            parts.push(self.say(&blinds));
        }
        let ante = forced.antes.iter().copied().max().unwrap_or(0);
        if ante > 0 {
            parts.push(self.say(&msg!(answer_ante { amount: ante })));
        }
        parts
    }

    pub(super) fn has_blinds(&self) -> bool {
        self.view.rules.forced.blinds.iter().any(|&blind| blind > 0)
    }

    fn place(&self) -> String {
        let dealt_in = self.view.dealt_in();
        let players = dealt_in.len();
        let after_button =
            (dealt_in.clockwise_after(self.view.button)).position(|seat| self.view.viewer.is(seat));
        let place = after_button.map_or(players, |it| it + 1);
        let named = |name| msg!(answer_position { position: name });
        self.say(&match (self.has_blinds(), place, players - place) {
            (true, 2, 0) => named("button-small-blind"),
            (true, 1, 1) if players == 2 => named("big-blind"),
            (true, _, 0) => named("button"),
            (false, _, 0) => named("button-last"),
            (false, place, _) => msg!(answer_position_after { count: place }),
            (true, 1, _) => named("small-blind"),
            (true, 2, _) => named("big-blind"),
            (true, 3, _) => named("under-the-gun"),
            (true, _, 1) => named("cutoff"),
            (true, _, 2) => named("hijack"),
            (true, _, 3) => named("lojack"),
            (true, place, _) => msg!(answer_position_early { number: place - 3 }),
        })
    }

    /// Who need not act again in this round unless somebody raises.
    pub(super) fn acted(&self) -> Seats {
        let tableau = Tableau::of(self.view);
        match self.view.phase {
            Phase::Betting | Phase::Continuing | Phase::Discarding => tableau.acted,
            Phase::Exchanging => tableau.exchanged,
            Phase::Picking | Phase::Showing | Phase::Over => Seats::NONE,
        }
    }

    /// Who acts after the asker, whose turn it is.
    pub(super) fn after_me(&self) -> Option<String> {
        let me = self.own().filter(|&own| self.view.turn == Some(own))?;
        let active: Seats = (self.view.seats.iter())
            .filter(|it| it.status == Status::Active)
            .map(|it| it.seat)
            .collect();
        let after = active.without(me).minus(self.acted());
        if after.is_empty() {
            return Some(self.text(msg::ANSWER_AFTER_NONE));
        }
        let names = after.clockwise_after(me);
        let names = self.list(names.map(|seat| self.name(seat).into_owned()));
        Some(self.say(&msg!(answer_after { names })))
    }

    /// The last bet or raise of the round under way.
    pub(super) fn last_bet(&self) -> Option<String> {
        let LastBet { seat, to, all_in } = Tableau::of(self.view).last_bet?;
        Some(self.about(seat, msg!(answer_last_bet { amount: to, all_in })))
    }
}
