mod fits;

use std::sync::Arc;
use std::time::Duration;

use super::{
    Decision, Frame, NextHand, Player, RoomState, RoomTell, Seated, TablePace, Tell, Times, Update,
};
use crate::rules::{Event, Options, Phase, Seat, Seen, Status, View};

/// All that one seat was told, put together: what a client knows of its table.
#[derive(Clone, Debug)]
pub struct Told {
    seat: Seat,
    options: Options,
    players: Vec<Player>,
    /// The room around the table, where people sit together.
    room: Option<RoomState>,
    pace: TablePace,
    /// Shared with whoever draws it.
    view: Option<Arc<View>>,
    decision: Decision,
    /// The number of the last update.
    seq: u64,
    /// How the clocks stood, and when that was.
    times: Times,
    at: Duration,
}

impl Told {
    /// Begins with what is told first: that one has sat down.
    pub fn new(frames: Vec<Frame>, now: Duration) -> Option<Told> {
        let mut tells = frames.into_iter().flatten();
        let mut told = tells.find_map(|tell| match tell {
            Tell::Seated(seated) => Told::seated(*seated, now),
            _ => None,
        })?;
        tells.for_each(|tell| told.hear(tell, now));
        Some(told)
    }

    /// `None` where that cannot be a table.
    fn seated(seated: Seated, now: Duration) -> Option<Told> {
        let players = seated.options.players();
        let is_table = seated.options.check().is_ok() && seated.players.len() == players;
        if !is_table || seated.seat.index() >= players {
            return None;
        }
        let mut told = Told {
            seat: seated.seat,
            options: seated.options,
            players: seated.players,
            room: None,
            pace: seated.pace,
            view: None,
            decision: 0,
            seq: 0,
            times: seated.times,
            at: now,
        };
        if let Some(update) = seated.so_far {
            if !told.fits(&update) {
                return None;
            }
            told.update(update, now);
        }
        Some(told)
    }

    /// Whether that is to be heard. A line may bring something twice, or have
    /// lost what comes before it; and what is of another table makes no sense
    /// here. A table never goes back, so whoever sits down anew hears of
    /// something that they did not know.
    pub fn is_news(&self, tell: &Tell) -> bool {
        match tell {
            Tell::Update(update) => {
                Some(update.seq) == self.seq.checked_add(1) && self.fits(update)
            }
            Tell::Seated(seated) => seated.seq() > self.seq,
            Tell::Answered { answer, .. } => answer.err().is_none_or(|it| self.fits_refusal(it)),
            Tell::Players(players) => players.len() == self.players.len(),
            Tell::Room(room) => self.fits_room(room),
            Tell::Times(_) | Tell::Pace(_) | Tell::Notice(_) | Tell::Line(_) => true,
        }
    }

    /// The number of the last update.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Takes in what is told, where that is news.
    pub fn hear(&mut self, tell: Tell, now: Duration) {
        if !self.is_news(&tell) {
            return;
        }
        match tell {
            Tell::Seated(seated) => {
                if let Some(told) = Told::seated(*seated, now) {
                    let room = self.room.take();
                    *self = Told { room, ..told };
                }
            }
            Tell::Update(update) => self.update(*update, now),
            Tell::Times(times) => self.set_times(times, now),
            Tell::Pace(pace) => self.pace = pace,
            Tell::Players(players) => self.players = players,
            Tell::Room(RoomTell::State(room)) => self.room = Some(room),
            Tell::Room(RoomTell::Said(_))
            | Tell::Answered { .. }
            | Tell::Notice(_)
            | Tell::Line(_) => {}
        }
    }

    fn update(&mut self, update: Update, now: Duration) {
        let table = update.table;
        let level = table.standing.as_ref().and_then(|it| it.level);
        let old = self.view.take().map(Arc::unwrap_or_clone);
        let old_level = old.as_ref().map(|it| it.standing.as_ref()?.level);
        let (rules, mut seen) = match old {
            Some(view) if old_level == Some(level) => (view.rules, view.seen),
            old => {
                let index = level.map_or(0, |level| usize::from(level.number).saturating_sub(1));
                let rules = Arc::new(self.options.rules(index));
                (rules, old.map_or_else(Vec::new, |view| view.seen))
            }
        };
        for event in update.seen.into_iter().filter(Seen::is_of_hand) {
            if matches!(event, Event::HandStarted { .. }) {
                seen.clear();
            }
            seen.push(event);
        }
        self.view = Some(Arc::new(table.into_view(rules, seen)));
        self.decision = update.decision;
        self.seq = update.seq;
        self.set_times(update.times, now);
    }

    fn set_times(&mut self, times: Times, now: Duration) {
        self.times = times;
        self.at = now;
    }

    /// When something was last told of the clocks.
    pub(crate) fn at(&self) -> Duration {
        self.at
    }

    /// Where one sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The game and its options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Everybody at the table, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The room around the table; `None` where nobody else can come.
    pub fn room(&self) -> Option<&RoomState> {
        self.room.as_ref()
    }

    /// Whether one is the host of the table.
    pub fn is_host(&self) -> bool {
        (self.room.as_ref()).is_none_or(|room| room.host == self.seat)
    }

    /// How the table runs.
    pub fn pace(&self) -> &TablePace {
        &self.pace
    }

    /// The table; `None` before the first hand.
    pub fn view(&self) -> Option<&View> {
        self.view.as_deref()
    }

    /// Shows the table as it was at another moment: of what came at once, one
    /// thing after another. What was told last must be shown again before more
    /// is heard.
    pub(crate) fn show(&mut self, view: Arc<View>) {
        self.view = Some(view);
    }

    /// The same, to be kept for a while.
    pub fn shared_view(&self) -> Option<Arc<View>> {
        self.view.clone()
    }

    /// Which decision one faces, or faces next.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// How the clocks stand now.
    pub fn times(&self, now: Duration) -> Times {
        self.times.after(now.saturating_sub(self.at))
    }

    /// What the hand waits for; `None` before the first one.
    pub fn phase(&self) -> Option<Phase> {
        Some(self.view()?.phase)
    }

    /// Whether there is something to decide.
    pub fn is_my_turn(&self) -> bool {
        self.view().is_some_and(|view| view.choices.is_some())
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Seat> {
        self.view()?.standing.as_ref()?.winner
    }

    /// How many hands have been dealt.
    pub fn hands(&self) -> u64 {
        let standing = self.view().and_then(|view| view.standing.as_ref());
        standing.map_or(0, |standing| standing.hands)
    }

    /// Whether the table waits for somebody to ask for the next hand. Where all
    /// the people are out, it always does.
    pub fn waits_for_next_hand(&self) -> bool {
        let between_hands = self.phase().is_none_or(|phase| phase == Phase::Over);
        // Where people come together, the host says when it begins.
        let begins = self.view.is_none() && self.room.is_some();
        let asked = if begins {
            self.is_host()
        } else {
            self.pace.next_hand == NextHand::WhenAsked || self.are_all_out()
        };
        between_hands && self.winner().is_none() && asked
    }

    /// Whether one has lost all one's chips.
    pub fn is_out(&self) -> bool {
        self.view().is_some_and(|view| is_out(self.seat, view))
    }

    fn are_all_out(&self) -> bool {
        let Some(view) = self.view() else {
            return false;
        };
        let players = self.players.iter().zip(&view.seats);
        let mut people = players.filter(|(player, _)| player.style.is_none());
        people.all(|(_, seat)| is_out(seat.seat, view))
    }
}

fn is_out(seat: Seat, view: &View) -> bool {
    let seat = view.seats.get(seat.index());
    seat.is_some_and(|seat| match seat.status {
        Status::Busted => true,
        _ => view.phase == Phase::Over && seat.stack == 0,
    })
}
