use std::time::Duration;

use crate::rules::Seat;

/// What somebody who decides has beside the time that everybody has.
#[derive(Clone, Copy, Debug)]
pub(in crate::table) struct OwnTime {
    /// Who it is.
    pub(in crate::table) seat: Seat,
    /// By how much they stretch what the rules say.
    pub(in crate::table) stretch: u32,
    /// What is left of it after that.
    pub(in crate::table) bank: Duration,
}
