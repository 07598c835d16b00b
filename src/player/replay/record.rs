//! A recorded hand, whatever file it came from.

use std::fmt;

use jiff::civil::DateTime;

use super::variant::Variant;
use crate::rules::cards::{Card, NotACard};
use crate::rules::{
    Chips, Forced, Limit, Making, Rules, Seat, Sharing, Showing, Step, TieBreak, Viewer,
};
use crate::speech::{Decimals, L10n, msg, one_line};

/// Everything that a file says about one hand.
///
/// The first player sits left of the button, the last one has the button.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub(super) title: Title,
    /// Which game it was.
    pub(super) game: Variant,
    /// How finely its chips are counted.
    pub(super) decimals: Decimals,
    /// Through whose eyes it was written down, where that is told.
    pub(super) viewer: Option<Viewer>,
    pub(super) players: Vec<Player>,
    pub(super) rules: Rules,
    pub(super) stacks: Vec<Chips>,
    pub(super) moves: Vec<Move>,
    /// Where the file tells them.
    pub(super) finishing_stacks: Option<Vec<Chips>>,
}

impl Record {
    /// Whose record it is, where it is one player's own.
    pub(super) fn me(&self) -> Option<Seat> {
        self.viewer?.seat()
    }
}

/// The rules of a game of which a file tells only this much.
pub(super) fn rules(script: Vec<Step>, forced: Forced, limit: Limit, making: Making) -> Rules {
    Rules {
        script,
        forced,
        limit,
        max_raises: 0,
        making,
        tie_break: TieBreak::None,
        sharing: Sharing::BestTakesAll,
        showing: Showing::Everyone,
    }
}

/// What a file says about a hand besides how it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Title {
    /// The hand's own name or number.
    pub hand: Option<String>,
    /// Where it was played.
    pub(crate) event: Option<String>,
    /// Who wrote it down.
    pub(crate) author: Option<String>,
    /// When it ended, by the clock on the player's wall.
    pub ended: Option<DateTime>,
}

/// A player as the actions of a file call them, `p1`, `p2` and so on, and by
/// name, where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Counted from one.
    pub(super) number: usize,
    pub(super) name: Option<String>,
}

impl Player {
    /// What the player is called in the account of the hand.
    pub fn name(&self) -> String {
        let unnamed = || format!("p{}", self.number);
        self.name.clone().unwrap_or_else(unnamed)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.number)?;
        match &self.name {
            Some(name) => write!(f, " ({name})"),
            None => Ok(()),
        }
    }
}

/// No hand has more actions; each is a moment to look at.
pub(super) const MOST_MOVES: usize = 2_000;

/// A name or another few words of a file, if there are any, as they can be
/// told: in one line, with single spaces, and cut where it is too long.
pub(super) fn label(text: &str) -> Option<String> {
    const LONGEST: usize = 200;
    let line = one_line(text);
    let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
    let label: String = words.join(" ").chars().take(LONGEST).collect();
    (!label.is_empty()).then_some(label)
}

/// One action of the record, with the place and the words it has there.
#[derive(Clone, Debug)]
pub(super) struct Move {
    /// Counted from one, among all actions of the hand.
    pub(super) number: usize,
    pub(super) text: String,
    pub(super) what: RecordedAction,
}

impl Move {
    /// The place of the action, for a message.
    pub(super) fn place(&self) -> Place {
        Place {
            number: self.number,
            text: self.text.clone(),
        }
    }
}

/// Where in a record something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The number of the action, counted from one.
    pub(crate) number: usize,
    /// The action as it is written.
    pub(crate) text: String,
}

/// What one action of a record does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RecordedAction {
    DealHole(Seat, Vec<MaybeCard>),
    DealBoard(Vec<MaybeCard>),
    Fold(Seat),
    CheckOrCall {
        seat: Seat,
        /// What was paid, where the file tells it.
        paid: Option<Chips>,
    },
    RaiseTo(Seat, Chips),
    /// The cards thrown away, all of them known or none.
    Exchange(Seat, Vec<MaybeCard>),
    /// Takes the community card at this place, counted from zero, away.
    Discard(Seat, u8),
    /// Leaves the community cards as they are.
    Pass(Seat),
    /// The next wave of community cards opens.
    Wave(Vec<Card>),
    Pick(Seat, Card),
    EndPicking,
    /// The cards named, or those that were dealt where none are.
    Show(Seat, Vec<MaybeCard>),
    /// Gives up at the showdown, the cards face down.
    Muck(Seat),
    /// Shows some cards when the hand is over: each one at its place.
    ShowAfter(Seat, Vec<MaybeCard>),
}

/// A card, or one that the record does not know.
pub(super) type MaybeCard = Option<Card>;

/// Reads cards written one after another, `??` for each unknown one.
pub(super) fn parse_maybe_cards(text: &str) -> Result<Vec<MaybeCard>, NotACard> {
    let letters: Vec<char> = text.chars().collect();
    letters
        .chunks(2)
        .map(|pair| match pair {
            ['?', '?'] => Ok(None),
            _ => pair.iter().collect::<String>().parse().map(Some),
        })
        .collect()
}

/// Cards as the format writes them.
pub(super) fn spell(cards: &[MaybeCard]) -> String {
    let card = |card: &MaybeCard| card.map_or("??".to_owned(), |card| card.to_string());
    cards.iter().map(card).collect()
}

impl Title {
    /// What the file says about the hand, in words; empty where it says
    /// nothing.
    pub(crate) fn say(&self, words: &L10n) -> String {
        let number = self.hand.as_ref();
        let author = self.author.as_ref();
        let parts = [
            number.map(|number| words.say(&msg!(record_number { number }))),
            self.event.clone(),
            author.map(|author| words.say(&msg!(record_author { author }))),
        ];
        words.series(parts.into_iter().flatten())
    }
}
