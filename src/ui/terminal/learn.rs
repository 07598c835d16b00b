use std::io;
use std::process::ExitCode;

use super::lines::TypedLines;
use super::table::TerminalGame;
use super::{end, greet, leave, say, setup, tell};
use crate::player::client::Client;
use crate::player::lessons::{InputMethod, Lesson, Progress, Tutor};
use crate::player::settings::{Profile, Saver, Settings};
use crate::rules::GameKind;
use crate::speech::L10n;

/// Which lesson is played.
#[derive(Clone, Debug, clap::Args)]
pub struct LearnArgs {
    /// The game to learn [default: asks]
    #[arg(value_enum)]
    game: Option<GameKind>,
}

/// Plays a lesson.
pub fn learn(args: &LearnArgs, kept: Profile, words: L10n) -> ExitCode {
    let (mut lines, language) = (TypedLines::open(), words.language());
    let played = greet(&kept, &words)
        .and_then(|()| play(args.game.map(Lesson::of), kept, words, &mut lines));
    end(played, &L10n::new(language))
}

/// Plays that lesson, or one that the player chooses.
pub(super) fn play(
    lesson: Option<&'static Lesson>,
    kept: Profile,
    words: L10n,
    lines: &mut TypedLines,
) -> io::Result<ExitCode> {
    let chosen = match lesson {
        Some(lesson) => Some(lesson),
        None => setup::lesson(&words, lines)?,
    };
    let Some(lesson) = chosen else {
        return leave(&words);
    };
    let progress = kept.settings.lessons.get(lesson.game().id()).copied();
    let (mut client, said) = Client::learn(
        lesson,
        progress.unwrap_or_default(),
        InputMethod::Words,
        words,
    );
    client.serve(&kept.settings);
    tell(&said)?;
    let mut table = TerminalGame::new(client, lines.typist());
    table.marks = Some(Marks {
        saver: kept.folders.map(|folders| Saver::start(&folders, || {})),
        settings: kept.settings,
    });
    table.play(lines)
}

/// Where the player has come to in each lesson.
pub(super) struct Marks {
    settings: Settings,
    saver: Option<Saver>,
}

impl Marks {
    /// Keeps how far the lesson was played.
    pub(super) fn keep(&mut self, tutor: &Tutor, words: &L10n) -> io::Result<()> {
        let progress = tutor.progress();
        let game = tutor.lesson().game();
        let mark = (self.settings.lessons)
            .entry(game.id().to_owned())
            .or_default();
        if *mark == progress || progress == Progress::New {
            return Ok(());
        }
        *mark = progress;
        let Some(saver) = &mut self.saver else {
            return Ok(());
        };
        saver.save(self.settings.clone());
        match saver.notice() {
            Some(notice) => say(&notice.say(words)),
            None => Ok(()),
        }
    }
}
