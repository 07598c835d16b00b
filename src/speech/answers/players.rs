//! Who is in, whose turn it is, what everyone has.

use super::{Asked, phase_name};
use crate::rules::{Chips, Phase, SeatView, Status};
use crate::speech::Message;

impl Asked<'_> {
    pub(super) fn players_in(&self) -> Vec<String> {
        let named = |key, of: &mut dyn Iterator<Item = &SeatView>| {
            let names: Vec<String> = of.map(|it| self.who(it.seat).into_owned()).collect();
            let message = Message::new(key).with("count", names.len());
            let said = self.say(&message.with("names", self.words.list(&names)));
            (!names.is_empty()).then_some(said)
        };
        let mut all_in = self.live().filter(|it| it.status == Status::AllIn);
        let everyone = named("answer-in", &mut self.live());
        let all_in = named("answer-in-all-in", &mut all_in);
        everyone.into_iter().chain(all_in).collect()
    }

    pub(super) fn button(&self) -> String {
        self.about(self.view.button, Message::new("button"))
    }

    pub(super) fn turn(&self) -> Vec<String> {
        if self.view.phase == Phase::Picking {
            let mut parts = vec![self.text("answer-turn-picking")];
            match self.idle() {
                None => parts.extend(self.view.me().map(|me| {
                    let left = Message::new("answer-picks-left").with("left", self.picks_left(me));
                    self.say(&left)
                })),
                Some(idle) => parts.push(idle),
            }
            return parts;
        }
        vec![match self.view.turn {
            None => self.text("answer-over"),
            Some(turn) if self.own() == Some(turn) => {
                let phase = phase_name(self.view.phase);
                self.say(&Message::new("answer-turn-you").with("phase", phase))
            }
            Some(turn) => self.say(&Message::new("answer-turn").with("name", self.name(turn))),
        }]
    }

    pub(super) fn chips(&self) -> Vec<String> {
        let points = self.view.standing.as_ref().map(|it| it.points.as_slice());
        let points = points.unwrap_or_default();
        if points.is_empty() {
            return vec![self.stacks(&mut self.around())];
        }
        // Two numbers for each player: a sentence for each.
        let one = |seat: &SeatView| {
            let message = Message::new("answer-chips-points")
                .with("name", self.who(seat.seat))
                .with("amount", seat.stack)
                .with(
                    "points",
                    points.get(seat.seat.index()).copied().unwrap_or(0),
                );
            self.say(&message)
        };
        self.around().map(one).collect()
    }

    /// The chips of those players.
    pub(super) fn stacks(&self, seats: &mut dyn Iterator<Item = &SeatView>) -> String {
        self.words.series(seats.map(|seat| self.stack(seat)))
    }

    fn stack(&self, seat: &SeatView) -> String {
        let state = match seat.status {
            Status::AllIn if self.view.phase != Phase::Over => Some("all-in"),
            _ if seat.stack == 0 => Some("out"),
            _ => None,
        };
        let named = |key| Message::new(key).with("name", self.who(seat.seat));
        self.say(&match state {
            Some(state) => named("answer-chips-state").with("state", state),
            None => named("answer-chips").with("amount", seat.stack),
        })
    }

    /// The points of everyone, for those who count them.
    pub(super) fn score(&self, points: &[Chips]) -> String {
        let one = |seat: &SeatView| {
            let message = Message::new("answer-score-of")
                .with("name", self.who(seat.seat))
                .with(
                    "points",
                    points.get(seat.seat.index()).copied().unwrap_or(0),
                );
            self.say(&message)
        };
        self.list(self.around().map(one))
    }
}
