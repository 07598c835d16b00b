//! Five-Card Draw: the rules of one hand, a file for each section. The match
//! around the hands is in tests/game.rs.
//!
//! | section of the rules | covered by |
//! | --- | --- |
//! | match format, scoring, continuity | game.rs: a_match_is_won_by_points and the tests after it |
//! | deal phase, antes | 1-deal |
//! | first betting round, valid actions, when it ends | 2-first-round |
//! | draw phase | 3-draw |
//! | second betting round, big bet | 4-second-round |
//! | showdown, winning, ties | 5-showdown |
//! | hand rankings, tie-breaking | evaluation.rs, and 5-showdown at the table |
//! | fixed-limit structure, bet, check, call, raise, fold | 2-first-round, 6-limits |
//! | all-in rules, insufficient chips, side pots | 7-all-in |
//! | scenarios 1 to 4 | 2-first-round, 5-showdown, 7-all-in |

#[macro_use]
mod script;

cases! {
    in "draw";
    deal: "1-deal",
    first_round: "2-first-round",
    draw: "3-draw",
    second_round: "4-second-round",
    showdown: "5-showdown",
    limits: "6-limits",
    all_in: "7-all-in",
}
