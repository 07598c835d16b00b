//! Rules of games that nobody has thought of, made of the steps there are.

use proptest::prelude::*;
use tabletalk::rules::*;

/// How many own and common cards make a hand where there are so many.
fn making(own: u8, common: u8) -> impl Strategy<Value = Making> {
    let exact = (5_u8.saturating_sub(common)..=own.min(5)).map(|own| Making::Exactly {
        own,
        common: 5 - own,
    });
    let any = Some(Making::Any).filter(|_| own + common >= 5);
    prop::sample::select(exact.chain(any).collect::<Vec<_>>())
}

fn limit() -> impl Strategy<Value = Limit> {
    let times = 1u8..=2;
    prop_oneof![
        Just(Limit::None),
        times.prop_map(|times| Limit::Pot { times }),
        Just(Limit::Fixed),
        Just(Limit::UpTo),
    ]
}

fn sharing() -> impl Strategy<Value = Sharing> {
    let second = 0u8..=50;
    prop_oneof![
        Just(Sharing::BestTakesAll),
        second.prop_map(|second| Sharing::TwoPlaces { second }),
    ]
}

/// Everything but the script and what makes a hand.
fn rules(
    script: impl Strategy<Value = (Vec<Step>, Making)>,
    players: std::ops::RangeInclusive<usize>,
) -> impl Strategy<Value = (Rules, usize)> {
    let blinds = prop::sample::select(vec![&[][..], &[1, 2], &[5, 10, 20], &[0, 50], &[100, 100]]);
    let tie_break = prop::sample::select(vec![TieBreak::None, TieBreak::HighestHoleCard]);
    let showing = prop::sample::select(vec![Showing::Everyone, Showing::InTurn]);
    let ante = prop_oneof![Just(0u64), 1u64..30];
    let money = (blinds, ante, limit(), 0u8..=4);
    (script, players, money, sharing(), tie_break, showing).prop_map(
        |((script, making), players, money, sharing, tie_break, showing)| {
            let (blinds, ante, limit, max_raises) = money;
            let posted = players > blinds.len() && script.contains(&Step::Blinds);
            let blinds = if posted { blinds } else { &[] };
            let rules = Rules {
                script,
                forced: Forced::new(ante, blinds),
                limit,
                max_raises,
                making,
                tie_break,
                sharing,
                showing,
            };
            assert!(rules.fits(players));
            (rules, players)
        },
    )
}

/// Two to five own cards and a board of five, as Hold'em and Omaha.
pub(crate) fn flop_games() -> impl Strategy<Value = (Rules, usize)> {
    let script = (2u8..=5, 1u64..100, 1u64..100)
        .prop_flat_map(|(own, early, late)| (Just(flop_script(own, early, late)), making(own, 5)));
    rules(script, 2..=8)
}

/// Five to seven own cards, of which some are exchanged.
pub(crate) fn exchange_games() -> impl Strategy<Value = (Rules, usize)> {
    let script = (5u8..=7, 1u8..=7, 1u64..100).prop_flat_map(|(own, most, unit)| {
        let bet = |street| Step::Bet {
            street,
            opening: Opening::LeftOfButton,
            unit,
        };
        let script = vec![
            Step::Antes,
            Step::DealDown(own),
            bet(Street::BeforeDraw),
            Step::Exchange { most },
            bet(Street::AfterDraw),
            Step::Showdown,
        ];
        (Just(script), making(own, 0))
    });
    rules(script, 2..=6)
}

/// One to four own cards, and a board to pay for, to thin out and to pick from.
pub(crate) fn pick_games() -> impl Strategy<Value = (Rules, usize)> {
    let numbers = (1u8..=4, 1u64..50, 1u64..20, 1u8..=3, 1u8..=3);
    let script = numbers.prop_flat_map(|(own, price, cost, waves, wave_size)| {
        let count = 5 - own;
        let script = vec![
            Step::Antes,
            Step::DealDown(own),
            Step::Continue { price },
            Step::DealBoard {
                street: Street::Community,
                cards: 8,
                facing: Facing::Up,
            },
            Step::DiscardFromBoard {
                cost: DiscardCost::Fixed(cost),
                keep: count,
            },
            Step::Pick {
                count,
                waves,
                wave_size,
                ending: PickEnding::WhenAllHavePicked,
            },
            Step::Showdown,
        ];
        let making = Making::Exactly { own, common: count };
        (Just(script), Just(making))
    });
    rules(script, 2..=8)
}
