//! How often the asker wins, and what going on needs.

use super::Asked;
use crate::bots::{Chances, chances, percent};
use crate::rules::{Choices, Sharing, Step};
use crate::speech::Message;

impl Asked<'_> {
    pub(super) fn chances(&self) -> Vec<String> {
        let Some(chances) = chances(self.view) else {
            let idle = self.idle();
            return vec![idle.unwrap_or_else(|| self.text("answer-no-cards"))];
        };
        let mut parts = vec![self.how_often(chances)];
        parts.extend(self.call().map(|call| self.needed(call)));
        if let Some(Choices::Continue { price }) = self.view.choices {
            let needed = Message::new("answer-share-needed")
                .with("needed", self.view.percent_needed(price))
                .with("percent", percent(chances.pot));
            parts.push(self.say(&needed));
        }
        parts
    }

    fn how_often(&self, chances: Chances) -> String {
        let exchanges = |step: &Step| matches!(step, Step::Exchange { .. });
        let message = match self.view.rules.sharing {
            Sharing::TwoPlaces { .. } => {
                Message::new("answer-chances-places").with("second", percent(chances.second))
            }
            // Cards that the others have yet to receive are ignored.
            Sharing::BestTakesAll if self.view.rules.script.iter().any(exchanges) => {
                Message::new("answer-chances-stand")
            }
            Sharing::BestTakesAll => Message::new("answer-chances"),
        };
        let message = message.with("percent", percent(chances.first));
        self.say(&message.with("count", chances.against))
    }
}
