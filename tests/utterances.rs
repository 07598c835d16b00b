//! What a listener hears as it happens: whole hands in every language and
//! verbosity.

#[path = "utterances/equal_hands.rs"]
mod equal_hands;
#[path = "utterances/games.rs"]
mod games;
#[path = "utterances/holdem.rs"]
mod holdem;
#[path = "utterances/log.rs"]
mod log;
#[path = "utterances/match_end.rs"]
mod match_end;
#[path = "utterances/other_games.rs"]
mod other_games;
mod random_games;
#[path = "utterances/rest_fold.rs"]
mod rest_fold;
#[path = "utterances/runner.rs"]
mod runner;
#[path = "utterances/side_pots.rs"]
mod side_pots;
#[path = "utterances/sounds.rs"]
mod sounds;

use expect_test::Expect;
use runner::{Case, announce, cost, seat, transcript};
use tabletalk::rules::Viewer;
use tabletalk::speech::{L10n, Language, Verbosity};

/// What the player at that seat hears of the case: normal in English and
/// Polish, then brief and full in English, then what it costs in words.
fn check(case: &str, player: usize, normal: Expect, polish: Expect, others: Expect) {
    let viewer = Viewer::Seat(seat(player));
    let moments = Case::read(case).play(viewer);
    let said = |language, verbosity| {
        let words = L10n::new(language);
        transcript(&announce(&moments, viewer, verbosity, &words))
    };
    normal.assert_eq(&said(Language::English, Verbosity::Normal));
    polish.assert_eq(&said(Language::Polish, Verbosity::Normal));
    others.assert_eq(&format!(
        "brief:\n{}brief in Polish:\n{}full:\n{}full in Polish:\n{}{}",
        said(Language::English, Verbosity::Brief),
        said(Language::Polish, Verbosity::Brief),
        said(Language::English, Verbosity::Full),
        said(Language::Polish, Verbosity::Full),
        cost(&moments, viewer),
    ));
}
