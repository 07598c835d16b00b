//! `tabletalk options`: a file with all options of a game, to be changed and
//! played with.

use std::process::ExitCode;

use crate::rules::{GameKind, GameOption};
use crate::speech::{L10n, msg, options as says};
use crate::ui::console::{end, say_all};

/// Prints a file with every option of a game, what it is for, what it may be
/// and what it usually is. Save it, change it, and play with --options FILE.
#[derive(Clone, Debug, clap::Args)]
pub struct OptionsArgs {
    /// Which game
    #[arg(value_enum)]
    game: GameKind,
}

/// Runs the command.
pub fn run(args: &OptionsArgs, words: &L10n) -> ExitCode {
    let text = example(args.game, words);
    end(say_all(&text).map(|()| ExitCode::SUCCESS), words)
}

/// The file.
pub fn example(game: GameKind, words: &L10n) -> String {
    let command = format!("tabletalk --options {}", words.text(msg::FILE_NAME));
    let about = msg!(file_about {
        game: words.text(msg::game(game)),
        command
    });
    let options = game.usual().list();
    let lines: Vec<String> = options.iter().map(|it| lines(it, words)).collect();
    format!(
        "// {}\n{}(\n{})",
        words.say(&about),
        says::file_name(game),
        lines.join("\n")
    )
}

/// An option and what is to be known about it.
fn lines(option: &GameOption, words: &L10n) -> String {
    let about = format!(
        "{}. {}",
        says::label(option, words),
        says::about(option, words)
    );
    let written = (option.kinds.len() > 1).then(|| {
        let names = words.either(&says::examples(option));
        words.say(&msg!(file_written { names }))
    });
    let value = says::value(option, words);
    let usual = words.say(&msg!(file_usual { value }));
    let comments = [
        Some(about),
        Some(says::allowed(option, words)),
        written,
        Some(usual),
    ];
    let mut text = String::new();
    for comment in comments.into_iter().flatten() {
        text += &format!("    // {comment}\n");
    }
    let value = option.written(option.chosen);
    text + &format!("    {}: {value},\n", option.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Options;
    use crate::speech::Language;

    #[test]
    fn the_file_is_read_again_unchanged() {
        for game in GameKind::ALL {
            for &language in Language::ALL {
                let text = example(game, &L10n::new(language));
                assert_eq!(Options::read(&text), Ok(game.usual()), "{text}");
            }
        }
    }
}
