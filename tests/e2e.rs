//! The program as a person meets it: a real window on a display of its own,
//! keys and a pointer, assistive technology over its bus, and a speech server
//! that writes everything down.
//!
//! Each scenario starts a desktop of its own. Where a tool for it is missing,
//! it is skipped and says so; where everything must be there (`CI=true`), it
//! fails.

#![cfg_attr(
    target_os = "linux",
    expect(clippy::unwrap_used, reason = "a test fails where it must")
)]

#[cfg(target_os = "linux")]
#[path = "e2e/again.rs"]
mod again;
#[cfg(target_os = "linux")]
#[path = "e2e/beside_orca.rs"]
mod beside_orca;
#[cfg(target_os = "linux")]
#[path = "e2e/buses.rs"]
mod buses;
#[cfg(target_os = "linux")]
#[path = "e2e/changes.rs"]
mod changes;
#[cfg(target_os = "linux")]
#[path = "e2e/company.rs"]
mod company;
#[cfg(target_os = "linux")]
#[path = "e2e/compare.rs"]
mod compare;
#[cfg(target_os = "linux")]
#[path = "e2e/deeds.rs"]
mod deeds;
#[cfg(target_os = "linux")]
#[path = "e2e/driver/mod.rs"]
mod driver;
#[cfg(target_os = "linux")]
#[path = "e2e/first_start.rs"]
mod first_start;
#[cfg(target_os = "linux")]
#[path = "e2e/games.rs"]
mod games;
#[cfg(target_os = "linux")]
#[path = "e2e/heard.rs"]
mod heard;
#[cfg(target_os = "linux")]
#[path = "e2e/orca.rs"]
mod orca;
#[cfg(target_os = "linux")]
#[path = "e2e/player.rs"]
mod player;
#[cfg(target_os = "linux")]
#[path = "e2e/review.rs"]
mod review;
#[cfg(target_os = "linux")]
#[path = "e2e/rounds.rs"]
mod rounds;
#[cfg(target_os = "linux")]
#[path = "e2e/scenarios.rs"]
mod scenarios;
#[cfg(target_os = "linux")]
#[path = "e2e/soak.rs"]
mod soak;
#[cfg(target_os = "linux")]
#[expect(dead_code, reason = "the tests of the own voice use more of it")]
mod ssip;
#[cfg(target_os = "linux")]
#[path = "e2e/stand_in.rs"]
mod stand_in;
#[cfg(target_os = "linux")]
#[path = "e2e/starts.rs"]
mod starts;
#[cfg(target_os = "linux")]
#[path = "e2e/table.rs"]
mod table;
#[cfg(target_os = "linux")]
mod temp_folder;
#[cfg(target_os = "linux")]
#[path = "e2e/witness.rs"]
mod witness;

fn main() {
    #[cfg(target_os = "linux")]
    scenarios::run();
}
