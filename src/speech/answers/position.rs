//! Where the asker sits after the button, the forced bets, and what
//! has happened in the round under way.

use super::Asked;
use crate::rules::{LastBet, Phase, Seats, Status, Tableau, View};
use crate::speech::{L10n, msg};

impl Asked<'_> {
    pub(super) fn position(&self) -> Vec<String> {
        let place = match self.view.me() {
            None => self.text(msg::ANSWER_WATCHING),
            Some(me) if me.status == Status::Busted => self.about(me.seat, msg!(answer_out)),
            Some(_) => self.of_eyes(Position::of(self.view).say(self.words)),
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
        has_blinds(self.view)
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
            return Some(self.about(me, msg!(answer_after_none)));
        }
        let names = after.clockwise_after(me);
        let names = self.list(names.map(|seat| self.who(seat).into_owned()));
        Some(self.about(me, msg!(answer_after { names })))
    }

    /// The last bet or raise of the round under way.
    pub(super) fn last_bet(&self) -> Option<String> {
        let LastBet { seat, to, all_in } = Tableau::of(self.view).last_bet?;
        Some(self.about(seat, msg!(answer_last_bet { amount: to, all_in })))
    }
}

/// Where a player sits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Position {
    Named(&'static str),
    /// So many places after the first to act.
    Early(usize),
    /// So many places after the button, where there are no blinds.
    AfterButton(usize),
}

impl Position {
    /// Where the player sits whose view it is.
    pub(crate) fn of(view: &View) -> Position {
        let dealt_in = view.dealt_in();
        let players = dealt_in.len();
        let mut after_button = dealt_in.clockwise_after(view.button);
        let place = after_button.position(|seat| view.viewer.is(seat));
        let place = place.map_or(players, |it| it + 1);
        match (has_blinds(view), place, players - place) {
            (true, 2, 0) => Position::Named("button-small-blind"),
            (true, 1, 1) if players == 2 => Position::Named("big-blind"),
            (true, _, 0) => Position::Named("button"),
            (false, _, 0) => Position::Named("button-last"),
            (false, place, _) => Position::AfterButton(place),
            (true, 1, _) => Position::Named("small-blind"),
            (true, 2, _) => Position::Named("big-blind"),
            (true, 3, _) => Position::Named("under-the-gun"),
            (true, _, 1) => Position::Named("cutoff"),
            (true, _, 2) => Position::Named("hijack"),
            (true, _, 3) => Position::Named("lojack"),
            (true, place, _) => Position::Early(place - 3),
        }
    }

    /// As a part of a sentence.
    pub(crate) fn say(self, words: &L10n) -> String {
        words.say(&match self {
            Position::Named(position) => msg!(answer_position { position }),
            Position::Early(number) => msg!(answer_position_early { number }),
            Position::AfterButton(count) => msg!(answer_position_after { count }),
        })
    }
}

fn has_blinds(view: &View) -> bool {
    view.rules.forced.blinds.iter().any(|&blind| blind > 0)
}
