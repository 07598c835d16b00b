use std::ops::RangeInclusive;

use super::baseline::Baseline;
use super::draw::DrawSkill;
use super::holdem::HoldemSkill;
use super::unique::UniqueSkill;
use crate::rules::{Action, GameKind};

/// A way to play: what the table calls it, and everything that makes it so.
#[derive(Debug, PartialEq)]
pub struct Style {
    /// The style's short name, as on the command line and in files.
    pub name: &'static str,
    /// The game it plays; `None` plays them all.
    pub(crate) game: Option<GameKind>,
    /// How long it seems to think.
    pub pace: Pace,
    /// What it knows.
    pub(super) skill: Skill,
}

/// How long a player seems to think, in milliseconds. Whoever runs the table
/// waits; the bot itself never does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Over a check, a fold, a pass or a pick.
    pub easy: RangeInclusive<u32>,
    /// Over anything else.
    pub hard: RangeInclusive<u32>,
}

/// What a style knows: the code that plays it and its parameters.
#[derive(Debug, PartialEq)]
pub(super) enum Skill {
    Baseline(Baseline),
    Holdem(HoldemSkill),
    Draw(DrawSkill),
    Unique(UniqueSkill),
    Scripted(&'static [Action]),
}

/// No style of that name plays the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no computer player is called '{name}' here")]
pub struct UnknownStyle {
    /// What was asked for.
    pub name: String,
    /// Those there are.
    pub known: Vec<&'static str>,
}

const ALL_IN: f64 = f64::INFINITY;

const fn pace(easy: RangeInclusive<u32>, hard: RangeInclusive<u32>) -> Pace {
    Pace { easy, hard }
}

const fn level(name: &'static str, pace: Pace, skill: HoldemSkill) -> Style {
    Style {
        name,
        game: Some(GameKind::Holdem),
        pace,
        skill: Skill::Holdem(skill),
    }
}

const fn draw(name: &'static str, pace: Pace, skill: DrawSkill) -> Style {
    Style {
        name,
        game: Some(GameKind::Draw),
        pace,
        skill: Skill::Draw(skill),
    }
}

const fn unique(name: &'static str, pace: Pace, skill: UniqueSkill) -> Style {
    Style {
        name,
        game: Some(GameKind::Unique),
        pace,
        skill: Skill::Unique(skill),
    }
}

const fn baseline(name: &'static str, game: Option<GameKind>, skill: Baseline) -> Style {
    Style {
        name,
        game,
        pace: pace(300..=600, 300..=600),
        skill: Skill::Baseline(skill),
    }
}

/// Every style, the levels of a game from the weakest to the strongest.
static STYLES: [Style; 13] = [
    level(
        "rookie",
        pace(400..=1500, 800..=5000),
        HoldemSkill {
            noise: 0.5,
            plays: 1.9,
            raises: 0.7,
            jitter: 0.35,
            loose: 0.3,
            bold: -0.05,
            trust: 0.0,
            belief_in_folds: 0.5,
            looks_ahead: false,
            adapts: false,
            sizes: &[0.0, 0.5, 1.0, ALL_IN],
        },
    ),
    level(
        "rock",
        pace(600..=1200, 1500..=4000),
        HoldemSkill {
            noise: 0.15,
            plays: 0.6,
            raises: 0.6,
            jitter: 0.06,
            loose: 0.1,
            bold: -0.35,
            trust: 0.25,
            belief_in_folds: 0.2,
            looks_ahead: false,
            adapts: false,
            sizes: &[0.5, 1.0],
        },
    ),
    level(
        "regular",
        pace(500..=1200, 1000..=3500),
        HoldemSkill {
            noise: 0.1,
            plays: 0.95,
            raises: 0.9,
            jitter: 0.08,
            loose: 0.0,
            bold: 0.0,
            trust: 0.85,
            belief_in_folds: 0.8,
            looks_ahead: false,
            adapts: false,
            sizes: &[0.5, 0.75, 1.0],
        },
    ),
    level(
        "shark",
        pace(400..=1000, 1200..=4000),
        HoldemSkill {
            noise: 0.02,
            plays: 1.0,
            raises: 1.0,
            jitter: 0.06,
            loose: 0.0,
            bold: 0.0,
            trust: 1.0,
            belief_in_folds: 1.0,
            looks_ahead: true,
            adapts: false,
            sizes: &[0.33, 0.5, 0.75, 1.0, 1.5, ALL_IN],
        },
    ),
    level(
        "pro",
        pace(400..=900, 1000..=4500),
        HoldemSkill {
            noise: 0.01,
            plays: 1.0,
            raises: 1.0,
            jitter: 0.05,
            loose: 0.0,
            bold: 0.0,
            trust: 1.0,
            belief_in_folds: 1.0,
            looks_ahead: true,
            adapts: true,
            sizes: &[0.0, 0.33, 0.5, 0.75, 1.0, 1.5, 3.0, ALL_IN],
        },
    ),
    draw("classic", pace(500..=1200, 900..=3000), DrawSkill::Classic),
    draw("strong", pace(400..=1000, 1000..=3500), DrawSkill::Strong),
    unique("simple", pace(500..=1000, 700..=1800), UniqueSkill::Simple),
    unique("strong", pace(400..=900, 600..=1800), UniqueSkill::Strong),
    baseline("always-call", None, Baseline::AlwaysCall),
    baseline("never-looks", None, Baseline::NeverLooks),
    baseline("random", None, Baseline::Random),
    baseline(
        "tight-passive",
        Some(GameKind::Holdem),
        Baseline::TightPassive { plays: 0.18 },
    ),
];

impl Style {
    /// The style of that name for a game.
    pub fn named(name: &str, game: GameKind) -> Result<&'static Style, UnknownStyle> {
        Style::all(game)
            .find(|style| style.name == name)
            .ok_or_else(|| UnknownStyle {
                name: name.to_owned(),
                known: Style::all(game).map(|style| style.name).collect(),
            })
    }

    /// Every style that plays the game, the baselines last.
    pub fn all(game: GameKind) -> impl Iterator<Item = &'static Style> {
        let plays = move |style: &&Style| style.game.is_none_or(|its| its == game);
        STYLES.iter().filter(plays)
    }

    /// A player of a lesson, who does this one thing after the other.
    pub(crate) const fn scripted(actions: &'static [Action]) -> Style {
        Style {
            name: "scripted",
            game: None,
            pace: pace(300..=600, 300..=600),
            skill: Skill::Scripted(actions),
        }
    }

    /// The levels that a player can choose to play against, the weakest
    /// first.
    pub fn levels(game: GameKind) -> impl Iterator<Item = &'static Style> {
        Style::all(game).filter(|style| !matches!(style.skill, Skill::Baseline(_)))
    }
}
