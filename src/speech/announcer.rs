use super::digest::{Digest, ForcedBets};
use super::join::join;
use super::pan::pan;
use super::so_far::SoFar;
use super::speaker::Speaker;
use super::statement::Statement;
use super::weight::{Ear, Joint, Weight};
use super::{BesideSound, Cue, Topic, Urgency, Utterance, Verbosities, Verbosity};
use crate::rules::{Event, Phase, Seen, View};
use crate::speech::{L10n, Listener, msg};

/// Turns what happens at a table into what one listener hears of it, as it
/// happens.
///
/// Every event passes through it, in order. It remembers the hand under way,
/// and which decision the listener has been told of.
#[derive(Clone, Debug)]
pub struct Announcer {
    listener: Listener,
    names: Vec<String>,
    verbosity: Verbosities,
    so_far: SoFar,
    /// How much of the hand had happened when the listener was last told to
    /// act.
    told_to_act: Option<usize>,
    /// Whether the listener has heard in words what the sound of their turn means.
    knows_turn: bool,
    forced: ForcedBets,
    /// Whether what the listener does next was chosen before.
    intended: bool,
}

impl Announcer {
    /// For a player, who is "you", for somebody at the rail, or for whoever
    /// sees the table through other eyes. The names are by seat.
    pub fn new(
        listener: impl Into<Listener>,
        names: Vec<String>,
        verbosity: Verbosities,
    ) -> Announcer {
        Announcer {
            listener: listener.into(),
            names,
            verbosity,
            so_far: SoFar::default(),
            told_to_act: None,
            knows_turn: false,
            forced: ForcedBets::default(),
            intended: false,
        }
    }

    /// Changes how much is said from now on.
    pub(crate) fn set_verbosity(&mut self, verbosity: Verbosities) {
        self.verbosity = verbosity;
    }

    /// Others sit there from now on.
    pub(crate) fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// What the listener does next was chosen before: they are told so, since no
    /// key of theirs has just done it.
    pub(crate) fn note_intended(&mut self) {
        self.intended = true;
    }

    /// Whether what several players do alike is told as one.
    pub(crate) fn joins(&self) -> bool {
        self.verbosity.others != Verbosity::Full
    }

    /// What is said of these events, as the listener saw them, with the table
    /// after them. What comes in one call happens at one moment: several
    /// inputs that follow each other without a pause belong in one call.
    ///
    /// When the listener is to act, that comes last, and once: a call without
    /// events does not say it again.
    pub fn announce(&mut self, events: &[Seen], view: &View, words: &L10n) -> Vec<Utterance> {
        let statements = join(events, &mut self.so_far);
        let mut digest = Digest {
            listener: self.listener,
            verbosity: self.verbosity(),
            view,
            forced: &mut self.forced,
        };
        let statements = digest.of(statements);
        let mut said = self.say(&statements, view, words);
        self.intended &= events.is_empty();
        said.extend(self.turn(events, view, words));
        said
    }

    /// Tells the listener again that they are to act.
    pub(crate) fn turn_again(&mut self, view: &View, words: &L10n) -> Option<Utterance> {
        (self.told_to_act, self.knows_turn) = (None, false);
        self.turn(&[], view, words)
    }

    /// Time runs out for the listener, who must decide within so many
    /// seconds.
    pub fn time_left(&self, seconds: u64, words: &L10n) -> Utterance {
        let text = words.say(&msg!(time_left { seconds }));
        Utterance::new(text, Urgency::Critical, Topic::Time).with_cue(Cue::Time)
    }

    /// The time that everybody has is over, and the listener has so many seconds
    /// in their bank.
    pub fn bank_left(&self, seconds: u64, words: &L10n) -> Utterance {
        let text = words.say(&msg!(bank_left { seconds }));
        Utterance::new(text, Urgency::Critical, Topic::Time).with_cue(Cue::Time)
    }

    fn speaker<'a>(&'a self, words: &'a L10n) -> Speaker<'a> {
        Speaker {
            words,
            names: &self.names,
            listener: self.listener,
            verbosity: self.verbosity(),
        }
    }

    fn verbosity(&self) -> Verbosities {
        let mut verbosity = self.verbosity;
        if self.intended {
            verbosity.own = verbosity.own.max(Verbosity::Normal);
        }
        verbosity
    }

    fn say(&self, statements: &[Statement], view: &View, words: &L10n) -> Vec<Utterance> {
        let own = self.listener.you;
        let wins = |it: &Statement| it.winners().into_iter().any(|seat| Some(seat) == own);
        let ear = Ear {
            own,
            pot: view.pot(),
            lost: own.is_some_and(|own| self.so_far.shows_down(own))
                && !statements.iter().any(wins),
        };
        let speaker = self.speaker(words);
        let parts: Vec<(Weight, String)> = (statements.iter())
            .filter_map(|statement| Some((ear.weigh(statement), speaker.part(statement)?)))
            .collect();
        parts
            .chunk_by(|(weight, _), (next, _)| {
                weight.joint != Joint::None && weight.joint == next.joint
            })
            .map(|run| self.utterance(run, view, words))
            .collect()
    }

    /// Makes one utterance of several parts, with the weightiest of their
    /// sounds, heard from the seat that it belongs to.
    fn utterance(&self, run: &[(Weight, String)], view: &View, words: &L10n) -> Utterance {
        let weights = || run.iter().map(|(weight, _)| weight);
        let loudest = weights().max_by_key(|weight| weight.cue.map(Cue::weight));
        let seat = loudest.and_then(|weight| weight.seat);
        let mine = weights().any(|weight| weight.topic == Topic::Mine);
        let urgency = weights().map(|it| it.urgency).max().unwrap_or(Urgency::Low);
        let topic = if mine { Topic::Mine } else { Topic::Table };
        let what = words.series(run.iter().map(|(_, part)| part.clone()));
        let intended = mine && self.intended;
        let text = if intended {
            words.say(&msg!(as_intended { what }))
        } else {
            what
        };
        let cue = loudest.and_then(|weight| weight.cue);
        let is_echo = mine
            && !intended
            && self.verbosity.own < Verbosity::Full
            && matches!(cue, Some(Cue::Check | Cue::Call));
        Utterance {
            cue,
            beside_sound: if is_echo {
                BesideSound::Nothing
            } else {
                BesideSound::All
            },
            pan: seat.map_or(0.0, |seat| {
                pan(seat, self.listener.eyes.seat(), view.seats.len())
            }),
            ..Utterance::new(words.sentence(&text), urgency, topic)
        }
    }

    /// Tells the listener that they are to act, unless they know. Picking is
    /// open to all from the first wave on and is told once, with that wave.
    fn turn(&mut self, events: &[Seen], view: &View, words: &L10n) -> Option<Utterance> {
        if events
            .iter()
            .any(|it| matches!(it, Event::HandStarted { .. }))
        {
            self.told_to_act = None;
        }
        let decision = match view.phase {
            Phase::Picking => view
                .seen
                .iter()
                .position(|it| matches!(it, Event::Wave { .. })),
            _ => Some(view.seen.len())
                .filter(|_| view.turn.is_some_and(|it| self.listener.sees_as(it))),
        };
        if decision.is_none() || self.told_to_act == decision {
            return None;
        }
        let just_heard = if events.is_empty() {
            &[]
        } else {
            &view.seen[..]
        };
        let turn = self.speaker(words).turn(view, just_heard)?;
        self.told_to_act = decision;
        let knows_turn = std::mem::replace(&mut self.knows_turn, true);
        let rest = turn.rest.filter(|_| knows_turn);
        Some(Utterance {
            cue: Some(Cue::YourTurn),
            beside_sound: rest.map_or(BesideSound::All, BesideSound::Rest),
            ..Utterance::new(turn.whole, Urgency::Critical, Topic::Turn)
        })
    }
}
