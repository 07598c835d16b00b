//! What happened in a hand, in the words of the format.

use super::Order;
use crate::rules::cards::Row;
use crate::rules::{Chips, Event, Pass, Seat, Seats, Seen, Tableau, Veiled, View};

use super::super::record::{MaybeCard, spell};

/// What happened, in order.
#[derive(Default)]
pub(super) struct WrittenActions {
    pub(super) actions: Vec<String>,
    /// What was shown when the hand was over, which the format has no word
    /// for.
    pub(super) shown_after: Vec<String>,
}

/// Everything that the rules do not do by themselves. That somebody's time
/// ran out, and that chance picked for somebody, is not written.
pub(super) fn tell(
    view: &View,
    order: &Order,
    mut checks: Option<ImpliedChecks<'_>>,
) -> WrittenActions {
    let mut written = WrittenActions::default();
    let mut over = false;
    for seen in &view.seen {
        let player = |seat: &Seat| order.label(*seat);
        if let Some(seat) = checks.as_mut().and_then(|checks| checks.before(seen)) {
            written.actions.push(format!("{} cc", player(&seat)));
        }
        let action = match seen {
            Event::Dealt { seat, cards } => format!("d dh {} {}", player(seat), veiled(cards)),
            Event::Board { cards, .. } => format!("d db {}", veiled(cards)),
            Event::Folded { seat } => format!("{} f", player(seat)),
            Event::Checked { seat }
            | Event::Called { seat, .. }
            | Event::Continued { seat, .. } => {
                format!("{} cc", player(seat))
            }
            Event::Bet { seat, to, .. } | Event::Raised { seat, to, .. } => {
                format!("{} cbr {to}", player(seat))
            }
            Event::Exchanged { seat, cards } => {
                let words = format!("{} sd {}", player(seat), veiled(cards));
                words.trim_end().to_owned()
            }
            Event::BoardDiscarded { seat, place, .. } => {
                format!("{} discard {}", player(seat), place + 1)
            }
            Event::Passed {
                seat,
                why: Pass::Chosen,
            } => format!("{} pass", player(seat)),
            Event::Wave { cards, .. } => format!("d wave {cards}"),
            Event::Picked { seat, card, .. } => format!("{} pick {card}", player(seat)),
            Event::PickingOver => {
                written.actions.extend(picks_of_others(view, order));
                "d end".to_owned()
            }
            Event::Shown { seat, cards } if over => {
                let shown = at_their_places(view, *seat, cards);
                written
                    .shown_after
                    .push(format!("{} {shown}", player(seat)));
                continue;
            }
            Event::Shown { seat, cards } => format!("{} sm {cards}", player(seat)),
            Event::Mucked { seat } => format!("{} sm", player(seat)),
            Event::HandOver => {
                over = true;
                continue;
            }
            Event::HandStarted { .. }
            | Event::Ante { .. }
            | Event::Blind { .. }
            | Event::Burned
            | Event::TimedOut { .. }
            | Event::Passed {
                why: Pass::CannotPay,
                ..
            }
            | Event::Returned { .. }
            | Event::PicksShown { .. }
            | Event::Ranked { .. }
            | Event::Won { .. }
            | Event::WonUncontested { .. }
            | Event::LevelSoon { .. }
            | Event::LevelDue { .. }
            | Event::LevelStarted { .. }
            | Event::Scored { .. }
            | Event::Busted { .. }
            | Event::GameOver { .. } => continue,
        };
        written.actions.push(action);
    }
    written
}

/// Others' picks are known only from when they were shown, and were made
/// before picking was over.
fn picks_of_others<'a>(view: &'a View, order: &'a Order) -> impl Iterator<Item = String> + 'a {
    let shown = view.seen.iter().filter_map(|seen: &Seen| match seen {
        Event::PicksShown { seat, cards } if !view.viewer.is(*seat) => Some((*seat, *cards)),
        _ => None,
    });
    shown.flat_map(|(seat, cards)| {
        let player = order.label(seat);
        let picks = cards.iter().map(|card| format!("{player} pick {card}"));
        picks.collect::<Vec<_>>()
    })
}

fn veiled(cards: &Veiled) -> String {
    match cards {
        Veiled::Known(row) => row.to_string(),
        Veiled::Hidden(count) => spell(&vec![None; (*count).into()]),
    }
}

/// The cards shown, each at its place among the player's.
fn at_their_places(view: &View, seat: Seat, shown: &Row) -> String {
    let held = &view.seats[seat.index()].cards;
    let cards: Vec<MaybeCard> = (held.iter())
        .map(|card| card.filter(|card| shown.contains(card)))
        .collect();
    spell(&cards)
}

/// Finds the checks that the format wants and our rules do not ask for: where
/// all others are out or all in, the last player with chips has nothing to
/// decide (ruling 20), but must check in the format.
pub(super) struct ImpliedChecks<'a> {
    view: &'a View,
    tableau: Tableau,
    /// Those whom the format asks in this round.
    asked: Seats,
}

impl ImpliedChecks<'_> {
    pub(super) fn new(view: &View) -> ImpliedChecks<'_> {
        ImpliedChecks {
            view,
            tableau: Tableau::new(&view.rules),
            asked: Seats::NONE,
        }
    }

    /// Who has to check before this happens.
    pub(super) fn before(&mut self, seen: &Seen) -> Option<Seat> {
        let ends_round = matches!(
            seen,
            Event::Burned | Event::Shown { .. } | Event::Returned { .. }
        );
        let left_over = ends_round.then(|| self.left_over()).flatten();
        self.tableau.note(seen);
        if matches!(seen, Event::Dealt { .. } | Event::Board { .. }) {
            self.asked = self.asked_now();
        }
        if matches!(seen, Event::WonUncontested { .. }) {
            self.asked = Seats::NONE;
        }
        left_over
    }

    fn left(&self, seat: Seat) -> Chips {
        let brought = self.view.seats[seat.index()].brought;
        self.tableau.stack(seat, brought)
    }

    fn asked_now(&self) -> Seats {
        let live = self.tableau.live;
        let could_bet = |seat: Seat| self.tableau.bet(seat) + self.left(seat);
        let has_rival = |seat: Seat| {
            let mut rivals = live.without(seat).into_iter();
            rivals.any(|rival| could_bet(rival) > self.tableau.bet(seat))
        };
        let is_asked = |seat: &Seat| self.left(*seat) > 0 && has_rival(*seat);
        live.into_iter().filter(is_asked).collect()
    }

    fn left_over(&mut self) -> Option<Seat> {
        let asked = std::mem::take(&mut self.asked);
        let seat = self.tableau.active().only()?;
        let unasked = self.tableau.to_act().contains(seat);
        (unasked && asked.len() > 1 && asked.contains(seat)).then_some(seat)
    }
}
