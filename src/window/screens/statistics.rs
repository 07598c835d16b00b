use egui::{Context, CornerRadius, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::top;
use crate::engine::GameKind;
use crate::stats::{Share, Statistics, Tally};
use crate::store::{Histories, Notice};
use crate::window::desk::Desk;
use crate::window::elsewhere::Elsewhere;
use crate::window::focus;
use crate::window::theme::Palette;
use crate::window::widgets::{choice, heading, hint, page, reading, region};

/// How often everyone enters, raises and wins, in words and in bars.
pub(in crate::window) struct StatisticsScreen {
    scope: Option<Scope>,
    kept: Kept,
}

/// Which hands are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// Those of this table.
    Table,
    /// All that are kept of this game.
    Game(GameKind),
}

/// The figures of one game each.
type Games = Vec<(GameKind, Statistics)>;

/// All hands that are kept.
enum Kept {
    NotAsked,
    /// They are being counted, elsewhere: the window never waits.
    Counting(Elsewhere<Result<Games, Notice>>),
    Counted(Games),
}

impl StatisticsScreen {
    /// At a table its hands come first.
    pub(in crate::window) fn new(desk: &Desk) -> StatisticsScreen {
        StatisticsScreen {
            scope: desk.table.is_some().then_some(Scope::Table),
            kept: Kept::NotAsked,
        }
    }

    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        self.count(ui.ctx(), desk);
        page(ui, |ui| {
            let title = desk.text("statistics-title");
            top(ui, desk, &title);
            self.choose_scope(ui, desk);
            if let (Kept::Counting(_), None) = (&self.kept, self.scope) {
                let counting = reading(ui, "counting", desk.text("statistics-counting"));
                return focus::home(&counting);
            }
            let counted = match (self.scope, &self.kept) {
                (Some(Scope::Table), _) => desk.table.as_ref().map(|table| table.statistics()),
                (Some(Scope::Game(game)), Kept::Counted(games)) => {
                    let found = games.iter().find(|(other, _)| *other == game);
                    found.map(|(_, statistics)| statistics.clone())
                }
                _ => None,
            };
            match counted {
                Some(statistics) if !statistics.is_empty() => everyone(ui, desk, &statistics),
                _ => {
                    let none = reading(ui, "none", desk.text("statistics-none"));
                    focus::home(&none);
                }
            }
        });
    }

    /// Lets all kept hands be counted, once.
    fn count(&mut self, ctx: &Context, desk: &mut Desk) {
        match &self.kept {
            Kept::Counted(_) => {}
            Kept::NotAsked => {
                self.kept = match &desk.folders {
                    Some(folders) => {
                        let histories = Histories::new(folders);
                        Kept::Counting(Elsewhere::start(ctx, move || histories.statistics()))
                    }
                    None => Kept::Counted(Games::new()),
                };
            }
            Kept::Counting(counted) => match counted.done() {
                None => {}
                Some(Err(notice)) => {
                    desk.warn(&notice);
                    self.kept = Kept::Counted(Games::new());
                }
                Some(Ok(games)) => {
                    let first = games.first().map(|(game, _)| Scope::Game(*game));
                    self.scope = self.scope.or(first);
                    self.kept = Kept::Counted(games);
                }
            },
        }
    }

    fn choose_scope(&mut self, ui: &mut Ui, desk: &Desk) {
        let games = match &self.kept {
            Kept::Counted(games) => &games[..],
            Kept::NotAsked | Kept::Counting(_) => &[],
        };
        let table = desk.table.as_ref().map(|_| {
            let name = desk.text("statistics-this-table");
            (Scope::Table, name)
        });
        let games = games.iter().map(|(game, _)| {
            let name = desk.text(&format!("game-{game}"));
            (Scope::Game(*game), name)
        });
        let scopes: Vec<(Scope, String)> = table.into_iter().chain(games).collect();
        let Some(current) = self.scope.filter(|_| scopes.len() > 1) else {
            return;
        };
        let label = desk.text("statistics-which");
        if let Some(scope) = choice(ui, "scope", &label, &scopes, current) {
            self.scope = Some(scope);
        }
        ui.add_space(8.0);
    }
}

fn everyone(ui: &mut Ui, desk: &Desk, statistics: &Statistics) {
    let own = (desk.text("statistics-you"), *statistics.own());
    let players = [own].into_iter().chain(statistics.others().iter().cloned());
    let players = players.filter(|(_, tally)| tally.hands > 0);
    for (place, (name, tally)) in players.enumerate() {
        region(ui, place, egui::accesskit::Role::Group, &name, |ui| {
            heading(ui, 2, &name);
            let first = player(ui, desk, &tally);
            if place == 0
                && let Some(first) = first
            {
                focus::home(&first);
            }
        });
        ui.add_space(16.0);
    }
}

/// Each figure in words, and under those that are shares a bar for the eyes.
fn player(ui: &mut Ui, desk: &Desk, tally: &Tally) -> Option<egui::Response> {
    let mut first = None;
    for (place, fact) in tally.facts().iter().enumerate() {
        let text = reading(ui, ("fact", place), fact.say(&desk.words));
        let about = fact.about(&desk.words).unwrap_or_default();
        let text = hint(text, &about);
        if let Some(share) = fact.share() {
            bar(ui, desk.palette(), share);
        }
        first = first.or(Some(text));
    }
    first
}

/// A frame, filled as far as the share goes: its length says it, not its
/// colour.
fn bar(ui: &mut Ui, palette: &Palette, share: Share) {
    const SIZE: Vec2 = Vec2::new(400.0, 14.0);
    let size = Vec2::new(SIZE.x.min(ui.available_width()), SIZE.y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let part = share.percent() as f32 / 100.0;
    let filled = Rect::from_min_max(
        rect.min,
        Pos2::new(rect.left() + rect.width() * part, rect.bottom()),
    );
    let (painter, corners) = (ui.painter(), CornerRadius::same(3));
    painter.rect_filled(rect, corners, palette.background);
    painter.rect_filled(filled, corners, palette.accent);
    let edge = Stroke::new(1.5, palette.edge);
    painter.rect_stroke(rect, corners, edge, StrokeKind::Inside);
}
