//! The game in the terminal where other people play: lines are read as they
//! come, and it goes on without them.

use std::collections::VecDeque;
use std::io;
use std::process::ExitCode;
use std::time::Duration;

use crate::player::client::Client;
use crate::player::commands::is_typed;
use crate::speech::{Text, Utterance, msg};
use crate::table::{Phrase, Talk};
use crate::ui::terminal::lines::{TypedLine, TypedLines, Typist};
use crate::ui::terminal::table::TerminalGame;
use crate::ui::terminal::{AfterLine, leave, say, tell, texts};

impl TerminalGame {
    /// Plays until the game is over, the seat is lost, or the player leaves.
    pub(in crate::ui::terminal) fn play_in_company(
        mut self,
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
            if self.client.is_over() {
                return leave(self.client.words());
            }
            // A script is read when the table waits for the player.
            let reads = self.typist() == Typist::Person || self.is_awaited();
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
                TypedLine::End => return self.go(),
                TypedLine::Unreadable(why) => say(&why.say(self.client.words()))?,
                TypedLine::Text(line) => match self.obey_in_company(&line, now) {
                    AfterLine::Say(lines) => lines.iter().try_for_each(|line| say(line))?,
                    AfterLine::Leave => return self.go(),
                },
            }
        }
    }

    /// Leaves: the others play on.
    fn go(mut self) -> io::Result<ExitCode> {
        let now = self.time();
        self.client.leave(now);
        leave(self.client.words())
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
        match company_line(&mut self.client, line.trim(), now) {
            Some(said) => AfterLine::Say(texts(said)),
            None => self.obey(line),
        }
    }
}

/// What is typed to other people; `None` where it is something else.
fn company_line(client: &mut Client, line: &str, now: Duration) -> Option<Vec<Utterance>> {
    if client.asking().is_none() && !client.knocks().is_empty() {
        if is_typed(msg::ANSWER_YES, line, client.words()) {
            return Some(client.admit(now));
        }
        if is_typed(msg::ANSWER_NO, line, client.words()) {
            return Some(client.turn_away(now));
        }
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let is = |client: &Client, words: Text| is_typed(words, word, client.words());
    Some(if is(client, msg::COMPANY_SAY) {
        match talk(rest) {
            Some(talk) => client.talk(talk, now),
            None => phrases(client),
        }
    } else if is(client, msg::COMPANY_MUTE) {
        client.mute(rest)
    } else if is(client, msg::COMPANY_REMOVE) {
        client.remove(rest, now)
    } else if is(client, msg::COMPANY_HOST) {
        client.hand_over(rest, now)
    } else if is(client, msg::COMPANY_WORDS) {
        let text = client.words().text(msg::COMPANY_HELP);
        vec![Utterance::answer(text)]
    } else {
        return None;
    })
}

/// A phrase by its number, or the words themselves.
fn talk(text: &str) -> Option<Talk> {
    if text.is_empty() {
        return None;
    }
    let number = text.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
    let phrase = number.and_then(|it| Phrase::ALL.get(it));
    Some(match phrase {
        Some(phrase) => Talk::Phrase(*phrase),
        None => Talk::Text(text.to_owned()),
    })
}

/// The phrases with their numbers.
fn phrases(client: &Client) -> Vec<Utterance> {
    let numbered = (1..).zip(Phrase::ALL);
    let told = numbered.map(|(number, phrase)| format!("{number} {}", client.phrase(phrase)));
    let text = told.collect::<Vec<_>>().join(" ");
    vec![Utterance::answer(text)]
}
