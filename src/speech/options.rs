//! What options are called, what they are and what they may be, in words.
//!
//! The words of an option are found by its name: `option-big-blind` is what
//! it is called, `option-big-blind-about` what it is for. Each of its kinds
//! has a message too, such as `option-blinds-rise-hands`, with these forms:
//! `value` with an amount that is typed, `allowed` with what the amount may
//! be, `words` with what can be typed for it. A message that is missing does not
//! compile.

mod declared;

use super::{L10n, Message, Value, msg};
use crate::rules::{
    Allowed, Amount, BadOption, BadOptions, BadSyntax, Chosen, FileProblem, GameKind, GameOption,
    Options, Unit, ValueKind,
};

/// What an option is called.
pub(crate) fn label(option: &GameOption, words: &L10n) -> String {
    words.say(&msg::option(&key(option.name)))
}

/// What an option is for.
pub(crate) fn about(option: &GameOption, words: &L10n) -> String {
    words.say(&msg::option(&format!("{}-about", key(option.name))))
}

/// What can be picked from a list.
pub(crate) fn pick(option: &GameOption, chosen: Chosen, words: &L10n) -> String {
    let key = kind_key(option, &option.kinds[chosen.kind]);
    words.say(&msg::option(&key).with("count", chosen.amount))
}

/// The value of an option, as a part of a sentence.
pub(crate) fn value(option: &GameOption, words: &L10n) -> String {
    let typed = option.amount().filter(|amount| amount.is_typed());
    let Some(amount) = typed else {
        return pick(option, option.chosen, words);
    };
    let key = kind_key(option, option.kind());
    let count = shown(amount.unit, option.chosen.amount, words);
    words.say(&match option.kinds.len() {
        1 => msg!(setup_number { count }),
        _ => msg::option(&key).form("value").with("count", count),
    })
}

/// An option and its value, in a sentence.
pub(crate) fn tell(option: &GameOption, words: &L10n) -> String {
    words.say(&msg!(setup_value {
        name: label(option, words),
        value: value(option, words),
    }))
}

/// What an option may be, in a sentence.
pub(crate) fn allowed(option: &GameOption, words: &L10n) -> String {
    if let [ValueKind { amount, .. }] = &option.kinds[..] {
        return amount
            .as_ref()
            .map_or_else(String::new, |amount| range(amount, words));
    }
    let kinds = option.kinds.iter().enumerate().map(|(kind, it)| {
        let key = kind_key(option, it);
        match &it.amount {
            None => pick(option, Chosen { kind, amount: 0 }, words),
            Some(amount) => {
                let message = msg::option(&key).form("allowed");
                words.say(&limits(message, amount, words))
            }
        }
    });
    words.sentence(&words.either(&kinds.collect::<Vec<_>>()))
}

/// What the amount of an option is called.
pub(crate) fn amount_label(option: &GameOption, words: &L10n) -> String {
    let typed = option.amount().is_some_and(Amount::is_typed);
    if option.kinds.len() == 1 || !typed {
        return label(option, words);
    }
    words.say(&msg::option(&format!(
        "{}-amount",
        kind_key(option, option.kind())
    )))
}

/// The values that an amount can have, in a sentence.
pub(crate) fn range(amount: &Amount, words: &L10n) -> String {
    if has_no_room(amount) {
        return words.text(msg::SETUP_NO_ROOM);
    }
    let (least, most) = bounds(amount, words);
    words.say(&match amount.unit {
        Unit::Whole => msg!(setup_range { least, most }),
        Unit::Hundredths => msg!(setup_range_decimal { least, most }),
    })
}

/// By how much arrows change an amount, in a sentence, where it is more than one.
pub(crate) fn step(amount: &Amount, step: u64, words: &L10n) -> String {
    if step == 1 {
        return String::new();
    }
    let step = shown(amount.unit, step, words);
    words.say(&msg!(setup_step { step }))
}

/// What an amount must be, in a sentence: it is too little or too much.
pub(crate) fn out_of_range(option: &GameOption, words: &L10n) -> String {
    must_be(option, words, |name, least, most| {
        msg!(setup_out_of_range { name, least, most })
    })
}

/// The same where it is no number.
pub(crate) fn not_a_number(option: &GameOption, words: &L10n) -> String {
    let says: MustBe = match option.amount().map(|amount| amount.unit) {
        Some(Unit::Hundredths) => |name, least, most| msg!(setup_no_decimal { name, least, most }),
        _ => |name, least, most| msg!(setup_no_number { name, least, most }),
    };
    must_be(option, words, says)
}

/// What must be between its bounds.
type MustBe = for<'a> fn(String, Value<'a>, Value<'a>) -> Message<'a>;

fn must_be(option: &GameOption, words: &L10n, says: MustBe) -> String {
    let Some(amount) = option.amount() else {
        return String::new();
    };
    if has_no_room(amount) {
        return words.text(msg::SETUP_NO_ROOM);
    }
    let (least, most) = bounds(amount, words);
    words.say(&says(amount_label(option, words), least, most))
}

/// Why an option cannot have its value, and which values it can have.
pub fn bad_option(bad: &BadOption, words: &L10n) -> String {
    words.sentence(&bad_option_part(bad, words))
}

/// As [`bad_option`], as a part of a sentence.
pub(crate) fn bad_option_part(BadOption(option): &BadOption, words: &L10n) -> String {
    let Some(amount) = option.amount() else {
        return label(option, words);
    };
    let name = amount_label(option, words);
    let value = shown(amount.unit, option.chosen.amount, words);
    words.say(&match amount.allowed {
        _ if has_no_room(amount) => msg!(refused_option_no_room { name }),
        Allowed::Between(..) => {
            let (least, most) = bounds(amount, words);
            msg!(refused_option_between {
                name,
                value,
                least,
                most
            })
        }
        Allowed::OneOf(amounts) => msg!(refused_option_one_of {
            name,
            value,
            names: choices(amounts, amount.unit, words),
        }),
    })
}

/// What is wrong in a file of options, and where.
pub(crate) fn bad_file(file: &str, bad: &BadOptions, words: &L10n) -> String {
    let games = GameKind::ALL.map(file_name);
    let problem = match &bad.problem {
        FileProblem::Syntax(BadSyntax::Empty) => words.say(&msg!(file_empty {
            names: words.either(&games)
        })),
        FileProblem::Syntax(BadSyntax::Unclosed) => words.text(msg::FILE_UNCLOSED),
        FileProblem::Syntax(BadSyntax::Unexpected(sign)) => words.say(&msg!(file_unexpected {
            text: sign.to_string()
        })),
        FileProblem::Syntax(BadSyntax::NoComma) => words.text(msg::FILE_NO_COMMA),
        FileProblem::NoGame => words.say(&msg!(file_no_game {
            names: words.either(&games)
        })),
        FileProblem::Unknown { name, nearest } => words.say(&msg!(unknown_option {
            text: name,
            nearest
        })),
        FileProblem::NoName => words.text(msg::FILE_NO_NAME),
        FileProblem::Twice(name) => words.say(&msg!(file_twice { name })),
        FileProblem::NoValue(option) => words.say(&msg!(file_no_value {
            name: option.name,
            names: words.either(&examples(option)),
        })),
        FileProblem::Numbers(name, count) => words.say(&msg!(file_numbers {
            name: *name,
            count: *count
        })),
        FileProblem::Option(bad) => bad_option(bad, words),
    };
    words.say(&msg!(file_line {
        file,
        line: bad.line,
        problem
    }))
}

/// The name of a game, as files begin with it.
pub(crate) fn file_name(game: GameKind) -> String {
    let mut letters = game.id().chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// How each kind of value is written in a file.
pub(crate) fn examples(option: &GameOption) -> Vec<String> {
    let usual = |(kind, it): (usize, &ValueKind)| {
        let amount = it.amount.as_ref().map_or(0, |amount| amount.usual);
        option.written(Chosen { kind, amount })
    };
    match option.kinds.len() {
        1 => vec![option.written(option.chosen)],
        _ => option.kinds.iter().enumerate().map(usual).collect(),
    }
}

/// How options differ from the usual ones.
pub(crate) fn differences(options: &Options, words: &L10n) -> Vec<String> {
    let usual = options.kind().usual().list();
    let both = options.list().into_iter().zip(usual);
    both.filter(|(option, usual)| option.chosen != usual.chosen)
        .map(|(option, _)| tell(&option, words))
        .collect()
}

/// An amount as it would be typed.
pub(crate) fn write(unit: Unit, amount: u64, words: &L10n) -> String {
    match unit {
        Unit::Whole => amount.to_string(),
        Unit::Hundredths => decimal(amount, words),
    }
}

/// What can be typed for an option: its words, or what it is called.
pub(crate) fn option_words(name: &str, words: &L10n) -> Vec<String> {
    let key = key(name);
    let typed = words.try_say(&msg::option(&key).form("words"));
    list(&typed.unwrap_or_else(|_| words.say(&msg::option(&key))))
}

/// What can be typed for a kind of value.
pub(crate) fn kind_words(option: &GameOption, kind: &ValueKind, words: &L10n) -> Vec<String> {
    if option.kinds.len() == 1 {
        return Vec::new();
    }
    let key = kind_key(option, kind);
    list(&words.say(&msg::option(&key).form("words")))
}

fn list(text: &str) -> Vec<String> {
    text.split(',').map(|it| it.trim().to_owned()).collect()
}

/// No moment is left between what comes before and the end.
fn has_no_room(amount: &Amount) -> bool {
    matches!(amount.allowed, Allowed::Between(least, most) if least > most)
}

/// Puts what is allowed into a message.
fn limits<'a>(message: Message<'a>, amount: &Amount, words: &L10n) -> Message<'a> {
    match amount.allowed {
        Allowed::Between(..) => {
            let (least, most) = bounds(amount, words);
            message.with("least", least).with("most", most)
        }
        Allowed::OneOf(amounts) => message.with("names", choices(amounts, amount.unit, words)),
    }
}

/// The least and the most that is allowed, as messages take them.
fn bounds<'a>(amount: &Amount, words: &L10n) -> (Value<'a>, Value<'a>) {
    let (least, most) = match amount.allowed {
        Allowed::Between(least, most) => (least, most),
        Allowed::OneOf(amounts) => (
            amounts.first().copied().unwrap_or_default(),
            amounts.last().copied().unwrap_or_default(),
        ),
    };
    let shown = |it| shown(amount.unit, it, words);
    (shown(least), shown(most))
}

/// Amounts of which there is one.
fn choices(amounts: &[u64], unit: Unit, words: &L10n) -> String {
    let amounts = amounts.iter().map(|&it| write(unit, it, words));
    words.either(&amounts.collect::<Vec<_>>())
}

/// An amount as messages take it.
fn shown<'a>(unit: Unit, amount: u64, words: &L10n) -> Value<'a> {
    match unit {
        Unit::Whole => amount.into(),
        Unit::Hundredths => decimal(amount, words).into(),
    }
}

/// Writes hundredths with no more digits than they need.
fn decimal(amount: u64, words: &L10n) -> String {
    let digits = match amount {
        whole if whole.is_multiple_of(100) => 0,
        tenths if tenths.is_multiple_of(10) => 1,
        _ => 2,
    };
    words.decimal(amount as f64 / 100.0, digits)
}

fn kind_key(option: &GameOption, kind: &ValueKind) -> String {
    format!("{}-{}", key(option.name), kind.name)
}

fn key(name: &str) -> String {
    format!("option-{}", name.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Language;

    #[test]
    fn decimals_are_written_as_the_language_does() {
        for (amount, english, polish) in [
            (50, "0.5", "0,5"),
            (5, "0.05", "0,05"),
            (100, "1", "1"),
            (125, "1.25", "1,25"),
            (1_010, "10.1", "10,1"),
            (10_000, "100", "100"),
        ] {
            for (language, text) in [(Language::English, english), (Language::Polish, polish)] {
                let written = write(Unit::Hundredths, amount, &L10n::new(language));
                assert_eq!(written, text);
                assert_eq!(Unit::Hundredths.read(&written), Some(amount));
            }
        }
    }
}
