use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Chips, Choices, Pot, Rules, Seat, Seats, Seen, Standing, Street, Viewer};
use crate::rules::cards::{Card, CardSet, Row};

/// A table as one viewer may know it, and nothing else: the screen, the
/// answers, the sentences and the computer players all read this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The rules that this hand is played by.
    pub rules: Arc<Rules>,
    /// Who has the button.
    pub button: Seat,
    /// What the hand is waiting for.
    pub phase: Phase,
    /// The part of the hand.
    pub street: Street,
    /// Everyone at the table, by seat.
    pub seats: Vec<SeatView>,
    /// The community cards; `None` lies face down.
    pub board: Vec<Option<Card>>,
    /// How many cards at the front of the board can be picked.
    pub open: u8,
    /// The pots, the main pot first, bets of this round included.
    pub pots: Vec<Pot>,
    /// The total that must be matched to stay in.
    pub to_match: Chips,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What the viewer may do now.
    pub choices: Option<Choices>,
    /// Everything that has happened in this hand.
    pub seen: Vec<Seen>,
    /// How the game stands around this hand, where it is part of one.
    pub standing: Option<Standing>,
}

/// A [`View`] without its history and rules: what of the table is sent after
/// each change. The history is what was sent before, and the rules follow from
/// the game's options and its blind level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Who looks.
    pub viewer: Viewer,
    /// Who has the button.
    pub button: Seat,
    /// What the hand is waiting for.
    pub phase: Phase,
    /// The part of the hand.
    pub street: Street,
    /// Everyone at the table, by seat.
    pub seats: Vec<SeatView>,
    /// The community cards; `None` lies face down.
    pub board: Vec<Option<Card>>,
    /// How many cards at the front of the board can be picked.
    pub open: u8,
    /// The pots, the main pot first, bets of this round included.
    pub pots: Vec<Pot>,
    /// The total that must be matched to stay in.
    pub to_match: Chips,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What the viewer may do now.
    pub choices: Option<Choices>,
    /// How the game stands around this hand, where it is part of one.
    pub standing: Option<Standing>,
}

impl Snapshot {
    /// The whole view, with the rules of the hand and all that was seen of it.
    pub fn into_view(self, rules: Arc<Rules>, seen: Vec<Seen>) -> View {
        View {
            viewer: self.viewer,
            rules,
            button: self.button,
            phase: self.phase,
            street: self.street,
            seats: self.seats,
            board: self.board,
            open: self.open,
            pots: self.pots,
            to_match: self.to_match,
            turn: self.turn,
            choices: self.choices,
            seen,
            standing: self.standing,
        }
    }
}

/// What the hand is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// A betting decision.
    Betting,
    /// Someone to pay for staying in, or to fold.
    Continuing,
    /// An exchange of cards.
    Exchanging,
    /// Someone to take a community card away, or to pass.
    Discarding,
    /// Picks of community cards.
    Picking,
    /// Someone to show or to muck.
    Showing,
    /// Nothing: the hand is over.
    Over,
}

/// One seat as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// How the player stands in this hand.
    pub status: Status,
    /// The player's chips before the hand: what they brought to it.
    pub brought: Chips,
    /// The player's chips.
    pub stack: Chips,
    /// What the player has bet in this round.
    pub bet: Chips,
    /// What the player has put in during this hand, as far as others must
    /// match it.
    pub put_in: Chips,
    /// The player's hole cards; `None` is one that the viewer may not see.
    pub cards: Vec<Option<Card>>,
    /// The player's picks, as far as the viewer may know them.
    pub picks: Row,
}

/// How a player stands in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Status {
    /// In, with chips.
    Active,
    /// Out of it: folded, or mucked at the showdown.
    Folded,
    /// In, without chips left.
    AllIn,
    /// Not dealt in: without chips before the hand.
    Busted,
}

impl SeatView {
    /// Whether the player is still in the hand.
    pub fn is_live(&self) -> bool {
        matches!(self.status, Status::Active | Status::AllIn)
    }

    /// The player's hole cards, as far as the viewer may see them.
    pub fn known_cards(&self) -> CardSet {
        self.cards.iter().flatten().copied().collect()
    }
}

impl View {
    /// The viewer's own seat, unless they stand at the rail.
    pub fn me(&self) -> Option<&SeatView> {
        self.seats.get(self.viewer.seat()?.index())
    }

    /// Everyone who was dealt in.
    pub fn dealt_in(&self) -> Seats {
        let dealt_in = self.seats.iter().filter(|it| it.status != Status::Busted);
        dealt_in.map(|it| it.seat).collect()
    }

    /// The community cards that can be seen.
    pub fn face_up(&self) -> CardSet {
        self.board.iter().flatten().copied().collect()
    }

    /// Everything in the middle.
    pub fn pot(&self) -> Chips {
        self.pots.iter().map(|pot| pot.amount).sum()
    }

    /// Dead money in the pot: what nobody must match.
    pub fn dead(&self) -> Chips {
        let matched: Chips = self.seats.iter().map(|seat| seat.put_in).sum();
        self.pot().saturating_sub(matched)
    }

    /// What of the pot the viewer can win by paying that much: of each
    /// player's chips as many as their own.
    pub fn winnable(&self, pay: Chips) -> Chips {
        let own = self.me().map_or(0, |me| me.put_in + pay);
        let beyond = |seat: &SeatView| seat.put_in.saturating_sub(own);
        let beyond: Chips = self.seats.iter().map(beyond).sum();
        self.pot().saturating_sub(beyond)
    }

    /// The share of the pot from which paying that much is worth it, in
    /// percent.
    pub fn percent_needed(&self, pay: Chips) -> u64 {
        let all = u128::from(self.winnable(pay)) + u128::from(pay);
        (u128::from(pay) * 100).div_ceil(all.max(1)) as u64
    }
}
