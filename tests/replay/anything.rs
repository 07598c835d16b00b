//! Whatever a file holds, nothing panics and no chip is lost.

use std::fs;

use proptest::prelude::*;

use super::hands;
use super::mutated::{keeps_all_chips, mutated};

/// The first lines of a file, with some of its bytes changed.
fn changed(file: &str, lines: usize) -> impl Strategy<Value = Vec<u8>> + use<> {
    let text = fs::read_to_string(hands(file)).expect("text");
    let first: String = text.split_inclusive('\n').take(lines).collect();
    mutated(first.into_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nothing_panics(
        phh in changed("dwan-ivey-2009.phh", 100),
        phhs in changed("pluribus-500.phhs", 40),
        holdem in changed("gen_nlhe-400.jsonl", 3),
        draw in changed("gen_fl5draw-200.jsonl", 3),
    ) {
        for (file, content) in [("a.phh", phh), ("a.phhs", phhs), ("a.jsonl", holdem), ("a.jsonl", draw)] {
            keeps_all_chips(file, &content)?;
        }
    }
}
