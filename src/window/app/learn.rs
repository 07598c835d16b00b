use egui::Context;

use super::App;
use crate::client::Client;
use crate::l10n::L10n;
use crate::learn::{Lesson, Progress, Tutor, Way};
use crate::window::screens::{Screen, TableScreen};

/// A game that waits while a lesson is played.
pub(super) struct Aside {
    table: Option<Client>,
    held: bool,
}

impl App {
    /// Plays a lesson from where it was left. The game under way waits.
    pub(super) fn learn(&mut self, ctx: &Context, lesson: &'static Lesson) {
        let progress = self.desk.settings.lessons.get(lesson.game().id()).copied();
        let (mut client, said) = Client::learn(
            lesson,
            progress.unwrap_or_default(),
            Way::Keys(self.desk.keymap.clone()),
            L10n::new(self.desk.words.language()),
        );
        client.serve(&self.desk.settings);
        self.aside = Some(Aside {
            table: self.desk.table.replace(client),
            held: std::mem::take(&mut self.held),
        });
        self.open(ctx, Screen::Table(TableScreen::default()));
        self.desk.tell(said);
    }

    /// Whether the player is at the end of a lesson.
    pub(super) fn has_learned(&self) -> bool {
        let tutor = self.desk.table.as_ref().and_then(Client::tutor);
        self.is_at_table() && tutor.is_some_and(Tutor::is_over)
    }

    /// Keeps how far the lesson was played.
    pub(super) fn keep_mark(&mut self) {
        let tutor = self.desk.table.as_ref().and_then(Client::tutor);
        let Some((game, progress)) = tutor.map(|it| (it.lesson().game(), it.progress())) else {
            return;
        };
        let known = self.desk.settings.lessons.get(game.id()).copied();
        if progress == Progress::New || known == Some(progress) {
            return;
        }
        let mut settings = self.desk.settings.clone();
        settings.lessons.insert(game.id().to_owned(), progress);
        self.desk.change(settings, self.system);
    }

    /// Leaves the lesson, if it is one, for the game that waits.
    pub(super) fn leave_lesson(&mut self) {
        self.keep_mark();
        let is_lesson = |table: &Client| table.tutor().is_some();
        if self.desk.table.as_ref().is_some_and(is_lesson) {
            let aside = self.aside.take();
            (self.desk.table, self.held) =
                aside.map_or((None, false), |aside| (aside.table, aside.held));
        }
    }
}
