//! Whether what was told is what was heard.

use std::fmt;
use std::time::Duration;

/// A text that somebody wanted said.
#[derive(Clone, Debug)]
pub(crate) struct Spoken {
    pub(crate) text: String,
    /// Whether it was the own voice that said it.
    pub(crate) own: bool,
    /// How many of its letters were said.
    pub(crate) letters: usize,
}

/// What can go wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    /// Nobody said it.
    Lost,
    /// It was said once more than it was told.
    Doubled,
    /// It was said before, or after, what should have come then.
    Disordered,
    /// It was to be said, and cut before its first words were over.
    Cut,
    /// Its first words were heard, but not its end.
    Broken,
    /// It is no message, and the own voice said it beside the screen reader.
    Needless,
}

impl Fate {
    pub(crate) const ALL: [Fate; 6] = [
        Fate::Lost,
        Fate::Doubled,
        Fate::Disordered,
        Fate::Cut,
        Fate::Broken,
        Fate::Needless,
    ];
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fate::Lost => "lost",
            Fate::Doubled => "doubled",
            Fate::Disordered => "out of order",
            Fate::Cut => "cut",
            Fate::Broken => "broken off",
            Fate::Needless => "said by both",
        })
    }
}

/// Whoever has heard a message for so long knows what it is about.
pub(crate) const FIRST_WORDS: Duration = Duration::from_millis(300);

/// A message, found in a text.
struct Piece {
    message: String,
    heard: Heard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Whole,
    Begin,
    Nothing,
}

/// What went wrong with the messages from `new` on, told in this order, if
/// that was spoken since. Other texts may be between them, and several of them
/// in one. `first` letters of each must be heard.
pub(crate) fn compare(
    messages: &[String],
    new: usize,
    spoken: &[Spoken],
    first: usize,
) -> Vec<(Fate, String)> {
    let messages: Vec<String> = messages.iter().map(|it| words(it).join(" ")).collect();
    let told = &messages[new..];
    let mut all: Vec<Piece> = Vec::new();
    let mut fates = Vec::new();
    for text in spoken {
        let pieces = pieces(text, &messages, first);
        if pieces.is_empty() && text.own {
            fates.push((Fate::Needless, text.text.clone()));
        }
        // What is broken off and then said again is heard once.
        let again = pieces.first().map(|it| &it.message);
        let breaks = |it: &mut Piece| it.heard == Heard::Begin && Some(&it.message) == again;
        all.pop_if(breaks);
        all.extend(pieces);
    }
    let (unheard, heard): (Vec<&Piece>, Vec<&Piece>) =
        all.iter().partition(|piece| piece.heard == Heard::Nothing);
    let (missing, extra) = differences(told, &heard);
    let mut cut: Vec<&str> = unheard.iter().map(|it| &*it.message).collect();
    let mut extra: Vec<&str> = extra.iter().map(|it| &*it.message).collect();
    for message in missing {
        let fate = if take(&mut cut, message) {
            Fate::Cut
        } else if take(&mut extra, message) {
            Fate::Disordered
        } else {
            Fate::Lost
        };
        fates.push((fate, message.clone()));
    }
    fates.extend(extra.iter().map(|it| (Fate::Doubled, (*it).to_owned())));
    let broken = heard.iter().filter(|it| it.heard == Heard::Begin);
    fates.extend(broken.map(|it| (Fate::Broken, it.message.clone())));
    fates
}

/// The words of a text, without the signs between them, which screen readers
/// change.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphanumeric());
    words
        .filter(|it| !it.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// The messages in a text. Where several begin with the same word, it is the
/// longest.
fn pieces(spoken: &Spoken, messages: &[String], first: usize) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let all = words(&spoken.text);
    let length = spoken.text.chars().count();
    // Signs between words count as letters: they take their time.
    let before = |place: usize| {
        let letters: usize = all[..place].iter().map(|it| it.chars().count() + 1).sum();
        letters.min(length)
    };
    let mut place = 0;
    while place < all.len() {
        let rest = all[place..].join(" ");
        let found = (messages.iter())
            .filter(|it| !it.is_empty() && begins(&rest, it))
            .max_by_key(|it| it.len());
        let Some(message) = found else {
            place += 1;
            continue;
        };
        let begin = before(place);
        place += message.split(' ').count();
        let end = before(place);
        let heard = if spoken.letters >= end.min(length.saturating_sub(1)) {
            Heard::Whole
        } else if spoken.letters >= begin + first.min(end - begin) {
            Heard::Begin
        } else {
            Heard::Nothing
        };
        pieces.push(Piece {
            message: message.clone(),
            heard,
        });
    }
    pieces
}

/// Whether words begin with others.
fn begins(words: &str, others: &str) -> bool {
    let rest = words.strip_prefix(others);
    rest.is_some_and(|it| it.is_empty() || it.starts_with(' '))
}

/// Which messages are missing, and which pieces are too many: as few as can
/// be.
fn differences<'a, 'b>(
    told: &'a [String],
    heard: &[&'b Piece],
) -> (Vec<&'a String>, Vec<&'b Piece>) {
    // How many are the same from here on.
    let mut same = vec![vec![0_usize; heard.len() + 1]; told.len() + 1];
    for (i, message) in told.iter().enumerate().rev() {
        for (j, piece) in heard.iter().enumerate().rev() {
            same[i][j] = if *message == piece.message {
                same[i + 1][j + 1] + 1
            } else {
                same[i + 1][j].max(same[i][j + 1])
            };
        }
    }
    let (mut missing, mut extra) = (Vec::new(), Vec::new());
    let (mut i, mut j) = (0, 0);
    while i < told.len() || j < heard.len() {
        if i < told.len() && j < heard.len() && told[i] == heard[j].message {
            (i, j) = (i + 1, j + 1);
        } else if j == heard.len() || i < told.len() && same[i + 1][j] >= same[i][j + 1] {
            missing.push(&told[i]);
            i += 1;
        } else {
            extra.push(heard[j]);
            j += 1;
        }
    }
    (missing, extra)
}

/// Takes one out, if it is there.
fn take(from: &mut Vec<&str>, message: &str) -> bool {
    let place = from.iter().position(|it| *it == message);
    place.map(|it| from.remove(it)).is_some()
}

/// What is told, what is spoken (`*` by the own voice, `/` is where it was
/// cut) and what is wrong.
const CASES: &[(&[&str], &[&str], &[&str])] = &[
    (&["Bob folds."], &["Bob folds."], &[]),
    (&["Bob folds."], &["Table label.", "Bob folds", "c"], &[]),
    (
        &["Bob folds.", "You win 1,200."],
        &["Bob folds. You win 1,200."],
        &[],
    ),
    (
        &["Bob folds.", "You win."],
        &["Bob folds."],
        &["lost: you win"],
    ),
    (
        &["Bob folds."],
        &["Bob folds.", "Bob folds."],
        &["doubled: bob folds"],
    ),
    // A player folds in every hand.
    (
        &["Bob folds.", "Eve folds.", "Bob folds."],
        &["Bob folds. Eve folds. Bob folds."],
        &[],
    ),
    (
        &["Bob folds.", "Eve folds."],
        &["Eve folds.", "Bob folds."],
        &["out of order: bob folds"],
    ),
    // The longer message is not the shorter one.
    (&["You call 200."], &["You call."], &["lost: you call 200"]),
    (
        &["You have a pair.", "You have a pair of aces."],
        &["You have a pair of aces."],
        &["lost: you have a pair"],
    ),
    (
        &["Flop: six of hearts."],
        &["Flop/: six of hearts."],
        &["cut: flop six of hearts"],
    ),
    (
        &["Flop: six of hearts."],
        &["/Flop: six of hearts."],
        &["cut: flop six of hearts"],
    ),
    (
        &["Flop: six of hearts."],
        &["Flop: six of/ hearts."],
        &["broken off: flop six of hearts"],
    ),
    // What is cut and said again is heard.
    (
        &["Flop: six of hearts."],
        &["Fl/op: six of hearts.", "Flop: six of hearts."],
        &[],
    ),
    (
        &["Flop: six of hearts."],
        &["Flop: six/ of hearts.", "Flop: six of hearts."],
        &[],
    ),
    (
        &["Bob folds."],
        &["Table label.", "*Table", "*Bob folds."],
        &["said by both: Table"],
    ),
    // The second of those that are said in one breath is cut.
    (
        &["Bob folds.", "You win."],
        &["Bob folds. Y/ou win."],
        &["cut: you win"],
    ),
    (&["Bob folds.", "You win."], &["Bob folds. You win/."], &[]),
];

/// So many letters are the first words of the cases.
const FIRST: usize = 8;

/// Comparing is tried before anything is compared.
pub(crate) fn cases() {
    for (told, spoken, wrong) in CASES {
        let told: Vec<String> = told.iter().map(|&it| it.to_owned()).collect();
        let spoken = spoken.iter().map(|&it| {
            let text = it.trim_start_matches('*');
            let said = text.split('/').next().unwrap_or_default();
            Spoken {
                text: text.replace('/', ""),
                own: it.starts_with('*'),
                letters: said.chars().count(),
            }
        });
        let spoken: Vec<Spoken> = spoken.collect();
        let found = compare(&told, 0, &spoken, FIRST).into_iter();
        let found: Vec<String> = found.map(|(fate, it)| format!("{fate}: {it}")).collect();
        assert_eq!(found, *wrong, "{told:?} {spoken:?}");
    }
}
