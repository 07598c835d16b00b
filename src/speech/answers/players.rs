//! Who is in, whose turn it is, what everyone has.

use std::slice;

use super::{Asked, phase_name};
use crate::rules::{Chips, Event, Phase, Seat, SeatView, Seen, Status};
use crate::speech::msg;

impl Asked<'_> {
    pub(super) fn players_in(&self) -> Vec<String> {
        let name = |it: &SeatView| self.who(it.seat).into_owned();
        let live: Vec<String> = self.live().map(name).collect();
        let all_in = self.live().filter(|it| it.status == Status::AllIn);
        let all_in: Vec<String> = all_in.map(name).collect();
        let mut parts = Vec::new();
        if !live.is_empty() {
            parts.push(self.say(&msg!(answer_in {
                count: live.len(),
                names: self.words.list(&live),
            })));
        }
        if !all_in.is_empty() {
            let names = self.words.list(&all_in);
            parts.push(self.say(&msg!(answer_in_all_in { names })));
        }
        parts
    }

    /// All about one player: what they have, where they sit, what they did since
    /// the last cards came, what they showed.
    pub(crate) fn player(&self, seat: Seat) -> String {
        let mut parts = Vec::new();
        if let Some(it) = self.view.seats.get(seat.index()) {
            parts.push(self.stack(it));
        }
        if self.view.button == seat {
            parts.push(self.button());
        }
        let is_theirs = |event: &Seen| event.seat_and_amount().0 == Some(seat);
        let mut teller = self.teller();
        let mut blinds = |event: &&Seen| matches!(event, Event::Blind { .. }) && is_theirs(event);
        let blind = self.view.seen.iter().find(&mut blinds);
        parts.extend(
            blind
                .into_iter()
                .flat_map(|it| teller.parts(slice::from_ref(it))),
        );
        let own: Vec<Seen> = self
            .since_last_cards()
            .iter()
            .copied()
            .filter(is_theirs)
            .collect();
        parts.extend(teller.parts(&own));
        self.words.sentences(parts)
    }

    pub(super) fn button(&self) -> String {
        self.about(self.view.button, msg!(button))
    }

    pub(super) fn turn(&self) -> Vec<String> {
        if self.view.phase == Phase::Picking {
            let mut parts = vec![self.text(msg::ANSWER_TURN_PICKING)];
            match self.idle() {
                None => parts.extend(self.view.me().map(|me| {
                    let left = self.picks_left(me);
                    self.about(me.seat, msg!(answer_picks_left { left }))
                })),
                Some(idle) => parts.push(idle),
            }
            return parts;
        }
        vec![match self.view.turn {
            None => self.text(msg::ANSWER_OVER),
            Some(turn) if self.you == Some(turn) => {
                let phase = phase_name(self.view.phase);
                self.say(&msg!(answer_turn_you { phase }))
            }
            Some(turn) => self.say(&msg!(answer_turn {
                name: self.name(turn)
            })),
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
            let message = msg!(answer_chips_points {
                name: self.who(seat.seat),
                amount: seat.stack,
                points: points.get(seat.seat.index()).copied().unwrap_or(0)
            });
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
        let name = self.who(seat.seat);
        self.say(&match state {
            Some(state) => msg!(answer_chips_state { name, state }),
            None => msg!(answer_chips {
                name,
                amount: seat.stack,
            }),
        })
    }

    /// The points of everyone, for those who count them.
    pub(super) fn score(&self, points: &[Chips]) -> String {
        let one = |seat: &SeatView| {
            let message = msg!(answer_score_of {
                name: self.who(seat.seat),
                points: points.get(seat.seat.index()).copied().unwrap_or(0)
            });
            self.say(&message)
        };
        self.list(self.around().map(one))
    }
}
