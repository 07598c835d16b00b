//! Tables in a given situation, and what is said at them.

use std::fmt::Write;
use std::time::Duration;

use tabletalk::rules::{Chips, Options, Standing, View, Viewer};
use tabletalk::speech::{L10n, Language, Question, answer, more, status_line};
use tabletalk::table::Times;

use crate::stacked_hand::{StackedHand, names, seat};

impl StackedHand<'_> {
    /// As the player or, without a number, the rail sees it.
    pub(crate) fn view(&self, viewer: Option<usize>) -> View {
        let viewer = viewer.map_or(Viewer::Rail, |number| Viewer::Seat(seat(number)));
        let (hand, _) = self.play();
        hand.view(viewer, self.stacks.len())
    }
}

pub(crate) fn seconds(seconds: u64) -> Option<Duration> {
    Some(Duration::from_secs(seconds))
}

/// How a game of these options stands at its start.
pub(crate) fn standing(options: &Options, points: &[Chips]) -> Standing {
    let levels = options.levels();
    Standing {
        hands: 1,
        level: levels.first().copied(),
        next_level: levels.get(1).copied(),
        hands_to_next_level: None,
        points: points.to_vec(),
        target: (!points.is_empty()).then_some(100),
        winner: None,
    }
}

/// All answers, each question with English and Polish.
pub(crate) fn answers(view: &View, times: &Times) -> String {
    let words = Language::ALL.iter().map(|&language| L10n::new(language));
    let words: Vec<L10n> = words.collect();
    let names = names();
    let mut text = String::new();
    let mut write = |question: &str, said: &dyn Fn(&L10n) -> String| {
        writeln!(text, "{question}").expect("text");
        for words in &words {
            writeln!(text, "    {}", said(words).replace('\u{a0}', "_")).expect("text");
        }
    };
    for question in Question::ALL {
        let places = match question {
            Question::Card(_) => 1..=8,
            _ => 1..=1,
        };
        for place in places {
            let question = match question {
                Question::Card(_) => Question::Card(place),
                other => other,
            };
            write(&format!("{question:?}"), &|words| {
                answer(question, view, times, &names, words)
            });
        }
        if matches!(question, Question::Brief | Question::Turn) {
            write(&format!("{question:?}, again"), &|words| {
                more(question, view, times, &names, words).unwrap_or_default()
            });
        }
    }
    write("status line", &|words| status_line(view, words));
    text
}
