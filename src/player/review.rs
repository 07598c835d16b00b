//! A recorded hand, looked through moment by moment.
//!
//! At every moment the table is as it was then, as one player or a spectator
//! saw it: the same questions have the same answers as at the table.

use std::sync::Arc;

use crate::player::commands::ReviewCommand;
use crate::player::replay::Playback;
use crate::rules::{Phase, Seat, Street, View, Viewer};
use crate::speech::{
    Announcer, Answerer, Asked, Decimals, L10n, Listener, Question, Utterance, Verbosities, msg,
};
use crate::table::Times;

/// A recorded hand, open at one of its moments.
pub(crate) struct Review {
    playback: Playback,
    eyes: Viewer,
    /// The table at each moment, through those eyes.
    views: Vec<Arc<View>>,
    at: usize,
    answerer: Answerer,
}

/// Where to go from a moment. Numbers are directions: 1 is on, -1 is back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Jump {
    /// To the next moment at which something is said.
    Moment(isize),
    /// To the beginning of another part of the hand.
    Street(isize),
    /// To a decision of the player whose view it is.
    Decision(isize),
    /// To their last decision.
    LastDecision,
}

impl Review {
    /// Opens a hand at its beginning, as the player who recorded it saw it.
    pub(crate) fn new(playback: Playback) -> Review {
        let eyes = playback.me().map_or(Viewer::Rail, Viewer::Seat);
        Review {
            views: playback.views(eyes),
            playback,
            eyes,
            at: 0,
            answerer: Answerer::default(),
        }
    }

    /// The player who recorded the hand, and is "you" whoever's eyes it is seen with.
    pub(crate) fn you(&self) -> Option<Seat> {
        self.playback.me()
    }

    /// The names of the players, by seat. Whoever recorded the hand is named in the
    /// language that is spoken now.
    pub(crate) fn names(&self, words: &L10n) -> Vec<String> {
        let mut names = self.playback.names().to_vec();
        let own = self.you().and_then(|you| names.get_mut(you.index()));
        if let Some(own) = own {
            *own = words.text(msg::OWN_NAME);
        }
        names
    }

    /// The table as it was at this moment.
    pub(crate) fn view(&self) -> &Arc<View> {
        &self.views[self.at]
    }

    /// The moment, counted from one, and how many there are.
    pub(crate) fn place(&self) -> (usize, usize) {
        (self.at + 1, self.views.len())
    }

    /// Whose view of the table it is.
    pub(crate) fn eyes(&self) -> Viewer {
        self.eyes
    }

    /// Goes through the hand.
    pub(crate) fn command(&mut self, command: ReviewCommand, words: &L10n) -> Vec<Utterance> {
        self.answerer.forget();
        match command {
            ReviewCommand::NextMoment => self.go(Jump::Moment(1), words),
            ReviewCommand::PreviousMoment => self.go(Jump::Moment(-1), words),
            ReviewCommand::NextStreet => self.go(Jump::Street(1), words),
            ReviewCommand::PreviousStreet => self.go(Jump::Street(-1), words),
            ReviewCommand::NextDecision => self.go(Jump::Decision(1), words),
            ReviewCommand::PreviousDecision => self.go(Jump::Decision(-1), words),
            ReviewCommand::LastDecision => self.go(Jump::LastDecision, words),
            ReviewCommand::NextEyes => self.change_eyes(words),
        }
    }

    /// Answers a question as it was at this moment.
    pub(crate) fn answer(&mut self, question: Question, words: &L10n) -> Vec<Utterance> {
        let mut answerer = self.answerer;
        let text = self.asked(words, |asked| answerer.answer(question, asked));
        self.answerer = answerer;
        vec![Utterance::answer(text)]
    }

    /// What happened at this moment, as it was announced then.
    pub(crate) fn tell(&self, words: &L10n) -> Vec<Utterance> {
        let said = self.said(self.at, words);
        let sound = said.iter().find(|it| it.cue.is_some());
        let (cue, pan) = sound.map_or((None, 0.0), |it| (it.cue, it.pan));
        vec![Utterance {
            cue,
            pan,
            ..Utterance::answer(words.one_after_another(said.iter().map(|it| it.text.clone())))
        }]
    }

    /// Everything that happened until now, a line for each sentence.
    pub(crate) fn so_far(&self, words: &L10n) -> Vec<String> {
        let moments = self.moments(self.at, words);
        moments.flatten().map(|it| it.text).collect()
    }

    /// The answer to a question at this moment.
    pub(crate) fn reads(&self, question: Question, words: &L10n) -> String {
        self.asked(words, |asked| asked.answer(question))
    }

    fn asked(&self, words: &L10n, answer: impl FnOnce(&Asked<'_>) -> String) -> String {
        answer(&Asked {
            view: self.view(),
            times: &Times::default(),
            names: &self.names(words),
            words: &self.words(words),
            you: self.you(),
        })
    }

    /// Goes on to the view of the next player; after the last, a spectator's.
    fn change_eyes(&mut self, words: &L10n) -> Vec<Utterance> {
        let next = match self.eyes {
            Viewer::Rail => 0,
            Viewer::Seat(seat) => seat.index() + 1,
        };
        let seat = Seat::new(next).filter(|_| next < self.playback.names().len());
        self.eyes = seat.map_or(Viewer::Rail, Viewer::Seat);
        self.views = self.playback.views(self.eyes);
        vec![Utterance::answer(self.whose_eyes(words))]
    }

    /// How finely chips are counted.
    pub(crate) fn decimals(&self) -> Decimals {
        self.playback.decimals()
    }

    fn words(&self, words: &L10n) -> L10n {
        words.with_decimals(self.decimals())
    }

    /// Whose view of the table it is, in words.
    pub(crate) fn whose_eyes(&self, words: &L10n) -> String {
        match self.eyes {
            Viewer::Rail => words.text(msg::REVIEW_EYES_RAIL),
            Viewer::Seat(seat) if self.you() == Some(seat) => words.text(msg::REVIEW_EYES_OWN),
            Viewer::Seat(seat) => {
                let name = self.playback.names()[seat.index()].clone();
                words.say(&msg!(review_eyes_player { name }))
            }
        }
    }

    /// What is said at one moment, after everything before it was said.
    fn said(&self, moment: usize, words: &L10n) -> Vec<Utterance> {
        self.moments(moment, words).last().unwrap_or_default()
    }

    /// What is said at each moment up to this one.
    fn moments(&self, last: usize, words: &L10n) -> impl Iterator<Item = Vec<Utterance>> {
        let words = self.words(words);
        let names = self.names(&words);
        let listener = Listener {
            eyes: self.eyes,
            you: self.you(),
        };
        let mut announcer = Announcer::new(listener, names, Verbosities::default());
        let mut told = 0;
        self.views.iter().take(last + 1).map(move |view| {
            let said = announcer.announce(&view.seen[told..], view, &words);
            told = view.seen.len();
            said
        })
    }

    /// Goes there and says what happened, or says why it cannot.
    fn go(&mut self, step: Jump, words: &L10n) -> Vec<Utterance> {
        let to = match step {
            Jump::Moment(way) => self.find(self.at, way, |at| !self.said(at, words).is_empty()),
            Jump::Street(way) => self.street(way),
            Jump::Decision(way) => self.find(self.at, way, |at| self.is_decision(at)),
            Jump::LastDecision => self.find(self.views.len(), -1, |at| self.is_decision(at)),
        };
        match to {
            Some(to) => {
                self.at = to;
                let mut said = self.tell(words);
                // A player is told that it is their turn; a spectator has to
                // be told whose turn it is.
                let decision = matches!(step, Jump::Decision(_) | Jump::LastDecision);
                if decision && self.eyes == Viewer::Rail {
                    said.push(Utterance::answer(self.reads(Question::Turn, words)));
                }
                said
            }
            None => {
                let key = match step {
                    Jump::Moment(1) | Jump::Street(1) => msg::REVIEW_AT_END,
                    Jump::Moment(_) | Jump::Street(_) => msg::REVIEW_AT_START,
                    Jump::Decision(_) | Jump::LastDecision => msg::REVIEW_NO_DECISION,
                };
                vec![Utterance::answer(words.text(key))]
            }
        }
    }

    /// The nearest moment in that direction of which this is true.
    fn find(&self, from: usize, way: isize, is: impl Fn(usize) -> bool) -> Option<usize> {
        let is_there = |at: &usize| *at < self.views.len();
        let next = |at: &usize| at.checked_add_signed(way).filter(is_there);
        std::iter::successors(next(&from), next).find(|&at| is(at))
    }

    /// Forward: the start of the next street. Back: the start of this one, or
    /// of the one before when this is the start.
    fn street(&self, way: isize) -> Option<usize> {
        self.find(self.at, way, |at| {
            at == 0 || self.part(at) != self.part(at - 1)
        })
    }

    /// The part of the hand at a moment.
    fn part(&self, at: usize) -> (Street, Phase) {
        let view = &self.views[at];
        (view.street, view.phase)
    }

    fn is_decision(&self, at: usize) -> bool {
        let view = &self.views[at];
        match self.eyes {
            Viewer::Seat(_) => view.choices.is_some(),
            Viewer::Rail => view.turn.is_some(),
        }
    }
}
