use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use super::lines::{TypedLine, TypedLines};
use super::{AfterLine, complain, end, help, language, leave, say, texts};
use crate::player::client;
use crate::player::commands;
use crate::player::commands::{
    Command, CommandParser, Context, GameQuestion, Keymap, LogCommand, NotUnderstood,
    ProgramCommand, Receiver, ReviewCommand, TableCommand, Typed, is_typed,
};
use crate::player::replay::Collection;
use crate::player::review::Review;
use crate::speech::{L10n, Language, Log, Utterance, msg};

/// Which hand is gone through.
#[derive(Clone, Debug, clap::Args)]
pub struct ReviewArgs {
    /// A file of recorded hands: .phh, .phhs or .jsonl
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The hand to start with
    #[arg(long, value_name = "N", default_value_t = 1)]
    hand: usize,
}

/// Goes through recorded hands, one line a command.
pub fn review(args: &ReviewArgs, words: L10n) -> ExitCode {
    let hands = match Collection::open(&args.file) {
        Ok(hands) => hands,
        Err(why) => {
            let reason = why.say(&words);
            let message = msg!(review_refused { reason });
            complain(&format!("{}: {}", args.file.display(), words.say(&message)));
            return ExitCode::from(2);
        }
    };
    let language = words.language();
    let review = TerminalReview::new(hands, words);
    end(review.run(args.hand), &L10n::new(language))
}

pub(super) struct TerminalReview {
    words: L10n,
    typed: CommandParser,
    hands: Collection,
    /// The hand that is open, counted from one.
    number: usize,
    open: Option<Review>,
    /// What was said of the hands.
    log: Log,
}

impl TerminalReview {
    pub(super) fn new(hands: Collection, words: L10n) -> TerminalReview {
        TerminalReview {
            typed: CommandParser::new(&words, Keymap::default()),
            words,
            hands,
            number: 0,
            open: None,
            log: Log::new(),
        }
    }

    fn run(mut self, first: usize) -> io::Result<ExitCode> {
        let mut lines = TypedLines::open();
        let opened = self.open(first).into_iter();
        (opened.chain(self.hint())).try_for_each(|line| say(&line))?;
        loop {
            match lines.next(None) {
                TypedLine::None => {}
                TypedLine::End => return leave(&self.words),
                TypedLine::Unreadable(why) => say(&why.say(&self.words))?,
                TypedLine::Text(line) => match self.obey(line.trim()) {
                    AfterLine::Say(lines) => lines.iter().try_for_each(|line| say(line))?,
                    AfterLine::Leave => return leave(&self.words),
                },
            }
        }
    }

    /// What can be typed, where there is a hand to go through.
    fn hint(&self) -> Option<String> {
        let count = self.hands.len() as u64;
        let message = msg!(review_hint { count });
        (self.open.is_some() || count > 1).then(|| self.words.say(&message))
    }

    /// Which hand it is.
    fn place(&self) -> String {
        self.words.say(&msg!(review_heading {
            number: self.number,
            count: self.hands.len(),
        }))
    }

    /// Opens a hand and tells its beginning, or why it cannot be opened.
    pub(super) fn open(&mut self, number: usize) -> Vec<String> {
        let count = self.hands.len();
        if !(1..=count).contains(&number) {
            let message = msg!(review_no_such_hand {
                count: count as u64
            });
            return vec![self.words.say(&message)];
        }
        self.number = number;
        let mut lines = vec![self.place()];
        let title = self.hands.title(number - 1).say(&self.words);
        lines.extend((!title.is_empty()).then_some(title));
        match self.hands.hand(number - 1) {
            Err(why) => {
                self.open = None;
                let reason = why.say(&self.words);
                let message = msg!(review_refused { reason });
                lines.push(self.words.say(&message));
            }
            Ok(past) => {
                let review = self.open.insert(Review::new(past));
                lines.push(review.whose_eyes(&self.words));
                let told = review.tell(&self.words);
                told.iter().cloned().for_each(|it| self.log.push(it));
                lines.extend(texts(told));
            }
        }
        lines
    }

    pub(super) fn obey(&mut self, line: &str) -> AfterLine {
        if let Some(number) = self.hand_number(line) {
            return AfterLine::Say(self.open(number));
        }
        AfterLine::Say(match self.typed.parse_line(line) {
            Ok(Typed::Command(command)) => return self.command(command),
            Ok(Typed::RaiseTo(_)) => self.only_to_look(),
            Ok(Typed::HelpAbout(topic)) => help::about(&topic, Context::Reviewing, &self.words),
            Ok(Typed::Company(command, _)) => self.for_table(Command::Company(command)),
            Ok(Typed::StatisticsOf(_)) => self.for_table(Command::Game(GameQuestion::Statistics)),
            Ok(Typed::Speak(tag)) => match language(&tag, &self.words) {
                Ok(language) => self.speak(language),
                Err(unknown) => vec![unknown],
            },
            Err(NotUnderstood::Empty) => {
                self.reviewed(|review, words| review.command(ReviewCommand::NextMoment, words))
            }
            Err(problem) => vec![problem.say(&self.words)],
        })
    }

    /// The number in a line such as `hand 12`.
    fn hand_number(&self, line: &str) -> Option<usize> {
        let (word, number) = line.split_once(char::is_whitespace)?;
        let named = is_typed(msg::REVIEW_HAND_WORD, word, &self.words);
        number.trim().parse().ok().filter(|_| named)
    }

    fn command(&mut self, command: Command) -> AfterLine {
        AfterLine::Say(match command {
            Command::Table(TableCommand::NextHand) => self.open(self.number + 1),
            Command::Table(_) => self.only_to_look(),
            Command::Ask(question) => self.reviewed(|review, words| review.answer(question, words)),
            Command::Game(_) | Command::Company(_) => self.for_table(command),
            // What is told is the moment.
            Command::Log(LogCommand::Repeat) => self.reviewed(|review, words| review.tell(words)),
            Command::Log(command) => texts(client::review(&mut self.log, command, &self.words)),
            Command::Review(command) => {
                self.reviewed(|review, words| review.command(command, words))
            }
            Command::Window(_) => vec![commands::not_here(command, Receiver::Window, &self.words)],
            Command::Program(command) => match command {
                ProgramCommand::WhereAmI => vec![self.place()],
                ProgramCommand::Help => {
                    let lines = help::lines(Context::Reviewing, &self.words);
                    self.hint().into_iter().chain(lines).collect()
                }
                ProgramCommand::Language => self.speak(self.words.language().next()),
                ProgramCommand::Back | ProgramCommand::Quit => return AfterLine::Leave,
            },
        })
    }

    /// What the review says; where no hand could be opened, why.
    fn reviewed(&mut self, say: impl FnOnce(&mut Review, &L10n) -> Vec<Utterance>) -> Vec<String> {
        match &mut self.open {
            Some(review) => {
                let said = say(review, &self.words);
                said.iter().cloned().for_each(|it| self.log.push(it));
                texts(said)
            }
            None => self.open(self.number),
        }
    }

    fn only_to_look(&self) -> Vec<String> {
        vec![self.words.text(msg::REVIEW_ONLY_TO_LOOK)]
    }

    fn for_table(&self, command: Command) -> Vec<String> {
        vec![commands::not_here(command, Receiver::Table, &self.words)]
    }

    /// Speaks another language, says which, and tells the moment in it.
    fn speak(&mut self, language: Language) -> Vec<String> {
        self.words = L10n::new(language);
        self.typed = CommandParser::new(&self.words, Keymap::default());
        let mut said = vec![self.words.text(msg::SETTINGS_LANGUAGE_NAME)];
        said.extend(self.reviewed(|review, words| review.tell(words)));
        said
    }
}
