//! Why a hand won, where its name does not say so.

use super::so_far::SoFar;
use crate::rules::cards::{Category, HandValue, Rank};
use crate::rules::{Chips, Seat, Seats};

/// What decided between two hands of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// A card beside the pair, or what the hand is.
    Kicker(Rank),
    /// A card of the flush itself.
    Card(Rank),
    /// Nothing in the hands: the highest hole card.
    HoleCard(Rank),
}

impl SoFar {
    /// Why the one winner of a pot, or of a place in it, has won it: the
    /// difference to the best hand that is worse. Nothing where the names of
    /// the hands say it.
    pub(super) fn reason(&self, pot: u8, winners: &[(Seat, Chips)]) -> Option<Reason> {
        let [(winner, _)] = winners else { return None };
        let (value, hole) = self.standing_of(*winner)?;
        let (best, _) = (self.contenders(pot)?.without(*winner).into_iter())
            .filter_map(|seat| self.standing_of(seat))
            .filter(|(other, other_hole)| (other.worth(), other_hole) < (value.worth(), &hole))
            .max_by_key(|(other, other_hole)| (other.worth(), *other_hole))?;
        if best.worth() == value.worth() {
            return hole.map(Reason::HoleCard);
        }
        if (best.category, best.ranks) != (value.category, value.ranks) {
            return None;
        }
        let pairs = value.kickers.iter().zip(&best.kickers);
        let (kicker, _) = pairs.into_iter().find(|(own, other)| own != other)?;
        Some(match value.category {
            Category::Flush => Reason::Card((*kicker)?),
            _ => Reason::Kicker((*kicker)?),
        })
    }

    /// The hand at the showdown, and the highest hole card beside it.
    fn standing_of(&self, seat: Seat) -> Option<(HandValue, Option<Rank>)> {
        let (_, value) = self.ranked.iter().find(|(ranked, _)| *ranked == seat)?;
        let hole = self.hole_cards(seat).into_iter().map(|card| card.rank());
        Some((*value, hole.max()))
    }

    /// Who else could have won that side pot; in the main pot it is everyone.
    pub(super) fn rivals(&self, pot: u8, winners: &[(Seat, Chips)]) -> Vec<Seat> {
        let contenders = self.contenders(pot).filter(|_| pot > 0);
        let won: Seats = winners.iter().map(|(seat, _)| *seat).collect();
        let rivals = contenders.unwrap_or_default().minus(won);
        rivals.into_iter().collect()
    }
}

/// The reason as messages take it, and the rank that decided.
pub(super) fn because(reason: Option<Reason>) -> (&'static str, String) {
    let (name, rank) = match reason {
        None => ("none", None),
        Some(Reason::Kicker(rank)) => ("kicker", Some(rank)),
        Some(Reason::Card(rank)) => ("card", Some(rank)),
        Some(Reason::HoleCard(rank)) => ("hole-card", Some(rank)),
    };
    (name, rank.map(Rank::letter).into_iter().collect())
}
