//! From contributions to pots, and from pots to winners.

use serde::{Deserialize, Serialize};

use super::{Chips, MAX_SEATS, Seat, Seats, Share, Sharing};

/// Chips in the middle and who can win them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pot {
    /// The chips in it.
    pub amount: Chips,
    /// Who can win it.
    pub eligible: Seats,
}

/// At most one pot for each player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pots {
    pots: [Pot; MAX_SEATS],
    len: usize,
}

impl Pots {
    const NONE: Pots = Pots {
        pots: [Pot {
            amount: 0,
            eligible: Seats::NONE,
        }; MAX_SEATS],
        len: 0,
    };

    /// Most hands have one pot, so it is worth a shortcut.
    fn one(amount: Chips, eligible: Seats) -> Pots {
        let mut pots = Pots::NONE;
        pots.push(amount, eligible);
        pots
    }

    /// Makes pots of the layers up to what these players have put in, and of
    /// a last one above them.
    ///
    /// Folded chips stay in their layer. A layer that none of the live
    /// players reaches joins the one below it, so no chip is ever lost.
    fn cut(
        put_in: &[Chips; MAX_SEATS],
        dead: Chips,
        live: Seats,
        limits: Seats,
        reaches: impl Fn(Seat, Layer) -> bool,
    ) -> Pots {
        let mut pots = Pots::NONE;
        let mut carried = dead;
        let heights = limits.into_iter().map(|seat| put_in[seat.index()]);
        for layer in layers(heights.chain([Chips::MAX])) {
            let amount: Chips = put_in.iter().map(|&chips| layer.of(chips)).sum();
            let eligible: Seats = live
                .into_iter()
                .filter(|&seat| reaches(seat, layer))
                .collect();
            if amount == 0 {
                continue;
            }
            if eligible.is_empty() && pots.len > 0 {
                pots.pots[pots.len - 1].amount += amount;
                continue;
            }
            // A player whose last chips were a dead ante can win the dead
            // money and nothing above it.
            if carried > 0 && eligible != live {
                pots.push(std::mem::take(&mut carried), live);
            }
            pots.push(amount + std::mem::take(&mut carried), eligible);
        }
        if carried > 0 {
            pots.push(carried, live);
        }
        pots
    }

    fn push(&mut self, amount: Chips, eligible: Seats) {
        self.pots[self.len] = Pot { amount, eligible };
        self.len += 1;
    }

    /// The pots as they are paid: a layer at the height of each live player.
    pub(super) fn to_pay(put_in: &[Chips; MAX_SEATS], dead: Chips, live: Seats) -> Pots {
        let mut heights_of_live = live.into_iter().map(|seat| put_in[seat.index()]);
        let first = heights_of_live.next();
        if heights_of_live.all(|height| Some(height) == first) {
            return Pots::one(put_in.iter().sum::<Chips>() + dead, live);
        }
        Pots::cut(put_in, dead, live, live, |seat, layer| {
            layer.is_reached_by(put_in[seat.index()])
        })
    }

    /// The pots as they are announced during the hand: only the chips of all-in
    /// players set a limit, everyone else can still match the rest.
    pub(super) fn to_tell(
        put_in: &[Chips; MAX_SEATS],
        dead: Chips,
        live: Seats,
        all_in: Seats,
    ) -> Pots {
        let capped = live.and(all_in);
        Pots::cut(put_in, dead, live, capped, |seat, layer| {
            !capped.contains(seat) || layer.is_reached_by(put_in[seat.index()])
        })
    }

    pub(super) fn as_slice(&self) -> &[Pot] {
        &self.pots[..self.len]
    }
}

/// Pays one pot to those who can win it.
///
/// `ranks` are higher for better hands. Odd chips are given one each, from the
/// left of the button (ruling 16, TDA 20-A).
pub(super) fn pay(
    pot: Pot,
    sharing: Sharing,
    ranks: &[u32; MAX_SEATS],
    button: Seat,
    mut give: impl FnMut(Seat, Chips, Share),
) {
    let mut split = |amount: Chips, winners: Seats, alone: Share, together: Share| {
        let count = winners.len() as Chips;
        let share = if count == 1 { alone } else { together };
        let (each, mut odd) = (amount / count, amount % count);
        for seat in winners.clockwise_after(button) {
            let extra = odd.min(1);
            odd -= extra;
            give(seat, each + extra, share);
        }
    };
    let first = best(pot.eligible, ranks);
    let others = pot.eligible.minus(first);
    match sharing {
        Sharing::TwoPlaces { second: percent } if first.len() == 1 && !others.is_empty() => {
            let second_place = pot.amount * Chips::from(percent) / 100;
            let second = best(others, ranks);
            split(pot.amount - second_place, first, Share::First, Share::First);
            split(second_place, second, Share::Second, Share::SecondSplit);
        }
        _ => split(pot.amount, first, Share::Whole, Share::Split),
    }
}

/// The players with the best of these hands.
fn best(among: Seats, ranks: &[u32; MAX_SEATS]) -> Seats {
    let mut top = 0;
    let mut best = Seats::NONE;
    for seat in among {
        let rank = ranks[seat.index()];
        if rank > top {
            (top, best) = (rank, Seats::NONE);
        }
        if rank == top {
            best.insert(seat);
        }
    }
    best
}

/// A slice of everyone's chips between two heights. All who reach its top have
/// matched each other in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    floor: Chips,
    top: Chips,
}

impl Layer {
    /// How much of what someone has put in lies in it.
    pub(crate) fn of(self, put_in: Chips) -> Chips {
        put_in.min(self.top).saturating_sub(self.floor)
    }

    /// Whether someone has put in enough to have a share in all of it.
    pub(crate) fn is_reached_by(self, put_in: Chips) -> bool {
        put_in >= self.top
    }
}

/// The layers from the lowest, one up to each different height. The one up to
/// nothing is there where someone has put in nothing: dead money is won in it.
pub(crate) fn layers(heights: impl Iterator<Item = Chips>) -> impl Iterator<Item = Layer> {
    // One for each player and one above them all. Computer players cut layers
    // for each hand that they imagine, so a list on the heap would be slow.
    let mut tops = [0; MAX_SEATS + 1];
    let mut count = 0;
    for (top, height) in tops.iter_mut().zip(heights) {
        *top = height;
        count += 1;
    }
    tops[..count].sort_unstable();
    let mut below = None;
    tops.into_iter().take(count).filter_map(move |top| {
        let floor = below.replace(top);
        (floor != Some(top)).then_some(Layer {
            floor: floor.unwrap_or(0),
            top,
        })
    })
}
