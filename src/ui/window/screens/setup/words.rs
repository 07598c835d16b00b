use super::form::{Amount, AmountProblem, FormRow, OptionsForm, Pick};
use super::value::Unit;
use crate::rules::Options;
use crate::speech::{L10n, Message};

/// What an option is called.
pub(super) fn label(row: &FormRow, words: &L10n) -> String {
    words.text(&key(row.id))
}

/// What an option is for.
pub(super) fn about(row: &FormRow, words: &L10n) -> String {
    words.text(&format!("{}-about", key(row.id)))
}

/// What can be picked.
pub(super) fn pick(row: &FormRow, pick: Pick, words: &L10n) -> String {
    let key = format!("{}-{}", key(row.id), pick.name);
    let message = Message::new(&key);
    words.say(&match pick.amount {
        Some(amount) => message.with("count", amount),
        None => message,
    })
}

/// What the amount of an option is called.
pub(super) fn amount_label(row: &FormRow, words: &L10n) -> String {
    if row.picks.is_empty() {
        return label(row, words);
    }
    words.text(&format!("{}-{}-amount", key(row.id), row.picked.name))
}

/// The values that an amount can have.
pub(super) fn range(amount: &Amount, words: &L10n) -> String {
    if amount.least > amount.most {
        return words.text("setup-no-room");
    }
    let key = match amount.unit {
        Unit::Whole => "setup-range",
        Unit::Hundredths => "setup-range-decimal",
    };
    words.say(&limits(Message::new(key), amount, words))
}

/// What is wrong with an amount, and what would be right.
pub(super) fn problem(row: &FormRow, words: &L10n) -> Option<String> {
    let amount = row.amount.as_ref()?;
    let key = match (amount.problem?, amount.unit) {
        _ if amount.least > amount.most => return Some(words.text("setup-no-room")),
        (AmountProblem::OutOfRange, _) => "setup-out-of-range",
        (AmountProblem::NoNumber, Unit::Whole) => "setup-no-number",
        (AmountProblem::NoNumber, Unit::Hundredths) => "setup-no-decimal",
    };
    let message = Message::new(key).with("name", amount_label(row, words));
    Some(words.say(&limits(message, amount, words)))
}

/// How ready-made options differ from the usual ones.
pub(super) fn differences(options: &Options, usual: &Options, words: &L10n) -> String {
    let rows = |options: &Options| OptionsForm::new(options.clone()).sheet().rows;
    let both = rows(options).into_iter().zip(rows(usual));
    let told: Vec<String> = both
        .filter(|(row, usual)| row.picked != usual.picked || value(row) != value(usual))
        .flat_map(|(row, _)| tell(&row, words))
        .collect();
    match told.is_empty() {
        true => words.text("setup-preset-usual"),
        false => told.join(" "),
    }
}

fn value(row: &FormRow) -> Option<u64> {
    row.amount.as_ref().map(|amount| amount.value)
}

/// The value of an option in a sentence or two.
fn tell(row: &FormRow, words: &L10n) -> Vec<String> {
    let named = |label: String| Message::new("setup-value").with("name", label);
    let picked = (!row.picks.is_empty()).then(|| {
        let message = named(label(row, words));
        message.with("value", pick(row, row.picked, words))
    });
    let amount = row.amount.as_ref().map(|amount| {
        let message = named(amount_label(row, words));
        amount.unit.with(message, "value", amount.value, words)
    });
    let both = picked.into_iter().chain(amount);
    both.map(|message| words.say(&message)).collect()
}

/// With a capital letter, as what is chosen stands on its own.
pub(super) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn limits<'a>(message: Message<'a>, amount: &Amount, words: &L10n) -> Message<'a> {
    let unit = amount.unit;
    let message = unit.with(message, "least", amount.least, words);
    unit.with(message, "most", amount.most, words)
}

fn key(id: &str) -> String {
    format!("option-{}", id.replace('_', "-"))
}
