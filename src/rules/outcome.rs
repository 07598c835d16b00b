use super::cards::{CardSet, HandValue};
use super::{Chips, Event, Phase, Seat, SeatView, Share, View};

/// How a hand has ended, as far as one viewer may know it: who won what, with
/// which cards, and what everybody showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Who won what, the most important first.
    pub winnings: Vec<Winnings>,
    /// The hands that were shown, by seat.
    pub hands: Vec<ShownHand>,
}

/// A hand that everyone can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownHand {
    /// Whose.
    pub seat: Seat,
    /// What it is worth, and which cards make that.
    pub value: HandValue,
}

/// What the same players won on the same grounds, of one pot or of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winnings {
    /// Who, and how much each.
    pub winners: Vec<(Seat, Chips)>,
    /// First or second place, where there are two.
    pub place: Option<Place>,
    /// Which pots, zero being the main pot; none where everybody else folded.
    pub pots: Vec<u8>,
}

/// One of the two places that a pot may be divided into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// The best hand.
    First,
    /// The best hand below it.
    Second,
}

impl Winnings {
    /// Who shares.
    pub fn seats(&self) -> Vec<Seat> {
        self.winners.iter().map(|(seat, _)| *seat).collect()
    }

    /// How much, all together.
    pub fn amount(&self) -> Chips {
        self.winners.iter().map(|(_, amount)| amount).sum()
    }
}

impl Outcome {
    /// How the hand has ended; `None` while it goes on.
    pub fn of(view: &View) -> Option<Outcome> {
        if view.phase != Phase::Over {
            return None;
        }
        Some(Outcome {
            winnings: winnings(view),
            hands: view.shown_hands(),
        })
    }

    /// The shown hand of the player.
    pub fn hand(&self, seat: Seat) -> Option<&HandValue> {
        let hand = self.hands.iter().find(|hand| hand.seat == seat);
        hand.map(|hand| &hand.value)
    }

    /// The best place that the player has won; a pot that is won as a whole is
    /// a first place.
    pub fn place(&self, seat: Seat) -> Option<Place> {
        let won = |it: &&Winnings| it.winners.iter().any(|(winner, _)| *winner == seat);
        let places = self.winnings.iter().filter(won).map(|it| it.place);
        places.map(|place| place.unwrap_or(Place::First)).min()
    }

    /// The cards of the hands that were best of all, those of the main pot.
    pub fn winning_cards(&self) -> CardSet {
        let best = self.winnings.iter().find(|it| it.pots.contains(&0));
        let seats = best.map(Winnings::seats).unwrap_or_default();
        let hands = seats.into_iter().filter_map(|seat| self.hand(seat));
        hands.flat_map(|value| value.five.iter().copied()).collect()
    }
}

/// What was won, pot by pot as it was told, what is the same put together.
fn winnings(view: &View) -> Vec<Winnings> {
    let mut pots: Vec<Winnings> = Vec::new();
    for event in &view.seen {
        let (seat, amount, pot, place) = match *event {
            Event::WonUncontested { seat, amount } => (seat, amount, None, None),
            Event::Won {
                seat,
                pot,
                amount,
                share,
            } => (seat, amount, Some(pot), place(share)),
            _ => continue,
        };
        let pot = pot.into_iter();
        match pots.last_mut() {
            Some(last) if last.place == place && last.pots.iter().copied().eq(pot.clone()) => {
                last.winners.push((seat, amount));
            }
            _ => pots.push(Winnings {
                winners: vec![(seat, amount)],
                place,
                pots: pot.collect(),
            }),
        }
    }
    // Side pots are paid first, and the main pot matters most.
    pots.sort_by_key(|it| (it.pots.first().copied(), it.place));
    let mut together: Vec<Winnings> = Vec::new();
    for pot in pots {
        let same = |it: &&mut Winnings| it.place == pot.place && it.seats() == pot.seats();
        match together.iter_mut().find(same) {
            Some(all) => {
                let sums = all.winners.iter_mut().zip(&pot.winners);
                sums.for_each(|((_, sum), (_, amount))| *sum += amount);
                all.pots.extend(pot.pots);
            }
            None => together.push(pot),
        }
    }
    together
}

fn place(share: Share) -> Option<Place> {
    match share {
        Share::Whole | Share::Split => None,
        Share::First => Some(Place::First),
        Share::Second | Share::SecondSplit => Some(Place::Second),
    }
}

impl View {
    /// Every hand that all can see by now, with what it is worth so far.
    pub fn shown_hands(&self) -> Vec<ShownHand> {
        let has_shown = |it: &&SeatView| {
            let shown = |event: &_| matches!(event, Event::Shown { seat, .. } if *seat == it.seat);
            it.cards.iter().all(Option::is_some) && self.seen.iter().any(shown)
        };
        let shown = self.seats.iter().filter(has_shown);
        let hand = |it: &SeatView| {
            let common = match self.rules.picks() {
                Some(_) => it.picks.set(),
                None => self.face_up(),
            };
            let value = self.rules.making.value(it.known_cards(), common);
            ShownHand {
                seat: it.seat,
                value,
            }
        };
        let hands = shown.map(hand);
        hands.filter(|hand| !hand.value.five.is_empty()).collect()
    }
}
