//! A hand of the past, gone through moment by moment.
//!
//! At every moment the table is as it was then, for the one whose eyes one
//! looks with: the same questions have the same answers as at the table.

mod steps;

use crate::engine::{Seat, View, Viewer};
use crate::input::Command;
use crate::l10n::{L10n, Message};
use crate::replay::Past;
use crate::talk::{self, Announcer, Question, Times, Utterance, Verbosities};

use steps::Step;

/// A hand of the past, open at one of its moments.
pub struct Review {
    past: Past,
    at: usize,
    eyes: Viewer,
    /// The last question, because some answers go on when asked again.
    asked: Option<Question>,
}

impl Review {
    /// Opens a hand at its beginning, with the eyes of whose record it is.
    pub fn new(past: Past) -> Review {
        let eyes = past.me().map_or(Viewer::Rail, Viewer::Seat);
        Review {
            past,
            at: 0,
            eyes,
            asked: None,
        }
    }

    /// Who sits where.
    pub fn names(&self) -> &[String] {
        self.past.names()
    }

    /// The hand itself.
    pub fn past(&self) -> &Past {
        &self.past
    }

    /// The table as it was at this moment.
    pub fn view(&self) -> View {
        self.past.view(self.at, self.eyes)
    }

    /// The moment, counted from one, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at + 1, self.past.last() + 1)
    }

    /// Whose eyes one looks with.
    pub fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Does what the player asks for; `None` where it means nothing here.
    pub fn command(&mut self, command: Command, words: &L10n) -> Option<Vec<Utterance>> {
        let asked = self.asked.take();
        Some(match command {
            Command::Ask(question) => vec![self.answer(question, asked, words)],
            Command::NextMoment => self.go(Step::Moment(1), words),
            Command::PreviousMoment => self.go(Step::Moment(-1), words),
            Command::NextStreet => self.go(Step::Street(1), words),
            Command::PreviousStreet => self.go(Step::Street(-1), words),
            Command::NextDecision => self.go(Step::Decision(1), words),
            Command::PreviousDecision => self.go(Step::Decision(-1), words),
            Command::LastDecision => self.go(Step::LastDecision, words),
            Command::NextEyes => self.change_eyes(words),
            Command::Repeat => self.tell(words),
            _ if command.is_action() => {
                vec![Utterance::error(words.text("review-only-to-look"))]
            }
            _ => return None,
        })
    }

    /// What happened at this moment, as it was told then.
    pub fn tell(&self, words: &L10n) -> Vec<Utterance> {
        let said = self.said(self.at, words);
        let sound = said.iter().find(|it| it.cue.is_some());
        let (cue, pan) = sound.map_or((None, 0.0), |it| (it.cue, it.pan));
        let texts: Vec<String> = said.iter().map(|it| it.text.clone()).collect();
        vec![Utterance {
            cue,
            pan,
            ..Utterance::answer(texts.join(" "))
        }]
    }

    /// Everything that happened until now, a line for each sentence.
    pub fn so_far(&self, words: &L10n) -> Vec<String> {
        let moments = self.moments(self.at, words);
        moments.flatten().map(|it| it.text).collect()
    }

    /// The answer to a question at this moment.
    pub fn reads(&self, question: Question, words: &L10n) -> String {
        let (view, times) = (self.view(), Times::default());
        talk::answer(question, &view, &times, self.names(), words)
    }

    fn answer(&mut self, question: Question, before: Option<Question>, words: &L10n) -> Utterance {
        if question == Question::Brief && before == Some(question) {
            let (view, times) = (self.view(), Times::default());
            let more = talk::brief_more(&view, &times, self.names(), words);
            return Utterance::answer(more);
        }
        self.asked = Some(question);
        Utterance::answer(self.reads(question, words))
    }

    /// The rail, one player after another, and the rail again.
    fn change_eyes(&mut self, words: &L10n) -> Vec<Utterance> {
        let next = match self.eyes {
            Viewer::Rail => 0,
            Viewer::Seat(seat) => seat.index() + 1,
        };
        let seat = Seat::new(next).filter(|_| next < self.names().len());
        self.eyes = seat.map_or(Viewer::Rail, Viewer::Seat);
        vec![Utterance::answer(self.whose_eyes(words))]
    }

    /// Whose eyes one looks with, in words.
    pub fn whose_eyes(&self, words: &L10n) -> String {
        match self.eyes {
            Viewer::Rail => words.text("review-eyes-rail"),
            Viewer::Seat(seat) if self.past.me() == Some(seat) => words.text("review-eyes-own"),
            Viewer::Seat(seat) => {
                let name = self.names()[seat.index()].clone();
                words.say(&Message::new("review-eyes-player").with("name", name))
            }
        }
    }

    /// What is said of one moment, after all before it were told.
    fn said(&self, moment: usize, words: &L10n) -> Vec<Utterance> {
        self.moments(moment, words).last().unwrap_or_default()
    }

    /// What is said of each moment, up to one.
    fn moments(&self, last: usize, words: &L10n) -> impl Iterator<Item = Vec<Utterance>> {
        let names = self.names().to_vec();
        let mut announcer = Announcer::new(self.eyes, names, Verbosities::default());
        let mut told = 0;
        (0..=last).map(move |at| {
            let view = self.past.view(at, self.eyes);
            let said = announcer.announce(&view.seen[told..], &view, words);
            told = view.seen.len();
            said
        })
    }
}
