use std::ops::RangeInclusive;

use crate::talk::Question;

/// The places of cards that can be named by a digit.
pub const PLACES: RangeInclusive<u8> = 1..=8;

/// Everything that a player can ask for by key, button or word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Call, or check where nothing is owed, or pay the price of staying in.
    CallOrCheck,
    /// Bet or raise: asks for the amount.
    Raise,
    /// Give the hand up.
    Fold,
    /// Put in everything.
    AllIn,
    /// Ask something about the table.
    Ask(Question),
    /// Hear what the coach says about the last hand.
    Coach,
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
    /// Deal the next hand.
    NextHand,
    /// Say the last announcement again.
    Repeat,
    /// Review the message before.
    ReviewPrevious,
    /// Review the message after.
    ReviewNext,
    /// Review the oldest message.
    ReviewFirst,
    /// Review the newest message.
    ReviewLast,
    /// Review the messages of the buffer before.
    PreviousBuffer,
    /// Review the messages of the buffer after.
    NextBuffer,
    /// Copy the reviewed message.
    CopyMessage,
    /// Go on by one moment of a hand of the past.
    NextMoment,
    /// Go back by one moment of a hand of the past.
    PreviousMoment,
    /// Go on to the next part of a hand of the past.
    NextStreet,
    /// Go back to the beginning of this part of a hand of the past, or of the
    /// part before.
    PreviousStreet,
    /// Go on to the next decision of whoever is looked over the shoulder.
    NextDecision,
    /// Go back to their decision before.
    PreviousDecision,
    /// Go to their last decision.
    LastDecision,
    /// Look at a hand of the past with the eyes of somebody else.
    NextEyes,
    /// Look for hands of the past.
    ReviewHands,
    /// Tell how often everyone enters, raises and wins.
    Statistics,
    /// Say where the player is: the screen, and at the table the moment.
    WhereAmI,
    /// Let somebody else speak: screen reader, own voice, both, nobody.
    NextChannel,
    /// Let the own voice be silent.
    Silence,
    /// Open the list of everything that was said.
    History,
    /// Go to the next part of the screen.
    NextPart,
    /// Go to the part of the screen before.
    PreviousPart,
    /// Help for where the player is.
    Help,
    /// From now on, or no longer, say what a key does instead of doing it.
    DescribeKeys,
    /// Stop the clocks and the other players, or go on.
    Pause,
    /// Open the settings.
    Settings,
    /// Go back, close: never out of the program, never out of a hand.
    Back,
    /// Leave the program.
    Quit,
}

impl Command {
    /// The place of the card that it is about, where it is about one.
    pub fn place(self) -> Option<u8> {
        match self {
            Command::Ask(Question::Card(place)) | Command::ActOnCard(place) => Some(place),
            _ => None,
        }
    }

    /// What it is for.
    pub fn purpose(self) -> Purpose {
        use Command::*;
        match self {
            Ask(_) | Statistics => Purpose::Ask,
            Repeat | ReviewPrevious | ReviewNext | ReviewFirst | ReviewLast => Purpose::Listen,
            PreviousBuffer | NextBuffer | CopyMessage | History => Purpose::Listen,
            NextMoment | PreviousMoment | NextStreet | PreviousStreet => Purpose::Past,
            NextDecision | PreviousDecision | LastDecision | NextEyes => Purpose::Past,
            ReviewHands => Purpose::Past,
            WhereAmI | NextChannel | Silence | NextPart | PreviousPart => Purpose::Program,
            Help | DescribeKeys | Settings | Back | Quit => Purpose::Program,
            _ => Purpose::Act,
        }
    }

    /// Whether it means something in a window alone.
    pub fn needs_window(self) -> bool {
        use Command::*;
        matches!(
            self,
            NextChannel
                | Silence
                | History
                | ReviewHands
                | NextPart
                | PreviousPart
                | DescribeKeys
                | Settings
        )
    }

    /// Whether it would change something at a table.
    pub fn is_action(self) -> bool {
        matches!(
            self,
            Command::CallOrCheck
                | Command::Raise
                | Command::Fold
                | Command::AllIn
                | Command::ActOnCard(_)
                | Command::DrawOrPass
                | Command::ShowBoth
                | Command::ShowFirst
                | Command::ShowSecond
                | Command::NextHand
                | Command::Pause
        )
    }

    /// Whether it only tells something: whatever is asked for next means the
    /// same as before, even where a dialog is open.
    pub fn only_tells(self) -> bool {
        matches!(self, Command::Ask(_) | Command::WhereAmI | Command::Silence)
    }

    /// Whether a key that is held down gives it again and again. Reviewing
    /// does; nothing that costs chips does.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Command::ReviewPrevious
                | Command::ReviewNext
                | Command::PreviousMoment
                | Command::NextMoment
        )
    }
}

/// What commands are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To do something at the table.
    Act,
    /// To ask something about it.
    Ask,
    /// To hear again what was said.
    Listen,
    /// To go through hands of the past.
    Past,
    /// For the program around it.
    Program,
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
    /// In a hand of the past.
    Reviewing,
}

impl Context {
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
