use super::HelpLine;
use crate::rules::{GameKind, GameOption};
use crate::speech::{L10n, msg, options as says};

/// How options are set, and what each game has.
pub(super) fn lines(words: &L10n) -> impl Iterator<Item = HelpLine> {
    let text = |message| HelpLine::Text(words.say(&message));
    let examples = words.series(examples(words));
    let file = words.text(msg::FILE_NAME);
    let how = [
        HelpLine::Heading(words.text(msg::HELP_OPTIONS_WORDS)),
        text(msg!(help_options_words_set { examples })),
        HelpLine::Text(words.text(msg::HELP_OPTIONS_WORDS_ASK)),
        HelpLine::Text(words.text(msg::HELP_OPTIONS_WORDS_START)),
        HelpLine::Heading(words.text(msg::HELP_OPTIONS_FILE)),
        text(msg!(help_options_file_how {
            example: "Holdem(big_blind: 400, turn_timer: 30)",
            command: format!("tabletalk --options {file}"),
        })),
        text(msg!(help_options_file_all {
            command: "tabletalk options holdem"
        })),
    ];
    let games = GameKind::ALL.into_iter().flat_map(move |game| {
        let title = HelpLine::Heading(words.text(msg::game(game)));
        let options = game.usual().list().into_iter();
        let options = options.map(move |it| HelpLine::Text(line(&it, words)));
        [title].into_iter().chain(options)
    });
    how.into_iter().chain(games)
}

/// An option by its name in files, its value and what it may be.
fn line(option: &GameOption, words: &L10n) -> String {
    words.say(&msg!(help_options_line {
        name: option.name,
        value: says::tell(option, words),
        allowed: says::allowed(option, words),
    }))
}

/// Some options of the first game as they are typed.
fn examples(words: &L10n) -> Vec<String> {
    let mut options = GameKind::Holdem.usual().list();
    options.retain(|it| ["big_blind", "turn_timer", "blinds_rise"].contains(&it.name));
    let typed = options.iter().map(|it| {
        let last = it.picks().last().copied().unwrap_or(it.chosen);
        let name = says::label(it, words);
        format!("{name} {}", says::value(&it.with(last), words))
    });
    typed.collect()
}
