use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Bundle, Decimals, Message, msg};

/// Before the letters of cards, asks for their shortest names.
const BRIEF: char = '-';

/// The names of ranks, suits and cards in their grammatical forms.
///
/// Cards are known here by the letters that they are written with. A word is
/// a message and its forms are the message's attributes, so each language has
/// the forms that its own sentences need.
pub(super) struct Lexicon(Bundle);

/// Says a card by the words for its rank and its suit.
type Says = fn(String, String) -> Message<'static>;

impl Lexicon {
    pub(super) fn new(words: Bundle) -> Lexicon {
        Lexicon(words)
    }

    /// Gives sentences the functions `RANKS`, `CARDS` and `CAPITAL`.
    pub(super) fn add_functions(self, bundle: &mut Bundle) {
        let lexicon = Arc::new(self);
        let cards = Arc::clone(&lexicon);
        // Adding fails only for a name that is taken, and these are not.
        let _ = bundle.add_function("RANKS", move |what, how| {
            value(lexicon.ranks(letters(what), form(how)))
        });
        let _ = bundle.add_function("CARDS", move |what, how| {
            value(cards.cards(letters(what), form(how)))
        });
        let _ = bundle.add_function("CAPITAL", |what, _| value(Some(capitalized(letters(what)))));
    }

    fn ranks(&self, letters: &str, form: Option<&str>) -> Option<String> {
        self.list(letters.chars().map(|rank| self.word("rank", rank, form)))
    }

    /// Cards of one suit that follow each other share its name; in brief each has it.
    fn cards(&self, letters: &str, form: Option<&str>) -> Option<String> {
        let brief = letters.strip_prefix(BRIEF);
        let says: Says = match brief {
            Some(_) => |rank, suit| msg!(card_brief { rank, suit }),
            None => |rank, suit| msg!(card { rank, suit }),
        };
        let letters: Vec<char> = brief.unwrap_or(letters).chars().collect();
        let cards: Option<Vec<(char, char)>> = (letters.chunks(2))
            .map(|card| Some((*card.first()?, *card.get(1)?)))
            .collect();
        let share =
            |(_, suit): &(char, char), (_, next): &(char, char)| brief.is_none() && suit == next;
        self.list(cards?.chunk_by(share).map(|run| {
            let ranks = run.iter().map(|(rank, _)| self.word("rank", *rank, form));
            let suit = self.word("suit", run.first()?.1, form)?;
            self.text(&says(self.all_of(ranks)?, suit))
        }))
    }

    /// Several ranks of one suit, as `two, five and nine`.
    fn all_of(&self, ranks: impl DoubleEndedIterator<Item = Option<String>>) -> Option<String> {
        let mut ranks = ranks.rev();
        let last = ranks.next()??;
        let Some(before) = ranks.next() else {
            return Some(last);
        };
        let end = self.text(&msg!(list_end {
            first: before?,
            second: last
        }));
        ranks.try_fold(end?, |second, first| {
            self.text(&msg!(list {
                first: first?,
                second
            }))
        })
    }

    /// A word in the form asked for; one without that form does not change.
    fn word(&self, kind: &str, letter: char, form: Option<&str>) -> Option<String> {
        let key = format!("{kind}-{letter}");
        let formed = form.and_then(|form| self.text(&Message::new(&key).form(form)));
        formed.or_else(|| self.text(&Message::new(&key)))
    }

    fn list(&self, items: impl Iterator<Item = Option<String>>) -> Option<String> {
        items.reduce(|first, second| {
            self.text(&msg!(list {
                first: first?,
                second: second?
            }))
        })?
    }

    fn text(&self, message: &Message<'_>) -> Option<String> {
        message.format(&self.0, Decimals::NONE)?.ok()
    }
}

/// With a capital letter at its start. Which parts of a sentence get one is the
/// language's own affair; lowering a letter never is anybody's, as nouns and names
/// have theirs for good.
fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn letters<'a>(what: &'a [FluentValue<'_>]) -> &'a str {
    match what.first() {
        Some(FluentValue::String(letters)) => letters,
        _ => "",
    }
}

fn form<'a>(how: &'a FluentArgs<'_>) -> Option<&'a str> {
    match how.get("form") {
        Some(FluentValue::String(form)) => Some(form),
        _ => None,
    }
}

fn value(text: Option<String>) -> FluentValue<'static> {
    text.map_or(FluentValue::Error, FluentValue::from)
}
