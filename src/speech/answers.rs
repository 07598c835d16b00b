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
use super::{Listener, Question, Teller, Verbosities};
use crate::rules::{Event, Phase, Seat, SeatView, Seen, Status, View};
use crate::speech::{About, L10n, Message, Text, msg};
use crate::table::Times;
use cards::Detail;

/// Answers a question of whoever sees that view. The names are by seat.
pub fn answer(
    question: Question,
    view: &View,
    times: &Times,
    names: &[String],
    words: &L10n,
) -> String {
    Asked::by_viewer(view, times, names, words).answer(question)
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
    Asked::by_viewer(view, times, names, words).more(question)
}

/// Answers one question after another: asked twice in a row, some say more.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answerer {
    last: Option<Question>,
}

impl Answerer {
    /// The answer, or more of it.
    pub(crate) fn answer(&mut self, question: Question, asked: &Asked<'_>) -> String {
        if self.is_asked_again(question)
            && let Some(more) = asked.more(question)
        {
            self.last = None;
            return more;
        }
        self.last = Some(question);
        asked.answer(question)
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

/// The answer to every question where no hand has been dealt.
pub fn no_hand(words: &L10n) -> String {
    words.sentence(&words.text(msg::ANSWER_NO_HAND))
}

/// A question's surroundings.
pub(crate) struct Asked<'a> {
    /// The table, through whose eyes it is asked about.
    pub(crate) view: &'a View,
    pub(crate) times: &'a Times,
    /// By seat.
    pub(crate) names: &'a [String],
    pub(crate) words: &'a L10n,
    /// The player who is "you", where one is.
    pub(crate) you: Option<Seat>,
}

impl<'a> Asked<'a> {
    /// Somebody asks about what they see themselves.
    pub(crate) fn by_viewer(
        view: &'a View,
        times: &'a Times,
        names: &'a [String],
        words: &'a L10n,
    ) -> Asked<'a> {
        let you = view.viewer.seat();
        Asked {
            view,
            times,
            names,
            words,
            you,
        }
    }

    /// The answer.
    pub(crate) fn answer(&self, question: Question) -> String {
        self.words.sentences(match question {
            Question::HoleCards => self.hole_cards(),
            Question::CommunityCards => self.community_cards(),
            Question::HandValue => self.value(Detail::Full),
            Question::Pot => self.pot(),
            Question::ToCall => vec![self.to_call()],
            Question::MinimumRaise => self.minimum_raise(),
            Question::PlayersIn => self.players_in(),
            Question::Button => vec![self.button()],
            Question::Position => self.position(),
            Question::GameClock => self.game_clock(),
            Question::TurnTimer => self.turn_timer(),
            Question::Chips => self.chips(),
            Question::Turn => self.turn(),
            Question::Card(place) => vec![self.card(place)],
            Question::Brief => self.brief(),
            Question::HandSoFar => self.hand_so_far(),
            Question::Odds => self.chances(),
        })
    }

    /// What the answer leaves out; `None` where it is whole.
    fn more(&self, question: Question) -> Option<String> {
        let parts = match question {
            Question::Brief => self.brief_more(),
            Question::Turn => self.street_so_far(),
            _ => return None,
        };
        Some(self.words.sentences(parts)).filter(|more| !more.is_empty())
    }

    fn say(&self, message: &Message<'_>) -> String {
        self.words.say(message)
    }

    fn text(&self, text: Text) -> String {
        self.words.text(text)
    }

    fn listener(&self) -> Listener {
        Listener {
            eyes: self.view.viewer,
            you: self.you,
        }
    }

    /// Whose eyes it is seen through, where that is a player.
    fn own(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    fn speaker(&self) -> Speaker<'a> {
        Speaker {
            words: self.words,
            names: self.names,
            listener: self.listener(),
            verbosity: Verbosities::default(),
        }
    }

    /// The player's name, or the seat's for a player without one.
    fn name(&self, seat: Seat) -> Cow<'a, str> {
        self.speaker().name(seat)
    }

    /// The player's name, or the word for the listener.
    fn who(&self, seat: Seat) -> Cow<'a, str> {
        self.speaker().who(seat)
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
        if self.view.phase == Phase::Over {
            return Some(self.text(msg::ANSWER_OVER));
        }
        let Some(me) = self.view.me() else {
            return Some(self.text(msg::ANSWER_WATCHING));
        };
        let why = match me.status {
            Status::Busted => msg!(answer_out),
            Status::Folded => msg!(answer_folded),
            Status::AllIn if self.view.phase == Phase::Betting => msg!(answer_all_in),
            Status::Active | Status::AllIn => return None,
        };
        Some(self.about(me.seat, why))
    }

    /// Something that is only said of the player through whose eyes it is seen, which
    /// whoever looks through the eyes of another hears with the name.
    fn of_eyes(&self, answer: String) -> String {
        match self.own() {
            Some(own) if self.you != Some(own) => self.say(&msg!(answer_of {
                name: self.name(own),
                answer
            })),
            _ => answer,
        }
    }

    /// What has happened since the last cards came.
    fn street_so_far(&self) -> Vec<String> {
        let since = self.since_last_cards();
        let before = self.view.seen.len() - since.len();
        let mut teller = self.teller();
        teller.parts(&self.view.seen[..before]);
        teller.parts(since)
    }

    fn since_last_cards(&self) -> &'a [Seen] {
        let seen = &self.view.seen;
        let is_start = |event: &Seen| matches!(event, Event::Board { .. } | Event::Dealt { .. });
        let start = seen.iter().rposition(is_start).map_or(0, |place| place + 1);
        &seen[start..]
    }

    fn hand_so_far(&self) -> Vec<String> {
        self.teller().parts(&self.view.seen)
    }

    fn teller(&self) -> Teller<'a> {
        Teller::new(self.listener(), self.names.to_vec(), self.words)
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
