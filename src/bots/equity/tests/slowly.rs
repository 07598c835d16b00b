use crate::bots::equity::{Holding, Outcome, Range};
use crate::rules::cards::{Card, CardSet, evaluate};

/// Counts every deal the slow way: hands first, then boards, each evaluated
/// from its seven cards.
pub(super) fn count_slowly(players: &[Holding<'_>], board: &[Card], dead: CardSet) -> Vec<Outcome> {
    let board: CardSet = board.iter().copied().collect();
    let given = players.iter().filter_map(|player| match player {
        Holding::Hand(hand) => Some(hand),
        _ => None,
    });
    let known: CardSet = given.flatten().copied().chain(board).chain(dead).collect();
    let mut outcomes = vec![Outcome::default(); players.len()];
    deal_hands(players, board, known, 1, &mut Vec::new(), &mut outcomes);
    outcomes
}

fn deal_hands(
    players: &[Holding<'_>],
    board: CardSet,
    taken: CardSet,
    weight: u64,
    hands: &mut Vec<CardSet>,
    outcomes: &mut [Outcome],
) {
    let Some(player) = players.get(hands.len()) else {
        return deal_board(board, taken, weight, hands, outcomes);
    };
    let choices: Vec<([Card; 2], u16)> = match player {
        Holding::Hand(hand) => vec![(*hand, 1)],
        Holding::Range(range) => range.hands().collect(),
        Holding::Random => Range::FULL.hands().map(|(hand, _)| (hand, 1)).collect(),
    };
    for (hand, own_weight) in choices {
        let hand: CardSet = hand.into_iter().collect();
        let given = matches!(player, Holding::Hand(_));
        if given || !hand.intersects(taken) {
            hands.push(hand);
            let weight = weight * u64::from(own_weight);
            deal_hands(players, board, taken | hand, weight, hands, outcomes);
            hands.pop();
        }
    }
}

fn deal_board(
    board: CardSet,
    taken: CardSet,
    weight: u64,
    hands: &[CardSet],
    outcomes: &mut [Outcome],
) {
    if board.len() < 5 {
        // Only cards above those dealt here before, or each board comes often.
        let mut left = !taken;
        while let Some(card) = left.into_iter().next() {
            left = left.without(card);
            deal_board(board.with(card), !left, weight, hands, outcomes);
        }
        return;
    }
    let strengths: Vec<_> = hands.iter().map(|&hand| evaluate(hand | board)).collect();
    let best = strengths.iter().max().unwrap();
    let winners = strengths.iter().filter(|&it| it == best).count();
    for (outcome, strength) in outcomes.iter_mut().zip(&strengths) {
        match (strength == best, winners) {
            (true, 1) => outcome.wins += weight,
            (true, _) => {
                outcome.ties += weight;
                outcome.split += weight as f64 / winners as f64;
            }
            (false, _) => outcome.losses += weight,
        }
    }
}
