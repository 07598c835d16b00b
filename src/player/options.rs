//! Options of a game as a player types them: `big blind 400`, `turn timer
//! off`, `discard cost 0.05 pot`, `waves 0 5 8 10`, and `big blind` alone to
//! ask for it.

use super::commands::{is_typed, parse_amount, plain};
use crate::rules::{BadOption, Chosen, GameKind, GameOption, Options, Unit};
use crate::speech::options as says;
use crate::speech::{L10n, Language, msg};

/// The options of a table that is being set by words.
pub(crate) struct TypedOptions {
    game: GameKind,
    /// What was set, in order.
    changes: Vec<(&'static str, Chosen)>,
}

impl TypedOptions {
    pub(crate) fn new(game: GameKind) -> TypedOptions {
        TypedOptions {
            game,
            changes: Vec::new(),
        }
    }

    /// A ready-made table with what was set.
    pub(crate) fn over(&self, mut options: Options) -> Result<Options, BadOption> {
        for &(name, chosen) in &self.changes {
            options.choose(name, chosen);
        }
        options.check().map(|()| options)
    }

    /// Sets an option or tells about it. Nothing where the line is about
    /// something else.
    pub(crate) fn obey(&mut self, line: &str, words: &L10n) -> Option<Vec<String>> {
        let line = line.replace(['_', ':', '='], " ");
        let languages = [words, &L10n::new(Language::English)];
        let is = |known, text: &str| is_typed(known, text, words);
        let current = self.current().list();
        if is(msg::OPTIONS_WORDS, &line) {
            return Some(current.iter().map(|it| told(it, words)).collect());
        }
        if is(msg::RESET_WORDS, &line) {
            self.changes.clear();
            return Some(vec![words.text(msg::OPTIONS_RESET)]);
        }
        let (options, rest) = match meant(&line, &current, &languages) {
            Some(found) => found,
            None => return misspelt(&line, &current, words).map(|it| vec![it]),
        };
        if rest.is_empty() {
            return Some(options.iter().map(|it| told(it, words)).collect());
        }
        if is(msg::RESET_WORDS, rest) {
            let is_meant = |name: &str| options.iter().any(|it| it.name == name);
            self.changes.retain(|(name, _)| !is_meant(name));
            let now = self.current().list().into_iter();
            let now = now.filter(|it| is_meant(it.name));
            return Some(now.map(|it| says::tell(&it, words)).collect());
        }
        Some(vec![match read_all(&options, rest, &languages) {
            Some(values) => self.set(&options, &values, words),
            None => words.say(&msg!(not_an_option_value {
                name: says::label(&options[0], words),
                text: rest,
                allowed: says::allowed(&options[0], words),
            })),
        }])
    }

    /// The usual options with what was set.
    fn current(&self) -> Options {
        let mut options = self.game.usual();
        for &(name, chosen) in &self.changes {
            options.choose(name, chosen);
        }
        options
    }

    /// Sets options, unless one of them cannot be that. What is wrong with
    /// another one because of it is told, too.
    fn set(&mut self, options: &[GameOption], values: &[Chosen], words: &L10n) -> String {
        let names = options.iter().map(|it| it.name);
        let before = self.changes.clone();
        self.changes.extend(names.zip(values.iter().copied()));
        let now = self.current();
        let is_meant = |it: &GameOption| options.iter().any(|own| own.name == it.name);
        let own: Vec<GameOption> = now.list().into_iter().filter(is_meant).collect();
        if let Err(bad) = own.iter().try_for_each(GameOption::check) {
            self.changes = before;
            return says::bad_option(&bad, words);
        }
        let mut told: Vec<String> = own.iter().map(|it| says::tell(it, words)).collect();
        told.extend(now.check().err().map(|bad| says::bad_option(&bad, words)));
        words.one_after_another(told)
    }
}

/// An option, its value and what it may be.
fn told(option: &GameOption, words: &L10n) -> String {
    words.one_after_another([says::tell(option, words), says::allowed(option, words)])
}

/// The options that a line begins with, and what follows: the longest name
/// counts.
fn meant<'a>(
    line: &'a str,
    all: &[GameOption],
    languages: &[&L10n],
) -> Option<(Vec<GameOption>, &'a str)> {
    let line = line.trim();
    let spaces = line.char_indices().filter(|(_, sign)| sign.is_whitespace());
    let ends = [line.len()]
        .into_iter()
        .chain(spaces.map(|(at, _)| at).rev());
    ends.map(|end| line.split_at(end)).find_map(|(head, rest)| {
        let head = plain(head);
        let is_called = |name: &str| names(name, languages).iter().any(|it| plain(it) == head);
        let own = all.iter().filter(|it| is_called(it.name));
        let mut found: Vec<GameOption> = own.cloned().collect();
        if found.is_empty() {
            found = all
                .iter()
                .filter(|it| is_called(it.field))
                .cloned()
                .collect();
        }
        (!found.is_empty()).then_some((found, rest.trim()))
    })
}

/// What an option is called, in all these languages and in files.
fn names(name: &str, languages: &[&L10n]) -> Vec<String> {
    let words = languages.iter().flat_map(|it| says::option_words(name, it));
    words.chain([name.replace('_', " ")]).collect()
}

/// That no option is called that, with the nearest name, where one is near.
fn misspelt(line: &str, all: &[GameOption], words: &L10n) -> Option<String> {
    let text = line
        .split(|sign: char| sign.is_ascii_digit())
        .next()?
        .trim();
    let typed = plain(text);
    let fields = all.iter().flat_map(|it| [it.name, it.field]);
    let known = fields.flat_map(|name| names(name, &[words]));
    let (distance, nearest) = known
        .map(|name| (strsim::damerau_levenshtein(&plain(&name), &typed), name))
        .min()?;
    let is_near = distance <= 1 + typed.chars().count() / 5;
    is_near.then(|| words.say(&msg!(unknown_option { text, nearest })))
}

/// The values of one option, or of several one after another.
fn read_all(options: &[GameOption], text: &str, languages: &[&L10n]) -> Option<Vec<Chosen>> {
    if let [option] = options {
        return Some(vec![read(option, text, languages)?]);
    }
    let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
    let parts: Vec<&str> = parts.collect();
    let both = options.iter().zip(&parts);
    let values: Option<Vec<Chosen>> = both.map(|(it, part)| read(it, part, languages)).collect();
    values.filter(|_| parts.len() == options.len())
}

/// The value of an option, allowed or not.
fn read(option: &GameOption, text: &str, languages: &[&L10n]) -> Option<Chosen> {
    let is_called = |kind: usize, text: &str| {
        let kind = &option.kinds[kind];
        let words = languages
            .iter()
            .flat_map(|it| says::kind_words(option, kind, it));
        let mut words = words.chain([kind.name.to_owned(), kind.written.to_owned()]);
        words.any(|word| plain(&word) == plain(text))
    };
    let mut kinds = 0..option.kinds.len();
    let Some((number, unit)) = number(text) else {
        let kind = kinds.find(|&it| option.kinds[it].amount.is_none() && is_called(it, text))?;
        return Some(Chosen { kind, amount: 0 });
    };
    let kind = if unit.is_empty() {
        let whole = parse_amount(number).map(|it| it.to_string());
        option.kind_of_number(whole.as_deref().unwrap_or(number))?
    } else {
        kinds.find(|&it| option.kinds[it].amount.is_some() && is_called(it, &unit))?
    };
    let amount = option.kinds[kind].amount.as_ref()?;
    let amount = read_amount(amount.unit, number)?;
    Some(Chosen { kind, amount })
}

/// The number in a text, and the words around it.
fn number(text: &str) -> Option<(&str, String)> {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let (first, last) = (text.find(is_digit)?, text.rfind(is_digit)?);
    let is_point = |sign: char| sign == '.' || sign == ',';
    let start = text[..first].trim_end_matches(is_point).len();
    let unit = format!("{} {}", &text[..start], &text[last + 1..]);
    Some((&text[start..=last], unit.trim().to_owned()))
}

/// Reads an amount as it was typed.
pub(crate) fn read_amount(unit: Unit, text: &str) -> Option<u64> {
    match unit {
        Unit::Whole => parse_amount(text).ok(),
        Unit::Hundredths => unit.read(text.trim()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told about each line, typed one after another.
    fn check(game: GameKind, language: Language, lines: &[(&str, &str)]) {
        let words = L10n::new(language);
        let mut typed = TypedOptions::new(game);
        for (line, told) in lines {
            let said = typed.obey(line, &words).unwrap_or_default();
            assert_eq!(said.join(" "), *told, "{line}");
        }
    }

    #[test]
    fn holdem() {
        check(
            GameKind::Holdem,
            Language::English,
            &[
                ("big blind 400", "Big blind: 400."),
                ("Big_blind: 1,000", "Big blind: 1,000."),
                ("big blind", "Big blind: 1,000. From 1 to 1,000,000."),
                ("big blind default", "Big blind: 200."),
                ("big blind 0", "Big blind cannot be 0, only 1 to 1,000,000."),
                ("turn timer 30", "Turn timer: 30 seconds."),
                ("turn timer off", "Turn timer: none."),
                (
                    "turn timer 7",
                    "Turn timer cannot be 7, only 5, 10, 15, 20, 30, 45, 60 or 90.",
                ),
                ("blinds rise 10 hands", "Blinds rise: every 10 hands."),
                (
                    "blinds rise every 5 minutes",
                    "Blinds rise: every 5 minutes.",
                ),
                ("blinds rise never", "Blinds rise: never."),
                (
                    "blinds rise 10",
                    "Blinds rise cannot be 10. Never, every 5, 10, 15, 20 or 30 minutes or every 1 to 100 hands.",
                ),
                ("raise mode pot limit", "Raise limit: the pot."),
                ("raise limit twice the pot", "Raise limit: twice the pot."),
                ("ante 5", "Ante: 5."),
                ("ante start level 3", "First level with an ante: 3."),
                (
                    "bg blind 400",
                    "There is no option called bg blind. Did you mean Big blind?",
                ),
                (
                    "plaeyrs",
                    "There is no option called plaeyrs. Did you mean Players?",
                ),
                ("reset", "All options are back to their defaults."),
                ("ante", "Ante: 0. From 0 to 1,000,000."),
                ("what", ""),
                ("3", ""),
                ("", ""),
            ],
        );
    }

    #[test]
    fn unique() {
        check(
            GameKind::Unique,
            Language::English,
            &[
                (
                    "discard cost 0.05 pot",
                    "Cost of a discard: 0.05 times the pot.",
                ),
                (
                    "discard cost 2 ante",
                    "Cost of a discard: 2 times the ante.",
                ),
                (
                    "discard cost half",
                    "Cost of a discard cannot be half. 1 to 1,000,000 chips, 0.01 to 100 times the ante, 0.01 to 100 times your own bet or 0.01 to 100 times the pot.",
                ),
                ("discard cost 7", "Cost of a discard: 7 chips."),
                (
                    "discard cost .5 times your own bet",
                    "Cost of a discard: 0.5 times your own bet.",
                ),
                (
                    "discard cost 200 pot",
                    "Discard cost in pots cannot be 200, only 0.01 to 100.",
                ),
                (
                    "end picking early yes",
                    "Picking ends: when everyone has picked.",
                ),
                (
                    "waves 15 30 45",
                    "Second wave in seconds: 15. Third wave in seconds: 30. End of picking in seconds: 45.",
                ),
                (
                    "waves 5 5 10",
                    "Third wave in seconds cannot be 5, only 6 to 600.",
                ),
                ("wave 2 10", "Second wave in seconds: 10."),
                (
                    "ante 1000",
                    "Ante: 1,000. Starting chips cannot be 1,000, only 3,000 to 1,000,000,000.",
                ),
                ("starting chips 5000", "Starting chips: 5,000."),
            ],
        );
    }

    #[test]
    fn polish() {
        check(
            GameKind::Unique,
            Language::Polish,
            &[
                (
                    "koszt odrzucenia 0,05 puli",
                    "Koszt odrzucenia: pula razy 0,05.",
                ),
                (
                    "discard cost 0,05 puli",
                    "Koszt odrzucenia: pula razy 0,05.",
                ),
                ("discard cost 2 ante", "Koszt odrzucenia: ante razy 2."),
                ("czas na ruch 30", "Czas na ruch: 30 sekund."),
                ("czas na ruch wylaczony", "Czas na ruch: bez limitu."),
                (
                    "fale 5 8 11",
                    "Druga fala, w sekundach: 5. Trzecia fala, w sekundach: 8. Koniec wybierania, w sekundach: 11.",
                ),
                ("druga fala 6", "Druga fala, w sekundach: 6."),
                ("koszt odrzucenia domyślnie", "Koszt odrzucenia: 5 żetonów."),
            ],
        );
        check(
            GameKind::Holdem,
            Language::Polish,
            &[
                ("duza ciemna 400", "Duża ciemna: 400."),
                (
                    "wzrost ciemnych co 10 rozdań",
                    "Wzrost ciemnych: co 10 rozdań.",
                ),
                ("wzrost ciemnych nigdy", "Wzrost ciemnych: nigdy."),
                (
                    "limit podbicia wysokość puli",
                    "Limit podbicia: wysokość puli.",
                ),
            ],
        );
    }

    #[test]
    fn every_option_can_be_set_by_its_words() {
        for &language in Language::ALL {
            let words = L10n::new(language);
            for game in GameKind::ALL {
                for option in game.usual().list() {
                    for pick in option.picks().into_iter().chain([option.chosen]) {
                        let set = option.with(pick);
                        let value = says::value(&set, &words);
                        let line = format!("{} {value}", option.name);
                        let mut typed = TypedOptions::new(game);
                        let told = typed.obey(&line, &words).unwrap_or_default().join(" ");
                        assert_eq!(told, says::tell(&set, &words), "{line}");
                    }
                }
            }
        }
    }
}
