use std::borrow::Cow;

use crate::speech::one_line;

/// One thing to say, and how: every outlet (live region, built-in voice,
/// sounds, log, terminal) gets the same one.
#[derive(Clone, Debug, PartialEq)]
pub struct Utterance {
    /// The words, in the player's language: a sentence, or a few.
    pub text: String,
    /// How much it matters that it is heard now.
    pub urgency: Urgency,
    /// What it is about.
    pub topic: Topic,
    /// The sound that goes with it.
    pub cue: Option<Cue>,
    /// Where it is heard: -1 is left, 0 the middle, 1 right.
    pub pan: f32,
    /// How much of it is spoken where its sound is heard.
    pub beside_sound: BesideSound,
    /// How loud the built-in voice and its sound are, in percent of what they
    /// are set to.
    pub volume: u8,
}

/// How much is spoken beside a sound that is heard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BesideSound {
    /// Everything.
    #[default]
    All,
    /// What the sound does not tell.
    Rest(String),
    /// Nothing: it only repeats what the player has just done.
    Nothing,
}

impl Utterance {
    /// Something that nobody at the table does, without a sound. Names from
    /// outside may be in the text, so here it becomes one line.
    pub fn new(text: String, urgency: Urgency, topic: Topic) -> Utterance {
        Utterance {
            text: one_line(&text).into_owned(),
            urgency,
            topic,
            cue: None,
            pan: 0.0,
            beside_sound: BesideSound::All,
            volume: 100,
        }
    }

    /// The answer to a question: whoever asks wants to hear it at once.
    pub fn answer(text: String) -> Utterance {
        Utterance::new(text, Urgency::Urgent, Topic::Answer)
    }

    /// Why something that the player wanted is not done.
    pub fn error(text: String) -> Utterance {
        Utterance::new(text, Urgency::Urgent, Topic::Error).with_cue(Cue::Error)
    }

    /// What is spoken where its sound is heard, if anything is.
    pub fn beside_its_sound(&self) -> Option<Cow<'_, Utterance>> {
        match &self.beside_sound {
            BesideSound::All => Some(Cow::Borrowed(self)),
            BesideSound::Rest(text) => Some(Cow::Owned(Utterance {
                text: text.clone(),
                ..self.clone()
            })),
            BesideSound::Nothing => None,
        }
    }

    /// The same with a sound.
    #[must_use]
    pub(crate) fn with_cue(self, cue: Cue) -> Utterance {
        Utterance {
            cue: Some(cue),
            ..self
        }
    }
}

/// How much it matters that something is heard now. It says what may be cut
/// short where there is too much to say: never what is critical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Nothing is lost without it.
    Low,
    /// What others do.
    Normal,
    /// What decides the hand: cards, hands shown, results.
    Urgent,
    /// The listener must act or has won, somebody is all in, time runs out.
    Critical,
}

/// What an utterance is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What happens at the table.
    Table,
    /// What the listener does and gets.
    Mine,
    /// The listener is to act.
    Turn,
    /// Time runs out.
    Time,
    /// The answer to a question.
    Answer,
    /// Something that cannot be done.
    Error,
    /// How to go on, where nothing happens by itself.
    Hint,
    /// What people say, who comes and goes, and how the line to them is.
    Talk,
}

/// A sound. Each means one thing in all games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    /// Chips are put in by force, or go back.
    Chips,
    /// A player gives cards up.
    Fold,
    /// A player checks or passes.
    Check,
    /// Cards are dealt.
    Deal,
    /// Community cards are laid.
    Board,
    /// A hand is shown.
    Show,
    /// Community cards can be picked.
    Wave,
    /// A card is picked.
    Pick,
    /// A player calls, or pays to stay in.
    Call,
    /// A player bets or raises.
    Raise {
        /// How much of the pot the bet is, from nothing to all: 0 to 1.
        size: f32,
    },
    /// A player puts in the last chips.
    AllIn,
    /// The blinds rise.
    Level,
    /// Time runs out or is over.
    Time,
    /// The listener is to act.
    YourTurn,
    /// The listener does not win what they played for.
    Lose,
    /// The listener wins.
    Win,
    /// Something cannot be done.
    Error,
    /// Somebody says something.
    Talk,
}

impl Cue {
    /// Of several sounds at one moment the one with most weight is heard.
    pub(super) fn weight(self) -> u8 {
        match self {
            Cue::Chips | Cue::Talk => 0,
            Cue::Fold => 1,
            Cue::Check => 2,
            Cue::Deal => 3,
            Cue::Pick | Cue::Show => 4,
            Cue::Call => 5,
            Cue::Board | Cue::Wave => 6,
            Cue::Raise { .. } => 7,
            Cue::Level => 8,
            Cue::Time => 9,
            Cue::AllIn => 10,
            Cue::Lose | Cue::Error => 11,
            Cue::YourTurn | Cue::Win => 12,
        }
    }
}
