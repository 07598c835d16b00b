//! Figures in words, short enough for the ear.

use super::{PlayerTally, Statistics};
use crate::speech::{About, L10n, Message, Text, msg};

/// One figure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fact {
    /// The message that takes the figure.
    says: fn(u64) -> Message<'static>,
    /// What is counted, where the figure alone does not make that clear.
    about: Option<Text>,
    figure: Figure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Figure {
    Count(u64),
    Share(Share),
}

impl Figure {
    /// Nobody needs to hear that something never was.
    fn is_told(self) -> bool {
        match self {
            Figure::Count(count) => count > 0,
            Figure::Share(share) => share.part > 0,
        }
    }
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
        words.say(&(self.says)(match self.figure {
            Figure::Count(count) => count,
            Figure::Share(share) => share.percent(),
        }))
    }

    /// What is counted, where the figure alone does not make that clear.
    pub(crate) fn about(&self, words: &L10n) -> Option<String> {
        Some(words.text(self.about?))
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
        let count = |says, count| Fact {
            says,
            about: None,
            figure: Figure::Count(count),
        };
        let share = |says, about, part, of| {
            (of > 0).then_some(Fact {
                says,
                about: Some(about),
                figure: Figure::Share(Share { part, of }),
            })
        };
        let facts = [
            Some(count(|count| msg!(stat_hands { count }), self.hands)),
            Some(count(|count| msg!(stat_won { count }), self.won)),
            (self.won > 0)
                .then(|| count(|count| msg!(stat_biggest_pot { count }), self.biggest_pot)),
            share(
                |percent| msg!(stat_entered { percent }),
                msg::STAT_ENTERED_ABOUT,
                self.entered,
                self.hands,
            ),
            share(
                |percent| msg!(stat_raised { percent }),
                msg::STAT_RAISED_ABOUT,
                self.raised,
                self.betting_hands,
            ),
            share(
                |percent| msg!(stat_aggression { percent }),
                msg::STAT_AGGRESSION_ABOUT,
                self.bets,
                self.bets + self.calls,
            ),
            share(
                |percent| msg!(stat_showdown { percent }),
                msg::STAT_SHOWDOWN_ABOUT,
                self.showdowns,
                self.hands,
            ),
            share(
                |percent| msg!(stat_showdown_won { percent }),
                msg::STAT_SHOWDOWN_WON_ABOUT,
                self.showdowns_won,
                self.showdowns,
            ),
        ];
        facts.into_iter().flatten().collect()
    }

    /// The figures in one sentence, but for those that are zero.
    fn say(&self, name: &str, words: &L10n) -> String {
        let told = self
            .facts()
            .into_iter()
            .filter(|fact| fact.figure.is_told());
        let facts = words.series(told.map(|fact| fact.say(words)));
        words.say(&msg!(statistics_player { name, facts }))
    }

    /// The player's own figures: what came of the hands, and how they play.
    fn say_own(&self, words: &L10n) -> String {
        let told = self.facts().into_iter();
        let told = told.filter(|fact| fact.share().is_none() && fact.figure.is_told());
        let facts = words.series(told.map(|fact| fact.say(words)));
        let own = words.say(&msg!(statistics_own { facts }));
        words.one_after_another([own, words.say(&self.plays().for_them())])
    }

    /// How somebody plays, in as few words as possible.
    fn plays(&self) -> About<'static> {
        let percent = |part, of| Share { part, of }.percent();
        msg!(statistics_plays {
            played: percent(self.entered, self.hands),
            raised: percent(self.raised, self.betting_hands)
        })
    }
}

impl Statistics {
    /// A sentence for each player, the player's own first.
    pub fn say(&self, words: &L10n) -> Vec<String> {
        if self.is_empty() {
            return vec![words.text(msg::STATISTICS_NONE)];
        }
        let own = (self.own.hands > 0).then(|| self.own.say_own(words));
        let others = self.others.iter().filter(|(_, tally)| tally.hands > 0);
        let others = others.map(|(name, tally)| words.say(&tally.plays().called(name)));
        own.into_iter().chain(others).collect()
    }

    /// All about one player, or that there is nobody of that name.
    pub fn say_of(&self, name: &str, words: &L10n) -> String {
        match self.named(name) {
            Some((name, tally)) if tally.hands > 0 => tally.say(name, words),
            Some(_) => words.text(msg::STATISTICS_NONE),
            None => words.say(&msg!(statistics_unknown { name })),
        }
    }
}
