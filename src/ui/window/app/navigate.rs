//! From screen to screen, and into lessons and back.

use egui::{Context, Id};

use super::read_focus::Moved;
use super::{App, OpenScreen};
use crate::player::client::Client;
use crate::player::lessons::{Lesson, Progress, Tutor};
use crate::speech::L10n;
use crate::ui::window::focus::Focus;
use crate::ui::window::screens::{Leaving, Screen, TableScreen};

impl App {
    pub(super) fn open(&mut self, ctx: &Context, screen: Screen) {
        let focused = ctx.memory(|memory| memory.focused());
        if let Some(below) = self.screens.last_mut() {
            below.focus = focused;
        }
        let focus = None;
        self.screens.push(OpenScreen { screen, focus });
        self.arrive(ctx, focus);
    }

    pub(super) fn back(&mut self, ctx: &Context) {
        let open = self.screens.last_mut().expect("the menu is never closed");
        if open.screen.leave(&mut self.shared) == Leaving::NotYet {
            return;
        }
        if self.screens.len() > 1 {
            let left = self.screens.pop();
            if left.is_some_and(|open| matches!(open.screen, Screen::Table(_))) {
                self.leave_lesson();
            }
            let focus = self.screens.last().and_then(|open| open.focus);
            self.arrive(ctx, focus);
        } else {
            self.where_am_i();
        }
    }

    /// A screen is shown now that was not before.
    pub(super) fn arrive(&mut self, ctx: &Context, focus: Option<Id>) {
        let hold = !self.is_at_table();
        if let Some(table) = &mut self.shared.table
            && self.held != hold
            // Who has paused the table finds it paused again.
            && (self.held || !table.times().paused)
        {
            let said = table.hold(hold, self.shared.now);
            self.shared.tell(said);
            self.held = hold;
        }
        if self.moved == Moved::ToElement {
            self.moved = Moved::ToScreen;
        }
        ctx.with_plugin(|keeper: &mut Focus| keeper.return_to(focus));
        ctx.request_repaint();
    }

    /// Opens a screen unless it is open already.
    pub(super) fn open_once(&mut self, ctx: &Context, screen: Screen) {
        if std::mem::discriminant(self.screen()) == std::mem::discriminant(&screen) {
            return self.where_am_i();
        }
        self.open(ctx, screen);
    }
}

/// A game that waits until the lesson is over.
pub(super) struct WaitingGame {
    table: Option<Client>,
    held: bool,
}

impl App {
    /// Plays a lesson from where it was left. The game under way waits.
    pub(super) fn learn(&mut self, ctx: &Context, lesson: &'static Lesson) {
        let progress = self
            .shared
            .settings
            .lessons
            .get(lesson.game().id())
            .copied();
        let (mut client, said) = Client::learn(
            lesson,
            progress.unwrap_or_default(),
            self.shared.explained_by(),
            L10n::new(self.shared.words.language()),
        );
        client.serve(&self.shared.settings);
        self.waiting_game = Some(WaitingGame {
            table: self.shared.table.replace(client),
            held: std::mem::take(&mut self.held),
        });
        self.open(ctx, Screen::Table(TableScreen::default()));
        self.shared.tell(said);
    }

    /// Whether the player is at the end of a lesson.
    pub(super) fn has_learned(&self) -> bool {
        let tutor = self.shared.table.as_ref().and_then(Client::tutor);
        self.is_at_table() && tutor.is_some_and(Tutor::is_over)
    }

    /// Keeps how far the lesson was played.
    pub(super) fn keep_mark(&mut self) {
        let tutor = self.shared.table.as_ref().and_then(Client::tutor);
        let Some((game, progress)) = tutor.map(|it| (it.lesson().game(), it.progress())) else {
            return;
        };
        let known = self.shared.settings.lessons.get(game.id()).copied();
        if progress == Progress::New || known == Some(progress) {
            return;
        }
        let mut settings = self.shared.settings.clone();
        settings.lessons.insert(game.id().to_owned(), progress);
        self.shared.change(settings, self.system);
    }

    /// Leaves the lesson, if it is one, for the game that waits.
    fn leave_lesson(&mut self) {
        self.keep_mark();
        let is_lesson = |table: &Client| table.tutor().is_some();
        if self.shared.table.as_ref().is_some_and(is_lesson) {
            let waiting_game = self.waiting_game.take();
            (self.shared.table, self.held) = waiting_game.map_or((None, false), |waiting_game| {
                (waiting_game.table, waiting_game.held)
            });
        }
    }
}
