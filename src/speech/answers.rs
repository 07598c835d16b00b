//! Every question about a hand, answered at once.
//!
//! An answer comes from a [`View`] and so knows nothing that the asker may
//! not know. It is made of parts, what matters most first, each of which becomes a
//! sentence.

mod board;
mod brief;
mod cards;
mod chances;
mod clock;
mod cost;
mod draws;
mod players;
mod position;
mod refusal;
mod status;

pub(crate) use position::Position;
pub use refusal::refusal;
pub(crate) use refusal::{cannot_deal_part, not_a_card, refusal_part, too_late, unknown_style};
pub use status::status_line;

use std::borrow::Cow;

use super::speaker::Speaker;
use super::{Question, Teller, Verbosities};
use crate::rules::{Event, Phase, Seat, SeatView, Seen, Status, View, Viewer};
use crate::speech::{About, L10n, Message, Text, msg};
use crate::table::Times;
use cards::Detail;

/// Answers a question. The names are by seat.
pub fn answer(
    question: Question,
    view: &View,
    times: &Times,
    names: &[String],
    words: &L10n,
) -> String {
    let asked = Asked {
        view,
        times,
        names,
        words,
    };
    words.sentences(match question {
        Question::HoleCards => asked.hole_cards(),
        Question::CommunityCards => asked.community_cards(),
        Question::HandValue => asked.value_and_draws(Detail::Full),
        Question::Pot => asked.pot(),
        Question::ToCall => vec![asked.to_call()],
        Question::MinimumRaise => asked.minimum_raise(),
        Question::PlayersIn => asked.players_in(),
        Question::Button => vec![asked.button()],
        Question::Position => asked.position(),
        Question::GameClock => asked.game_clock(),
        Question::TurnTimer => asked.turn_timer(),
        Question::Chips => asked.chips(),
        Question::Turn => asked.turn(),
        Question::Card(place) => vec![asked.card(place)],
        Question::Brief => asked.brief(),
        Question::HandSoFar => asked.hand_so_far(),
        Question::Odds => asked.chances(),
    })
}

/// Answers one question after another: asked twice in a row, some say more.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answerer {
    last: Option<Question>,
}

impl Answerer {
    /// The same as [`answer`], or more of it.
    pub(crate) fn answer(
        &mut self,
        question: Question,
        view: &View,
        times: &Times,
        names: &[String],
        words: &L10n,
    ) -> String {
        if self.is_asked_again(question)
            && let Some(more) = more(question, view, times, names, words)
        {
            self.last = None;
            return more;
        }
        self.last = Some(question);
        answer(question, view, times, names, words)
    }

    /// Whether the same question was the last one.
    pub(crate) fn is_asked_again(self, question: Question) -> bool {
        self.last == Some(question)
    }

    /// Something else was done in between.
    pub(crate) fn forget(&mut self) {
        self.last = None;
    }
}

/// What an answer leaves out, for whoever asks again; `None` where it is whole. After
/// whose turn it is comes what has happened on this street.
pub fn more(
    question: Question,
    view: &View,
    times: &Times,
    names: &[String],
    words: &L10n,
) -> Option<String> {
    let asked = Asked {
        view,
        times,
        names,
        words,
    };
    let parts = match question {
        Question::Brief => asked.brief_more(),
        Question::Turn => asked.street_so_far(),
        _ => return None,
    };
    Some(words.sentences(parts)).filter(|more| !more.is_empty())
}

/// The answer to every question where no hand has been dealt.
pub fn no_hand(words: &L10n) -> String {
    words.sentence(&words.text(msg::ANSWER_NO_HAND))
}

/// A question's surroundings.
struct Asked<'a> {
    view: &'a View,
    times: &'a Times,
    names: &'a [String],
    words: &'a L10n,
}

impl<'a> Asked<'a> {
    fn say(&self, message: &Message<'_>) -> String {
        self.words.say(message)
    }

    fn text(&self, text: Text) -> String {
        self.words.text(text)
    }

    fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn speaker(&self) -> Speaker<'a> {
        Speaker {
            words: self.words,
            names: self.names,
            own: self.own(),
            verbosity: Verbosities::default(),
        }
    }

    /// The player's name, or the seat's for a player without one.
    fn name(&self, seat: Seat) -> Cow<'a, str> {
        self.speaker().name(seat)
    }

    /// The player's name, or the word for the listener.
    fn who(&self, seat: Seat) -> Cow<'a, str> {
        match self.own() {
            Some(own) if own == seat => Cow::Owned(self.text(msg::YOU)),
            _ => self.name(seat),
        }
    }

    /// Something about one player, in the form for whoever listens.
    fn about(&self, seat: Seat, about: About<'_>) -> String {
        self.speaker().about(seat, about)
    }

    fn list(&self, items: impl Iterator<Item = String>) -> String {
        self.words.list(&items.collect::<Vec<_>>())
    }

    /// Everyone at the table, the asker first, then clockwise.
    fn around(&self) -> impl Iterator<Item = &'a SeatView> + use<'a> {
        let first = self.own().map_or(0, Seat::index);
        let (before, from) = self.view.seats.split_at(first.min(self.view.seats.len()));
        from.iter().chain(before)
    }

    /// Those still in the hand, the asker first, then clockwise.
    fn live(&self) -> impl Iterator<Item = &'a SeatView> + use<'a> {
        self.around().filter(|it| it.is_live())
    }

    /// Why there is nothing for the asker to do, now or in this hand.
    fn idle(&self) -> Option<String> {
        let key = match self.view.me().map(|me| me.status) {
            _ if self.view.phase == Phase::Over => msg::ANSWER_OVER,
            None => msg::ANSWER_WATCHING,
            Some(Status::Busted) => msg::ANSWER_OUT,
            Some(Status::Folded) => msg::ANSWER_FOLDED,
            Some(Status::AllIn) if self.view.phase == Phase::Betting => msg::ANSWER_ALL_IN,
            Some(Status::Active | Status::AllIn) => return None,
        };
        Some(self.text(key))
    }

    /// What has happened since the last cards came.
    fn street_so_far(&self) -> Vec<String> {
        let seen = &self.view.seen;
        let is_start = |event: &Seen| matches!(event, Event::Board { .. } | Event::Dealt { .. });
        let start = seen.iter().rposition(is_start).map_or(0, |place| place + 1);
        let mut teller = self.teller();
        teller.parts(&seen[..start]);
        teller.parts(&seen[start..])
    }

    fn hand_so_far(&self) -> Vec<String> {
        self.teller().parts(&self.view.seen)
    }

    fn teller(&self) -> Teller<'a> {
        let names = self.names.to_vec();
        match self.view.viewer {
            Viewer::Seat(own) => Teller::for_seat(own, names, self.words),
            Viewer::Rail => Teller::new(names, self.words),
        }
    }
}

/// A phase as messages take it.
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Betting => "betting",
        Phase::Continuing => "continuing",
        Phase::Exchanging => "exchanging",
        Phase::Discarding => "discarding",
        Phase::Picking => "picking",
        Phase::Showing => "showing",
        Phase::Over => "over",
    }
}
