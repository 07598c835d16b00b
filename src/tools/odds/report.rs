use serde::Serialize;

use crate::bots::equity::{Odds, Outcome};
use crate::rules::cards::Card;
use crate::speech::{L10n, msg};

/// The odds as they are written in JSON. There is one of the three counts: the
/// sum of a hand's wins, ties and losses.
#[derive(Debug, Serialize)]
pub(super) struct OddsReport {
    exact: bool,
    /// Boards that were counted, where all hands are given.
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<u64>,
    /// Boards with hands of the random opponents that were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    deals: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    samples: Option<u64>,
    hands: Vec<HandOdds>,
}

/// The odds of one of the given hands.
#[derive(Debug, Serialize)]
struct HandOdds {
    hand: String,
    win: u64,
    tie: u64,
    lose: u64,
    /// Of the pot, from 0 to 1.
    share: f64,
    /// Of the share, where it was sampled.
    #[serde(skip_serializing_if = "Option::is_none")]
    standard_error: Option<f64>,
}

impl OddsReport {
    pub(super) fn new(hands: &[[Card; 2]], random: usize, odds: &Odds) -> OddsReport {
        let count = |it: bool| it.then_some(odds.deals());
        let line = |(hand, outcome): (&[Card; 2], &Outcome)| HandOdds {
            hand: hand.map(|card| card.to_string()).concat(),
            win: outcome.wins,
            tie: outcome.ties,
            lose: outcome.losses,
            share: outcome.share(),
            standard_error: (!odds.exact).then(|| outcome.standard_error()),
        };
        OddsReport {
            exact: odds.exact,
            boards: count(odds.exact && random == 0),
            deals: count(odds.exact && random > 0),
            samples: count(!odds.exact),
            hands: hands.iter().zip(&odds.players).map(line).collect(),
        }
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).expect("numbers and words can be written")
    }

    /// A sentence about each hand, and one about the method unless every deal
    /// was counted.
    pub(super) fn text(&self, words: &L10n) -> String {
        let mut lines: Vec<String> = self.hands.iter().map(|it| it.text(words)).collect();
        let errors = self.hands.iter().filter_map(|line| line.standard_error);
        if let Some(count) = self.samples {
            let error = words.decimal(100.0 * errors.fold(0.0, f64::max), 2);
            lines.push(words.say(&msg!(odds_sampled { count, error })));
        }
        lines.join("\n")
    }
}

impl HandOdds {
    fn text(&self, words: &L10n) -> String {
        let of_all = |count: u64| percent(count, self.win + self.tie + self.lose);
        words.sentence(&words.say(&msg!(odds_hand {
            cards: &self.hand,
            win: of_all(self.win),
            lose: of_all(self.lose),
            tie: of_all(self.tie),
        })))
    }
}

/// A part in whole percent, or the word for one that would be rounded away.
fn percent(part: u64, all: u64) -> String {
    let percent = 100.0 * part as f64 / all.max(1) as f64;
    match percent {
        _ if part == 0 => "none".to_owned(),
        _ if part == all => "all".to_owned(),
        small if small < 0.5 => "less".to_owned(),
        _ => format!("{percent:.0}"),
    }
}
