use std::time::Duration;

use crate::rules::cards::{Card, CardSet, HandValue, Rank, Suit};
use crate::rules::{Blind, Outcome, Phase, Place, Seat, SeatView, Status, Step, View};
use crate::speech::{L10n, msg};
use crate::table::Times;
use crate::ui::window::draw::{
    Avatar, BoardPicture, CardPicture, CardSigns, CardState, ChipAmount, Countdown, SeatMark,
    SeatPicture, SeatState, TablePicture, TimeLeft,
};

use super::banner::{self, Players, banner};
use super::cards::{self, CardText, SeatText, seats};
use super::deeds::{Deed, Deeds};
use super::display::TableDisplay;

/// The table as it is drawn and as it is heard: the same things, in the same
/// order.
pub(super) struct Picture {
    pub(super) drawn: TablePicture,
    pub(super) seats: Vec<SeatText>,
    pub(super) own: Vec<CardText>,
    pub(super) board: Vec<CardText>,
    pub(super) pots: Vec<String>,
    pub(super) signs: CardSigns,
}

impl Picture {
    /// The table without its clocks, which run on.
    pub(super) fn of(display: &TableDisplay, view: &View, words: &L10n) -> Picture {
        let own = cards::own(display, view, words);
        let board = cards::board(view, words);
        let seats = seats(&display.names, view, words);
        let pots = pots(view, words);
        let look = Look::at(display, view, words);
        let drawn = TablePicture {
            seats: seats.iter().map(|seat| look.seat(seat, &own)).collect(),
            pots: (view.pots.iter().zip(&pots))
                .map(|(pot, text)| ChipAmount {
                    amount: pot.amount,
                    text: text.clone(),
                })
                .collect(),
            banner: look.banner(),
            countdown: None,
            board: look.board(&board),
        };
        Picture {
            drawn,
            seats,
            own,
            board,
            pots,
            signs: signs(words),
        }
    }

    /// Shows how the clocks stand now.
    pub(super) fn set_times(&mut self, times: &Times, view: &View, words: &L10n) {
        for (text, seat) in self.seats.iter().zip(&mut self.drawn.seats) {
            seat.time_left = (view.turn == Some(text.seat))
                .then(|| time_left(times, words))
                .flatten();
        }
        self.drawn.countdown = countdown(times, view, words);
    }

    /// Shows the player's odds, where they are known.
    pub(super) fn set_odds(&mut self, odds: Option<String>) {
        if let Some(own) = self.drawn.seats.first_mut() {
            own.odds = odds;
        }
    }
}

/// The table as it is drawn for whoever sees that view, without its clocks: it
/// follows from the view alone. The names are by seat.
pub fn picture(view: &View, names: &[String], words: &L10n) -> TablePicture {
    let display = TableDisplay::of_view(view, names);
    Picture::of(&display, view, words).drawn
}

/// A view, and what follows from it for several things that are drawn.
struct Look<'a> {
    view: &'a View,
    words: &'a L10n,
    players: Players<'a>,
    deeds: Deeds,
    outcome: Option<Outcome>,
    /// The hands that all can see by now.
    shown: Vec<(Seat, HandValue)>,
}

impl<'a> Look<'a> {
    fn at(display: &'a TableDisplay, view: &'a View, words: &'a L10n) -> Look<'a> {
        let outcome = Outcome::of(view);
        let hands = match &outcome {
            Some(outcome) => outcome.hands.clone(),
            None => view.shown_hands(),
        };
        Look {
            view,
            words,
            players: Players {
                names: &display.names,
                you: display.you(),
            },
            deeds: Deeds::of(view),
            shown: hands.iter().map(|it| (it.seat, it.value)).collect(),
            outcome,
        }
    }

    fn banner(&self) -> Vec<String> {
        let outcome = self.outcome.as_ref();
        outcome.map_or_else(Vec::new, |it| banner(it, self.players, self.words))
    }

    fn seat(&self, text: &SeatText, own: &[CardText]) -> SeatPicture {
        let seat = &self.view.seats[text.seat.index()];
        let mine = self.view.me().is_some_and(|me| me.seat == text.seat);
        let is_live = seat.is_live();
        let shown = self.hand(text.seat);
        let cards: Vec<CardPicture> = match (mine, is_live) {
            (true, _) => own.iter().map(card_picture).collect(),
            // Whoever folded may still show something after the hand.
            (_, false) => seat
                .cards
                .iter()
                .flatten()
                .map(|&it| CardPicture::up(it))
                .collect(),
            _ => (seat.cards.iter())
                .map(|card| card.map_or(CardPicture::DOWN, CardPicture::up))
                .collect(),
        };
        let counts = self.counts(text.seat);
        let standing = self.standing(seat);
        let kept = |cards: Vec<CardPicture>| match (&self.outcome, counts) {
            (Some(_), Some(counts)) => in_light(cards, counts),
            _ => cards,
        };
        SeatPicture {
            name: text.name.clone(),
            avatar: Avatar {
                initial: text.name.chars().next().into_iter().collect(),
                color: text.seat.index(),
            },
            chips: text.chips.clone(),
            bet: text.bet.clone().map(|text| ChipAmount {
                amount: seat.bet,
                text,
            }),
            status: self.word(seat).or_else(|| self.status(seat, text)),
            acted_last: self.outcome.is_none() && self.deeds.latest == Some(text.seat),
            standing,
            cards: kept(cards),
            picks: kept(self.picks(seat)),
            note: self.note(seat, mine),
            hand: shown.map(|value| {
                let all: Vec<HandValue> = self.shown.iter().map(|(_, value)| *value).collect();
                banner::hand(value, &all, self.words)
            }),
            marks: self.marks(text.seat),
            time_left: None,
            odds: None,
        }
    }

    fn standing(&self, seat: &SeatView) -> SeatState {
        let won = self.outcome.as_ref().and_then(|it| it.place(seat.seat));
        match (seat.status, won) {
            (_, Some(Place::First | Place::Second)) => SeatState::Won,
            (Status::Folded | Status::Busted, None) => SeatState::Out,
            _ if self.view.turn == Some(seat.seat) => SeatState::ToAct,
            _ => SeatState::In,
        }
    }

    fn hand(&self, seat: Seat) -> Option<&HandValue> {
        let shown = self.shown.iter().find(|(shown, _)| *shown == seat);
        shown.map(|(_, value)| value)
    }

    /// Which of the cards of a shown hand count in the end: those that have won
    /// something, and none of one that has not. `None` where it is not shown.
    fn counts(&self, seat: Seat) -> Option<CardSet> {
        let value = self.hand(seat)?;
        let won = self.outcome.as_ref()?.place(seat).is_some();
        let five = value.five.iter().copied();
        Some(five.filter(|_| won).collect())
    }

    /// The player's picks beside their own cards: places for them, too, where
    /// they can still be picked.
    fn picks(&self, seat: &SeatView) -> Vec<CardPicture> {
        let count = self.view.rules.picks().unwrap_or(0);
        let mut picks: Vec<_> = seat.picks.iter().map(|&it| CardPicture::up(it)).collect();
        let mine = self.view.viewer.is(seat.seat);
        if mine && seat.is_live() && self.view.phase == Phase::Picking {
            picks.resize(count.max(picks.len()), CardPicture::SLOT);
        }
        picks
    }

    /// What the player did last, where that says more than how they stand.
    fn word(&self, seat: &SeatView) -> Option<String> {
        let deed = self.deeds.last(seat.seat)?;
        let tells = match seat.status {
            Status::Active => self.view.phase != Phase::Over,
            Status::AllIn => false,
            Status::Folded => deed == Deed::Mucked,
            Status::Busted => false,
        };
        let what = match deed {
            Deed::Checked => "checked",
            Deed::Called => "called",
            Deed::Bet => "bet",
            Deed::Raised => "raised",
            Deed::Continued => "continued",
            Deed::TookAway => "took-away",
            Deed::Passed => "passed",
            Deed::Mucked => "mucked",
        };
        tells.then(|| self.words.say(&msg!(felt_did { what })))
    }

    /// How the player stands. Who was all-in has chips again after the hand, or
    /// is out.
    fn status(&self, seat: &SeatView, text: &SeatText) -> Option<String> {
        match (&self.outcome, seat.status) {
            (Some(_), Status::AllIn) => (seat.stack == 0).then(|| self.words.text(msg::SEAT_OUT)),
            _ => text.status.clone(),
        }
    }

    /// How many cards the player has exchanged.
    fn note(&self, seat: &SeatView, mine: bool) -> Option<String> {
        let count = self.deeds.drawn(seat.seat)?;
        // Open cards are to be read.
        let down = seat.cards.iter().any(Option::is_none);
        let tells = seat.is_live() && down && !mine;
        tells.then(|| self.words.say(&msg!(felt_drew { count })))
    }

    fn marks(&self, seat: Seat) -> Vec<SeatMark> {
        let button = (self.view.button == seat).then(|| {
            let sign = self.words.text(msg::BUTTON_SIGN);
            SeatMark::Button(sign)
        });
        // When the hand is over, its blinds are in the pot.
        let blind = self.deeds.blind(seat).filter(|_| self.outcome.is_none());
        let blind = blind.map(|blind| {
            let blind = match blind {
                Blind::Small => "small",
                Blind::Big => "big",
                Blind::Straddle => "straddle",
            };
            SeatMark::Blind(self.words.say(&msg!(felt_blind { blind })))
        });
        button.into_iter().chain(blind).collect()
    }

    fn board(&self, board: &[CardText]) -> BoardPicture {
        let rules = &self.view.rules;
        let mut cards: Vec<CardPicture> = board.iter().map(card_picture).collect();
        let winning = self.outcome.as_ref().map(Outcome::winning_cards);
        if let Some(winning) = winning.filter(|it| !it.is_empty()) {
            cards = in_light(cards, winning);
        }
        // What is discarded leaves no place behind.
        let shrinks = rules.has(|step| matches!(step, Step::DiscardFromBoard { .. }));
        if cards.is_empty() || !shrinks {
            cards.resize(cards.len().max(rules.board_size()), CardPicture::SLOT);
        }
        let taken = |card: &Option<Card>| card.map_or(CardPicture::DOWN, CardPicture::up);
        BoardPicture {
            cards,
            burned: self.deeds.burned,
            taken: self.deeds.taken.iter().map(taken).collect(),
        }
    }
}

/// Lifts the cards that count, and dims the others.
fn in_light(cards: Vec<CardPicture>, counts: CardSet) -> Vec<CardPicture> {
    let light = |card: CardPicture| match card.card() {
        Some(it) if counts.contains(it) => card.in_state(CardState::Lifted),
        Some(_) => card.in_state(CardState::Dimmed),
        None => card,
    };
    cards.into_iter().map(light).collect()
}

/// From then on it is told in figures that little time is left.
const LAST_SECONDS: Duration = Duration::from_secs(10);

fn seconds(left: Duration) -> u64 {
    left.as_millis().div_ceil(1_000) as u64
}

/// What is left of the turn.
fn time_left(times: &Times, words: &L10n) -> Option<TimeLeft> {
    let (left, length) = match (times.turn_left?, times.bank) {
        (Duration::ZERO, Some(bank)) => (bank, times.turn_length?.max(bank)),
        (left, _) => (left, times.turn_length?),
    };
    // Of a turn that is hardly longer, it would be told all the time.
    let few = left <= LAST_SECONDS && length >= LAST_SECONDS * 3 / 2;
    let amount = seconds(left);
    Some(TimeLeft {
        share: left.as_secs_f32() / length.as_secs_f32().max(1.0),
        last_seconds: few.then(|| words.say(&msg!(seat_amount { amount }))),
    })
}

/// The time that is left to all who pick.
fn countdown(times: &Times, view: &View, words: &L10n) -> Option<Countdown> {
    if view.phase != Phase::Picking {
        return None;
    }
    let left = times.phase_left?;
    let amount = seconds(left);
    let next = times.wave_left.map(|left| {
        let seconds = seconds(left);
        words.say(&msg!(felt_next_wave { seconds }))
    });
    Some(Countdown {
        seconds: words.say(&msg!(seat_amount { amount })),
        next,
        urgent: left <= LAST_SECONDS,
    })
}

fn card_picture(text: &CardText) -> CardPicture {
    let state = match text.state {
        cards::CardStatus::Plain => CardState::Plain,
        cards::CardStatus::Marked => CardState::Exchange,
        cards::CardStatus::Picked => CardState::Picked,
        cards::CardStatus::Closed => CardState::Waiting,
    };
    let picture = text.card.map_or(CardPicture::DOWN, CardPicture::up);
    picture.in_state(state)
}

fn pots(view: &View, words: &L10n) -> Vec<String> {
    let several = view.pots.len() > 1;
    let name = |(number, amount): (u64, u64)| {
        words.say(&if several {
            msg!(side_pot_name { number, amount })
        } else {
            msg!(pot_name { amount })
        })
    };
    let pots = view.pots.iter().filter(|pot| pot.amount > 0);
    (0u64..).zip(pots.map(|pot| pot.amount)).map(name).collect()
}

/// What stands on the cards, in the player's language.
pub(in crate::ui::window) fn signs(words: &L10n) -> CardSigns {
    let rank = |rank: Rank| {
        let letter = String::from(rank.letter());
        words.say(&msg!(card_sign_rank { rank: letter }))
    };
    let suit = |suit: Suit| {
        let letter = String::from(suit.letter());
        words.say(&msg!(card_sign_suit { suit: letter }))
    };
    CardSigns::new(rank, suit)
}
