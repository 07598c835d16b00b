//! Prints replayed hands as text or as JSON.

use std::io::{self, ErrorKind, Write};

use serde::Serialize;
use serde_json::Number;

use crate::player::replay::{Played, Player, Replayed, Verdict};
use crate::rules::{Chips, Seats, Viewer};
use crate::speech::{Decimals, L10n, Listener, Teller, is_obeyed, msg};
use crate::ui::console::write_line;

/// What is printed about the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// Each hand in sentences.
    Account,
    /// Only what differs from the record, and the sums.
    Check,
    /// Everything as one JSON document.
    Json { check: bool },
}

impl Format {
    fn compares(self) -> bool {
        matches!(self, Format::Check | Format::Json { check: true })
    }
}

/// Prints one hand after another, and counts them.
pub(super) struct ReplayPrinter<'a> {
    format: Format,
    words: &'a L10n,
    out: Outlet<'a>,
    errors: Outlet<'a>,
    sums: Sums,
    unreadable: bool,
    /// Whether a hand has been printed, so that a separator comes before the
    /// next one.
    told: bool,
}

#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Sums {
    #[serde(rename = "match")]
    matching: usize,
    differ: usize,
    refused: usize,
}

impl<'a> ReplayPrinter<'a> {
    pub(super) fn new(
        format: Format,
        words: &'a L10n,
        out: &'a mut dyn Write,
        errors: &'a mut dyn Write,
    ) -> Self {
        ReplayPrinter {
            format,
            words,
            out: Outlet::new(out),
            errors: Outlet::new(errors),
            sums: Sums::default(),
            unreadable: false,
            told: false,
        }
    }

    pub(super) fn add(&mut self, replayed: Replayed) {
        match replayed.verdict() {
            Verdict::Refused => self.sums.refused += 1,
            Verdict::Match | Verdict::NothingRecorded | Verdict::Differ
                if !self.format.compares() => {}
            Verdict::Differ => self.sums.differ += 1,
            Verdict::Match | Verdict::NothingRecorded => self.sums.matching += 1,
        }
        let place = place(&replayed, self.words);
        if let Err(refused) = &replayed.outcome {
            self.unreadable |= refused.why.leaves_hands_out();
            let reason = refused.say(self.words);
            self.errors.line(&format!("{place}: {reason}"));
        }
        match (self.format, &replayed.outcome) {
            (Format::Json { check }, _) => {
                let before = if std::mem::replace(&mut self.told, true) {
                    ","
                } else {
                    JSON_BEGINS
                };
                let hand = JsonHand::new(&replayed, check, self.words);
                self.out.line(&format!("{before}{}", json(&hand)));
            }
            (_, Err(_)) => {}
            (Format::Check, Ok(played)) => {
                if let Some(news) = news(played, self.words) {
                    self.out.line(&format!("{place}: {news}"));
                }
            }
            (Format::Account, Ok(played)) => {
                if std::mem::replace(&mut self.told, true) {
                    self.out.line("");
                }
                let title = played.title.say(self.words);
                let heading = [place, title];
                let heading = heading.into_iter().filter(|part| !part.is_empty());
                self.out.line(&self.words.series(heading));
                for line in account(played, self.words) {
                    self.out.line(&line);
                }
            }
        }
    }

    /// Prints the end and returns the exit code.
    pub(super) fn finish(mut self) -> io::Result<u8> {
        match self.format {
            Format::Account => {}
            Format::Check => {
                let Sums {
                    matching,
                    differ,
                    refused,
                } = self.sums;
                let message = msg!(check_sums {
                    hands: (matching + differ + refused) as u64,
                    matching: matching as u64,
                    differ: differ as u64,
                    refused: refused as u64,
                });
                self.out.line(&self.words.say(&message));
            }
            Format::Json { .. } => {
                if !self.told {
                    self.out.line(JSON_BEGINS);
                }
                let sums = json(&self.sums);
                self.out.line(&format!("],{}", &sums[1..]));
            }
        }
        self.out.lost()?;
        Ok(match self.sums {
            Sums { differ: 1.., .. } => 1,
            _ if self.unreadable => 2,
            _ => 0,
        })
    }
}

/// The hand in sentences, one for each line: the stacks, and then what
/// happens.
fn account(played: &Played, words: &L10n) -> Vec<String> {
    let words = &words.with_decimals(played.decimals);
    let listener = Listener::from(played.viewer.unwrap_or(Viewer::Rail));
    let seats = Seats::first(played.players.len()).into_iter();
    let stacks: Vec<String> = (seats.zip(&played.players).zip(&played.starting_stacks))
        .map(|((seat, player), stack)| {
            let count = played.decimals.chips(*stack);
            let name = match listener.you {
                Some(you) if you == seat => words.text(msg::OWN_NAME),
                _ => player.name(),
            };
            words.say(&msg!(player_chips { name, count }))
        })
        .collect();
    let mut lines = vec![words.list(&stacks)];
    let names = played.players.iter().map(Player::name).collect();
    lines.extend(Teller::new(listener, names, words).tell_all(&played.seen));
    lines
}

/// Where a hand is: its file, and its name there.
fn place(replayed: &Replayed, words: &L10n) -> String {
    let Some(hand) = &replayed.hand else {
        return replayed.file.clone();
    };
    let message = msg!(record_hand { hand: hand.clone() });
    format!("{}: {}", replayed.file, words.say(&message))
}

/// What a check says about a hand; nothing if it matches its record.
fn news(played: &Played, words: &L10n) -> Option<String> {
    if played.recorded_stacks.is_none() {
        return Some(words.text(msg::CHECK_NOTHING));
    }
    let differences = difference(played, words)?;
    Some(words.say(&msg!(check_differs { differences })))
}

/// The players whose stacks are not as recorded.
fn difference(played: &Played, words: &L10n) -> Option<String> {
    let recorded = played.recorded_stacks.as_ref()?;
    let stacks = played.finishing_stacks.iter().zip(recorded);
    let differences: Vec<String> = (played.players.iter().zip(stacks))
        .filter(|(_, (has, recorded))| has != recorded)
        .map(|(player, (has, recorded))| {
            let chips = |parts: &Chips| played.decimals.chips(*parts).to_string();
            words.say(&msg!(check_difference {
                player: player.to_string(),
                has: chips(has),
                recorded: chips(recorded),
            }))
        })
        .collect();
    (!differences.is_empty()).then(|| differences.join("; "))
}

/// The document is written hand by hand, however many there are.
const JSON_BEGINS: &str = "{\"hands\":[";

/// Control characters, which may not be in a line, are escaped.
fn json(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("numbers and words can be written");
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        if is_obeyed(sign) {
            (sign.encode_utf16(&mut [0; 2]).iter())
                .for_each(|unit| escaped += &format!("\\u{unit:04x}"))
        } else {
            escaped.push(sign)
        }
    }
    escaped
}

#[derive(Serialize)]
struct JsonHand {
    file: String,
    hand: Option<String>,
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    finishing_stacks: Option<Vec<Number>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<Vec<Number>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<Vec<String>>,
}

impl JsonHand {
    fn new(replayed: &Replayed, check: bool, words: &L10n) -> JsonHand {
        let played = replayed.outcome.as_ref().ok();
        let refused = replayed.outcome.as_ref().err();
        JsonHand {
            file: replayed.file.clone(),
            hand: replayed.hand.clone(),
            status: match replayed.verdict() {
                Verdict::Refused => "refused",
                Verdict::Match if check => "match",
                Verdict::Differ if check => "differ",
                Verdict::Match | Verdict::Differ | Verdict::NothingRecorded => "played",
            },
            action: refused.and_then(|refused| Some(refused.at.as_ref()?.number)),
            reason: match (refused, played) {
                (Some(refused), _) => Some(refused.say(words)),
                (None, Some(played)) if check => difference(played, words),
                _ => None,
            },
            finishing_stacks: played.map(|played| in_chips(played, &played.finishing_stacks)),
            expected: (played.filter(|_| check))
                .and_then(|played| Some(in_chips(played, played.recorded_stacks.as_ref()?))),
            account: (played.filter(|_| !check)).map(|played| account(played, words)),
        }
    }
}

/// Whole where the record is.
fn in_chips(played: &Played, stacks: &[Chips]) -> Vec<Number> {
    let chips = |parts: &Chips| {
        let divided = (played.decimals != Decimals::NONE).then(|| played.decimals.chips(*parts));
        divided
            .and_then(Number::from_f64)
            .unwrap_or_else(|| (*parts).into())
    };
    stacks.iter().map(chips).collect()
}

/// An output that may be closed at any time, as by `head`. The hands are still
/// counted then.
struct Outlet<'a> {
    to: &'a mut dyn Write,
    problem: Option<io::Error>,
}

impl<'a> Outlet<'a> {
    fn new(to: &'a mut dyn Write) -> Outlet<'a> {
        Outlet { to, problem: None }
    }

    fn line(&mut self, line: &str) {
        if self.problem.is_none() {
            self.problem = write_line(self.to, line).err();
        }
    }

    /// An error if something was lost although the output was not closed.
    fn lost(&mut self) -> io::Result<()> {
        let closed = |problem: &io::Error| problem.kind() == ErrorKind::BrokenPipe;
        match self.problem.take().filter(|problem| !closed(problem)) {
            Some(problem) => Err(problem),
            None => Ok(()),
        }
    }
}
