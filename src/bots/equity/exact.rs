use std::iter;

use super::outcome::{Duel, Melee, Odds, Outcome, Score, Strengths};
use super::spot::Weighted;
use super::{MAX_PLAYERS, Spot};
use crate::rules::cards::{Card, CardSet, Tally, for_each_choice, number_of_choices};

impl Spot {
    /// The odds by counting every deal, unless that takes more comparisons of
    /// hands than the limit, or counts become too large for 64 bits.
    ///
    /// Where ranges have weights, a deal counts as often as the product of the
    /// weights of its hands, which are first made as small as their ratios
    /// allow.
    pub fn exact(&self, limit: u64) -> Option<Odds> {
        let any = match self.random {
            0 => Vec::new(),
            _ => any_hand(self.deck),
        };
        let unknown: Vec<&[Weighted]> = (self.ranges.iter().map(Vec::as_slice))
            .chain(iter::repeat_n(&any[..], self.random))
            .collect();
        if self.comparisons(&unknown)? > limit {
            return None;
        }
        let outcomes = match self.players() {
            2 => self.count(&unknown, Duel::default()),
            players => self.count(&unknown, Melee::new(players)),
        };
        Some(Odds {
            exact: true,
            players: self.in_order_of_question(&outcomes),
        })
    }

    /// About how many comparisons counting takes, rather too many: some of the
    /// hands need a card that is on the board or with another player. Nothing,
    /// where counts may become too large.
    fn comparisons(&self, unknown: &[&[Weighted]]) -> Option<u64> {
        let boards = number_of_choices(self.deck.len(), self.missing);
        let weight = |hands: &&[Weighted]| hands.iter().map(|it| it.weight).sum();
        (unknown.iter().map(weight)).try_fold(boards, u64::checked_mul)?;
        (unknown.iter().map(|hands| hands.len() as u64))
            .chain([self.players() as u64])
            .try_fold(boards, u64::checked_mul)
    }

    fn count<S: Score>(&self, unknown: &[&[Weighted]], mut score: S) -> Vec<Outcome> {
        let mut deck: Vec<Card> = self.deck.into_iter().collect();
        deck.sort_by_key(|card| card.rank());
        let given = self.hands.len();
        let mut strengths = [0; MAX_PLAYERS];
        let mut hands_shown: Vec<Vec<RankedHand>> = unknown.iter().map(|_| Vec::new()).collect();
        for_each_choice(&deck, self.missing, self.board, &mut |board| {
            for (strength, &hand) in strengths.iter_mut().zip(&self.hands) {
                *strength = board.plus(hand).strength().number();
            }
            match unknown {
                [] => score.settle(&strengths, 1),
                // Hands that are looked at only once need not be kept.
                [hands] => {
                    for it in ranked_hands(board, hands) {
                        strengths[given] = it.strength;
                        score.settle(&strengths, it.weight);
                    }
                }
                _ => {
                    for (kept, hands) in hands_shown.iter_mut().zip(unknown) {
                        kept.clear();
                        kept.extend(ranked_hands(board, hands));
                    }
                    settle_all(
                        &hands_shown,
                        given,
                        &mut strengths,
                        &mut score,
                        CardSet::EMPTY,
                        1,
                    );
                }
            }
        });
        score.outcomes()
    }
}

/// A hand with a whole board.
struct RankedHand {
    cards: CardSet,
    strength: u16,
    weight: u64,
}

/// The hands that need no card of the board.
#[inline]
fn ranked_hands(board: Tally, hands: &[Weighted]) -> impl Iterator<Item = RankedHand> {
    (hands.iter())
        .filter(move |it| !it.hand.cards().intersects(board.cards()))
        .map(move |it| RankedHand {
            cards: it.hand.cards(),
            strength: board.plus(it.hand).strength().number(),
            weight: it.weight,
        })
}

/// Settles every way to give the players, from that one on, hands of theirs
/// that are not taken and have no card in common.
fn settle_all(
    hands: &[Vec<RankedHand>],
    player: usize,
    strengths: &mut Strengths,
    score: &mut impl Score,
    taken: CardSet,
    weight: u64,
) {
    let [own, others @ ..] = hands else { return };
    for it in own.iter().filter(|it| !it.cards.intersects(taken)) {
        strengths[player] = it.strength;
        let weight = weight * it.weight;
        match others {
            [] => score.settle(strengths, weight),
            _ => settle_all(
                others,
                player + 1,
                strengths,
                score,
                taken | it.cards,
                weight,
            ),
        }
    }
}

fn any_hand(deck: CardSet) -> Vec<Weighted> {
    let cards: Vec<Card> = deck.into_iter().collect();
    let mut hands = Vec::with_capacity(number_of_choices(cards.len(), 2) as usize);
    for_each_choice(&cards, 2, Tally::EMPTY, &mut |hand| {
        hands.push(Weighted { hand, weight: 1 });
    });
    hands
}
