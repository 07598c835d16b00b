use crate::speech::msg;
use egui::{Context, CornerRadius, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use super::top;
use crate::player::Notice;
use crate::player::histories::Histories;
use crate::player::replay::Variant;
use crate::player::statistics::{PlayerTally, Share, Statistics};
use crate::ui::window::background::Background;
use crate::ui::window::focus;
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::Shared;
use crate::ui::window::theme::Palette;
use crate::ui::window::widgets::{choice, composite, heading, hint, page, reading};

/// How often everyone enters, raises and wins, in words and in bars.
pub(in crate::ui::window) struct StatisticsScreen {
    scope: Option<Scope>,
    totals: RecordedTotals,
}

/// Which hands are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// Those of this table.
    Table,
    /// All recorded ones of this game.
    Game(Variant),
}

/// The figures of one game each.
type Games = Vec<(Variant, Statistics)>;

/// The figures of all recorded hands.
enum RecordedTotals {
    NotAsked,
    /// They are being counted, elsewhere: the window never waits.
    Counting(Background<Result<Games, Notice>>),
    Counted(Games),
}

impl StatisticsScreen {
    /// At a table its hands come first.
    pub(in crate::ui::window) fn new(shared: &Shared) -> StatisticsScreen {
        StatisticsScreen {
            scope: shared.table.is_some().then_some(Scope::Table),
            totals: RecordedTotals::NotAsked,
        }
    }

    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        self.count(ui.ctx(), shared);
        page(ui, |ui| {
            let title = shared.text(msg::STATISTICS_TITLE);
            top(ui, shared, &title);
            self.choose_scope(ui, shared);
            if let (RecordedTotals::Counting(_), None) = (&self.totals, self.scope) {
                let counting = reading(ui, "counting", shared.text(msg::STATISTICS_COUNTING));
                return focus::home(&counting);
            }
            let counted = match (self.scope, &self.totals) {
                (Some(Scope::Table), _) => shared.table.as_ref().map(|table| table.statistics()),
                (Some(Scope::Game(game)), RecordedTotals::Counted(games)) => {
                    let found = games.iter().find(|(other, _)| *other == game);
                    found.map(|(_, statistics)| statistics.clone())
                }
                _ => None,
            };
            match counted {
                Some(statistics) if !statistics.is_empty() => everyone(ui, shared, &statistics),
                _ => {
                    let none = reading(ui, "none", shared.text(msg::STATISTICS_NONE));
                    focus::home(&none);
                }
            }
        });
    }

    /// Has all recorded hands counted, once.
    fn count(&mut self, ctx: &Context, shared: &mut Shared) {
        match &self.totals {
            RecordedTotals::Counted(_) => {}
            RecordedTotals::NotAsked => {
                self.totals = match &shared.folders {
                    Some(folders) => {
                        let histories = Histories::new(folders);
                        RecordedTotals::Counting(Background::start(ctx, move || {
                            histories.statistics()
                        }))
                    }
                    None => RecordedTotals::Counted(Games::new()),
                };
            }
            RecordedTotals::Counting(counted) => match counted.done() {
                None => {}
                Some(Err(notice)) => {
                    shared.warn(&notice);
                    self.totals = RecordedTotals::Counted(Games::new());
                }
                Some(Ok(games)) => {
                    let first = games.first().map(|(game, _)| Scope::Game(*game));
                    self.scope = self.scope.or(first);
                    self.totals = RecordedTotals::Counted(games);
                }
            },
        }
    }

    fn choose_scope(&mut self, ui: &mut Ui, shared: &Shared) {
        let games = match &self.totals {
            RecordedTotals::Counted(games) => &games[..],
            RecordedTotals::NotAsked | RecordedTotals::Counting(_) => &[],
        };
        let table = shared.table.as_ref().map(|_| {
            let name = shared.text(msg::STATISTICS_THIS_TABLE);
            (Scope::Table, name)
        });
        let games = games.iter().map(|(game, _)| {
            let name = shared.text(game.name());
            (Scope::Game(*game), name)
        });
        let scopes: Vec<(Scope, String)> = table.into_iter().chain(games).collect();
        let Some(current) = self.scope.filter(|_| scopes.len() > 1) else {
            return;
        };
        let label = shared.text(msg::STATISTICS_WHICH);
        if let Some(scope) = choice(ui, "scope", (&label, &shared.words), &scopes, current) {
            self.scope = Some(scope);
        }
        ui.add_space(8.0);
    }
}

fn everyone(ui: &mut Ui, shared: &Shared, statistics: &Statistics) {
    let own = (shared.text(msg::STATISTICS_YOU), *statistics.own());
    let players = [own].into_iter().chain(statistics.others().iter().cloned());
    let players = players.filter(|(_, tally)| tally.hands > 0);
    for (place, (name, tally)) in players.enumerate() {
        heading(ui, 2, &name);
        composite(ui, place, Composite::List, &name, |ui| {
            let first = player(ui, shared, &tally);
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
fn player(ui: &mut Ui, shared: &Shared, tally: &PlayerTally) -> Option<egui::Response> {
    let mut first = None;
    for (place, fact) in tally.facts().iter().enumerate() {
        let text = reading(ui, ("fact", place), fact.say(&shared.words));
        let about = fact.about(&shared.words).unwrap_or_default();
        let text = hint(text, &about);
        if let Some(share) = fact.share() {
            bar(ui, shared.palette(), share);
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
