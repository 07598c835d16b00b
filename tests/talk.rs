//! What is said of what happens, in every language.

#[path = "talk/events.rs"]
mod events;
#[path = "talk/hands.rs"]
mod hands;
#[path = "talk/listening.rs"]
mod listening;
mod random_games;
mod stacked_hand;
#[path = "talk/values.rs"]
mod values;

use expect_test::Expect;
use stacked_hand::{cards_of, names, seat};
use tabletalk::rules::cards::Row;
use tabletalk::rules::{Seen, Viewer};
use tabletalk::speech::{L10n, Language, Teller};

fn row(cards: &str) -> Row {
    cards_of(cards).into_iter().collect()
}

fn teller(viewer: Viewer, words: &L10n) -> Teller<'_> {
    Teller::new(viewer, names(), words)
}

/// Tells these batches of events, each as one moment, in both languages.
fn check_told(viewer: Viewer, batches: &[Vec<Seen>], english: Expect, polish: Expect) {
    for (language, expect) in [(Language::English, english), (Language::Polish, polish)] {
        let words = L10n::new(language);
        let mut teller = teller(viewer, &words);
        let told = batches.iter().flat_map(|batch| teller.tell_all(batch));
        let lines: Vec<String> = told
            .map(|line| line.replace('\u{a0}', "_") + "\n")
            .collect();
        expect.assert_eq(&lines.concat());
    }
}
