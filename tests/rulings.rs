//! The rulings that the engine keeps, each under its number, and the example
//! hand. TDA is the Tournament Directors Association's rules of 2024, RRoP
//! Robert's Rules of Poker.

#[macro_use]
mod script;

cases! {
    in "rulings";
    ruling_01_heads_up: "01-heads-up",
    ruling_02_short_ante: "02-short-ante",
    ruling_03_short_big_blind: "03-short-big-blind",
    ruling_04_minimum_raise: "04-minimum-raise",
    ruling_05_short_all_in_does_not_reopen: "05-short-all-in-does-not-reopen",
    ruling_06_short_all_ins_add_up: "06-short-all-ins-add-up",
    ruling_07_minimum_raise_after_short_all_ins: "07-minimum-raise-after-short-all-ins",
    ruling_08_limper_and_short_all_in: "08-limper-and-short-all-in",
    ruling_09_who_has_not_acted_may_raise: "09-who-has-not-acted-may-raise",
    ruling_10_all_in_below_the_minimum_bet: "10-all-in-below-the-minimum-bet",
    ruling_11_cap_on_raises: "11-cap-on-raises",
    ruling_12_half_a_bet_at_limit: "12-half-a-bet-at-limit",
    ruling_13_pot_limit: "13-pot-limit",
    ruling_14_uncalled_bet: "14-uncalled-bet",
    ruling_15_side_pots: "15-side-pots",
    ruling_16_odd_chips: "16-odd-chips",
    ruling_17_main_pot_last: "17-main-pot-last",
    ruling_18_all_in_hands_are_shown: "18-all-in-hands-are-shown",
    ruling_19_who_shows_first: "19-who-shows-first",
    ruling_20_nobody_left_to_bet_against: "20-nobody-left-to-bet-against",
    ruling_21_time_and_burns: "21-time-and-burns",
    example_hand: "22-example-hand",
    seats_without_chips: "23-seats-without-chips",
}
