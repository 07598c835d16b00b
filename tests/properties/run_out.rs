//! The rest of a hand, looked at street by street.

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::rules::{SeatView, View, Viewer};
use tabletalk::tools::sim::random_input;

use super::any_tables;

/// What must be the same, whenever it is looked at: what a hand waits for is
/// nothing that could be seen of it before.
fn looks(view: &View) -> impl PartialEq + std::fmt::Debug + use<> {
    let seat = |seat: &SeatView| (seat.status, seat.stack, seat.put_in, seat.cards.clone());
    (
        view.seats.iter().map(seat).collect::<Vec<_>>(),
        view.board.clone(),
        view.pots.clone(),
        view.seen.clone(),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A table is wound back to what it was when it stood still there.
    #[test]
    fn a_hand_is_wound_back_to_each_street(table in any_tables()) {
        let mut hand = table.deal_from(table.deck());
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
        let mut before = hand.clone();
        let mut last = None;
        while let Some(input) = random_input(&hand, &mut chance) {
            before = hand.clone();
            hand.apply(input).unwrap();
            last = Some(input);
        }
        prop_assume!(hand.is_over());
        let Some(input) = last else { return Ok(()) };
        before.wait_with_chores();
        before.apply(input).unwrap();
        for viewer in [Viewer::Seat(table.button), Viewer::Rail] {
            let over = table.view(&hand, viewer);
            let mut slow = before.clone();
            loop {
                let view = table.view(&slow, viewer);
                if over.stops().contains(&view.seen.len()) {
                    let wound = over.at_stop(view.seen.len());
                    prop_assert_eq!(looks(&wound), looks(&view));
                }
                if !slow.do_chore() {
                    break;
                }
            }
        }
    }
}
