use serde::{Deserialize, Serialize};

use super::Lesson;

/// How far a player has come in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// Not begun.
    #[default]
    New,
    /// So many steps are done.
    Steps(u16),
    /// To the end.
    Finished,
}

impl Progress {
    /// How many steps of the lesson are done, for who goes on with it. Who
    /// has finished it begins anew.
    pub fn done(self, lesson: &Lesson) -> usize {
        match self {
            Progress::Steps(steps) if usize::from(steps) < lesson.steps() => steps.into(),
            _ => 0,
        }
    }
}
