use super::layout::{CARD_KEY, FLUSHES, RANK_KEYS, ROW_BITS, SUM_BITS};
use super::{Card, CardSet, Strength};

include!(concat!(env!("OUT_DIR"), "/evaluation.rs"));

/// Cards added up for [`strength`](Tally::strength). Adding one takes a couple
/// of instructions, so a loop over boards adds each card once and goes on from
/// there:
///
/// ```
/// use tabletalk::rules::cards::{Category, Tally, parse_cards};
///
/// let board: Tally = parse_cards("AsKsQsJd2c")?.into_iter().collect();
/// let hole: Tally = parse_cards("JsTs")?.into_iter().collect();
/// assert_eq!(board.plus(hole).strength().category(), Category::RoyalFlush);
/// # Ok::<(), tabletalk::rules::cards::NotACard>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Sums over the cards, from the highest bit down: the keys of the ranks,
    /// modulo `1 << SUM_BITS`; the number of cards in each suit, four bits
    /// each; and the keys of the ranks again, of which the lowest 16 bits count.
    sums: u64,
    cards: CardSet,
}

impl Tally {
    /// No card. Each suit is counted from three, because then five of a suit
    /// set the highest of its four bits.
    pub const EMPTY: Tally = Tally {
        sums: 0x3333 << SUITS,
        cards: CardSet::EMPTY,
    };

    /// The tally with one more card, which it must not have yet.
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Tally {
        debug_assert!(!self.cards.contains(card));
        Tally {
            sums: self.sums.wrapping_add(CARD_SUMS[card.bit() as usize]),
            cards: self.cards.with(card),
        }
    }

    /// The cards of two tallies that have none in common.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Tally) -> Tally {
        debug_assert!(!self.cards.intersects(other.cards));
        let suits_counted_once = other.sums.wrapping_sub(Tally::EMPTY.sums);
        Tally {
            sums: self.sums.wrapping_add(suits_counted_once),
            cards: self.cards | other.cards,
        }
    }

    /// The cards that were added.
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// How strong the best five are of five, six or seven cards. Of fewer or
    /// more it says nothing, and a build with debug assertions panics.
    #[inline]
    pub fn strength(self) -> Strength {
        debug_assert!((5..=7).contains(&self.cards.len()), "{:?}", self.cards);
        let place = if self.sums & FIVE_OF_A_SUIT == 0 {
            // The shift leaves just the bits of a row, and places wrap at the
            // end of the table: no look-up needs a bounds check.
            let row = (self.sums >> (64 - ROW_BITS)) as usize;
            let place = usize::from(OFFSETS[row]).wrapping_add(self.sums as usize);
            place & (STRENGTHS.len() - 1)
        } else {
            rarely();
            usize::from(FLUSHES | self.flush())
        };
        Strength::new(STRENGTHS[place])
    }

    /// The ranks in the first suit that has five.
    fn flush(self) -> u16 {
        let suit = (self.sums >> (SUITS + 3) & 0x1111).trailing_zeros() / 4;
        let ranks = self.cards.bits().wrapping_shr(16 * suit);
        ranks as u16 & 0x1fff
    }
}

impl From<CardSet> for Tally {
    fn from(cards: CardSet) -> Tally {
        cards.into_iter().collect()
    }
}

impl From<Card> for Tally {
    fn from(card: Card) -> Tally {
        Tally::EMPTY.with(card)
    }
}

impl FromIterator<Card> for Tally {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Tally {
        cards.into_iter().fold(Tally::EMPTY, Tally::with)
    }
}

/// The lowest bit of the suits' counts. Seven keys need 19 bits below it.
const SUITS: u32 = 20;

/// The highest bit of each suit's count.
const FIVE_OF_A_SUIT: u64 = 0x8888 << SUITS;

/// What each card adds to the sums, by its bit. As long as a `u8` is wide, so
/// that looking up needs no bounds check.
static CARD_SUMS: [u64; 256] = {
    let mut sums = [0; 256];
    let mut i = 0;
    while i < Card::COUNT {
        let card = Card::ALL[i];
        let key = (RANK_KEYS[card.rank() as usize] + CARD_KEY) as u64;
        sums[card.bit() as usize] =
            key << (64 - SUM_BITS) | 1 << (SUITS + 4 * card.suit() as u32) | key & 0xffff;
        i += 1;
    }
    sums
};

/// Tells the compiler to keep the branch it stands in out of the way.
#[cold]
#[inline(always)]
fn rarely() {}
