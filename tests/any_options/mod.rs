//! Random options, all of them legal, for tests of what always holds.

use proptest::prelude::*;
use tabletalk::rules::*;

pub(crate) fn draw() -> impl Strategy<Value = Options> {
    let style = prop::sample::select(vec![LimitStyle::Fixed, LimitStyle::UpTo]);
    (2u8..=5, style, 0u8..=10).prop_map(|(players, limit_style, max_raises)| {
        Options::Draw(DrawOptions {
            players,
            limit_style,
            max_raises,
            ..DrawOptions::default()
        })
    })
}

pub(crate) fn unique() -> impl Strategy<Value = Options> {
    let cost = prop_oneof![
        (1u64..50).prop_map(CostOfDiscard::Fixed),
        (1u32..300).prop_map(CostOfDiscard::TimesAnte),
        (1u32..300).prop_map(CostOfDiscard::TimesOwnBet),
        (1u32..100).prop_map(CostOfDiscard::TimesPot),
    ];
    let board = prop::sample::select(vec![
        BoardWhileDiscarding::FaceUp,
        BoardWhileDiscarding::FaceDown,
    ]);
    (2u8..=8, 1u64..100, 1u8..=10, cost, board, any::<bool>()).prop_map(
        |(players, ante, multiplier, discard_cost, board_while_discarding, end_picking_early)| {
            Options::Unique(UniqueOptions {
                players,
                ante,
                continuation_multiplier: multiplier,
                starting_chips: ante * (1 + Chips::from(multiplier)),
                discard_cost,
                board_while_discarding,
                end_picking_early,
                ..UniqueOptions::default()
            })
        },
    )
}
