use super::syntax::{self, BadSyntax, Part, Value, Written};
use super::{BadOption, Chosen, GameKind, GameOption, Options, Unit, ValueKind};

/// Why options cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem:?}")]
pub struct BadOptions {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub problem: FileProblem,
}

/// What is wrong in a file of options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// The signs make no sense.
    Syntax(BadSyntax),
    /// It does not begin with the name of a game.
    NoGame,
    /// No option has this name. In saved files unknown names are ignored,
    /// because a newer version may have written them; a person has misspelt it.
    Unknown {
        /// The name.
        name: String,
        /// The most similar name that is allowed there.
        nearest: String,
    },
    /// A value without the name of an option.
    NoName,
    /// An option that was there before.
    Twice(String),
    /// What is written is no value of this option.
    NoValue(GameOption),
    /// This many numbers belong there.
    Numbers(&'static str, usize),
    /// The amount is not allowed.
    Option(BadOption),
}

impl Options {
    /// Reads options as a person writes them.
    pub fn read(text: &str) -> Result<Options, BadOptions> {
        let written =
            syntax::read(text).map_err(|(line, wrong)| FileProblem::Syntax(wrong).at(line))?;
        let (game, parts) = match written.value {
            Value::Group(game, parts) => (game, parts),
            Value::Word(game) => (game, Vec::new()),
            _ => (String::new(), Vec::new()),
        };
        let game = GameKind::with_id(&plain(&game));
        let mut reader = OptionsReader {
            options: game.ok_or(FileProblem::NoGame.at(written.line))?.usual(),
            lines: Vec::new(),
        };
        reader.read(parts)?;
        match reader.options.check() {
            Ok(()) => Ok(reader.options),
            Err(bad) => {
                let own = reader.lines.iter().find(|(name, _)| *name == bad.0.name);
                let line = own.map_or(written.line, |(_, line)| *line);
                Err(FileProblem::Option(bad).at(line))
            }
        }
    }
}

impl FileProblem {
    fn at(self, line: usize) -> BadOptions {
        BadOptions {
            line,
            problem: self,
        }
    }
}

struct OptionsReader {
    options: Options,
    /// The options that were read, and where.
    lines: Vec<(&'static str, usize)>,
}

impl OptionsReader {
    /// Reads the options of a game, in brackets once or twice.
    fn read(&mut self, mut parts: Vec<Part>) -> Result<(), BadOptions> {
        while let [
            Part {
                name: None,
                written:
                    Written {
                        value: Value::Group(_, inner),
                        ..
                    },
            },
        ] = &parts[..]
        {
            parts = inner.clone();
        }
        for Part { name, written } in parts {
            let name = name.ok_or(FileProblem::NoName.at(written.line))?;
            self.read_option(&name, &written)?;
        }
        Ok(())
    }

    fn read_option(&mut self, name: &str, written: &Written) -> Result<(), BadOptions> {
        let list = self.options.list();
        if let Some(option) = list.iter().find(|it| it.name == name) {
            return self.set(option, written);
        }
        let parts: Vec<&GameOption> = list.iter().filter(|it| it.field == name).collect();
        if parts.is_empty() {
            let known = list.iter().flat_map(|it| [it.name, it.field]);
            return Err(unknown(name, known).at(written.line));
        }
        match &written.value {
            Value::Group(_, groups) if groups.iter().all(|it| it.name.is_some()) => {
                for group in groups {
                    let name = group.name.as_deref().unwrap_or_default();
                    let own = parts.iter().copied().filter(|it| it.part == name);
                    let own: Vec<&GameOption> = own.collect();
                    if own.is_empty() {
                        let known = parts.iter().map(|it| it.part);
                        return Err(unknown(name, known).at(group.written.line));
                    }
                    self.set_all(&own, &group.written)?;
                }
                Ok(())
            }
            _ => self.set_all(&parts, written),
        }
    }

    /// Sets options one after another that are written in brackets.
    fn set_all(&mut self, options: &[&GameOption], written: &Written) -> Result<(), BadOptions> {
        let single = [Part {
            name: None,
            written: written.clone(),
        }];
        let values = match &written.value {
            Value::Group(_, values) => values,
            _ => &single[..],
        };
        if values.len() != options.len() {
            let problem = FileProblem::Numbers(options[0].field, options.len());
            return Err(problem.at(written.line));
        }
        let mut both = options.iter().zip(values);
        both.try_for_each(|(option, value)| self.set(option, &value.written))
    }

    fn set(&mut self, option: &GameOption, written: &Written) -> Result<(), BadOptions> {
        if self.lines.iter().any(|(name, _)| *name == option.name) {
            return Err(FileProblem::Twice(option.name.to_owned()).at(written.line));
        }
        let chosen = option.read(&written.value);
        let chosen = chosen.ok_or_else(|| FileProblem::NoValue(option.clone()).at(written.line))?;
        self.options.choose(option.name, chosen);
        self.lines.push((option.name, written.line));
        Ok(())
    }
}

impl GameOption {
    /// The value that is written so, allowed or not.
    fn read(&self, value: &Value) -> Option<Chosen> {
        match value {
            Value::Number(number) => self.chosen_by_number(number),
            Value::Amount(number, kind) => self.chosen_by_amount(kind, number),
            Value::Word(word) => {
                let kind = self.kind_written(word)?;
                let none = self.kinds[kind].amount.is_none();
                none.then_some(Chosen { kind, amount: 0 })
            }
            Value::Group(name, parts) => match &parts[..] {
                [
                    Part {
                        name: None,
                        written,
                    },
                ] if ["", "Some"].contains(&name.as_str()) => self.read(&written.value),
                [
                    Part {
                        name: None,
                        written:
                            Written {
                                value: Value::Number(number),
                                ..
                            },
                    },
                ] => self.chosen_by_amount(name, number),
                _ => None,
            },
        }
    }

    /// The kind that a number without a unit belongs to: the only one with an
    /// amount, or the only one with whole amounts.
    pub(crate) fn kind_of_number(&self, number: &str) -> Option<usize> {
        let unit = |kind: &ValueKind| kind.amount.as_ref().map(|amount| amount.unit);
        let only = |fits: &dyn Fn(Unit) -> bool| {
            let kinds = self.kinds.iter().enumerate();
            let mut fitting = kinds.filter(|(_, kind)| unit(kind).is_some_and(fits));
            let (place, _) = fitting.next()?;
            fitting.next().is_none().then_some(place)
        };
        let is_whole = Unit::Whole.read(number).is_some();
        only(&|_| true).or_else(|| only(&|unit| is_whole && unit == Unit::Whole))
    }

    fn chosen_by_number(&self, number: &str) -> Option<Chosen> {
        let kind = self.kind_of_number(number)?;
        let amount = self.kinds[kind].amount.as_ref()?;
        let amount = amount.unit.read(number)?;
        Some(Chosen { kind, amount })
    }

    fn chosen_by_amount(&self, word: &str, number: &str) -> Option<Chosen> {
        let kind = self.kind_written(word)?;
        let ValueKind { name, amount, .. } = &self.kinds[kind];
        // By the name that saved games write, a whole number is in hundredths.
        let saved = Unit::Whole
            .read(number)
            .filter(|_| plain(word) == plain(name));
        let amount = saved.or_else(|| amount.as_ref()?.unit.read(number))?;
        Some(Chosen { kind, amount })
    }

    fn kind_written(&self, word: &str) -> Option<usize> {
        let is_meant = |own: &str| plain(own) == plain(word);
        let mut kinds = self.kinds.iter();
        kinds.position(|kind| is_meant(kind.name) || is_meant(kind.written))
    }

    /// A value as a person would write it in a file.
    pub fn written(&self, chosen: Chosen) -> String {
        let kind = &self.kinds[chosen.kind];
        match &kind.amount {
            None => kind.written.to_owned(),
            Some(amount) => {
                let number = amount.unit.write(chosen.amount);
                if kind.written.is_empty() {
                    number
                } else {
                    format!("{}({number})", kind.written)
                }
            }
        }
    }
}

/// The text without what people write differently: capitals, spaces and lines
/// between words.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|sign| sign.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

fn unknown<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> FileProblem {
    let nearest = known.min_by_key(|known| strsim::damerau_levenshtein(known, name));
    FileProblem::Unknown {
        name: name.to_owned(),
        nearest: nearest.unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(written: &str, saved: &str) {
        let saved: Options = ron::from_str(saved).unwrap();
        assert_eq!(Options::read(written), Ok(saved), "{written}");
    }

    #[test]
    fn options_are_read_as_people_write_them() {
        for (written, saved) in [
            ("Holdem", "Holdem(())"),
            ("holdem()", "Holdem(())"),
            ("Holdem(big_blind: 400)", "Holdem((big_blind: 400))"),
            ("Holdem((big_blind: 400,))", "Holdem((big_blind: 400))"),
            ("Holdem(HoldemOptions(ante: 1_000))", "Holdem((ante: 1000))"),
            ("\u{feff}Draw(target: 0x20) // end", "Draw((target: 32))"),
            (
                "/* a /* b */ */ Draw(r#target: +50u16)",
                "Draw((target: 50))",
            ),
            (
                "#![enable(implicit_some)] Draw(turn_timer: 30)",
                "Draw((turn_timer: Some(30)))",
            ),
            ("Draw(turn_timer: Some(30))", "Draw((turn_timer: Some(30)))"),
            ("Draw(turn_timer: \"30\")", "Draw((turn_timer: Some(30)))"),
            ("Draw(turn_timer: None)", "Draw(())"),
            ("Draw(turn_timer: off)", "Draw(())"),
            ("Draw(turn_timer: \"off\")", "Draw(())"),
            ("Draw(limit_style: \"up to\")", "Draw((limit_style: UpTo))"),
            (
                "Holdem(raise_mode: pot_limit)",
                "Holdem((raise_mode: PotLimit))",
            ),
            (
                "Holdem(blinds_rise: 10 hands)",
                "Holdem((blinds_rise: Hands(10)))",
            ),
            (
                "Holdem(blinds_rise: Hands(10))",
                "Holdem((blinds_rise: Hands(10)))",
            ),
            ("Holdem(blinds_rise: never)", "Holdem((blinds_rise: Never))"),
            (
                "Unique(discard_cost: 7)",
                "Unique((discard_cost: Fixed(7)))",
            ),
            (
                "Unique(discard_cost: 0.05 pot)",
                "Unique((discard_cost: TimesPot(5)))",
            ),
            (
                "Unique(discard_cost: \"0,05 pot\")",
                "Unique((discard_cost: TimesPot(5)))",
            ),
            (
                "Unique(discard_cost: Pot(0.05))",
                "Unique((discard_cost: TimesPot(5)))",
            ),
            (
                "Unique(discard_cost: Ante(2))",
                "Unique((discard_cost: TimesAnte(200)))",
            ),
            (
                "Unique(discard_cost: OwnBet(.5))",
                "Unique((discard_cost: TimesOwnBet(50)))",
            ),
            (
                "Unique(discard_cost: TimesPot(5))",
                "Unique((discard_cost: TimesPot(5)))",
            ),
            (
                "Unique(discard_cost: TimesPot(0.5))",
                "Unique((discard_cost: TimesPot(50)))",
            ),
            (
                "Unique(end_picking_early: true)",
                "Unique((end_picking_early: true))",
            ),
            (
                "Unique(waves: (15, 30, 45))",
                "Unique((waves: (open: (0, 15, 30), end: 45)))",
            ),
            (
                "Unique(waves: [5, 8, 11])",
                "Unique((waves: (open: (0, 5, 8), end: 11)))",
            ),
            (
                "Unique(waves: (end: 45, open: (15, 30)))",
                "Unique((waves: (open: (0, 15, 30), end: 45)))",
            ),
            (
                "Unique(third_wave: 9, picking_time: 20)",
                "Unique((waves: (open: (0, 5, 9), end: 20)))",
            ),
        ] {
            same(written, saved);
        }
    }

    #[test]
    fn every_value_can_be_written_and_read() {
        for (name, options) in Options::presets() {
            for option in options.list() {
                for pick in option.picks().into_iter().chain([option.chosen]) {
                    let mut expected = options.clone();
                    expected.choose(option.name, pick);
                    let written = format!("{}: {}", option.name, option.written(pick));
                    let mut reader = OptionsReader {
                        options: options.clone(),
                        lines: Vec::new(),
                    };
                    let value = syntax::read(&format!("({written})")).unwrap().value;
                    let Value::Group(_, parts) = value else {
                        panic!("{written}");
                    };
                    assert_eq!(reader.read(parts), Ok(()), "{name} {written}");
                    assert_eq!(reader.options, expected, "{name} {written}");
                }
            }
        }
    }

    #[test]
    fn what_is_misspelt_is_found() {
        for (text, line, name, near) in [
            ("Holdem((plaeyrs: 3))", 1, "plaeyrs", "players"),
            ("Holdem(\nsmall_blind: 3)", 2, "small_blind", "big_blind"),
            (
                "Unique((\n\n dicard_cost: Fixed(3)))",
                3,
                "dicard_cost",
                "discard_cost",
            ),
            (
                "Unique((waves: (open: (5, 8), end: 10, edn: 3)))",
                1,
                "edn",
                "end",
            ),
            ("Draw(traget: 3)", 1, "traget", "target"),
        ] {
            let problem = FileProblem::Unknown {
                name: name.to_owned(),
                nearest: near.to_owned(),
            };
            assert_eq!(Options::read(text), Err(problem.at(line)), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        use BadSyntax::*;
        let syntax = FileProblem::Syntax;
        for (text, line, problem) in [
            ("", 1, syntax(Empty)),
            ("\n// nothing\n", 3, syntax(Empty)),
            ("Holdem(\n", 2, syntax(Unclosed)),
            ("Holdem(players: \"3", 1, syntax(Unclosed)),
            ("/* Holdem", 1, syntax(Unclosed)),
            ("Holdem(\nplayers = 3)", 2, syntax(Unexpected('='))),
            ("Holdem(players: 3))", 1, syntax(Unexpected(')'))),
            ("Holdem(players: 3\nante: 5)", 2, syntax(NoComma)),
            ("Holdem(players: -3)", 1, syntax(Unexpected('-'))),
            ("Chess(players: 2)", 1, FileProblem::NoGame),
            ("(players: 2)", 1, FileProblem::NoGame),
            ("Holdem(3)", 1, FileProblem::NoName),
            (
                "Holdem(ante: 3,\nante: 4)",
                2,
                FileProblem::Twice("ante".to_owned()),
            ),
            ("Unique(waves: (1, 2))", 1, FileProblem::Numbers("waves", 3)),
        ] {
            assert_eq!(Options::read(text), Err(problem.at(line)), "{text}");
        }
        for (text, line, option) in [
            ("Holdem(ante: 3,\nplayers: many)", 2, "players"),
            ("Holdem(players: 2.5)", 1, "players"),
            ("Holdem(blinds_rise: 10)", 1, "blinds_rise"),
            ("Holdem(blinds_rise: Minutes)", 1, "blinds_rise"),
            ("Unique(discard_cost: 0.05)", 1, "discard_cost"),
            ("Unique(discard_cost: 5 stones)", 1, "discard_cost"),
        ] {
            match Options::read(text) {
                Err(BadOptions {
                    line: at,
                    problem: FileProblem::NoValue(found),
                }) => assert_eq!((at, found.name), (line, option), "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
        for (text, line, option) in [
            ("Holdem(ante: 3,\nplayers: 13)", 2, "players"),
            ("Holdem(ante: 99999999999999999999)", 1, "ante"),
            ("Unique(\nante: 1_000)", 1, "starting_chips"),
            ("Unique(waves: (5, 5, 10))", 1, "third_wave"),
        ] {
            match Options::read(text) {
                Err(BadOptions {
                    line: at,
                    problem: FileProblem::Option(BadOption(found)),
                }) => assert_eq!((at, found.name), (line, option), "{text}"),
                other => panic!("{text}: {other:?}"),
            }
        }
    }
}
