use std::ops::RangeInclusive;

use crate::speech::Question;

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
    /// Go on by one moment of a recorded hand.
    NextMoment,
    /// Go back by one moment of a recorded hand.
    PreviousMoment,
    /// Go on to the next part of a recorded hand.
    NextStreet,
    /// Go back to the beginning of this part of a recorded hand, or of the
    /// part before.
    PreviousStreet,
    /// Go on to the next decision of the player whose view it is.
    NextDecision,
    /// Go back to their decision before.
    PreviousDecision,
    /// Go to their last decision.
    LastDecision,
    /// See a recorded hand as the next player saw it.
    NextEyes,
    /// Open the list of recorded hands.
    ReviewHands,
    /// Say how often everyone enters, raises and wins.
    Statistics,
    /// Say where the player is: the screen, and at the table the moment.
    WhereAmI,
    /// Change who speaks: screen reader, own voice, both, nobody.
    NextChannel,
    /// Stop what the program's own voice is saying.
    Silence,
    /// Open the list of everything that was said.
    History,
    /// Go to the next part of the screen.
    NextPart,
    /// Go to the part of the screen before.
    PreviousPart,
    /// Help for where the player is.
    Help,
    /// Switch on or off that keys only say what they do.
    DescribeKeys,
    /// Stop the clocks and the other players, or go on.
    Pause,
    /// Open the settings.
    Settings,
    /// Go back or close something, but never leave the program or a hand.
    Back,
    /// Leave the program.
    Quit,
}

impl Command {
    /// The place of the card, for commands about one card.
    pub fn place(self) -> Option<u8> {
        match self {
            Command::Ask(Question::Card(place)) | Command::ActOnCard(place) => Some(place),
            _ => None,
        }
    }

    /// What the command is for.
    pub(crate) fn purpose(self) -> Purpose {
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

    /// Whether it can only be used in a window.
    pub(crate) fn needs_window(self) -> bool {
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
    pub(crate) fn is_action(self) -> bool {
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

    /// Whether it only says something and changes nothing, so that it can be
    /// used even while a dialog is open.
    pub(crate) fn only_tells(self) -> bool {
        matches!(self, Command::Ask(_) | Command::WhereAmI | Command::Silence)
    }

    /// Whether it repeats while its key is held down. Going through messages
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
pub(crate) enum Purpose {
    /// To do something at the table.
    Act,
    /// To ask something about it.
    Ask,
    /// To hear again what was said.
    Listen,
    /// To look through recorded hands.
    Past,
    /// For the program around the table.
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
    /// In the review of a recorded hand.
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
