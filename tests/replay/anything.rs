//! Whatever a file holds, nothing panics and no chip is lost.

use std::fs;

use proptest::prelude::*;
use tabletalk::replay::replay;

use super::hands;

/// A file with some of its bytes changed, removed or doubled.
fn mutated(file: &'static str, lines: usize) -> impl Strategy<Value = Vec<u8>> {
    let text = fs::read_to_string(hands(file)).expect("text");
    let text: Vec<u8> = text
        .split_inclusive('\n')
        .take(lines)
        .collect::<String>()
        .into();
    let edit = (any::<prop::sample::Index>(), any::<u8>(), 0..4u8);
    prop::collection::vec(edit, 1..8).prop_map(move |edits| {
        let mut text = text.clone();
        for (place, byte, how) in edits {
            let place = place.index(text.len());
            match how {
                0 => text[place] = byte,
                1 => text[place] = b"0123456789AKQJTcdhsp ?[],'#.-"[usize::from(byte) % 29],
                2 => drop(text.remove(place)),
                _ => text.insert(place, text[place]),
            }
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_panics(
        phh in mutated("dwan-ivey-2009.phh", 100),
        phhs in mutated("pluribus-500.phhs", 40),
        holdem in mutated("gen_nlhe-400.jsonl", 3),
        draw in mutated("gen_fl5draw-200.jsonl", 3),
    ) {
        for (file, content) in [("a.phh", phh), ("a.phhs", phhs), ("a.jsonl", holdem), ("a.jsonl", draw)] {
            for hand in replay(file, &content) {
                if let Ok(played) = hand.outcome {
                    let (before, after) = (&played.starting_stacks, &played.finishing_stacks);
                    prop_assert_eq!(before.iter().sum::<u64>(), after.iter().sum::<u64>());
                }
            }
        }
    }
}
