//! Who has won what, in the words that stand on the felt.

use crate::rules::cards::HandValue;
use crate::rules::{Outcome, Place, Seat, Winnings};
use crate::speech::{L10n, hand_name, msg};

/// Who the players are.
#[derive(Clone, Copy)]
pub(super) struct Players<'a> {
    /// By seat.
    pub(super) names: &'a [String],
    /// Who of them looks.
    pub(super) you: Option<Seat>,
}

impl<'a> Players<'a> {
    fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// A line for what was won by different players or on different grounds.
pub(super) fn banner(outcome: &Outcome, players: Players<'_>, words: &L10n) -> Vec<String> {
    let several = outcome.winnings.len() > 1;
    let line = |won| line(won, outcome, several, players, words);
    outcome.winnings.iter().map(line).collect()
}

/// What the hand is called among all that are shown.
pub(super) fn hand(value: &HandValue, outcome: &[HandValue], words: &L10n) -> String {
    hand_name(words, value, outcome)
}

fn line(
    won: &Winnings,
    outcome: &Outcome,
    several: bool,
    players: Players<'_>,
    words: &L10n,
) -> String {
    let shown: Vec<HandValue> = outcome.hands.iter().map(|hand| hand.value).collect();
    let value = won.seats().first().and_then(|seat| outcome.hand(*seat));
    let hand = value.map_or_else(String::new, |value| hand(value, &shown, words));
    let has_hand = value.is_some();
    let place = match won.place {
        None => "none",
        Some(Place::First) => "first",
        Some(Place::Second) => "second",
    };
    let pots = outcome.winnings.iter().flat_map(|it| &it.pots);
    let last = pots.copied().max().unwrap_or_default();
    let (pot, number) = match won.pots.as_slice() {
        _ if !several || last == 0 => ("only", 0),
        [0] => ("main", 0),
        [_] if last == 1 => ("side", 0),
        [number] => ("numbered", u64::from(*number)),
        // Of several pots at once it does not matter which.
        _ => ("only", 0),
    };
    let amount = won.amount();
    if let [(winner, _)] = won.winners.as_slice() {
        let wins = msg!(felt_wins {
            amount,
            place,
            pot,
            number,
            hand,
            has_hand,
        });
        return words.say(&if players.you == Some(*winner) {
            wins.for_them()
        } else {
            wins.called(players.name(*winner))
        });
    }
    let others = won
        .seats()
        .into_iter()
        .filter(|it| players.you != Some(*it));
    let names: Vec<String> = others.map(|seat| players.name(seat).to_owned()).collect();
    let mine = names.len() < won.winners.len();
    let splits = msg!(felt_splits {
        names: words.list(&names),
        amount,
        place,
        pot,
        number,
        hand,
        has_hand,
    });
    words.say(&if mine {
        splits.for_one_of_them()
    } else {
        splits.for_others()
    })
}
