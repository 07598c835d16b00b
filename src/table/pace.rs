use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::bots::Style;
use crate::rules::Action;

/// How a table runs, whatever is played at it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TablePace {
    /// How far every timer is stretched.
    pub time_scale: TimeScale,
    /// How long the computer players take.
    pub pacing: Pacing,
    /// What brings the next hand.
    pub next_hand: NextHand,
}

impl TablePace {
    /// Outside of time: everything waits for the person, and the computer
    /// players act at once. For lessons, and for whoever plays by a script.
    pub const AT_ONCE: TablePace = TablePace {
        time_scale: TimeScale::Untimed,
        pacing: Pacing::Instant,
        next_hand: NextHand::WhenAsked,
    };
}

/// How far every timer of the table is stretched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeScale {
    /// As the rules say.
    #[default]
    Times1,
    /// Twice as long.
    Times2,
    /// Five times as long.
    Times5,
    /// Ten times as long.
    Times10,
    /// Nothing is timed: everything waits for the person.
    Untimed,
}

impl TimeScale {
    /// The factor, unless nothing is timed.
    pub fn factor(self) -> Option<u32> {
        match self {
            TimeScale::Times1 => Some(1),
            TimeScale::Times2 => Some(2),
            TimeScale::Times5 => Some(5),
            TimeScale::Times10 => Some(10),
            TimeScale::Untimed => None,
        }
    }
}

/// How long the computer players take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pacing {
    /// They act at once.
    Instant,
    /// Half as long as people would.
    Quick,
    /// As people would.
    #[default]
    Normal,
    /// Twice as long.
    Leisurely,
}

impl Pacing {
    fn percent(self) -> u32 {
        match self {
            Pacing::Instant => 0,
            Pacing::Quick => 50,
            Pacing::Normal => 100,
            Pacing::Leisurely => 200,
        }
    }

    /// How long a player of the style seems to think before this action.
    pub fn thinking(self, style: &Style, action: Action) -> Duration {
        let range = match action {
            Action::Fold | Action::Check | Action::Pass | Action::Pick(_) => &style.pace.easy,
            _ => &style.pace.hard,
        };
        let middle = (range.start() + range.end()) / 2;
        Duration::from_millis(u64::from(middle)) * self.percent() / 100
    }

    /// The pause after each street of a hand that nobody decides any more.
    pub(crate) fn between_streets(self) -> Duration {
        Duration::from_millis(1_600) * self.percent() / 100
    }

    /// The pause between two hands.
    pub fn between_hands(self) -> Duration {
        Duration::from_secs(3) * self.percent() / 100
    }
}

/// What brings the next hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NextHand {
    /// It comes by itself after a pause.
    ByItself,
    /// The person asks for it.
    #[default]
    WhenAsked,
}
