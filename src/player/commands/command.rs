use std::ops::RangeInclusive;

use crate::speech::Question;
use crate::table::Phrase;

/// The places of cards that can be named by a digit.
pub const PLACES: RangeInclusive<u8> = 1..=9;

/// Everything that a player can ask for by key, button or word, by who
/// receives it. Each receiver matches all of its own and sees no other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// To do something: the table.
    Table(TableCommand),
    /// To ask about the hand: whoever shows one, now or in the past.
    Ask(Question),
    /// To ask about the game: the table.
    Game(GameQuestion),
    /// For the people at the table: the room around it.
    Company(CompanyCommand),
    /// To hear again: the log of what was said.
    Log(LogCommand),
    /// To go through a recorded hand: its review.
    Review(ReviewCommand),
    /// For the program, in a window or in a terminal.
    Program(ProgramCommand),
    /// For the window alone.
    Window(WindowCommand),
}

/// What is done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableCommand {
    /// Call, or check where nothing is owed, or pay the price of staying in.
    CallOrCheck,
    /// Bet or raise: asks for the amount.
    Raise,
    /// Give the hand up.
    Fold,
    /// Put in everything.
    AllIn,
    /// Mark, keep, discard or pick the card at this place, one of [`PLACES`].
    ActOnCard(u8),
    /// Exchange the marked cards, or pass, or be done with choosing.
    DrawOrPass,
    /// Show both hole cards.
    ShowBoth,
    /// Show the first hole card.
    ShowFirst,
    /// Show the second hole card.
    ShowSecond,
    /// Choose what to do at the next turn, or choose it no longer.
    Intend(Intent),
    /// Deal the next hand.
    NextHand,
    /// Play the rest of a game that one is out of, without a word.
    SkipToEnd,
    /// Stop the clocks and the other players, or go on.
    Pause,
}

/// What can be chosen for the next turn, while others act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Check where that is free, fold otherwise.
    CheckOrFold,
    /// Call whatever it is, but not with all one's chips.
    CallAny,
    /// Fold if there is something to call, and decide otherwise.
    FoldToBet,
    /// Do nothing in any hand, until one is back.
    SitOut,
}

/// What is asked about more than the hand under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameQuestion {
    /// Who sits at the table, and how they play.
    Opponents,
    /// How often everyone enters, raises and wins.
    Statistics,
    /// What the coach says about the last hand.
    Coach,
}

/// What is done with other people at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompanyCommand {
    /// Let somebody sit down who would like to.
    Admit,
    /// Do not let them.
    TurnAway,
    /// Say something to everybody that each hears in their own language.
    Say(Phrase),
    /// Say something to everybody in one's own words.
    Talk,
    /// Tell who is there, and how others come.
    People,
    /// Give somebody more time to decide.
    GiveTime,
    /// No longer hear what somebody says, or hear it again.
    Mute,
    /// Put a computer player in somebody's place.
    Remove,
    /// Let somebody else be the host.
    HandOver,
    /// Leave the table for good.
    Leave,
}

/// Ways through what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogCommand {
    /// Say the last announcement again.
    Repeat,
    /// The message before.
    Earlier,
    /// The message after.
    Later,
    /// The oldest message.
    First,
    /// The newest message.
    Last,
    /// The messages of the buffer before.
    PreviousBuffer,
    /// The messages of the buffer after.
    NextBuffer,
    /// Copy the message.
    Copy,
}

/// Ways through a recorded hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewCommand {
    /// To the next action.
    NextMoment,
    /// To the action before.
    PreviousMoment,
    /// On to the next part.
    NextStreet,
    /// Back to the beginning of this part, or of the part before.
    PreviousStreet,
    /// On to the next decision of the player whose view it is.
    NextDecision,
    /// Back to their decision before.
    PreviousDecision,
    /// To their last decision.
    LastDecision,
    /// See it as the next player saw it.
    NextEyes,
}

/// What can be asked of the program anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProgramCommand {
    /// Say where the player is: the screen, and at the table the moment.
    WhereAmI,
    /// Help for where the player is.
    Help,
    /// Speak another language.
    Language,
    /// Go back or close something, but never leave the program or a hand.
    Back,
    /// Leave the program.
    Quit,
}

/// What only a window can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WindowCommand {
    /// Change who speaks: screen reader, own voice, both, nobody.
    NextChannel,
    /// Stop what the program's own voice is saying.
    Silence,
    /// Open the list of everything that was said.
    History,
    /// Open the list of recorded hands.
    ReviewHands,
    /// Go to the next part of the screen.
    NextPart,
    /// Go to the part of the screen before.
    PreviousPart,
    /// Switch on or off that keys only say what they do.
    DescribeKeys,
    /// Open the settings.
    Settings,
    /// Fill the screen, or no longer.
    FullScreen,
    /// Make everything larger.
    LargerText,
    /// Make everything smaller.
    SmallerText,
    /// Fold the columns beside the table, or unfold them.
    Columns,
    /// Play the same game once more.
    PlayAgain,
    /// Open the way to a table with other people.
    Together,
}

macro_rules! receivers {
    ($($receiver:ident($own:ident),)+) => {
        $(impl From<$own> for Command {
            fn from(own: $own) -> Command {
                Command::$receiver(own)
            }
        })+
    };
}

receivers! {
    Table(TableCommand),
    Ask(Question),
    Game(GameQuestion),
    Company(CompanyCommand),
    Log(LogCommand),
    Review(ReviewCommand),
    Program(ProgramCommand),
    Window(WindowCommand),
}

impl Command {
    /// The place of the card, for commands about one card.
    pub fn place(self) -> Option<u8> {
        match self {
            Command::Ask(Question::Card(place))
            | Command::Table(TableCommand::ActOnCard(place)) => Some(place),
            _ => None,
        }
    }
}

/// Where the player is, as far as keys and help are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Context {
    /// Not at the table: menus, settings, questions.
    Elsewhere,
    /// At the table, where somebody else acts.
    Watching,
    /// To fold, check or call, bet or raise.
    Betting,
    /// To pay the price of staying in, or fold.
    Continuing,
    /// To mark cards and exchange them.
    Drawing,
    /// To discard community cards, or pick some.
    Choosing,
    /// To show or muck.
    Showing,
    /// Between two hands.
    AfterHand,
    /// In the review of a recorded hand.
    Reviewing,
}

impl Context {
    /// Whether the player is at a table where a game is played.
    pub fn is_at_table(self) -> bool {
        !matches!(self, Context::Elsewhere | Context::Reviewing)
    }

    /// Every context.
    pub const ALL: &[Context] = &[
        Context::Elsewhere,
        Context::Watching,
        Context::Betting,
        Context::Continuing,
        Context::Drawing,
        Context::Choosing,
        Context::Showing,
        Context::AfterHand,
        Context::Reviewing,
    ];
}
