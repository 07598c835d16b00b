//! Files of options as they are written, before anybody knows what is meant.
//! They look like RON, and what RON reads is read here, too; beyond that, an
//! amount may have its unit behind it, and a text may stand in quotes.

use std::iter::Peekable;
use std::str::CharIndices;

/// Something in a file, and the line where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) line: usize,
    pub(super) value: Value,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// `30`, `0.05`
    Number(String),
    /// `0.05 pot`
    Amount(String, String),
    /// `Never`, `"no limit"`
    Word(String),
    /// `Minutes(20)`, `Holdem(players: 3)`; without a word `(0, 5, 8)` or
    /// `[0, 5, 8]`
    Group(String, Vec<Part>),
}

/// One thing in brackets, with its name where it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: Option<String>,
    pub(super) written: Written,
}

/// What is wrong with how a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSyntax {
    /// There is nothing in it.
    Empty,
    /// It ends before a bracket, a text or a comment is closed.
    Unclosed,
    /// A sign where it makes no sense.
    Unexpected(char),
    /// More than one thing, without a comma between them.
    NoComma,
}

/// A line, and what is wrong there.
pub(super) type Wrong = (usize, BadSyntax);

/// Reads the one thing that a file holds.
pub(super) fn read(text: &str) -> Result<Written, Wrong> {
    let mut reader = Reader {
        text,
        signs: text.char_indices().peekable(),
        line: 1,
    };
    reader.skip_extensions()?;
    if reader.next_is(None)? {
        return Err((reader.line, BadSyntax::Empty));
    }
    let written = reader.written(0)?;
    reader.skip()?;
    match reader.peek() {
        None => Ok(written),
        Some(sign) => Err((reader.line, BadSyntax::Unexpected(sign))),
    }
}

/// No file of options has brackets in brackets as deep as that.
const DEEPEST: usize = 16;

struct Reader<'a> {
    text: &'a str,
    signs: Peekable<CharIndices<'a>>,
    line: usize,
}

impl<'a> Reader<'a> {
    fn written(&mut self, depth: usize) -> Result<Written, Wrong> {
        self.skip()?;
        let line = self.line;
        let value = match self.peek() {
            None => return Err((line, BadSyntax::Unclosed)),
            Some('(' | '[') if depth < DEEPEST => Value::Group(String::new(), self.parts(depth)?),
            Some('"') => self.text()?,
            Some(sign) if sign.is_ascii_digit() || "+.".contains(sign) => self.number()?,
            Some(sign) if is_in_word(sign) => {
                let word = self.word();
                self.skip()?;
                if self.peek() == Some('(') && depth < DEEPEST {
                    Value::Group(word, self.parts(depth)?)
                } else {
                    Value::Word(word)
                }
            }
            Some(sign) => return Err((line, BadSyntax::Unexpected(sign))),
        };
        Ok(Written { line, value })
    }

    /// What stands in brackets.
    fn parts(&mut self, depth: usize) -> Result<Vec<Part>, Wrong> {
        let close = match self.advance() {
            Some('[') => ']',
            _ => ')',
        };
        let mut parts = Vec::new();
        while !self.next_is(Some(close))? {
            parts.push(self.part(depth + 1)?);
            if self.next_is(Some(','))? {
                self.advance();
            } else if !self.next_is(Some(close))? {
                let problem = match self.peek() {
                    None => BadSyntax::Unclosed,
                    Some(sign) if is_in_word(sign) || sign == '"' => BadSyntax::NoComma,
                    Some(sign) => BadSyntax::Unexpected(sign),
                };
                return Err((self.line, problem));
            }
        }
        self.advance();
        Ok(parts)
    }

    fn part(&mut self, depth: usize) -> Result<Part, Wrong> {
        let written = self.written(depth)?;
        if !self.next_is(Some(':'))? {
            return Ok(Part {
                name: None,
                written,
            });
        }
        let Value::Word(name) = written.value else {
            return Err((self.line, BadSyntax::Unexpected(':')));
        };
        self.advance();
        let value = self.written(depth)?.value;
        let written = Written {
            line: written.line,
            value,
        };
        Ok(Part {
            name: Some(name),
            written,
        })
    }

    /// A number, with its unit if a word follows in the same line.
    fn number(&mut self) -> Result<Value, Wrong> {
        let line = self.line;
        let number = self.word();
        let number = plain_number(&number);
        self.skip()?;
        Ok(match self.peek() {
            Some(sign) if is_in_word(sign) && self.line == line => {
                Value::Amount(number, self.word())
            }
            _ => Value::Number(number),
        })
    }

    /// A text in quotes: a word or several, or a number with its unit.
    fn text(&mut self) -> Result<Value, Wrong> {
        self.advance();
        let mut text = String::new();
        loop {
            match self.advance() {
                None => return Err(self.unclosed()),
                Some('"') => break,
                Some(sign) => text.push(sign),
            }
        }
        let text = text.trim();
        let end = text.find(|sign: char| !sign.is_ascii_digit() && !".,_".contains(sign));
        let (number, unit) = text.split_at(end.unwrap_or(text.len()));
        Ok(match (number, unit.trim()) {
            ("", word) => Value::Word(word.to_owned()),
            (number, "") => Value::Number(plain_number(number)),
            (number, unit) => Value::Amount(plain_number(number), unit.to_owned()),
        })
    }

    /// Letters, digits and what belongs to them.
    fn word(&mut self) -> String {
        let start = self.signs.peek().map_or(self.text.len(), |(at, _)| *at);
        while self
            .peek()
            .is_some_and(|sign| is_in_word(sign) || "+.#".contains(sign))
        {
            self.advance();
        }
        let end = self.signs.peek().map_or(self.text.len(), |(at, _)| *at);
        let word = &self.text[start..end];
        word.strip_prefix("r#").unwrap_or(word).to_owned()
    }

    /// Goes on to the next thing, and tells whether it is that sign or the
    /// end.
    fn next_is(&mut self, sign: Option<char>) -> Result<bool, Wrong> {
        self.skip()?;
        Ok(self.peek() == sign)
    }

    /// Goes past spaces, lines and comments.
    fn skip(&mut self) -> Result<(), Wrong> {
        loop {
            let rest = self.rest();
            if rest.starts_with("//") {
                while self.peek().is_some_and(|sign| sign != '\n') {
                    self.advance();
                }
            } else if rest.starts_with("/*") {
                self.skip_comment()?;
            } else if rest.starts_with(|sign: char| sign.is_whitespace() || sign == '\u{feff}') {
                self.advance();
            } else {
                return Ok(());
            }
        }
    }

    /// A comment between signs may have others in it.
    fn skip_comment(&mut self) -> Result<(), Wrong> {
        let mut depth = 0;
        loop {
            let rest = self.rest();
            let step = if rest.starts_with("/*") {
                depth += 1;
                2
            } else if rest.starts_with("*/") {
                depth -= 1;
                2
            } else if rest.is_empty() {
                return Err(self.unclosed());
            } else {
                1
            };
            (0..step).for_each(|_| {
                self.advance();
            });
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Extensions of RON, such as `#![enable(implicit_some)]`: what they allow
    /// is allowed here in any case.
    fn skip_extensions(&mut self) -> Result<(), Wrong> {
        while self.next_is(Some('#'))? {
            while self.advance().ok_or_else(|| self.unclosed())? != ']' {}
        }
        Ok(())
    }

    fn unclosed(&self) -> Wrong {
        (self.line, BadSyntax::Unclosed)
    }

    fn rest(&mut self) -> &'a str {
        let at = self.signs.peek().map_or(self.text.len(), |(at, _)| *at);
        &self.text[at..]
    }

    fn peek(&mut self) -> Option<char> {
        self.signs.peek().map(|(_, sign)| *sign)
    }

    fn advance(&mut self) -> Option<char> {
        let (_, sign) = self.signs.next()?;
        self.line += usize::from(sign == '\n');
        Some(sign)
    }
}

fn is_in_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The digits of a number as RON writes it: `1_000`, `+5`, `0x10`, `5u8`.
fn plain_number(text: &str) -> String {
    let text = text.replace('_', "");
    let text = text.strip_prefix('+').unwrap_or(&text);
    let based = [("0x", 16), ("0o", 8), ("0b", 2)].into_iter();
    let mut based = based.filter_map(|(prefix, base)| {
        let digits = without_type(text.strip_prefix(prefix)?);
        u64::from_str_radix(digits, base).ok()
    });
    match based.next() {
        Some(number) => number.to_string(),
        None => without_type(text).to_owned(),
    }
}

/// Without the type that RON allows behind a number.
fn without_type(text: &str) -> &str {
    let types = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"];
    let mut found = types.iter().filter_map(|kind| text.strip_suffix(kind));
    found.next().unwrap_or(text)
}
