use super::{Card, Tally};

/// Calls back with every choice of so many cards, added to what there is.
///
/// Each card is added once for all the choices that go on from it. With the
/// cards sorted by rank, hands that follow each other lie close together in
/// the evaluator's tables.
pub(crate) fn for_each_choice(
    cards: &[Card],
    count: usize,
    start: Tally,
    each: &mut impl FnMut(Tally),
) {
    match count {
        0 => each(start),
        _ if count == cards.len() => each(cards.iter().fold(start, |all, &card| all.with(card))),
        1 => cards.iter().for_each(|&card| each(start.with(card))),
        _ => {
            for (i, &card) in cards.iter().enumerate() {
                for_each_choice(&cards[i + 1..], count - 1, start.with(card), each);
            }
        }
    }
}

/// In how many ways `count` of `cards` cards can be chosen.
pub(crate) fn number_of_choices(cards: usize, count: usize) -> u64 {
    (0..count).fold(1, |ways, i| {
        ways * cards.saturating_sub(i) as u64 / (i + 1) as u64
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_once() {
        for (cards, count) in [
            (0, 0),
            (3, 0),
            (5, 1),
            (52, 2),
            (8, 5),
            (5, 5),
            (4, 5),
            (0, 1),
        ] {
            let mut seen = Vec::new();
            for_each_choice(&Card::ALL[..cards], count, Tally::EMPTY, &mut |it| {
                assert_eq!(it.cards().len(), count);
                seen.push(it.cards());
            });
            assert_eq!(seen.len() as u64, number_of_choices(cards, count));
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len() as u64, number_of_choices(cards, count));
        }
        assert_eq!(number_of_choices(48, 5), 1_712_304);
    }
}
