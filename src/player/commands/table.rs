use super::{
    Chord, Command, CompanyCommand, Context, GameQuestion, Intent, Key, LogCommand, ProgramCommand,
    ReviewCommand, TableCommand, WindowCommand, plain,
};
use crate::speech::{L10n, Language, Question, Text, Typeable, msg};
use crate::table::Phrase;

/// All about one command, but for the place where it is obeyed.
#[derive(Clone, Copy, Debug)]
pub struct CommandEntry {
    /// The command itself, and so who receives it.
    pub command: Command,
    /// The default key.
    pub chord: Chord,
    /// Where the key works.
    pub scope: KeyScope,
    /// Where the help lists it.
    pub useful: &'static [Context],
    /// What it is for: it stands with others for the same.
    pub purpose: Purpose,
    /// What comes of a press of its key.
    pub effect: Effect,
    /// What may follow its word where it is typed.
    pub takes: Takes,
    /// The message that says what it does. Its form `words` lists what can be
    /// typed for it, the name first. The commands for the cards at different
    /// places share one message.
    pub(crate) message: Typeable,
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

/// What commands are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To do something at the table.
    Act,
    /// To ask something about it.
    Ask,
    /// To hear again what was said.
    Listen,
    /// To look through recorded hands.
    Past,
    /// To be among people.
    Company,
    /// For the program around the table.
    Program,
}

impl Purpose {
    /// Every purpose, in the order of the help.
    pub(crate) const ALL: [Purpose; 6] = [
        Purpose::Act,
        Purpose::Ask,
        Purpose::Listen,
        Purpose::Past,
        Purpose::Company,
        Purpose::Program,
    ];

    /// The message above the commands for this purpose.
    pub(crate) fn title(self) -> Text {
        self.message().title
    }

    /// The first of the words that can be typed for it.
    pub(crate) fn word(self, words: &L10n) -> String {
        self.message().words(words).swap_remove(0)
    }

    /// The purpose for a typed word of this language or of English.
    pub(crate) fn typed(text: &str, words: &L10n) -> Option<Purpose> {
        let among = |words: &L10n| {
            let is_meant = |it: &Purpose| {
                let mut known = it.message().words(words).into_iter();
                known.any(|word| plain(&word) == plain(text))
            };
            Purpose::ALL.into_iter().find(is_meant)
        };
        among(words).or_else(|| among(&L10n::new(Language::English)))
    }

    fn message(self) -> Typeable {
        match self {
            Purpose::Act => msg::HELP_KEYS_ACTIONS,
            Purpose::Ask => msg::HELP_KEYS_QUESTIONS,
            Purpose::Listen => msg::HELP_KEYS_MESSAGES,
            Purpose::Past => msg::HELP_KEYS_PAST,
            Purpose::Company => msg::HELP_KEYS_COMPANY,
            Purpose::Program => msg::HELP_KEYS_PROGRAM,
        }
    }
}

/// What comes of a press of a key, as far as the next press is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Something changes: once, however long the key is held.
    Changes,
    /// It goes on by one, and on and on while the key is held. Nothing that
    /// costs chips does.
    Steps,
    /// Something is told and nothing changes, not even a dialog that is open.
    Tells,
    /// The focus goes elsewhere.
    Moves,
}

/// What may follow the word of a command in a typed line. The place of a card
/// is a part of its command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// The total to raise to.
    Amount,
    /// What help is wanted about.
    Topic,
    /// The name of a player.
    Player,
    /// The name of another person.
    Person,
    /// What is said to everybody.
    Talk,
    /// The language to speak.
    Language,
}

impl CommandEntry {
    /// The name in settings, such as `fold` or `card-1`.
    pub fn id(&self) -> String {
        let key = self.message.title.key();
        let name = key.strip_prefix("command-").unwrap_or(key);
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
const WATCHING: &[Context] = &[Context::Watching, Context::AfterHand];
const WAITING: &[Context] = &[Context::Watching];
const REVIEWING: &[Context] = &[Context::Reviewing];

/// Every command, in the order of the help.
#[rustfmt::skip] // One line for each.
pub const COMMANDS: &[CommandEntry] = &[
    act(TableCommand::CallOrCheck, Chord::plain(Key::C), PAYING, msg::COMMAND_CALL_OR_CHECK),
    act(TableCommand::Raise, Chord::plain(Key::R), BETTING, msg::COMMAND_RAISE).takes(Takes::Amount),
    act(TableCommand::Fold, Chord::plain(Key::F), STAYING, msg::COMMAND_FOLD),
    act(TableCommand::AllIn, Chord::shift(Key::A), BETTING, msg::COMMAND_ALL_IN),
    act(TableCommand::ActOnCard(1), Chord::shift(Key::Num1), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(2), Chord::shift(Key::Num2), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(3), Chord::shift(Key::Num3), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(4), Chord::shift(Key::Num4), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(5), Chord::shift(Key::Num5), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(6), Chord::shift(Key::Num6), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(7), Chord::shift(Key::Num7), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(8), Chord::shift(Key::Num8), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::ActOnCard(9), Chord::shift(Key::Num9), CARDS, msg::COMMAND_ACT_ON_CARD),
    act(TableCommand::DrawOrPass, Chord::plain(Key::D), CARDS, msg::COMMAND_DRAW_OR_PASS),
    act(TableCommand::ShowBoth, Chord::plain(Key::O), SHOWING, msg::COMMAND_SHOW_BOTH),
    act(TableCommand::ShowFirst, Chord::plain(Key::U), SHOWING, msg::COMMAND_SHOW_FIRST),
    act(TableCommand::ShowSecond, Chord::plain(Key::I), SHOWING, msg::COMMAND_SHOW_SECOND),
    act(TableCommand::Intend(Intent::CheckOrFold), Chord::shift(Key::F), WAITING, msg::COMMAND_CHECK_OR_FOLD),
    act(TableCommand::Intend(Intent::CallAny), Chord::shift(Key::C), WAITING, msg::COMMAND_CALL_ANY),
    act(TableCommand::Intend(Intent::FoldToBet), Chord::shift(Key::B), WAITING, msg::COMMAND_FOLD_TO_BET),
    after_hand(TableCommand::NextHand, Chord::plain(Key::Enter), msg::COMMAND_NEXT_HAND),
    act(TableCommand::SkipToEnd, Chord::ctrl(Key::End), WATCHING, msg::COMMAND_SKIP_TO_END),
    ask(Question::Card(1), Chord::plain(Key::Num1), msg::COMMAND_CARD),
    ask(Question::Card(2), Chord::plain(Key::Num2), msg::COMMAND_CARD),
    ask(Question::Card(3), Chord::plain(Key::Num3), msg::COMMAND_CARD),
    ask(Question::Card(4), Chord::plain(Key::Num4), msg::COMMAND_CARD),
    ask(Question::Card(5), Chord::plain(Key::Num5), msg::COMMAND_CARD),
    ask(Question::Card(6), Chord::plain(Key::Num6), msg::COMMAND_CARD),
    ask(Question::Card(7), Chord::plain(Key::Num7), msg::COMMAND_CARD),
    ask(Question::Card(8), Chord::plain(Key::Num8), msg::COMMAND_CARD),
    ask(Question::Card(9), Chord::plain(Key::Num9), msg::COMMAND_CARD),
    ask(Question::HoleCards, Chord::plain(Key::W), msg::COMMAND_HOLE_CARDS),
    ask(Question::CommunityCards, Chord::plain(Key::E), msg::COMMAND_COMMUNITY_CARDS),
    ask(Question::HandValue, Chord::plain(Key::G), msg::COMMAND_HAND_VALUE),
    ask(Question::Pot, Chord::plain(Key::P), msg::COMMAND_POT),
    ask(Question::ToCall, Chord::plain(Key::N), msg::COMMAND_TO_CALL),
    ask(Question::MinimumRaise, Chord::plain(Key::M), msg::COMMAND_MINIMUM_RAISE),
    ask(Question::PlayersIn, Chord::plain(Key::H), msg::COMMAND_PLAYERS_IN),
    ask(Question::Chips, Chord::plain(Key::S), msg::COMMAND_CHIPS),
    ask(Question::Button, Chord::plain(Key::X), msg::COMMAND_BUTTON),
    ask(Question::Position, Chord::plain(Key::Z), msg::COMMAND_POSITION),
    ask(Question::Turn, Chord::plain(Key::T), msg::COMMAND_TURN),
    ask(Question::TurnTimer, Chord::shift(Key::T), msg::COMMAND_TURN_TIMER),
    ask(Question::GameClock, Chord::plain(Key::V), msg::COMMAND_GAME_CLOCK),
    ask(Question::Brief, Chord::plain(Key::B), msg::COMMAND_BRIEF),
    ask(Question::HandSoFar, Chord::plain(Key::J), msg::COMMAND_HAND_SO_FAR),
    ask(Question::Odds, Chord::plain(Key::A), msg::COMMAND_ODDS),
    ask_game(GameQuestion::Opponents, Chord::shift(Key::H), msg::COMMAND_OPPONENTS),
    ask_game(GameQuestion::Coach, Chord::plain(Key::K), msg::COMMAND_COACH),
    in_review(ReviewCommand::NextMoment, Chord::plain(Key::Period), msg::COMMAND_NEXT_MOMENT).effect(Effect::Steps),
    in_review(ReviewCommand::PreviousMoment, Chord::plain(Key::Comma), msg::COMMAND_PREVIOUS_MOMENT).effect(Effect::Steps),
    in_review(ReviewCommand::NextStreet, Chord::ctrl(Key::PageDown), msg::COMMAND_NEXT_STREET),
    in_review(ReviewCommand::PreviousStreet, Chord::ctrl(Key::PageUp), msg::COMMAND_PREVIOUS_STREET),
    in_review(ReviewCommand::NextDecision, Chord::shift(Key::PageDown), msg::COMMAND_NEXT_DECISION),
    in_review(ReviewCommand::PreviousDecision, Chord::shift(Key::PageUp), msg::COMMAND_PREVIOUS_DECISION),
    in_review(ReviewCommand::LastDecision, Chord::shift(Key::End), msg::COMMAND_LAST_DECISION),
    in_review(ReviewCommand::NextEyes, Chord::plain(Key::Y), msg::COMMAND_NEXT_EYES),
    listen(LogCommand::Repeat, Chord::plain(Key::L), msg::COMMAND_REPEAT),
    listen(LogCommand::Earlier, Chord::plain(Key::PageUp), msg::COMMAND_REVIEW_PREVIOUS).at_table().effect(Effect::Steps),
    listen(LogCommand::Later, Chord::plain(Key::PageDown), msg::COMMAND_REVIEW_NEXT).at_table().effect(Effect::Steps),
    listen(LogCommand::First, Chord::plain(Key::Home), msg::COMMAND_REVIEW_FIRST).at_table(),
    listen(LogCommand::Last, Chord::plain(Key::End), msg::COMMAND_REVIEW_LAST).at_table(),
    listen(LogCommand::PreviousBuffer, Chord::plain(Key::LeftBracket), msg::COMMAND_PREVIOUS_BUFFER),
    listen(LogCommand::NextBuffer, Chord::plain(Key::RightBracket), msg::COMMAND_NEXT_BUFFER),
    listen(LogCommand::Copy, Chord::ctrl(Key::C), msg::COMMAND_COPY_MESSAGE).effect(Effect::Changes),
    company(CompanyCommand::Talk, Chord::ctrl(Key::T), msg::COMMAND_TALK).effect(Effect::Moves).takes(Takes::Talk),
    company(CompanyCommand::Say(Phrase::Hello), Chord::ctrl(Key::Num1), msg::COMMAND_SAY_HELLO),
    company(CompanyCommand::Say(Phrase::GoodLuck), Chord::ctrl(Key::Num2), msg::COMMAND_SAY_GOOD_LUCK),
    company(CompanyCommand::Say(Phrase::NiceHand), Chord::ctrl(Key::Num3), msg::COMMAND_SAY_NICE_HAND),
    company(CompanyCommand::Say(Phrase::WellPlayed), Chord::ctrl(Key::Num4), msg::COMMAND_SAY_WELL_PLAYED),
    company(CompanyCommand::Say(Phrase::Thanks), Chord::ctrl(Key::Num5), msg::COMMAND_SAY_THANKS),
    company(CompanyCommand::Say(Phrase::Sorry), Chord::ctrl(Key::Num6), msg::COMMAND_SAY_SORRY),
    company(CompanyCommand::Say(Phrase::OneMoment), Chord::ctrl(Key::Num7), msg::COMMAND_SAY_ONE_MOMENT),
    company(CompanyCommand::Say(Phrase::GoodNight), Chord::ctrl(Key::Num8), msg::COMMAND_SAY_GOOD_NIGHT),
    company(CompanyCommand::People, Chord::ctrl(Key::G), msg::COMMAND_PEOPLE).effect(Effect::Moves),
    company(CompanyCommand::Admit, Chord::ctrl(Key::O), msg::COMMAND_ADMIT).takes(Takes::Person),
    company(CompanyCommand::TurnAway, Chord::ctrl(Key::D), msg::COMMAND_TURN_AWAY).takes(Takes::Person),
    company(CompanyCommand::GiveTime, Chord::ctrl(Key::I), msg::COMMAND_GIVE_TIME).takes(Takes::Person),
    company(CompanyCommand::Mute, Chord::ctrl(Key::M), msg::COMMAND_MUTE).takes(Takes::Person),
    company(CompanyCommand::Remove, Chord::ctrl(Key::K), msg::COMMAND_REMOVE).takes(Takes::Person),
    company(CompanyCommand::HandOver, Chord::ctrl(Key::B), msg::COMMAND_HAND_OVER).takes(Takes::Person),
    company(CompanyCommand::Leave, Chord::ctrl(Key::E), msg::COMMAND_LEAVE),
    program(ProgramCommand::WhereAmI, Chord::plain(Key::F4), msg::COMMAND_WHERE_AM_I).effect(Effect::Tells),
    program(ProgramCommand::Language, Chord::ctrl(Key::L), msg::COMMAND_LANGUAGE).takes(Takes::Language),
    window(WindowCommand::NextChannel, Chord::plain(Key::F2), msg::COMMAND_NEXT_CHANNEL),
    window(WindowCommand::Silence, Chord::plain(Key::F3), msg::COMMAND_SILENCE).effect(Effect::Tells),
    window(WindowCommand::History, Chord::ctrl(Key::H), msg::COMMAND_HISTORY).effect(Effect::Moves).purpose(Purpose::Listen),
    window(WindowCommand::ReviewHands, Chord::ctrl(Key::R), msg::COMMAND_REVIEW_HANDS).effect(Effect::Moves).purpose(Purpose::Past),
    ask_game(GameQuestion::Statistics, Chord::shift(Key::S), msg::COMMAND_STATISTICS).anywhere().effect(Effect::Moves).takes(Takes::Player),
    window(WindowCommand::NextPart, Chord::plain(Key::F6), msg::COMMAND_NEXT_PART).effect(Effect::Moves),
    window(WindowCommand::PreviousPart, Chord::shift(Key::F6), msg::COMMAND_PREVIOUS_PART).effect(Effect::Moves),
    program(ProgramCommand::Help, Chord::plain(Key::F1), msg::COMMAND_HELP).effect(Effect::Moves).takes(Takes::Topic),
    window(WindowCommand::DescribeKeys, Chord::shift(Key::F1), msg::COMMAND_DESCRIBE_KEYS),
    act(TableCommand::Intend(Intent::SitOut), Chord::shift(Key::O), AT_THE_TABLE, msg::COMMAND_SIT_OUT),
    act(TableCommand::Pause, Chord::ctrl(Key::P), AT_THE_TABLE, msg::COMMAND_PAUSE),
    window(WindowCommand::Settings, Chord::ctrl(Key::Comma), msg::COMMAND_SETTINGS).effect(Effect::Moves),
    window(WindowCommand::Columns, Chord::plain(Key::F9), msg::COMMAND_COLUMNS),
    window(WindowCommand::FullScreen, Chord::plain(Key::F11), msg::COMMAND_FULL_SCREEN),
    window(WindowCommand::LargerText, Chord::ctrl(Key::Equals), msg::COMMAND_LARGER_TEXT).effect(Effect::Steps),
    window(WindowCommand::SmallerText, Chord::ctrl(Key::Minus), msg::COMMAND_SMALLER_TEXT).effect(Effect::Steps),
    window(WindowCommand::PlayAgain, Chord::ctrl(Key::N), msg::COMMAND_PLAY_AGAIN),
    window(WindowCommand::Together, Chord::ctrl(Key::J), msg::COMMAND_TOGETHER).effect(Effect::Moves),
    program(ProgramCommand::Back, Chord::plain(Key::Escape), msg::COMMAND_BACK).effect(Effect::Moves),
    program(ProgramCommand::Quit, Chord::ctrl(Key::Q), msg::COMMAND_QUIT),
];

impl CommandEntry {
    /// Something for every screen, which changes what is there.
    const fn new(command: Command, chord: Chord, purpose: Purpose, message: Typeable) -> Self {
        CommandEntry {
            command,
            chord,
            scope: KeyScope::Anywhere,
            useful: Context::ALL,
            purpose,
            effect: Effect::Changes,
            takes: Takes::Nothing,
            message,
        }
    }

    const fn only(self, scope: KeyScope, useful: &'static [Context]) -> CommandEntry {
        CommandEntry {
            scope,
            useful,
            ..self
        }
    }

    /// Elsewhere the key belongs to the list or the field that has the focus.
    const fn at_table(self) -> CommandEntry {
        self.only(KeyScope::AtTheTable, ASKING)
    }

    const fn anywhere(self) -> CommandEntry {
        self.only(KeyScope::Anywhere, Context::ALL)
    }

    const fn purpose(self, purpose: Purpose) -> CommandEntry {
        CommandEntry { purpose, ..self }
    }

    const fn effect(self, effect: Effect) -> CommandEntry {
        CommandEntry { effect, ..self }
    }

    const fn takes(self, takes: Takes) -> CommandEntry {
        CommandEntry { takes, ..self }
    }
}

/// Something to do at the table; the help lists it where it is useful.
const fn act(
    command: TableCommand,
    chord: Chord,
    useful: &'static [Context],
    message: Typeable,
) -> CommandEntry {
    CommandEntry::new(Command::Table(command), chord, Purpose::Act, message)
        .only(KeyScope::AtTheTable, useful)
}

/// Something to do between two hands.
const fn after_hand(command: TableCommand, chord: Chord, message: Typeable) -> CommandEntry {
    act(command, chord, AFTER_HAND, message).only(KeyScope::AfterHand, AFTER_HAND)
}

/// Something to ask about a hand, at the table and in a review.
const fn ask(question: Question, chord: Chord, message: Typeable) -> CommandEntry {
    CommandEntry::new(Command::Ask(question), chord, Purpose::Ask, message)
        .only(KeyScope::AtTheTable, ASKING)
        .effect(Effect::Tells)
}

/// Something to ask about the game.
const fn ask_game(question: GameQuestion, chord: Chord, message: Typeable) -> CommandEntry {
    CommandEntry::new(Command::Game(question), chord, Purpose::Ask, message)
        .only(KeyScope::AtTheTable, AT_THE_TABLE)
        .effect(Effect::Tells)
}

/// Something for the people at the table, wherever one is meanwhile.
const fn company(command: CompanyCommand, chord: Chord, message: Typeable) -> CommandEntry {
    let entry = CommandEntry::new(Command::Company(command), chord, Purpose::Company, message);
    entry.only(KeyScope::Anywhere, AT_THE_TABLE)
}

/// A way through what was said.
const fn listen(command: LogCommand, chord: Chord, message: Typeable) -> CommandEntry {
    CommandEntry::new(Command::Log(command), chord, Purpose::Listen, message).effect(Effect::Tells)
}

/// A way through a recorded hand.
const fn in_review(command: ReviewCommand, chord: Chord, message: Typeable) -> CommandEntry {
    CommandEntry::new(Command::Review(command), chord, Purpose::Past, message)
        .only(KeyScope::InReview, REVIEWING)
}

/// Something for the program.
const fn program(command: ProgramCommand, chord: Chord, message: Typeable) -> CommandEntry {
    CommandEntry::new(Command::Program(command), chord, Purpose::Program, message)
}

/// Something for the window alone.
const fn window(command: WindowCommand, chord: Chord, message: Typeable) -> CommandEntry {
    CommandEntry::new(Command::Window(command), chord, Purpose::Program, message)
}
