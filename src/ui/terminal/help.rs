use crate::player::commands::{
    Command, CommandEntry, CommandParser, Context, Keymap, Purpose, Typed, plain,
};
use crate::player::help::{HelpTopic, search};
use crate::speech::{L10n, Language, Message};

/// What a line that asks for help is answered with: `help`, `help hands`,
/// `help search side pot`. Help alone tells the commands that can be typed,
/// too. `None` where the line asks for something else.
pub(super) fn lines(
    line: &str,
    typed: &CommandParser,
    words: &L10n,
    commands: impl FnOnce() -> Vec<String>,
) -> Option<Vec<String>> {
    if typed.parse_line(line) == Ok(Typed::Command(Command::Help)) {
        let mut lines = commands();
        lines.push(words.say(&Message::new("help-read-more").with("names", names(words))));
        lines.push(words.text("help-how-to-search"));
        return Some(lines);
    }
    let about = typed.after(Command::Help, line)?;
    let keymap = Keymap::default();
    if let Some(query) = query(about, words) {
        let found = search(query, words, &keymap);
        let count = Message::new("help-found").with("count", found.len());
        let lines = [words.say(&count)].into_iter();
        return Some(lines.chain(found.iter().map(|it| it.say(words))).collect());
    }
    Some(match HelpTopic::typed(about, words) {
        Some(topic) => {
            let page = topic.lines(words, &keymap).into_iter();
            let page = page.map(|line| line.text().to_owned());
            [topic.title(words)].into_iter().chain(page).collect()
        }
        None => {
            let message = Message::new("help-no-topic")
                .with("text", about)
                .with("names", names(words));
            vec![words.say(&message)]
        }
    })
}

/// That a command means nothing at this table: it is for the window, or for
/// hands of the past.
pub(super) fn not_here(command: Command, here: Context, words: &L10n) -> Option<String> {
    let key = match command.purpose() {
        _ if command.needs_window() => "help-in-window",
        Purpose::Past if here != Context::Reviewing => "help-in-past",
        _ => return None,
    };
    let name = CommandEntry::of(command)?.name(words);
    Some(words.say(&Message::new(key).with("command", name)))
}

/// What is searched for, where something is.
fn query<'a>(about: &'a str, words: &L10n) -> Option<&'a str> {
    let (first, rest) = about.split_once(char::is_whitespace)?;
    let is_search = |words: &L10n| {
        let known = words.text("help-search-words");
        known.split(',').any(|word| plain(word) == plain(first))
    };
    let english = || is_search(&L10n::new(Language::English));
    (is_search(words) || english()).then_some(rest)
}

/// The words that are typed for the topics.
fn names(words: &L10n) -> String {
    let names: Vec<String> = HelpTopic::ALL.iter().map(|it| it.word(words)).collect();
    names.join(", ")
}
