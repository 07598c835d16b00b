//! How often the asker wins, and what going on needs.

use super::Asked;
use crate::bots::{Chances, chances, percent};
use crate::rules::{Choices, Sharing, Step};
use crate::speech::{About, msg};

impl Asked<'_> {
    /// The answer of whoever knows the chances already.
    pub(crate) fn answer_with(&self, chances: Option<Chances>) -> String {
        self.words.sentences(self.of_chances(chances))
    }

    pub(super) fn chances(&self) -> Vec<String> {
        self.of_chances(chances(self.view))
    }

    fn of_chances(&self, chances: Option<Chances>) -> Vec<String> {
        let (Some(chances), Some(own)) = (chances, self.own()) else {
            return vec![self.idle().unwrap_or_else(|| self.no_cards())];
        };
        let mut parts = vec![self.about(own, self.how_often(chances))];
        parts.extend(self.call().and_then(|call| self.needed(call)));
        if let Some(Choices::Continue { price }) = self.view.choices {
            let needed = msg!(answer_share_needed {
                needed: self.view.percent_needed(price),
                percent: percent(chances.pot)
            });
            parts.push(self.about(own, needed));
        }
        parts
    }

    fn how_often(&self, chances: Chances) -> About<'static> {
        let exchanges = |step: &Step| matches!(step, Step::Exchange { .. });
        let (percent, second) = (percent(chances.first), percent(chances.second));
        let count = chances.against;
        match self.view.rules.sharing {
            Sharing::TwoPlaces { .. } => msg!(answer_chances_places {
                percent,
                second,
                count,
            }),
            // Cards that the others have yet to receive are ignored.
            Sharing::BestTakesAll if self.view.rules.has(exchanges) => {
                msg!(answer_chances_stand { percent, count })
            }
            Sharing::BestTakesAll => msg!(answer_chances { percent, count }),
        }
    }
}
