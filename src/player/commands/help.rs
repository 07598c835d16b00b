use super::{COMMANDS, Chord, Command, CommandEntry, Context, Keymap, Purpose};
use crate::speech::{L10n, msg};

/// What the keys do in a context, one spoken line for each, such as "shift A:
/// all in". Keys that are turned off are left out.
pub fn help_lines(keymap: &Keymap, words: &L10n, context: Context) -> Vec<String> {
    key_lines(keymap, words, |entry| {
        // At most tables nobody else is there.
        entry.purpose != Purpose::Company && entry.useful.contains(&context)
    })
}

/// What the keys for a purpose do, one line for each.
pub(crate) fn purpose_lines(keymap: &Keymap, words: &L10n, purpose: Purpose) -> Vec<String> {
    key_lines(keymap, words, |entry| entry.purpose == purpose)
}

fn key_lines(keymap: &Keymap, words: &L10n, told: impl Fn(&CommandEntry) -> bool) -> Vec<String> {
    (groups().filter(|group| told(&group[0])))
        .filter_map(|group| {
            let chords = group.iter().filter_map(|entry| keymap.chord(entry.command));
            let keys = spoken(&chords.collect::<Vec<_>>(), words)?;
            Some(line(&keys, &group[0], words))
        })
        .collect()
}

/// What can be typed in a terminal in a context for a purpose, one line for each
/// command, such as "call, check: call or check".
pub fn word_lines(words: &L10n, context: Context, purpose: Purpose) -> Vec<String> {
    let told = |entry: &CommandEntry| {
        entry.purpose == purpose
            && entry.useful.contains(&context)
            && !matches!(entry.command, Command::Window(_))
    };
    (groups().filter(|group| told(&group[0])))
        .map(|group| line(&typed(&group[0], words), &group[0], words))
        .collect()
}

/// What a key would do in a context.
pub fn describe(keymap: &Keymap, words: &L10n, chord: Chord, context: Context) -> String {
    let key = chord.spoken(words);
    match keymap.entry(chord, context) {
        Some(entry) => line(&key, entry, words),
        None => words.say(&msg!(key_does_nothing { key })),
    }
}

/// Who would have received a command that was given elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Receiver {
    Table,
    Review,
    Window,
}

/// That a command means nothing here, and where it does.
pub(crate) fn not_here(command: Command, receiver: Receiver, words: &L10n) -> String {
    let name = CommandEntry::of(command).map(|entry| entry.name(words));
    let command = name.unwrap_or_default();
    words.say(&match receiver {
        Receiver::Table => msg!(help_at_table { command }),
        Receiver::Review => msg!(help_in_past { command }),
        Receiver::Window => msg!(help_in_window { command }),
    })
}

/// All default keys as a table in Markdown.
pub fn markdown_table(words: &L10n) -> String {
    let titles = [msg::HELP_KEY, msg::HELP_COMMAND, msg::HELP_WORDS].map(|title| words.text(title));
    let [key, command, typed_as] = titles;
    let mut table = format!("| {key} | {command} | {typed_as} |\n| --- | --- | --- |\n");
    for group in groups() {
        let chords: Vec<Chord> = group.iter().map(|entry| entry.chord).collect();
        let does = group[0].help(words);
        let typed = typed(&group[0], words);
        table.push_str(&format!("| {} | {does} | {typed} |\n", written(&chords)));
    }
    table
}

/// The commands, those that share a message together.
fn groups() -> impl Iterator<Item = &'static [CommandEntry]> {
    COMMANDS.chunk_by(|one, next| one.message == next.message)
}

fn line(key: &str, entry: &CommandEntry, words: &L10n) -> String {
    let does = entry.help(words);
    words.say(&msg!(key_help { key, does }))
}

/// What can be typed. The command for the first card stands for all cards.
fn typed(entry: &CommandEntry, words: &L10n) -> String {
    let with_place = |word: String| match entry.command.place() {
        Some(place) => format!("{word} {place}"),
        None => word,
    };
    words.series(entry.words(words).into_iter().map(with_place))
}

fn spoken(chords: &[Chord], words: &L10n) -> Option<String> {
    if let Some((first, last)) = run(chords) {
        let range = msg!(key_range {
            first: first.key.label(),
            last: last.key.label()
        });
        return Some(first.spoken_with(words, words.say(&range)));
    }
    let names: Vec<String> = chords.iter().map(|chord| chord.spoken(words)).collect();
    (!names.is_empty()).then(|| words.list(&names))
}

fn written(chords: &[Chord]) -> String {
    if let Some((first, last)) = run(chords) {
        return format!("{first}–{}", last.key);
    }
    let names: Vec<String> = chords.iter().map(Chord::to_string).collect();
    names.join(", ")
}

/// The first and last of three or more digits in order, with the same
/// modifiers.
fn run(chords: &[Chord]) -> Option<(Chord, Chord)> {
    let (&[first, .., last], true) = (chords, chords.len() > 2) else {
        return None;
    };
    let follows = |pair: &[Chord]| {
        let digits = pair[0].key.digit().zip(pair[1].key.digit());
        let next = digits.is_some_and(|(one, next)| one + 1 == next);
        next && pair[0].modifiers == pair[1].modifiers
    };
    chords.windows(2).all(follows).then_some((first, last))
}
