//! The compiler's check that there are words for every option. Options are
//! declared in the rules, which know no words, so words are found by an option's
//! name; here they are looked up while the program is compiled.

use crate::rules::{Allowed, DECLARED, Declared, ValueKind};
use crate::speech::msg::OPTIONS;

const _: () = {
    let mut game = 0;
    while game < DECLARED.len() {
        let mut field = 0;
        while field < DECLARED[game].len() {
            check_field(DECLARED[game][field]);
            field += 1;
        }
        game += 1;
    }
};

const fn check_field(options: &[Declared]) {
    // A field of several options can be set as a whole.
    check(&[options[0].field], &[]);
    let mut option = 0;
    while option < options.len() {
        let Declared { name, kinds, .. } = options[option];
        check(&[name], &[]);
        check(&[name, "-about"], &[]);
        let mut kind = 0;
        while kind < kinds.len() {
            check_kind(name, &kinds[kind]);
            kind += 1;
        }
        option += 1;
    }
}

const fn check_kind(option: &str, kind: &ValueKind) {
    let name = kind.name;
    check(&[option, "-", name], &["count"]);
    check(&[option, "-", name, ".words"], &[]);
    let Some(amount) = &kind.amount else { return };
    match amount.allowed {
        Allowed::OneOf(_) => check(&[option, "-", name, ".allowed"], &["names"]),
        Allowed::Between(..) => {
            check(&[option, "-", name, ".allowed"], &["least", "most"]);
            check(&[option, "-", name, ".value"], &["count"]);
            check(&[option, "-", name, "-amount"], &[]);
        }
    }
}

/// Refuses to compile where locales/en lacks an option's message, or where that
/// has other variables than it is given.
const fn check(parts: &[&str], given: &[&str]) {
    let name = MessageName::of(parts);
    let mut message = 0;
    while message < OPTIONS.len() {
        let (known, variables) = OPTIONS[message];
        message += 1;
        if !is_same(known, name.text()) {
            continue;
        }
        let mut variable = 0;
        while variable < variables.len() {
            assert!(is_one_of(variables[variable], given), "{}", name.text());
            variable += 1;
        }
        return;
    }
    panic!("{}", name.text());
}

/// What an option's message is called, made while the program is compiled.
struct MessageName {
    text: [u8; 80],
    length: usize,
}

impl MessageName {
    const fn of(parts: &[&str]) -> MessageName {
        let mut name = MessageName {
            text: [0; 80],
            length: 0,
        };
        name.add("option-");
        let mut part = 0;
        while part < parts.len() {
            name.add(parts[part]);
            part += 1;
        }
        name
    }

    const fn add(&mut self, part: &str) {
        let mut letter = 0;
        while letter < part.len() {
            self.text[self.length] = match part.as_bytes()[letter] {
                b'_' => b'-',
                other => other,
            };
            self.length += 1;
            letter += 1;
        }
    }

    const fn text(&self) -> &str {
        match str::from_utf8(self.text.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

const fn is_one_of(text: &str, all: &[&str]) -> bool {
    let mut at = 0;
    while at < all.len() {
        if is_same(text, all[at]) {
            return true;
        }
        at += 1;
    }
    false
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
