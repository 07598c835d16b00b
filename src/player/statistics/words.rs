//! Figures in words, short enough for the ear.

use super::{PlayerTally, Statistics};
use crate::speech::{L10n, Message};

/// One figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    key: &'static str,
    figure: Figure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Figure {
    Count(u64),
    Share(Share),
}

/// How often something was so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// How often it was.
    pub(crate) part: u64,
    /// How often it could have been, at least once.
    pub(crate) of: u64,
}

impl Share {
    /// In hundredths, rounded to the nearest.
    pub(crate) fn percent(self) -> u64 {
        (self.part * 100 + self.of / 2) / self.of.max(1)
    }
}

impl Fact {
    /// What it says, as a part of a sentence.
    pub(crate) fn say(&self, words: &L10n) -> String {
        let message = Message::new(self.key);
        words.say(&match self.figure {
            Figure::Count(count) => message.with("count", count),
            Figure::Share(share) => message.with("percent", share.percent()),
        })
    }

    /// What is counted, where the figure alone does not make that clear.
    pub(crate) fn about(&self, words: &L10n) -> Option<String> {
        self.share()?;
        Some(words.say(&Message::new(self.key).form("about")))
    }

    /// How often, where it tells that.
    pub(crate) fn share(&self) -> Option<Share> {
        match self.figure {
            Figure::Share(share) => Some(share),
            Figure::Count(_) => None,
        }
    }
}

impl PlayerTally {
    /// Every figure that there is. What could not be is left out.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        let count = |key, count| {
            Some(Fact {
                key,
                figure: Figure::Count(count),
            })
        };
        let share = |key, part, of| {
            (of > 0).then_some(Fact {
                key,
                figure: Figure::Share(Share { part, of }),
            })
        };
        let facts = [
            count("stat-hands", self.hands),
            count("stat-won", self.won),
            (self.won > 0).then_some(Fact {
                key: "stat-biggest-pot",
                figure: Figure::Count(self.biggest_pot),
            }),
            share("stat-entered", self.entered, self.hands),
            share("stat-raised", self.raised, self.betting_hands),
            share("stat-aggression", self.bets, self.bets + self.calls),
            share("stat-showdown", self.showdowns, self.hands),
            share("stat-showdown-won", self.showdowns_won, self.showdowns),
        ];
        facts.into_iter().flatten().collect()
    }

    /// All figures in one sentence; `None` is the player.
    pub(crate) fn say(&self, name: Option<&str>, words: &L10n) -> String {
        let facts: Vec<String> = self.facts().iter().map(|fact| fact.say(words)).collect();
        let message = match name {
            Some(name) => Message::new("statistics-player").with("name", name),
            None => Message::new("statistics-own"),
        };
        words.say(&message.with("facts", words.list(&facts)))
    }
}

impl Statistics {
    /// A sentence for each player, the player's own first.
    pub fn say(&self, words: &L10n) -> Vec<String> {
        if self.is_empty() {
            return vec![words.text("statistics-none")];
        }
        let own = (self.own.hands > 0).then(|| self.own.say(None, words));
        let others = self.others.iter().filter(|(_, tally)| tally.hands > 0);
        let others = others.map(|(name, tally)| tally.say(Some(name), words));
        own.into_iter().chain(others).collect()
    }

    /// A sentence for one player, or that there is nobody of that name.
    pub fn say_of(&self, name: &str, words: &L10n) -> String {
        match self.named(name) {
            Some((name, tally)) if tally.hands > 0 => tally.say(Some(name), words),
            Some(_) => words.text("statistics-none"),
            None => words.say(&Message::new("statistics-unknown").with("name", name)),
        }
    }
}
