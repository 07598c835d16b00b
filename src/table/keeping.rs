//! Finished hands are kept from what a person was told.

use std::time::Duration;

use super::{Asked, Frame, GameNotice, Table, Tell, Told};
use crate::rules::{Event, Phase, Seen, View};

/// Keeps finished hands, as a person knows them.
pub trait KeepHands {
    /// These sit at the table.
    fn sit(&mut self, names: Vec<String>);
    /// Keeps a hand that is over. Given again, it replaces what was kept.
    fn keep(&mut self, view: View);
    /// Whether everything is kept that can be, after waiting for so long at
    /// most.
    fn is_done(&mut self, wait: Duration) -> bool;
    /// What the player must know, if there is something new to tell.
    fn notice(&mut self) -> Option<GameNotice>;
}

/// What is kept, from what was told.
pub(super) struct Hands {
    pub(super) keeper: Box<dyn KeepHands>,
    told: Told,
}

impl Hands {
    pub(super) fn new(mut keeper: Box<dyn KeepHands>, told: Told) -> Hands {
        keeper.sit(names(&told));
        Hands { keeper, told }
    }

    /// Keeps the hands that have ended, and what was shown after them.
    pub(super) fn hear(&mut self, tell: &Tell, now: Duration) {
        self.told.hear(tell.clone(), now);
        match tell {
            Tell::Update(update) => {
                let is_news = |it: &Seen| matches!(it, Event::HandOver | Event::Shown { .. });
                let is_over = update.table.phase == Phase::Over;
                if is_over && update.seen.iter().any(is_news) {
                    self.keep();
                }
            }
            // Whoever comes back may have missed the end of a hand.
            Tell::Seated(_) => {
                self.keeper.sit(names(&self.told));
                if self.told.phase() == Some(Phase::Over) {
                    self.keep();
                }
            }
            Tell::Players(_) => self.keeper.sit(names(&self.told)),
            _ => {}
        }
    }

    fn keep(&mut self) {
        let view = self.told.view().cloned();
        view.into_iter().for_each(|view| self.keeper.keep(view));
    }
}

fn names(told: &Told) -> Vec<String> {
    let names = told.players().iter().map(|it| it.name.clone());
    names.collect()
}

/// A table somewhere else, of which a person keeps the hands. They are told
/// what happens before it is kept: the table itself is kept there.
pub struct Keeping<T> {
    table: T,
    hands: Hands,
}

impl<T: Table> Keeping<T> {
    /// Keeps every hand that ends from now on, where so much was told.
    pub fn new(table: T, told: Told, keeper: Box<dyn KeepHands>) -> Keeping<T> {
        Keeping {
            table,
            hands: Hands::new(keeper, told),
        }
    }
}

impl<T: Table> Table for Keeping<T> {
    fn ask(&mut self, asked: Asked, now: Duration) {
        self.table.ask(asked, now);
    }

    fn hear(&mut self, now: Duration) -> Vec<Frame> {
        let mut frames = self.table.hear(now);
        let tells = frames.iter().flatten();
        tells.for_each(|tell| self.hands.hear(tell, now));
        // What was not kept is told with what comes next.
        self.hands.keeper.is_done(Duration::ZERO);
        let notice = self.hands.keeper.notice();
        frames.extend(notice.map(|it| vec![Tell::Notice(it)]));
        frames
    }

    fn wake(&self) -> Option<Duration> {
        self.table.wake()
    }
}
