//! Other people at the table: who they are, what is said to them, and what can
//! be asked about them.

mod heard;

use std::time::Duration;

use super::tells::Purpose;
use super::{Asking, Client};
use crate::player::commands::{CompanyCommand, plain};
use crate::player::together::spoken_code;
use crate::rules::Seat;
use crate::speech::{Topic, Urgency, Utterance, msg};
use crate::table::{Ask, Knock, Lost, Phrase, Presence, RoomAsk, Talk, TimeScale};

/// What is known of the others besides the game.
#[derive(Debug, Default)]
pub(super) struct Company {
    /// The number of the last thing that was said.
    heard: u64,
    /// Who is not listened to.
    muted: Vec<String>,
    /// Whether what the others say is only kept for the messages.
    pub(super) quiet: bool,
    /// How loud it is told, in percent.
    pub(super) volume: u8,
    /// While what was missed is told: how much that is so far.
    missed: Option<usize>,
    /// Why the line is cut for good.
    lost: Option<Lost>,
    /// How far the player wants to stretch their own time, and what the table
    /// knows of it.
    time: TimeScale,
    known_time: TimeScale,
    /// Where the table is.
    place: Option<TablePlace>,
    /// Whether the player has left it.
    left: bool,
}

/// Another person at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Whether they are the host.
    pub is_host: bool,
    /// Whether they are away.
    pub is_away: bool,
    /// Whether the player does not want to hear them.
    pub is_muted: bool,
    seat: Seat,
}

/// Where a table with other people is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePlace {
    /// Where others find it.
    pub address: String,
    /// Whether it is on this computer, for as long as the player sits there.
    pub here: bool,
}

impl Company {
    pub(super) fn new() -> Company {
        Company {
            volume: 100,
            ..Company::default()
        }
    }

    /// Whether nothing more comes from the table.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.is_some()
    }
}

impl Client {
    /// Whether other people can sit at the table.
    pub fn is_in_company(&self) -> bool {
        self.told.room().is_some()
    }

    /// Tells the player where they sit now: at their own table, or at somebody
    /// else's.
    pub fn sat_down(&mut self, place: TablePlace) -> Vec<Utterance> {
        let address = place.address.as_str();
        let game = self.words.text(msg::game(self.told.options().kind()));
        let message = if self.is_host() {
            msg!(table_open {
                code: spoken_code(self.code().unwrap_or_default()),
                address
            })
        } else {
            let me = self.told.seat().index();
            let others = (self.names.iter().enumerate()).filter(|(seat, _)| *seat != me);
            let names: Vec<String> = others.map(|(_, name)| name.clone()).collect();
            msg!(sat_down {
                game,
                names: self.words.list(&names)
            })
        };
        let text = self.words.say(&message);
        self.company.place = Some(place);
        let texts = [Some(text), self.dealer()].into_iter().flatten();
        let said: Vec<Utterance> = texts
            .map(|text| Utterance::new(text, Urgency::Urgent, Topic::Talk))
            .collect();
        said.iter().cloned().for_each(|it| self.log.push(it));
        said
    }

    /// Who deals, as a sentence.
    pub fn dealer(&self) -> Option<String> {
        let (room, place) = (self.told.room()?, self.company.place.as_ref()?);
        Some(self.words.say(&match &room.dealer {
            _ if place.here => msg::DEALT_HERE.into(),
            Some(name) => msg!(dealt_by { name }),
            None => {
                let server = &place.address;
                msg!(dealt_by_server { server })
            }
        }))
    }

    /// Tells the player how it stands at the table that they have come back to
    /// after another start of the program.
    pub fn sat_down_again(&mut self, place: TablePlace) -> Vec<Utterance> {
        let Some(view) = self.told.view() else {
            return self.sat_down(place);
        };
        let seen = view.seen.clone();
        self.company.place = Some(place);
        self.pick_up(&seen, None)
    }

    /// Whether the seat at the table is the player's until they leave it, and
    /// there is something to come back to.
    pub fn keeps_seat(&self) -> bool {
        let is_gone = matches!(self.lost(), Some(Lost::SeatGone | Lost::Removed));
        self.is_in_company() && !self.has_left() && !is_gone && self.told.winner().is_none()
    }

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

    /// Does something for the people at the table: about somebody with that
    /// name, or with those words.
    pub fn meet(&mut self, command: CompanyCommand, about: &str, now: Duration) -> Vec<Utterance> {
        self.now = now;
        self.answerer.forget();
        if !self.is_in_company() {
            let text = self.words.text(msg::NOBODY_ELSE_HERE);
            return self.say(Utterance::error(text));
        }
        match command {
            CompanyCommand::Admit => self.admit(about),
            CompanyCommand::TurnAway => self.turn_away(about),
            CompanyCommand::Say(phrase) => self.talk(Talk::Phrase(phrase)),
            CompanyCommand::Talk => match talk(about) {
                Some(said) => self.talk(said),
                None => self.tell_phrases(),
            },
            CompanyCommand::People => self.tell_people(),
            CompanyCommand::GiveTime => self.give_time(about),
            CompanyCommand::Mute => self.mute(about),
            CompanyCommand::Remove => self.ask_about(about, RoomAsk::Remove),
            CompanyCommand::HandOver => self.ask_about(about, RoomAsk::HandOver),
            CompanyCommand::Leave if self.asking == Some(Asking::Leave) => {
                self.say_yes(Asking::Leave)
            }
            CompanyCommand::Leave => self.ask(Asking::Leave),
        }
    }

    /// Lets somebody sit down who has knocked: whoever has that name, or has
    /// knocked first.
    fn admit(&mut self, name: &str) -> Vec<Utterance> {
        match self.knock(name) {
            Some(Knock { id, name }) => {
                let said = self.words.say(&msg!(knock_yes { name }));
                self.ask_room(RoomAsk::Admit(id), said)
            }
            None => self.nobody_knocks(),
        }
    }

    /// Does not let them.
    fn turn_away(&mut self, name: &str) -> Vec<Utterance> {
        match self.knock(name) {
            Some(Knock { id, name }) => {
                let said = self.words.say(&msg!(knock_no { name }));
                self.ask_room(RoomAsk::Refuse(id), said)
            }
            None => self.nobody_knocks(),
        }
    }

    fn knock(&self, name: &str) -> Option<Knock> {
        let is_meant = |it: &&Knock| name.is_empty() || plain(&it.name) == plain(name);
        self.knocks().iter().find(is_meant).cloned()
    }

    fn nobody_knocks(&mut self) -> Vec<Utterance> {
        let text = self.words.text(msg::NOBODY_KNOCKS);
        self.say(Utterance::error(text))
    }

    /// Says something to everybody at the table.
    fn talk(&mut self, talk: Talk) -> Vec<Utterance> {
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

    /// What can be said by a number.
    fn tell_phrases(&mut self) -> Vec<Utterance> {
        let numbered = (1_u64..).zip(Phrase::ALL);
        let phrases = numbered.map(|(number, phrase)| {
            let text = self.phrase(phrase);
            self.words.say(&msg!(talk_phrase { number, text }))
        });
        let phrases = self.words.one_after_another(phrases);
        let text = self.words.say(&msg!(talk_help { phrases }));
        self.say(Utterance::answer(text))
    }

    /// Where others find the table, as a sentence.
    pub fn invitation(&self) -> Option<String> {
        let (code, place) = (self.code()?, self.company.place.as_ref()?);
        Some(self.words.say(&msg!(people_open {
            code: spoken_code(code),
            address: &place.address
        })))
    }

    /// Tells who is there, and how others come.
    fn tell_people(&mut self) -> Vec<Utterance> {
        let knocks = self.knocks().iter();
        let knocks = knocks.map(|it| self.words.say(&msg!(people_knocks { name: &it.name })));
        let mut lines: Vec<String> = knocks.collect();
        let names: Vec<String> = self
            .people()
            .iter()
            .map(|it| self.about_person(it))
            .collect();
        lines.push(match names.as_slice() {
            [] => self.words.text(msg::PEOPLE_NOBODY),
            names => self.words.say(&msg!(people_here {
                names: self.words.series(names.iter().cloned())
            })),
        });
        lines.extend(
            self.is_host()
                .then(|| self.words.text(msg::PEOPLE_YOU_HOST)),
        );
        lines.extend(self.invitation());
        lines.extend(self.dealer());
        let text = self.words.one_after_another(lines);
        self.say(Utterance::answer(text))
    }

    /// The other people at the table.
    pub fn people(&self) -> Vec<Person> {
        let host = self.told.room().map(|room| room.host);
        let players = (0..).zip(self.told.players());
        let people = players.filter(|(_, player)| player.style.is_none());
        let people = people.filter_map(|(seat, player)| Some((Seat::try_from(seat).ok()?, player)));
        people
            .filter(|(seat, _)| *seat != self.told.seat())
            .map(|(seat, player)| Person {
                name: player.name.clone(),
                is_host: Some(seat) == host,
                is_away: player.presence == Presence::Away,
                is_muted: self.company.muted.contains(&player.name),
                seat,
            })
            .collect()
    }

    /// Somebody, in a few words.
    pub fn about_person(&self, person: &Person) -> String {
        let mut name = person.name.clone();
        if person.is_host {
            name = self.words.say(&msg!(people_host { name }));
        }
        if person.is_away {
            name = self.words.say(&msg!(people_away { name }));
        }
        if person.is_muted {
            name = self.words.say(&msg!(people_muted { name }));
        }
        name
    }

    /// Whether the player has left the table.
    pub fn has_left(&self) -> bool {
        self.company.left
    }

    /// Whether the table is on this computer, and closes when the player
    /// leaves.
    pub fn closes(&self) -> bool {
        self.company.place.as_ref().is_some_and(|place| place.here)
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

    /// Asks for something about somebody.
    fn ask_about(&mut self, name: &str, ask: impl FnOnce(Seat) -> RoomAsk) -> Vec<Utterance> {
        match self.person(name) {
            Ok(person) => self.ask_table(Ask::Room(ask(person.seat)), Purpose::Room),
            Err(said) => said,
        }
    }

    /// Gives somebody more time to decide: without a name, whoever is to act.
    fn give_time(&mut self, name: &str) -> Vec<Utterance> {
        let turn = self.told.view().and_then(|view| view.turn);
        let people = self.people();
        let acting = people.iter().find(|it| Some(it.seat) == turn);
        let person = match acting.filter(|_| name.is_empty()) {
            Some(person) => Ok(person.clone()),
            None => self.person_or_only(name),
        };
        match person {
            // A table that does not tell how much cannot do it.
            Ok(_) if self.told.room().is_none_or(|room| room.gives.is_none()) => {
                let text = self.words.text(msg::TIME_ENOUGH);
                self.say(Utterance::error(text))
            }
            Ok(person) => {
                let ask = Ask::Room(RoomAsk::GiveTime(person.seat));
                self.ask_table(ask, Purpose::GiveTime(person))
            }
            Err(said) => said,
        }
    }

    /// Somebody has got time from the player.
    pub(super) fn gave_time(&mut self, person: &Person) -> Vec<Utterance> {
        let name = &person.name;
        let text = self.words.say(&msg!(time_given_by_you { name }));
        self.say(Utterance::answer(text))
    }

    /// Listens no longer to what somebody says, or listens again.
    fn mute(&mut self, name: &str) -> Vec<Utterance> {
        let name = match self.person_or_only(name) {
            Ok(person) => person.name,
            Err(said) => return said,
        };
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
        self.company.left = true;
        if self.told.room().is_some() {
            self.send(Ask::Room(RoomAsk::Leave), Purpose::Room);
        }
    }

    /// The same; of one other person no name is needed.
    fn person_or_only(&mut self, name: &str) -> Result<Person, Vec<Utterance>> {
        match self.people().as_slice() {
            [only] if name.is_empty() => Ok(only.clone()),
            _ => self.person(name),
        }
    }

    /// Another person with that name, or what is told where there is none.
    fn person(&mut self, name: &str) -> Result<Person, Vec<Utterance>> {
        let people = self.people();
        let found = people.iter().find(|it| plain(&it.name) == plain(name));
        if let Some(found) = found {
            return Ok(found.clone());
        }
        let text = if people.is_empty() {
            self.words.text(msg::NO_OTHER_PERSON)
        } else if name.is_empty() {
            let names = people.into_iter().map(|it| it.name);
            let names = self.words.series(names);
            self.words.say(&msg!(which_person { names }))
        } else {
            self.words.say(&msg!(nobody_called { name }))
        };
        Err(self.say(Utterance::error(text)))
    }

    fn ask_room(&mut self, ask: RoomAsk, said: String) -> Vec<Utterance> {
        let mut said = self.say(Utterance::answer(said));
        said.extend(self.ask_table(Ask::Room(ask), Purpose::Room));
        said
    }
}

/// A phrase by its number, or the words themselves.
fn talk(text: &str) -> Option<Talk> {
    let text = text.trim();
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
