use super::{Chord, Command, Context, Key};
use crate::speech::Question;

/// One command: its key, where the key works, and its help.
#[derive(Clone, Copy, Debug)]
pub struct CommandEntry {
    /// The command itself.
    pub command: Command,
    /// The default key.
    pub chord: Chord,
    /// Where the key works.
    pub scope: KeyScope,
    /// Where the help lists it.
    pub useful: &'static [Context],
    /// The message that says what it does. Its form `words` lists what can be
    /// typed for it, the name first. The commands for the cards at different
    /// places share one message.
    pub message: &'static str,
}

/// Where the key of a command works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyScope {
    /// On every screen.
    Anywhere,
    /// At the table, at any moment. At the wrong moment the command says why
    /// it can do nothing.
    AtTheTable,
    /// Between two hands only. During a hand the key has other uses.
    AfterHand,
    /// In the review of a recorded hand only.
    InReview,
}

impl KeyScope {
    /// Whether the key works in this context.
    pub fn is_in(self, context: Context) -> bool {
        match self {
            KeyScope::Anywhere => true,
            KeyScope::AtTheTable => context != Context::Elsewhere,
            KeyScope::AfterHand => context == Context::AfterHand,
            KeyScope::InReview => context == Context::Reviewing,
        }
    }
}

impl CommandEntry {
    /// The name in settings, such as `fold` or `card-1`.
    pub fn id(&self) -> String {
        let name = self.message.strip_prefix("command-");
        let name = name.unwrap_or(self.message);
        match self.command.place() {
            Some(place) => format!("{name}-{place}"),
            None => name.to_owned(),
        }
    }

    /// The entry of a command.
    pub fn of(command: Command) -> Option<&'static CommandEntry> {
        COMMANDS.iter().find(|entry| entry.command == command)
    }

    /// The entry with that name in settings.
    pub fn by_id(id: &str) -> Option<&'static CommandEntry> {
        COMMANDS.iter().find(|entry| entry.id() == id)
    }
}

/// Where questions are answered: at the table and in a review.
const ASKING: &[Context] = Context::ALL.split_at(1).1;
const AT_THE_TABLE: &[Context] = ASKING.split_at(ASKING.len() - 1).0;
const BETTING: &[Context] = &[Context::Betting];
const PAYING: &[Context] = &[Context::Betting, Context::Continuing];
const STAYING: &[Context] = &[Context::Betting, Context::Continuing, Context::Showing];
const CARDS: &[Context] = &[Context::Drawing, Context::Choosing];
const SHOWING: &[Context] = &[Context::Showing, Context::AfterHand];
const AFTER_HAND: &[Context] = &[Context::AfterHand];
const REVIEWING: &[Context] = &[Context::Reviewing];

/// Every command, in the order of the help.
#[rustfmt::skip] // One line for each.
pub const COMMANDS: &[CommandEntry] = &[
    act(Command::CallOrCheck, Chord::plain(Key::C), PAYING, "command-call-or-check"),
    act(Command::Raise, Chord::plain(Key::R), BETTING, "command-raise"),
    act(Command::Fold, Chord::plain(Key::F), STAYING, "command-fold"),
    act(Command::AllIn, Chord::shift(Key::A), BETTING, "command-all-in"),
    act(Command::ActOnCard(1), Chord::shift(Key::Num1), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(2), Chord::shift(Key::Num2), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(3), Chord::shift(Key::Num3), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(4), Chord::shift(Key::Num4), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(5), Chord::shift(Key::Num5), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(6), Chord::shift(Key::Num6), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(7), Chord::shift(Key::Num7), CARDS, "command-act-on-card"),
    act(Command::ActOnCard(8), Chord::shift(Key::Num8), CARDS, "command-act-on-card"),
    act(Command::DrawOrPass, Chord::plain(Key::D), CARDS, "command-draw-or-pass"),
    act(Command::ShowBoth, Chord::plain(Key::O), SHOWING, "command-show-both"),
    act(Command::ShowFirst, Chord::plain(Key::U), SHOWING, "command-show-first"),
    act(Command::ShowSecond, Chord::plain(Key::I), SHOWING, "command-show-second"),
    after_hand(Command::NextHand, Chord::plain(Key::Enter), "command-next-hand"),
    ask(Question::Card(1), Chord::plain(Key::Num1), "command-card"),
    ask(Question::Card(2), Chord::plain(Key::Num2), "command-card"),
    ask(Question::Card(3), Chord::plain(Key::Num3), "command-card"),
    ask(Question::Card(4), Chord::plain(Key::Num4), "command-card"),
    ask(Question::Card(5), Chord::plain(Key::Num5), "command-card"),
    ask(Question::Card(6), Chord::plain(Key::Num6), "command-card"),
    ask(Question::Card(7), Chord::plain(Key::Num7), "command-card"),
    ask(Question::Card(8), Chord::plain(Key::Num8), "command-card"),
    ask(Question::HoleCards, Chord::plain(Key::W), "command-hole-cards"),
    ask(Question::CommunityCards, Chord::plain(Key::E), "command-community-cards"),
    ask(Question::HandValue, Chord::plain(Key::G), "command-hand-value"),
    ask(Question::Pot, Chord::plain(Key::P), "command-pot"),
    ask(Question::ToCall, Chord::plain(Key::N), "command-to-call"),
    ask(Question::MinimumRaise, Chord::plain(Key::M), "command-minimum-raise"),
    ask(Question::PlayersIn, Chord::plain(Key::H), "command-players-in"),
    ask(Question::Chips, Chord::plain(Key::S), "command-chips"),
    ask(Question::Button, Chord::plain(Key::X), "command-button"),
    ask(Question::Position, Chord::plain(Key::Z), "command-position"),
    ask(Question::Turn, Chord::plain(Key::T), "command-turn"),
    ask(Question::TurnTimer, Chord::shift(Key::T), "command-turn-timer"),
    ask(Question::GameClock, Chord::plain(Key::V), "command-game-clock"),
    ask(Question::Brief, Chord::plain(Key::B), "command-brief"),
    ask(Question::HandSoFar, Chord::plain(Key::J), "command-hand-so-far"),
    ask(Question::Odds, Chord::plain(Key::A), "command-odds"),
    act(Command::Coach, Chord::plain(Key::K), AT_THE_TABLE, "command-coach"),
    in_review(Command::NextMoment, Chord::plain(Key::Period), "command-next-moment"),
    in_review(Command::PreviousMoment, Chord::plain(Key::Comma), "command-previous-moment"),
    in_review(Command::NextStreet, Chord::ctrl(Key::PageDown), "command-next-street"),
    in_review(Command::PreviousStreet, Chord::ctrl(Key::PageUp), "command-previous-street"),
    in_review(Command::NextDecision, Chord::shift(Key::PageDown), "command-next-decision"),
    in_review(Command::PreviousDecision, Chord::shift(Key::PageUp), "command-previous-decision"),
    in_review(Command::LastDecision, Chord::shift(Key::End), "command-last-decision"),
    in_review(Command::NextEyes, Chord::plain(Key::Y), "command-next-eyes"),
    anywhere(Command::Repeat, Chord::plain(Key::L), "command-repeat"),
    anywhere(Command::ReviewPrevious, Chord::plain(Key::PageUp), "command-review-previous"),
    anywhere(Command::ReviewNext, Chord::plain(Key::PageDown), "command-review-next"),
    anywhere(Command::ReviewFirst, Chord::plain(Key::Home), "command-review-first"),
    anywhere(Command::ReviewLast, Chord::plain(Key::End), "command-review-last"),
    anywhere(Command::PreviousBuffer, Chord::plain(Key::LeftBracket), "command-previous-buffer"),
    anywhere(Command::NextBuffer, Chord::plain(Key::RightBracket), "command-next-buffer"),
    anywhere(Command::CopyMessage, Chord::ctrl(Key::C), "command-copy-message"),
    anywhere(Command::WhereAmI, Chord::plain(Key::F4), "command-where-am-i"),
    anywhere(Command::NextChannel, Chord::plain(Key::F2), "command-next-channel"),
    anywhere(Command::Silence, Chord::plain(Key::F3), "command-silence"),
    anywhere(Command::History, Chord::ctrl(Key::H), "command-history"),
    anywhere(Command::ReviewHands, Chord::ctrl(Key::R), "command-review-hands"),
    anywhere(Command::Statistics, Chord::shift(Key::S), "command-statistics"),
    anywhere(Command::NextPart, Chord::plain(Key::F6), "command-next-part"),
    anywhere(Command::PreviousPart, Chord::shift(Key::F6), "command-previous-part"),
    anywhere(Command::Help, Chord::plain(Key::F1), "command-help"),
    anywhere(Command::DescribeKeys, Chord::shift(Key::F1), "command-describe-keys"),
    act(Command::Pause, Chord::ctrl(Key::P), AT_THE_TABLE, "command-pause"),
    anywhere(Command::Settings, Chord::ctrl(Key::Comma), "command-settings"),
    anywhere(Command::Back, Chord::plain(Key::Escape), "command-back"),
    anywhere(Command::Quit, Chord::ctrl(Key::Q), "command-quit"),
];

/// Something to do at the table; the help lists it where it is useful.
const fn act(
    command: Command,
    chord: Chord,
    useful: &'static [Context],
    message: &'static str,
) -> CommandEntry {
    CommandEntry {
        command,
        chord,
        scope: KeyScope::AtTheTable,
        useful,
        message,
    }
}

/// Something to ask at the table.
const fn ask(question: Question, chord: Chord, message: &'static str) -> CommandEntry {
    act(Command::Ask(question), chord, ASKING, message)
}

/// Something to do between two hands.
const fn after_hand(command: Command, chord: Chord, message: &'static str) -> CommandEntry {
    CommandEntry {
        scope: KeyScope::AfterHand,
        ..act(command, chord, AFTER_HAND, message)
    }
}

/// Something to do in the review of a recorded hand.
const fn in_review(command: Command, chord: Chord, message: &'static str) -> CommandEntry {
    CommandEntry {
        scope: KeyScope::InReview,
        ..act(command, chord, REVIEWING, message)
    }
}

/// Something for every screen.
const fn anywhere(command: Command, chord: Chord, message: &'static str) -> CommandEntry {
    CommandEntry {
        command,
        chord,
        scope: KeyScope::Anywhere,
        useful: Context::ALL,
        message,
    }
}
