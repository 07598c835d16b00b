use std::collections::BTreeSet;

use crate::server::wire::NewTable;

/// So many letters a name may have.
const LONGEST: usize = 24;

/// A name as everybody hears it: one line, without what a terminal obeys.
/// `None` where nothing is left, or too much.
pub(in crate::server) fn clean(name: &str) -> Option<String> {
    let shown = name
        .chars()
        .map(|it| if it.is_control() { ' ' } else { it });
    let shown: String = shown.filter(|it| !is_hidden(*it)).collect();
    let words: Vec<&str> = shown.split_whitespace().collect();
    let name = words.join(" ");
    let says = name.chars().any(char::is_alphanumeric);
    (says && name.chars().count() <= LONGEST).then_some(name)
}

/// Whether a sign changes how others are shown without being seen.
fn is_hidden(sign: char) -> bool {
    matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// The name, made different from those that others have.
pub(super) fn unlike(name: &str, others: &[String]) -> String {
    let taken: BTreeSet<String> = others.iter().map(|it| it.to_lowercase()).collect();
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut all = [name.to_owned()].into_iter().chain(numbered);
    let free = all.find(|it| !taken.contains(&it.to_lowercase()));
    free.unwrap_or_default()
}

/// What everybody at a new table is called, by seat, and at last what a
/// computer player in the place of the host would be.
pub(super) fn of_table(new: &NewTable) -> Option<Vec<String>> {
    let mut names = vec![clean(&new.name)?];
    let bots = new.bots.iter().take(new.options.players());
    for bot in bots {
        let name = unlike(&clean(bot)?, &names);
        names.push(name);
    }
    (names.len() == new.options.players() + 1).then_some(names)
}
