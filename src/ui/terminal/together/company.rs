//! The game in the terminal where other people play: lines are read as they
//! come, and it goes on without them.

use std::collections::VecDeque;
use std::io;
use std::process::ExitCode;
use std::time::Duration;

use crate::player::commands::{Command, CompanyCommand, Typed, is_typed};
use crate::player::together::HeldSeat;
use crate::speech::msg;
use crate::ui::terminal::lines::{TypedLine, TypedLines, Typist};
use crate::ui::terminal::table::TerminalGame;
use crate::ui::terminal::{AfterLine, leave, say, tell, texts};

impl TerminalGame {
    /// Plays until the game is over, the seat is lost, or the player leaves.
    pub(in crate::ui::terminal) fn play_in_company(
        &mut self,
        lines: &mut TypedLines,
        mut held: VecDeque<TypedLine>,
    ) -> io::Result<ExitCode> {
        loop {
            let now = self.time();
            let said = self.client.advance(now);
            tell(&said)?;
            if self.client.lost().is_some() {
                say(&self.client.words().text(msg::GOODBYE))?;
                return Ok(ExitCode::FAILURE);
            }
            if self.client.has_left() || self.client.is_over() {
                return leave(self.client.words());
            }
            // A script is read when the table waits for the player, unless it says
            // something to the others.
            let talks = held.front().is_some_and(|line| self.is_talk(line));
            let reads = self.typist() == Typist::Person || talks || self.is_awaited();
            let line = match reads.then(|| held.pop_front()).flatten() {
                Some(line) => line,
                None => {
                    let wait = self.client.wake().map(|at| at.saturating_sub(now));
                    let line = lines.next(wait);
                    if line != TypedLine::None && !reads {
                        held.push_back(line);
                        continue;
                    }
                    line
                }
            };
            match line {
                TypedLine::None => {}
                // Nobody comes back after a script.
                TypedLine::End if self.typist() == Typist::Script => return self.go(),
                TypedLine::End => return self.quit(),
                TypedLine::Unreadable(why) => say(&why.say(self.client.words()))?,
                TypedLine::Text(line) => match self.obey_in_company(&line, now) {
                    AfterLine::Say(lines) => lines.iter().try_for_each(|line| say(line))?,
                    AfterLine::Leave => return self.quit(),
                },
            }
        }
    }

    /// The program ends, and the seat stays the player's where they can find it
    /// again.
    fn quit(&mut self) -> io::Result<ExitCode> {
        if self.seat.is_none() {
            return self.go();
        }
        say(&self.client.words().text(msg::SEAT_KEPT_LEAVE))?;
        leave(self.client.words())
    }

    /// Leaves for good: the others play on.
    fn go(&mut self) -> io::Result<ExitCode> {
        let now = self.time();
        self.client.leave(now);
        leave(self.client.words())
    }

    /// Forgets the seat, unless the player may return to it.
    pub(in crate::ui::terminal) fn give_seat_up(&mut self) {
        if !self.client.keeps_seat() {
            self.seat.take().into_iter().for_each(HeldSeat::forget);
        }
    }

    /// Whether that is for the others, and nothing in the game.
    fn is_talk(&self, line: &TypedLine) -> bool {
        let TypedLine::Text(line) = line else {
            return false;
        };
        let command = match self.understand(line) {
            Ok(Typed::Company(command, _) | Typed::Command(Command::Company(command))) => command,
            _ => return false,
        };
        matches!(
            command,
            CompanyCommand::Talk | CompanyCommand::Say(_) | CompanyCommand::GiveTime
        )
    }

    /// Whether the table waits for this player.
    fn is_awaited(&self) -> bool {
        let client = &self.client;
        let told = client.told();
        let asked = client.asking().is_some() || !client.knocks().is_empty();
        let waits = told.is_my_turn() || told.waits_for_next_hand() || asked;
        waits && !client.awaits_answer()
    }

    fn obey_in_company(&mut self, line: &str, now: Duration) -> AfterLine {
        let (client, line) = (&self.client, line.trim());
        if client.asking().is_none() && !client.knocks().is_empty() {
            let is = |answer| is_typed(answer, line, client.words());
            let answer = is(msg::ANSWER_YES)
                .then_some(CompanyCommand::Admit)
                .or_else(|| is(msg::ANSWER_NO).then_some(CompanyCommand::TurnAway));
            if let Some(answer) = answer {
                return AfterLine::Say(texts(self.client.meet(answer, "", now)));
            }
        }
        self.obey(line)
    }
}
