//! What the evaluator and the program that writes its tables agree on. Both
//! compile this file.

/// A number for each rank, two to ace. The sum over a hand's cards tells how
/// many it has of each rank: no two different choices of seven ranks, at most
/// four alike, have the same sum. Each number is the smallest that keeps this
/// true, counting from the ace.
///
/// The ace has the smallest one because low cards rarely matter: hands that
/// differ only in them are the same columns of different rows, hold the same
/// strengths there, and so those rows can lie on top of each other.
pub(crate) const RANK_KEYS: [u32; 13] = [
    1_479_181, 636_345, 262_349, 83_661, 22_854, 8_698, 2_031, 453, 98, 22, 5, 1, 0,
];

/// Counts for every card, so that hands of five, six and seven cards have
/// different sums too, modulo `1 << SUM_BITS`.
pub(crate) const CARD_KEY: u32 = 5_371_904;

/// The bits of a sum: the row in the upper ones, the column in the lower.
pub(crate) const SUM_BITS: u32 = ROW_BITS + 9;

/// The bits of a sum that choose the row.
pub(crate) const ROW_BITS: u32 = 15;

/// Where in the table of strengths those of flushes begin, by the ranks that
/// are in the suit. Every place is below `1 << 16`.
pub(crate) const FLUSHES: u16 = 0xe000;

/// How many different hands there are in each category, high card to royal
/// flush.
pub(crate) const CATEGORY_SIZES: [u16; 10] = [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1];
