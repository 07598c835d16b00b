use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use super::lines::{TypedLine, TypedLines};
use super::{complain, end, help, leave, say, tell, words_of};
use crate::player::commands::{
    Command, CommandParser, Context, Keymap, NotUnderstood, Typed, word_lines,
};
use crate::player::replay::Collection;
use crate::player::review::Review;
use crate::speech::{L10n, Message, Utterance};

/// Which hand is gone through.
#[derive(Clone, Debug, clap::Args)]
pub struct ReviewArgs {
    /// A file of recorded hands: .phh, .phhs or .jsonl
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Which of its hands to begin with
    #[arg(long, value_name = "N", default_value_t = 1)]
    hand: usize,
}

/// Goes through recorded hands, one line a command.
pub fn review(args: &ReviewArgs, words: L10n) -> ExitCode {
    let hands = match Collection::open(&args.file) {
        Ok(hands) => hands,
        Err(why) => {
            let reason = why.say(&words);
            let message = Message::new("review-refused").with("reason", reason);
            complain(&format!("{}: {}", args.file.display(), words.say(&message)));
            return ExitCode::from(2);
        }
    };
    let language = words.language();
    let review = TerminalReview {
        typed: CommandParser::new(&words, Keymap::default()),
        words,
        hands,
        number: 0,
        open: None,
    };
    end(review.run(args.hand), &L10n::new(language))
}

struct TerminalReview {
    words: L10n,
    typed: CommandParser,
    hands: Collection,
    /// The hand that is open, counted from one.
    number: usize,
    open: Option<Review>,
}

impl TerminalReview {
    fn run(mut self, first: usize) -> io::Result<ExitCode> {
        let mut lines = TypedLines::open();
        self.open(first)?;
        say(&self.hint())?;
        loop {
            match lines.next(None) {
                TypedLine::None => {}
                TypedLine::End => return leave(&self.words),
                TypedLine::Unreadable(why) => say(&why.say(&self.words))?,
                TypedLine::Text(line) => match self.obey(line.trim())? {
                    AfterLine::Leave => return leave(&self.words),
                    AfterLine::GoOn => {}
                },
            }
        }
    }

    /// What can be typed.
    fn hint(&self) -> String {
        let message = Message::new("review-hint").with("count", self.hands.len() as u64);
        self.words.say(&message)
    }

    /// Opens a hand and tells its beginning, or why it cannot be opened.
    fn open(&mut self, number: usize) -> io::Result<()> {
        let count = self.hands.len();
        if !(1..=count).contains(&number) {
            let message = Message::new("review-no-such-hand").with("count", count as u64);
            return say(&self.words.say(&message));
        }
        self.number = number;
        let place = Message::new("review-heading")
            .with("number", number as u64)
            .with("count", count as u64);
        say(&self.words.say(&place))?;
        let title = self.hands.title(number - 1).say(&self.words);
        if !title.is_empty() {
            say(&title)?;
        }
        match self.hands.hand(number - 1) {
            Err(why) => {
                self.open = None;
                let reason = why.say(&self.words);
                let message = Message::new("review-refused").with("reason", reason);
                say(&self.words.say(&message))
            }
            Ok(past) => {
                let review = self.open.insert(Review::new(past));
                say(&review.whose_eyes(&self.words))?;
                tell(&review.tell(&self.words))
            }
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<AfterLine> {
        if let Some(number) = self.hand_number(line) {
            self.open(number)?;
        } else if let Some(tag) = line.strip_prefix("lang ") {
            if let Some(words) = words_of(tag, &self.words)? {
                self.typed = CommandParser::new(&words, Keymap::default());
                self.words = words;
                self.command(Command::Repeat)?;
            }
        } else if let Some(help) = help::lines(line, &self.typed, &self.words, || {
            let lines = word_lines(&self.words, Context::Reviewing).into_iter();
            [self.hint()].into_iter().chain(lines).collect()
        }) {
            help.iter().try_for_each(|line| say(line))?;
        } else {
            match self.typed.parse_line(line) {
                Ok(Typed::Command(Command::Quit | Command::Back)) => return Ok(AfterLine::Leave),
                Ok(Typed::Command(Command::NextHand)) => self.open(self.number + 1)?,
                Ok(Typed::Command(command)) => self.command(command)?,
                Ok(Typed::RaiseTo(_)) => self.command(Command::Raise)?,
                Err(NotUnderstood::Empty) => self.command(Command::NextMoment)?,
                Err(problem) => say(&problem.say(&self.words))?,
            }
        }
        Ok(AfterLine::GoOn)
    }

    /// The number in a line such as `hand 12`.
    fn hand_number(&self, line: &str) -> Option<usize> {
        let (word, number) = line.split_once(char::is_whitespace)?;
        let named = word.to_lowercase() == self.words.text("review-hand-word");
        number.trim().parse().ok().filter(|_| named)
    }

    fn command(&mut self, command: Command) -> io::Result<()> {
        if let Some(text) = help::not_here(command, Context::Reviewing, &self.words) {
            return say(&text);
        }
        let Some(review) = &mut self.open else {
            return self.open(self.number);
        };
        let nothing = || vec![Utterance::error(self.words.text("review-only-to-look"))];
        let said = review.command(command, &self.words);
        tell(&said.unwrap_or_else(nothing))
    }
}

/// What to do after a typed line.
enum AfterLine {
    GoOn,
    Leave,
}
