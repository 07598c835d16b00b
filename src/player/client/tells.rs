//! What is asked of the table, and what the table tells.

use std::time::Duration;

use super::time::Warned;
use super::{Asking, Client, Person};
use crate::player::coach::{CoachedDecision, CoachedHand};
use crate::rules::cards::CardSet;
use crate::rules::{Action, Event, Seen, View};
use crate::speech::{self, Utterance, msg};
use crate::table::{Ask, AskId, Asked, Frame, GameNotice, Refusal, TablePace, Tell};

/// What the player wants of the table, until the table has answered.
pub(super) struct Wanted {
    id: AskId,
    purpose: Purpose,
}

pub(super) enum Purpose {
    /// To act.
    Act {
        /// What on, where a coach looks on.
        decision: Option<Box<CoachedDecision>>,
        /// What the player was being asked, to be asked again.
        asking: Option<Asking>,
    },
    /// To go on: the next hand, or the next wave.
    GoOn,
    /// To play the rest without a word.
    Skip,
    /// To run differently.
    Run,
    /// To stand still, or run again, without a word.
    Hold,
    /// Something of the room.
    Room,
    /// To give somebody time.
    GiveTime(Person),
}

impl Client {
    /// Acts in the decision that the player knows of. If it is refused, what
    /// the player was asked is asked again.
    pub(super) fn act_for(&mut self, action: Action, asking: Option<Asking>) -> Vec<Utterance> {
        self.send_act(action, asking);
        self.hear_table()
    }

    /// The same; what comes of it is heard later.
    pub(super) fn send_act(&mut self, action: Action, asking: Option<Asking>) {
        let purpose = Purpose::Act {
            decision: self.decision(action).map(Box::new),
            asking,
        };
        let decision = self.told.decision();
        self.send(Ask::Act { decision, action }, purpose);
    }

    /// Asks for the next hand.
    pub(super) fn deal(&mut self) -> Vec<Utterance> {
        let hand = self.told.hands() + 1;
        self.ask_table(Ask::Deal { hand }, Purpose::GoOn)
    }

    /// Ends what is untimed.
    pub(super) fn move_on(&mut self) -> Vec<Utterance> {
        let decision = self.told.decision();
        self.ask_table(Ask::MoveOn { decision }, Purpose::GoOn)
    }

    /// Stops or restarts time for the whole table.
    pub(super) fn set_paused(&mut self, paused: bool) -> Vec<Utterance> {
        self.ask_table(Ask::SetPaused(paused), Purpose::Run)
    }

    /// The same without a word: the player is elsewhere.
    pub(super) fn set_paused_quietly(&mut self, paused: bool) -> Vec<Utterance> {
        self.ask_table(Ask::SetPaused(paused), Purpose::Hold)
    }

    /// Runs the table differently from now on.
    pub fn set_table(&mut self, pace: TablePace, now: Duration) -> Vec<Utterance> {
        self.now = now;
        self.ask_table(Ask::SetPace(pace), Purpose::Run)
    }

    /// Asks for the rest of the game. What comes of it is heard later, after the
    /// player has heard that it may take a while.
    pub(super) fn ask_to_skip(&mut self) {
        self.send(Ask::PlayToTheEnd, Purpose::Skip);
    }

    pub(super) fn ask_table(&mut self, ask: Ask, purpose: Purpose) -> Vec<Utterance> {
        self.send(ask, purpose);
        self.hear_table()
    }

    pub(super) fn send(&mut self, ask: Ask, purpose: Purpose) {
        let id = self.next_ask;
        self.next_ask += 1;
        self.wanted.push(Wanted { id, purpose });
        self.table.ask(Asked { id, ask }, self.now);
    }

    /// Whether the table has answered to all that was asked.
    pub(super) fn is_answered(&self) -> bool {
        self.wanted.is_empty()
    }

    /// The player listens for so long from now on. This is not answered.
    pub(super) fn listen(&mut self, time: Duration) {
        let for_millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let decision = self.told.decision();
        let ask = Ask::Listen {
            decision,
            for_millis,
        };
        self.table.ask(Asked { id: 0, ask }, self.now);
    }

    /// Hears all that is told by now.
    pub(super) fn hear_table(&mut self) -> Vec<Utterance> {
        let mut said = Vec::new();
        loop {
            // To hear what is told takes time, so there may be more to tell
            // of the clocks after it.
            let frames = self.table.hear(self.now);
            if frames.is_empty() {
                return said;
            }
            said.extend(frames.into_iter().flat_map(|it| self.hear_frame(it)));
        }
    }

    /// What comes at one moment is told as one.
    fn hear_frame(&mut self, frame: Frame) -> Vec<Utterance> {
        let (mut said, mut seen, mut over) = (Vec::new(), Vec::new(), Vec::new());
        // How the table runs is told after all that was missed.
        let caught_up = frame
            .iter()
            .any(|tell| matches!(tell, Tell::Pace(_) | Tell::Seated(_)));
        self.quiet = false;
        let goes_on = |tell: &Tell| matches!(tell, Tell::Update(_) | Tell::Seated(_));
        if frame.iter().any(goes_on) {
            // The table has gone on: so does the player.
            said.extend(self.hurry_run_out());
        }
        for tell in frame {
            if goes_on(&tell) {
                // What comes at the same moment is told with it.
                let rest = self.end_run_out();
                over.extend(self.look_at_hand(&rest));
                seen.extend(rest);
            }
            if !self.told.is_news(&tell) {
                continue;
            }
            let before = seen.len();
            let paused = self.times().paused;
            match &tell {
                Tell::Answered { id, answer } => said.extend(self.answered(*id, *answer)),
                Tell::Notice(notice) => said.extend(self.noticed(notice)),
                Tell::Update(update) => seen.extend_from_slice(&update.seen),
                Tell::Seated(_) => {
                    said.extend(self.sit_anew(tell));
                    continue;
                }
                Tell::Players(players) => said.extend(self.who_sits(players)),
                Tell::Room(room) => said.extend(self.hear_room(room)),
                Tell::Line(line) => said.extend(self.hear_line(*line)),
                Tell::Times(_) | Tell::Pace(_) => {}
            }
            self.told.hear(tell, self.now);
            self.ask_for_time();
            let new = self.begin_run_out(seen.split_off(before));
            over.extend(self.look_at_hand(&new));
            seen.extend(new);
            said.extend(self.tell_pause(paused));
        }
        if !seen.is_empty() {
            said.extend(self.announce(&seen));
            said.extend(self.act_as_intended());
            said.extend(self.coach(over));
            said.extend(self.tell_what_is_left(&seen));
        }
        if self.is_catching_up() {
            self.note_missed(&said);
            said.clear();
            if caught_up {
                said = self.has_caught_up();
            }
        }
        said
    }

    /// The line was cut for so long that the table does not tell all of what
    /// was missed. What is new of the hand under way goes to the log.
    fn sit_anew(&mut self, seated: Tell) -> Vec<Utterance> {
        let mut said = self.tell_held_back();
        let heard = self.view().map_or(0, |view| view.seen.len());
        let hand = self.told.hands();
        self.told.hear(seated, self.now);
        let known = if self.told.hands() == hand { heard } else { 0 };
        let seen = self.view().and_then(|view| view.seen.get(known..));
        let new = seen.unwrap_or_default().to_vec();
        (self.asking, self.marked) = (None, CardSet::EMPTY);
        self.warned = Warned::default();
        let over = self.look_at_hand(&new);
        said.extend(self.pick_up(&new, None));
        said.extend(self.coach(over.into_iter().collect()));
        self.hear(&said);
        said
    }

    fn answered(&mut self, id: AskId, answer: Result<(), Refusal>) -> Vec<Utterance> {
        let place = self.wanted.iter().position(|it| it.id == id);
        let Some(Wanted { purpose, .. }) = place.map(|place| self.wanted.remove(place)) else {
            return Vec::new();
        };
        match (answer, purpose) {
            (Ok(()), Purpose::Run | Purpose::Room) => Vec::new(),
            (Ok(()), Purpose::GiveTime(person)) => self.gave_time(&person),
            (Ok(()), Purpose::Hold) => {
                // What comes of it is in the same frame.
                self.quiet = true;
                Vec::new()
            }
            (Ok(()), purpose) => {
                if let Purpose::Act { decision, .. } = purpose {
                    self.note_decision(decision);
                }
                self.log.note_deed();
                self.stop_listening();
                Vec::new()
            }
            (Err(refusal), purpose) => {
                self.skips &= !matches!(purpose, Purpose::Skip);
                // A bad amount is asked for again; the limits have been told.
                let still_raising = self.betting().is_some_and(|choices| choices.raise.is_ok());
                if let Purpose::Act { asking, .. } = purpose
                    && still_raising
                {
                    self.asking = asking;
                }
                let said = match refusal {
                    Refusal::Illegal(illegal) => self.refuse(illegal),
                    Refusal::Stale => {
                        let text = speech::too_late(&self.words);
                        self.say(Utterance::error(text))
                    }
                    Refusal::HostOnly
                    | Refusal::NobodyThere
                    | Refusal::TooFast
                    | Refusal::OncePerHand
                    | Refusal::TimeEnough
                    | Refusal::Alone => self.refuse_in_company(refusal),
                };
                self.note_wrong_amount(&said);
                said
            }
        }
    }

    pub(super) fn announce(&mut self, seen: &[Seen]) -> Vec<Utterance> {
        // What is asked about this decision is over with it.
        self.asking.take_if(|it| *it != Asking::Leave);
        self.warned = Warned::default();
        let seen = self.no_longer_held_back(self.not_skipped(seen));
        let Some(view) = self.told.view().filter(|_| !seen.is_empty()) else {
            return Vec::new();
        };
        // Whoever has chosen what to do is not told that they are to act.
        let decided = self.intended_action().map(|_| View {
            turn: None,
            choices: None,
            ..view.clone()
        });
        let view = decided.as_ref().unwrap_or(view);
        let said = self.announcer.announce(&seen, view, &self.words);
        said.iter().cloned().for_each(|it| self.log.push(it));
        self.hear(&said);
        said
    }

    /// Counts a hand that has ended. The coach looks at it, where there is one.
    pub(super) fn look_at_hand(&mut self, seen: &[Seen]) -> Option<CoachedHand> {
        if seen
            .iter()
            .any(|it| matches!(it, Event::HandStarted { .. }))
        {
            self.forget_decisions();
            self.forget_hints();
            self.forget_intent();
            self.marked = CardSet::EMPTY;
        }
        self.note_place(seen);
        if !seen.contains(&Event::HandOver) {
            return None;
        }
        self.count_hand();
        self.coached_hand()
    }

    /// Says that the table stands still, or runs again, unless it does so only
    /// while the player is elsewhere.
    fn tell_pause(&mut self, before: bool) -> Vec<Utterance> {
        let paused = self.times().paused;
        if paused == before || self.quiet {
            return Vec::new();
        }
        let text = if paused { msg::PAUSED } else { msg::RESUMED };
        self.say(Utterance::answer(self.words.text(text)))
    }

    fn noticed(&mut self, notice: &GameNotice) -> Vec<Utterance> {
        let text = notice.say(&self.words);
        self.say(match notice {
            GameNotice::KeptAgain => Utterance::answer(text),
            _ => Utterance::error(text),
        })
    }
}
