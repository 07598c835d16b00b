//! Other people at the table: who comes and goes, what is said, and how the
//! line to them is.

use std::time::Duration;

use super::Client;
use super::tells::Purpose;
use crate::player::commands::plain;
use crate::rules::Seat;
use crate::speech::{Topic, Urgency, Utterance, msg};
use crate::table::{
    Ask, Knock, LineTell, Lost, Phrase, Player, Presence, Refusal, RoomAsk, RoomTell, Said, Talk,
    TimeScale,
};

/// What is known of the others besides the game.
#[derive(Debug, Default)]
pub(super) struct Company {
    /// The number of the last thing that was said.
    heard: u64,
    /// Who is not listened to.
    muted: Vec<String>,
    /// While what was missed is told: how much that is so far.
    missed: Option<usize>,
    /// Why the line is cut for good.
    lost: Option<Lost>,
    /// How far the player wants to stretch their own time, and what the table
    /// knows of it.
    time: TimeScale,
    known_time: TimeScale,
}

impl Client {
    /// The digits by which others find the table; `None` where nobody can come.
    pub fn code(&self) -> Option<&str> {
        Some(&self.told.room()?.code)
    }

    /// Whether the player lets others in, and says when the first hand begins.
    pub fn is_host(&self) -> bool {
        self.told.is_host()
    }

    /// Whether the table has not answered yet to something.
    pub fn awaits_answer(&self) -> bool {
        !self.is_answered()
    }

    /// Who would like to sit down, the first first, where the player is asked.
    pub fn knocks(&self) -> &[Knock] {
        self.told.room().map_or(&[], |room| &room.knocks)
    }

    /// Why the line to the table is cut for good. Nothing more comes then.
    pub fn lost(&self) -> Option<Lost> {
        self.company.lost
    }

    /// Lets whoever has knocked first sit down.
    pub fn admit(&mut self, now: Duration) -> Vec<Utterance> {
        self.now = now;
        match self.knocks().first().cloned() {
            Some(Knock { id, name }) => {
                let said = self.words.say(&msg!(knock_yes { name }));
                self.ask_room(RoomAsk::Admit(id), said)
            }
            None => self.nobody_knocks(),
        }
    }

    /// Does not let them.
    pub fn turn_away(&mut self, now: Duration) -> Vec<Utterance> {
        self.now = now;
        match self.knocks().first().cloned() {
            Some(Knock { id, name }) => {
                let said = self.words.say(&msg!(knock_no { name }));
                self.ask_room(RoomAsk::Refuse(id), said)
            }
            None => self.nobody_knocks(),
        }
    }

    fn nobody_knocks(&mut self) -> Vec<Utterance> {
        let text = self.words.text(msg::NOBODY_KNOCKS);
        self.say(Utterance::error(text))
    }

    /// Says something to everybody at the table.
    pub fn talk(&mut self, talk: Talk, now: Duration) -> Vec<Utterance> {
        self.now = now;
        self.send(Ask::Room(RoomAsk::Say(talk)), Purpose::Room);
        self.hear_table()
    }

    /// The player would like so much time of their own, wherever others play.
    pub(super) fn want_time(&mut self, time: TimeScale) {
        self.company.time = time;
        self.ask_for_time();
    }

    pub(super) fn ask_for_time(&mut self) {
        let time = self.company.time;
        if self.told.room().is_some() && time != self.company.known_time {
            self.company.known_time = time;
            self.send(Ask::SetOwnTime(time), Purpose::Run);
        }
    }

    /// What can be said with one key, in the player's language.
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.words.text(match phrase {
            Phrase::Hello => msg::PHRASE_HELLO,
            Phrase::GoodLuck => msg::PHRASE_GOOD_LUCK,
            Phrase::NiceHand => msg::PHRASE_NICE_HAND,
            Phrase::WellPlayed => msg::PHRASE_WELL_PLAYED,
            Phrase::Thanks => msg::PHRASE_THANKS,
            Phrase::Sorry => msg::PHRASE_SORRY,
            Phrase::OneMoment => msg::PHRASE_ONE_MOMENT,
            Phrase::GoodNight => msg::PHRASE_GOOD_NIGHT,
        })
    }

    /// Puts a computer player in somebody's place.
    pub fn remove(&mut self, name: &str, now: Duration) -> Vec<Utterance> {
        self.now = now;
        match self.person(name) {
            Some(seat) => self.ask_table(Ask::Room(RoomAsk::Remove(seat)), Purpose::Room),
            None => self.nobody_called(name),
        }
    }

    /// Lets somebody else be the host.
    pub fn hand_over(&mut self, name: &str, now: Duration) -> Vec<Utterance> {
        self.now = now;
        match self.person(name) {
            Some(seat) => self.ask_table(Ask::Room(RoomAsk::HandOver(seat)), Purpose::Room),
            None => self.nobody_called(name),
        }
    }

    /// Listens no longer to what somebody says, or listens again.
    pub fn mute(&mut self, name: &str) -> Vec<Utterance> {
        let Some(seat) = self.person(name) else {
            return self.nobody_called(name);
        };
        let name = self.names[seat.index()].clone();
        let muted = &mut self.company.muted;
        let text = match muted.iter().position(|it| *it == name) {
            Some(place) => {
                muted.remove(place);
                msg!(unmuted { name })
            }
            None => {
                muted.push(name.clone());
                msg!(muted { name })
            }
        };
        let text = self.words.say(&text);
        self.say(Utterance::answer(text))
    }

    /// Leaves the table for good: a computer player takes the seat.
    pub fn leave(&mut self, now: Duration) {
        self.now = now;
        if self.told.room().is_some() {
            self.send(Ask::Room(RoomAsk::Leave), Purpose::Room);
        }
    }

    /// Another person with that name.
    fn person(&self, name: &str) -> Option<Seat> {
        let players = self.told.players().iter();
        let mut seats = players.zip(self.told.view().map_or(&[][..], |view| &view.seats));
        let by_view = seats.find(|(player, _)| player.style.is_none() && is_called(player, name));
        let seat = by_view.map(|(_, seat)| seat.seat).or_else(|| {
            let place = (self.told.players().iter())
                .position(|player| player.style.is_none() && is_called(player, name))?;
            Seat::try_from(u8::try_from(place).ok()?).ok()
        })?;
        (seat != self.told.seat()).then_some(seat)
    }

    fn nobody_called(&mut self, name: &str) -> Vec<Utterance> {
        let text = self.words.say(&msg!(nobody_called { name }));
        self.say(Utterance::error(text))
    }

    fn ask_room(&mut self, ask: RoomAsk, said: String) -> Vec<Utterance> {
        let mut said = self.say(Utterance::answer(said));
        said.extend(self.ask_table(Ask::Room(ask), Purpose::Room));
        said
    }

    /// These sit there from now on.
    pub(super) fn who_sits(&mut self, players: &[Player]) -> Vec<Utterance> {
        if players.len() != self.names.len() {
            return Vec::new();
        }
        let before = self.told.players().to_vec();
        let me = self.told.seat().index();
        let mut said = Vec::new();
        for (seat, (old, new)) in before.iter().zip(players).enumerate() {
            if seat != me {
                let text = change(old, new).map(|message| self.words.say(&message));
                said.extend(text.map(|it| Utterance::new(it, Urgency::Normal, Topic::Talk)));
            }
        }
        self.names = players.iter().map(|it| it.name.clone()).collect();
        self.announcer.set_names(self.names.clone());
        said.iter().cloned().for_each(|it| self.log.push(it));
        said
    }

    /// Something of the room is told.
    pub(super) fn hear_room(&mut self, tell: &RoomTell) -> Vec<Utterance> {
        let messages = match tell {
            RoomTell::Said(said) => return self.hear_said(said),
            RoomTell::State(new) => {
                let old = self.told.room();
                let mut messages = Vec::new();
                let known = |knock: &Knock| old.is_some_and(|old| old.knocks.contains(knock));
                if old.is_some_and(|old| old.host != new.host) {
                    messages.push(if new.host == self.told.seat() {
                        self.words.text(msg::HOST_NOW_YOU)
                    } else {
                        let name = &self.names[new.host.index()];
                        self.words.say(&msg!(host_now { name }))
                    });
                }
                for knock in new.knocks.iter().filter(|it| !known(it)) {
                    let name = &knock.name;
                    messages.push(self.words.say(&msg!(knock { name })));
                }
                messages
            }
        };
        let say = |text| Utterance::new(text, Urgency::Urgent, Topic::Talk);
        let said: Vec<Utterance> = messages.into_iter().map(say).collect();
        said.iter().cloned().for_each(|it| self.log.push(it));
        said
    }

    fn hear_said(&mut self, said: &Said) -> Vec<Utterance> {
        if said.number <= self.company.heard {
            return Vec::new();
        }
        self.company.heard = said.number;
        let name = self.names[said.from.index()].clone();
        if self.company.muted.contains(&name) {
            return Vec::new();
        }
        let text = match &said.talk {
            Talk::Phrase(phrase) => self.phrase(*phrase),
            Talk::Text(text) => text.clone(),
        };
        let message = if said.from == self.told.seat() {
            msg!(said_by_you { text })
        } else {
            msg!(said_by { name, text })
        };
        let text = self.words.say(&message);
        self.say(Utterance::new(text, Urgency::Normal, Topic::Talk))
    }

    /// Something about the line.
    pub(super) fn hear_line(&mut self, tell: LineTell) -> Vec<Utterance> {
        let text = match tell {
            LineTell::Cut => msg::LINE_CUT,
            LineTell::Back => {
                self.company.missed = Some(0);
                return Vec::new();
            }
            LineTell::Lost(lost) => {
                self.company.lost = Some(lost);
                match lost {
                    Lost::TakenOver => msg::LOST_TAKEN_OVER,
                    Lost::SeatGone => msg::LOST_SEAT_GONE,
                    Lost::Removed => msg::LOST_REMOVED,
                    Lost::OtherVersion => msg::LOST_OTHER_VERSION,
                    Lost::OtherCertificate => msg::LOST_OTHER_CERTIFICATE,
                }
            }
        };
        let text = self.words.text(text);
        self.say(Utterance::new(text, Urgency::Urgent, Topic::Talk))
    }

    /// Whether what comes now was missed: it is kept, and not said.
    pub(super) fn is_catching_up(&self) -> bool {
        self.company.missed.is_some()
    }

    /// This was missed.
    pub(super) fn note_missed(&mut self, missed: &[Utterance]) {
        if let Some(count) = &mut self.company.missed {
            *count += missed.len();
        }
    }

    /// All that was missed has come: one sentence tells how much that was, and
    /// then how it stands.
    pub(super) fn has_caught_up(&mut self) -> Vec<Utterance> {
        let Some(missed) = self.company.missed.take() else {
            return Vec::new();
        };
        let text = self.words.say(&msg!(line_back {
            missed: missed as u64
        }));
        let mut said = self.say(Utterance::new(text, Urgency::Urgent, Topic::Talk));
        if missed > 0 {
            let stands = self.how_it_stands();
            // It tells nothing new of the game, so it is of the line.
            let of_line = |it| Utterance {
                topic: Topic::Talk,
                ..it
            };
            said.extend(stands.into_iter().flat_map(|it| self.say(of_line(it))));
        }
        self.hear(&said);
        said
    }

    /// Why something cannot be done among people.
    pub(super) fn refuse_in_company(&mut self, refusal: Refusal) -> Vec<Utterance> {
        let text = self.words.text(match refusal {
            Refusal::HostOnly => msg::ONLY_HOST,
            Refusal::TooFast => msg::TALK_TOO_FAST,
            Refusal::NobodyThere => msg::NOBODY_THERE,
            Refusal::Alone | Refusal::Illegal(_) | Refusal::Stale => msg::PLAYS_ALONE,
        });
        self.say(Utterance::error(text))
    }
}

fn is_called(player: &Player, name: &str) -> bool {
    plain(&player.name) == plain(name)
}

/// What has become of a seat.
fn change(old: &Player, new: &Player) -> Option<crate::speech::Message<'static>> {
    let (before, name) = (old.name.clone(), new.name.clone());
    Some(match (&old.style, &new.style) {
        (_, None) if old.style.is_some() || before != name => msg!(person_came { name }),
        (None, Some(_)) => msg!(person_left {
            name: before,
            bot: name
        }),
        _ => match (old.presence, new.presence) {
            (Presence::Here, Presence::Away) => msg!(person_away { name }),
            (Presence::Away, Presence::Here) => msg!(person_back { name }),
            _ => return None,
        },
    })
}
