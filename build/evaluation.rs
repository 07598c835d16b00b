//! The tables of the hand evaluator. To find them takes a program half a
//! second; a `const fn` would take minutes, and again for each build.

mod classes;
#[path = "../src/rules/cards/evaluate/layout.rs"]
mod layout;
mod shelf;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use layout::{CARD_KEY, FLUSHES, RANK_KEYS, ROW_BITS, SUM_BITS};
use shelf::Shelf;

/// The tables as Rust.
pub(crate) fn tables() -> String {
    let (offsets, mut strengths) = lay_out(rows());
    strengths.resize(FLUSHES as usize, 0);
    strengths.extend((0..1 << 13).map(|ranks: u16| match ranks.count_ones() {
        5..=7 => classes::of_suited(ranks),
        _ => 0,
    }));

    format!(
        "static OFFSETS: [u16; {}] = {offsets:?};\nstatic STRENGTHS: [u16; {}] = {strengths:?};\n",
        offsets.len(),
        strengths.len(),
    )
}

/// The classes of the hands whose sums have the same upper bits, by the sum.
type Row = BTreeMap<u32, u16>;

/// Every hand of five to seven cards without its suits, sorted into rows.
fn rows() -> BTreeMap<u32, Row> {
    let mut rows = BTreeMap::<u32, Row>::new();
    for_each_hand(&mut [0; 13], 13, 7, &mut |counts| {
        let cards: u8 = counts.iter().sum();
        if cards < 5 {
            return;
        }
        let sum = (counts.iter().zip(RANK_KEYS))
            .map(|(&count, key)| u32::from(count) * (key + CARD_KEY))
            .sum::<u32>()
            % (1 << SUM_BITS);
        let row = rows.entry(sum >> (SUM_BITS - ROW_BITS)).or_default();
        let twin = row.insert(sum, classes::of_ranks(counts));
        assert!(twin.is_none(), "two hands have the sum {sum}");
    });
    rows
}

/// Tries every number of cards of each rank below the given one, at most four
/// of a rank and `left` together.
fn for_each_hand(counts: &mut [u8; 13], ranks: usize, left: u8, visit: &mut impl FnMut(&[u8; 13])) {
    let Some(rank) = ranks.checked_sub(1) else {
        return visit(counts);
    };
    for count in 0..=left.min(4) {
        counts[rank] = count;
        for_each_hand(counts, rank, left - count, visit);
    }
}

/// Finds a place for each row, the fullest first. Returns what to add to a
/// sum, by its row, to come to the place of its strength; and the strengths.
fn lay_out(rows: BTreeMap<u32, Row>) -> (Vec<u16>, Vec<u16>) {
    let mut rows: Vec<_> = rows.into_iter().collect();
    rows.sort_by_key(|(_, row)| Reverse(row.len()));
    let mut offsets = vec![0; 1 << ROW_BITS];
    let mut shelf = Shelf::new(FLUSHES as usize);
    for (number, row) in rows {
        let (&first, _) = row.first_key_value().expect("no row is empty");
        let slots: Vec<_> = (row.iter())
            .map(|(sum, &class)| ((sum - first) as usize, class))
            .collect();
        let place = shelf.put(&slots);
        // Places wrap at 1 << 16, so that the whole sum can be added.
        offsets[number as usize] = (place as u16).wrapping_sub(first as u16);
    }
    (offsets, shelf.into_values())
}
