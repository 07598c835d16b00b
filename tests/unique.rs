//! Unique Poker: the rules of one hand, a file for each section of the rules.
//! The game around the hands is in tests/game.rs.
//!
//! | section of the rules | covered by |
//! | --- | --- |
//! | I.1 deck | cards: the deck's tests |
//! | I.2 players, I.4 chips, I.5 parameters | options.rs |
//! | I.3, II.K, IX button | game.rs: the_button_steps_over_the_busted |
//! | II.A ante, II.B hole cards, III.1 | 1-ante-and-hole-cards |
//! | II.C, III.2 to III.4 continuation and folding | 2-continuation |
//! | II.D, IV.1 eight community cards | 3-community-cards |
//! | II.E, V.1 to V.7 discards | 4-discard |
//! | II.F, IV.2 to IV.6 waves, picks, locks, time | 5-picking |
//! | II.G, II.H, VI reveal and ranking | 6-reveal |
//! | II.I, VII payout | 7-payout |
//! | II.J, VIII ties | 8-ties |
//! | II.L new hand | game.rs |

#[macro_use]
mod script;

cases! {
    in "unique";
    ante_and_hole_cards: "1-ante-and-hole-cards",
    continuation: "2-continuation",
    community_cards: "3-community-cards",
    discard: "4-discard",
    picking: "5-picking",
    reveal: "6-reveal",
    payout: "7-payout",
    ties: "8-ties",
}
