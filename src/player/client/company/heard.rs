//! What is heard of the people at the table: who comes and goes, what they say,
//! and how the line to them is.

use crate::player::client::Client;
use crate::speech::{Cue, Message, Topic, Urgency, Utterance, msg};
use crate::table::{Knock, LineTell, Lost, Player, Presence, Refusal, RoomTell, Said, Talk};

impl Client {
    /// These sit there from now on.
    pub(in crate::player::client) fn who_sits(&mut self, players: &[Player]) -> Vec<Utterance> {
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
    pub(in crate::player::client) fn hear_room(&mut self, tell: &RoomTell) -> Vec<Utterance> {
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
                if let (Some(given), Some(old)) = (new.given, old)
                    && old.given != Some(given)
                {
                    let (name, seconds) = (&self.names[given.from.index()], given.seconds);
                    let seconds = u64::from(seconds);
                    messages.push(self.words.say(&msg!(time_given { name, seconds })));
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
        let is_own = said.from == self.told.seat();
        let message = if is_own {
            msg!(said_by_you { text })
        } else {
            msg!(said_by { name, text })
        };
        let text = self.words.say(&message);
        let told = Utterance::new(text, Urgency::Normal, Topic::Talk);
        let told = self.say(Utterance {
            cue: (!is_own).then_some(Cue::Talk),
            volume: self.company.volume,
            ..told
        });
        if is_own || !self.company.quiet {
            told
        } else {
            Vec::new()
        }
    }

    /// Something about the line.
    pub(in crate::player::client) fn hear_line(&mut self, tell: LineTell) -> Vec<Utterance> {
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
    pub(in crate::player::client) fn is_catching_up(&self) -> bool {
        self.company.missed.is_some()
    }

    /// This was missed.
    pub(in crate::player::client) fn note_missed(&mut self, missed: &[Utterance]) {
        if let Some(count) = &mut self.company.missed {
            *count += missed.len();
        }
    }

    /// All that was missed has come: one sentence tells how much that was, and
    /// then how it stands.
    pub(in crate::player::client) fn has_caught_up(&mut self) -> Vec<Utterance> {
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
    pub(in crate::player::client) fn refuse_in_company(
        &mut self,
        refusal: Refusal,
    ) -> Vec<Utterance> {
        let text = self.words.text(match refusal {
            Refusal::HostOnly => msg::ONLY_HOST,
            Refusal::TooFast => msg::TALK_TOO_FAST,
            Refusal::NobodyThere => msg::NOBODY_THERE,
            Refusal::OncePerHand => msg::TIME_ONCE_A_HAND,
            Refusal::TimeEnough => msg::TIME_ENOUGH,
            Refusal::Alone | Refusal::Illegal(_) | Refusal::Stale => msg::PLAYS_ALONE,
        });
        self.say(Utterance::error(text))
    }
}

/// What has become of a seat.
fn change(old: &Player, new: &Player) -> Option<Message<'static>> {
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
