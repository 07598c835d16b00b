//! A finished hand as text.
//!
//! A game that the PHH standard knows is written as it says, so that any
//! program that knows the standard can replay it. The other games have the
//! same shape under names of our own, and their rules in `_options`.

mod actions;

use std::fmt::{Display, Write};

use jiff::civil::DateTime;
use toml::Value;

use actions::ImpliedChecks;

use super::variant::Standard;
use crate::rules::{Limit, Options, Seat, Step, View, Viewer};

/// What the names of our own games begin with.
pub(super) const VARIANT: &str = "tabletalk-";

/// Who writes a hand down without having played it.
pub(super) const RAIL: &str = "rail";

/// A finished hand, as whoever writes it down knows it.
#[derive(Clone, Debug)]
pub struct Finished<'a> {
    /// The hand after its end.
    pub view: &'a View,
    /// Everyone's name, by seat.
    pub names: &'a [String],
    /// The game's options.
    pub options: &'a Options,
    /// When it ended, by the clock on the player's wall.
    pub ended: Option<DateTime>,
}

impl Finished<'_> {
    /// The hand as one PHH table, without a header.
    pub fn write(&self) -> String {
        let view = self.view;
        let rules = &*view.rules;
        let order = Order::of(view);
        let mut table = Table::default();
        let standard = Standard::of(rules);
        match standard {
            Some(game) => table.text("variant", game.code),
            None => table.text("variant", &format!("{VARIANT}{}", self.options.kind())),
        }
        table.field("ante_trimming_status", true);
        let players = order.seats.len();
        let forced = &rules.forced;
        table.numbers("antes", &forced.antes[..players]);
        table.numbers("blinds_or_straddles", &forced.blinds[..players]);
        self.write_bets(&mut table);
        let of_all = |chips: fn(&View, usize) -> u64| -> Vec<u64> {
            let seats = order.seats.iter();
            seats.map(|seat| chips(view, seat.index())).collect()
        };
        let brought = of_all(|view, seat| view.seats[seat].brought);
        table.numbers("starting_stacks", &brought);
        let checks = standard.map(|_| ImpliedChecks::new(view));
        let told = actions::tell(view, &order, checks);
        table.actions(&told.actions);
        if let Some(ended) = self.ended {
            table.field("time", ended.time().strftime("%H:%M:%S"));
            table.field("day", ended.day());
            table.field("month", ended.month());
            table.field("year", ended.year());
        }
        let standing = view.standing.as_ref();
        if let Some(standing) = standing {
            table.field("hand", standing.hands);
        }
        if let Some(level) = standing.and_then(|standing| standing.level) {
            table.field("level", level.number);
        }
        let seats: Vec<u64> = (order.seats.iter())
            .map(|seat| seat.index() as u64 + 1)
            .collect();
        table.numbers("seats", &seats);
        table.field("seat_count", view.seats.len());
        let name = |seat: &Seat| self.names.get(seat.index()).cloned().unwrap_or_default();
        table.texts("players", order.seats.iter().map(name));
        let left = of_all(|view, seat| view.seats[seat].stack);
        table.numbers("finishing_stacks", &left);
        table.text("_viewer", &order.viewer(view.viewer));
        if !told.shown_after.is_empty() {
            table.texts("_shown", told.shown_after);
        }
        if standard.is_none()
            && let Ok(options) = Value::try_from(self.options)
        {
            table.field("_options", options);
        }
        table.0
    }

    /// The sizes of bets, each game's in the format's own words.
    fn write_bets(&self, table: &mut Table) {
        let unit = |step: &Step| match *step {
            Step::Bet { unit, .. } => Some(unit),
            _ => None,
        };
        let units: Vec<u64> = self.view.rules.script.iter().filter_map(unit).collect();
        match (self.view.rules.limit, &units[..]) {
            (_, []) => {}
            (Limit::None | Limit::Pot { .. }, [bet, ..]) => table.field("min_bet", bet),
            (Limit::Fixed | Limit::UpTo, [small, .., big]) => {
                table.field("small_bet", small);
                table.field("big_bet", big);
            }
            (Limit::Fixed | Limit::UpTo, [bet]) => table.field("small_bet", bet),
        }
    }
}

/// Those who were dealt in, in the order of the format: from the left of the
/// button, which is the last.
pub(super) struct Order {
    seats: Vec<Seat>,
}

impl Order {
    fn of(view: &View) -> Order {
        Order {
            seats: view.dealt_in().clockwise_after(view.button).collect(),
        }
    }

    /// The player as the actions call them.
    fn label(&self, seat: Seat) -> String {
        let place = self.seats.iter().position(|it| *it == seat);
        format!("p{}", place.map_or(0, |place| place + 1))
    }

    fn viewer(&self, viewer: Viewer) -> String {
        match viewer {
            Viewer::Seat(seat) if self.seats.contains(&seat) => self.label(seat),
            Viewer::Seat(_) | Viewer::Rail => RAIL.to_owned(),
        }
    }
}

/// The lines of a TOML table.
#[derive(Default)]
struct Table(String);

impl Table {
    fn field(&mut self, name: &str, value: impl Display) {
        writeln!(self.0, "{name} = {value}").expect("text grows");
    }

    fn text(&mut self, name: &str, text: &str) {
        self.field(name, Value::from(text));
    }

    fn numbers(&mut self, name: &str, numbers: &[u64]) {
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        self.field(name, format_args!("[{}]", numbers.join(", ")));
    }

    fn texts(&mut self, name: &str, texts: impl IntoIterator<Item = String>) {
        let texts: Vec<String> = (texts.into_iter())
            .map(|text| Value::from(text).to_string())
            .collect();
        self.field(name, format_args!("[{}]", texts.join(", ")));
    }

    /// Each part of the hand on a line of its own, so that people can read it.
    fn actions(&mut self, actions: &[String]) {
        self.0 += "actions = [";
        for (place, action) in actions.iter().enumerate() {
            let is_part = ["d db", "d wave"].iter().any(|it| action.starts_with(it));
            let begins = place == 0 || is_part;
            self.0 += if begins { "\n  " } else { " " };
            write!(self.0, "{},", Value::from(action.as_str())).expect("text grows");
        }
        self.0 += "\n]\n";
    }
}
