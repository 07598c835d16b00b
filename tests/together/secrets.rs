//! Two tables that differ only in cards that a person may not see send that
//! person the same bytes, until the cards are shown.

use std::time::Duration;

use proptest::prelude::*;
use tabletalk::rules::cards::{CardSet, Deck, Seed};
use tabletalk::rules::*;
use tabletalk::table::*;

use super::any_game;
use super::any_table::Swapped;

const NOW: Duration = Duration::ZERO;

/// A hand with people only, and what one of them is sent.
struct Watched {
    host: Host,
    viewer: Seat,
    next: AskId,
    frames: Vec<Frame>,
}

/// What was asked by whom: the inputs of a hand.
type Deed = (Seat, Ask);

/// What the viewer says who comes back: a number that they cannot have heard
/// seats them anew.
fn last_heard(dice: u64) -> u64 {
    match dice % 8 {
        0 => u64::MAX,
        last => last * 3,
    }
}

impl Watched {
    fn deal(options: &Options, viewer: Seat, deck: Deck) -> Watched {
        let start = Start {
            options: options.clone(),
            seed: Seed::from(0),
            people: Seats::first(options.players()),
            styles: Vec::new(),
            settings: TablePace::AT_ONCE,
        };
        let mut host = Host::new(&start, &[]).unwrap();
        host.stack(Seat::FIRST, deck);
        let mut watched = Watched {
            host,
            viewer,
            next: 1,
            frames: Vec::new(),
        };
        watched.ask(&(Seat::FIRST, Ask::Deal { hand: 1 }));
        watched
    }

    fn ask(&mut self, (seat, ask): &Deed) {
        let asked = Asked {
            id: self.next,
            ask: ask.clone(),
        };
        self.next += 1;
        self.host.ask(*seat, asked, NOW);
        self.hear();
    }

    /// The viewer comes back, who has heard this many updates.
    fn come_back(&mut self, last_seq: u64) {
        let ask = Ask::Resume { last_seq };
        self.host.ask(self.viewer, Asked { id: 0, ask }, NOW);
        self.hear();
    }

    fn hear(&mut self) {
        let frames = self.host.take_frames().into_iter();
        let mine = frames.filter(|(seat, _)| *seat == self.viewer);
        self.frames.extend(mine.map(|(_, frame)| frame));
    }

    /// Who can act, and what they do by chance.
    fn next_deed(&self, dice: u64) -> Option<Deed> {
        let seats = Seats::first(self.host.options().players()).into_iter();
        let mut views = seats.filter_map(|seat| self.host.view(seat));
        let first = self.host.view(self.viewer)?;
        if first.phase == Phase::Over {
            return None;
        }
        let Some(view) = views.find(|view| view.choices.is_some()) else {
            let decision = self.decision(self.viewer);
            return Some((self.viewer, Ask::MoveOn { decision }));
        };
        let seat = view.viewer.seat()?;
        let me = view.me()?;
        let action = match view.choices? {
            Choices::Bet(BetChoices { raise: Ok(it), .. }) if dice.is_multiple_of(5) => {
                Action::RaiseTo(it.min)
            }
            Choices::Bet(it) => it.check_or_call(),
            Choices::Continue { .. } => Action::Continue,
            Choices::Exchange { most } => {
                let count = (dice as usize % 4).min(most.into());
                Action::Draw(me.cards.iter().flatten().copied().take(count).collect())
            }
            Choices::Discard { .. } => Action::Pass,
            Choices::Pick { open, .. } => {
                let is_free = |place: &u8| {
                    let card = view.board[usize::from(*place)];
                    card.is_some_and(|card| !me.picks.contains(&card))
                };
                match (0..open).find(is_free) {
                    Some(place) => Action::Pick(place),
                    None => {
                        let decision = self.decision(seat);
                        return Some((seat, Ask::MoveOn { decision }));
                    }
                }
            }
            Choices::Show => Action::Show(Which::All),
        };
        let decision = self.decision(seat);
        Some((seat, Ask::Act { decision, action }))
    }

    /// The decision that a seat faces, as it is told whoever sits down anew.
    fn decision(&self, seat: Seat) -> Decision {
        self.host.decision(seat)
    }
}

/// What is told of the table.
fn update(tell: &Tell) -> Option<&Update> {
    match tell {
        Tell::Update(update) => Some(update),
        Tell::Seated(seated) => seated.so_far.as_ref(),
        Tell::Answered { .. }
        | Tell::Times(_)
        | Tell::Pace(_)
        | Tell::Notice(_)
        | Tell::Players(_)
        | Tell::Room(_)
        | Tell::Line(_) => None,
    }
}

/// The frames up to where somebody's cards are shown.
fn until_shown(frames: &[Frame]) -> Vec<String> {
    let shows = |tell: &Tell| {
        let mut seen = update(tell).into_iter().flat_map(|it| &it.seen);
        seen.any(|it| matches!(it, Event::Shown { .. } | Event::PicksShown { .. }))
    };
    let hidden = frames.iter().take_while(|frame| !frame.iter().any(shows));
    hidden.map(Travels::to_json).collect()
}

/// All cards that a person has been sent so far.
fn known(frames: &[Frame]) -> CardSet {
    let mut known = CardSet::EMPTY;
    for update in frames.iter().flatten().filter_map(update) {
        let own = update.table.seats.iter().flat_map(|it| &it.cards);
        let cards = own.chain(&update.table.board).flatten().copied();
        known = known | cards.collect();
        for event in &update.seen {
            if let Event::Dealt { cards, .. } | Event::Exchanged { cards, .. } = event {
                known = known | cards.known().map(|row| row.set()).unwrap_or_default();
            }
        }
    }
    known
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn hidden_cards_change_no_byte(options in any_game(), who: usize, seed: u64) {
        let players = options.players();
        let viewer = Seat::new(who % players).unwrap();
        let cards: Vec<_> = {
            let mut deck = Deck::shuffled(&Seed::from(seed), 0);
            std::iter::from_fn(|| deck.draw()).collect()
        };
        let mut one = Watched::deal(&options, viewer, Deck::stacked(&cards).unwrap());
        let mut deeds = Vec::new();
        let mut dice = seed;
        while let Some(deed) = one.next_deed(dice >> 7) {
            one.ask(&deed);
            one.come_back(last_heard(dice >> 11));
            deeds.push((dice, deed));
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        }
        let told = until_shown(&one.frames);
        let swapped = Swapped::all_but(known(&one.frames[..told.len()]), seed);
        let others: Vec<_> = cards.iter().map(|&card| swapped.card(card)).collect();
        let mut other = Watched::deal(&options, viewer, Deck::stacked(&others).unwrap());
        for (dice, (seat, ask)) in deeds {
            let ask = match ask {
                Ask::Act { decision, action: Action::Draw(cards) } => {
                    let cards = cards.into_iter().map(|card| swapped.card(card)).collect();
                    Ask::Act { decision, action: Action::Draw(cards) }
                }
                ask => ask,
            };
            other.ask(&(seat, ask));
            other.come_back(last_heard(dice >> 11));
        }
        let other_told: Vec<String> = (other.frames.iter()).map(Travels::to_json).collect();
        prop_assert!(told.len() > 1);
        prop_assert_eq!(&told[..], &other_told[..told.len()]);
        // They do differ, or nothing is shown by this.
        prop_assert_ne!(cards, others);
    }
}
