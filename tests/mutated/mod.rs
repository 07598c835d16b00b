//! Files of recorded hands in which something is wrong.

use proptest::prelude::*;
use tabletalk::player::replay::replay;

/// What actions are written with.
const LETTERS: &[u8] = b"0123456789AKQJTcdhsp ?[],'#.-";

/// A file with some of its bytes changed, removed or doubled.
pub(crate) fn mutated(file: Vec<u8>) -> impl Strategy<Value = Vec<u8>> {
    let edit = (any::<prop::sample::Index>(), any::<u8>(), 0..4u8);
    prop::collection::vec(edit, 1..8).prop_map(move |edits| {
        let mut file = file.clone();
        for (place, byte, how) in edits {
            let place = place.index(file.len());
            match how {
                0 => file[place] = byte,
                1 => file[place] = LETTERS[usize::from(byte) % LETTERS.len()],
                2 => drop(file.remove(place)),
                _ => file.insert(place, file[place]),
            }
        }
        file
    })
}

/// Whatever can be played of the file, no chip is lost in it.
pub(crate) fn keeps_all_chips(name: &str, content: &[u8]) -> Result<(), TestCaseError> {
    for hand in replay(name, content) {
        if let Ok(played) = hand.outcome {
            let (before, after) = (&played.starting_stacks, &played.finishing_stacks);
            prop_assert_eq!(before.iter().sum::<u64>(), after.iter().sum::<u64>());
        }
    }
    Ok(())
}
