use serde::Serialize;

use crate::bots::equity::{Odds, Outcome};
use crate::rules::cards::Card;
use crate::speech::{L10n, Message, msg};

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

    /// A line about the method, and a table.
    pub(super) fn text(&self, words: &L10n) -> String {
        let mut text = words.say(&self.method(words));
        text += &format!(
            "\n{:4}  {:>17}  {:>17}  {:>17}  {:>7}",
            words.text(msg::ODDS_HAND),
            words.text(msg::ODDS_WIN),
            words.text(msg::ODDS_TIE),
            words.text(msg::ODDS_LOSE),
            words.text(msg::ODDS_SHARE),
        );
        for line in &self.hands {
            let of_all = |count: u64| {
                let all = (line.win + line.tie + line.lose).max(1);
                format!(
                    "{count} {:>7}",
                    percent(count as f64 / all as f64, 2, words)
                )
            };
            text += &format!(
                "\n{:4}  {:>17}  {:>17}  {:>17}  {:>7}",
                line.hand,
                of_all(line.win),
                of_all(line.tie),
                of_all(line.lose),
                percent(line.share, 2, words),
            );
        }
        text
    }

    fn method(&self, words: &L10n) -> Message<'static> {
        let errors = self.hands.iter().filter_map(|line| line.standard_error);
        match *self {
            OddsReport {
                boards: Some(count),
                ..
            } => msg!(odds_exact_boards {
                count: count.to_string()
            }),
            OddsReport {
                deals: Some(count), ..
            } => msg!(odds_exact_deals {
                count: count.to_string()
            }),
            OddsReport { samples, .. } => msg!(odds_sampled {
                count: samples.unwrap_or(0).to_string(),
                error: percent(errors.fold(0.0, f64::max), 3, words),
            }),
        }
    }
}

fn percent(part: f64, digits: usize, words: &L10n) -> String {
    format!("{}%", words.decimal(100.0 * part, digits))
}
