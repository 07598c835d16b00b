//! The running table: a game, its players, and its clock.
//!
//! Time is passed in, and so are the decisions of the computer players: the
//! session says what it waits for ([`Session::job`], [`Session::wake`]) and
//! never waits itself. The same inputs at the same times give the same game.
//! So a table can be brought back from its [`Record`]s, [`Session::resume`].

mod clock;
mod due;
mod job;
mod limits;
mod record;
mod resume;
mod settings;
mod waits_for;

use std::time::Duration;

use crate::bots::{Bot, Style};
use crate::cards::{Deck, Seed};
use crate::engine::{
    Action, BadOption, Event, Game, Illegal, Input, Options, Phase, Seat, Seats, Seen, View, Viewer,
};

use clock::Clock;
pub use clock::Times;
pub use job::Job;
use limits::Limits;
use record::Recorder;
pub use record::{Change, Record, Start};
pub use settings::{NextHand, Pacing, Settings, TimeScale};
use waits_for::WaitsFor;

/// What one input brought, as the listener may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What happened.
    pub seen: Vec<Seen>,
    /// The table after it.
    pub view: View,
}

/// A table with one person and computer players.
#[derive(Debug)]
pub struct Session {
    game: Game,
    me: Seat,
    players: Vec<Option<Bot>>,
    settings: Settings,
    clock: Clock,
    /// The decision of the bot whose turn it is, until its time has come.
    decided: Option<Action>,
    /// While all pick at once: bots that wait for the next wave.
    waiting: Seats,
    moments: Vec<Moment>,
    recorder: Recorder,
}

impl Session {
    /// Seats a person at `me` and a computer player of some style at every
    /// other seat, in order; the styles are used again and again.
    pub fn new(
        options: Options,
        seed: Seed,
        me: Seat,
        styles: &[&'static Style],
        settings: Settings,
    ) -> Result<Session, BadOption> {
        let game = Game::new(options, seed)?;
        let mut styles = styles.iter().cycle();
        let players = (0..game.options().players())
            .map(|seat| {
                let style = (seat != me.index()).then(|| styles.next()).flatten()?;
                // Bots draw from seeds of their own, so that nothing about
                // the cards can be read from what they do.
                Some(Bot::new(style, job::bot_seed(&seed, seat)))
            })
            .collect();
        let clock = Clock::new(Limits::new(game.options(), settings.time_scale));
        Ok(Session {
            game,
            me,
            players,
            settings,
            clock,
            decided: None,
            waiting: Seats::NONE,
            moments: Vec::new(),
            recorder: Recorder::default(),
        })
    }

    /// Deals the next hand from this deck, with the button there: for
    /// lessons, which are never brought back from records.
    pub fn stack(&mut self, button: Seat, deck: Deck) {
        self.game.stack(button, deck);
    }

    /// The person's seat.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The game's options.
    pub fn options(&self) -> &Options {
        self.game.options()
    }

    /// The style of the computer player at that seat.
    pub fn style(&self, seat: Seat) -> Option<&'static Style> {
        Some(self.players.get(seat.index())?.as_ref()?.style())
    }

    /// The table as the person may know it; `None` before the first hand.
    pub fn view(&self) -> Option<View> {
        self.game.view(Viewer::Seat(self.me))
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Seat> {
        self.game.winner()
    }

    /// How much time is left of everything that is timed.
    pub fn times(&self) -> Times {
        self.clock.times()
    }

    /// The time outside, as it was last passed in.
    pub fn now(&self) -> Duration {
        self.clock.outside()
    }

    /// How long the player's turn lasts altogether, where it is timed.
    pub fn turn_length(&self) -> Option<Duration> {
        self.clock.turn_length()
    }

    /// By that time outside the person will have heard what to decide. No
    /// clock runs before, as long as the table waits for them.
    pub fn let_hear(&mut self, until: Duration) {
        self.clock.let_hear(until);
    }

    fn pass(&mut self, now: Duration) {
        let asked = self.wake();
        self.clock.advance(now, asked);
    }

    /// How the table runs.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Runs the table differently from now on.
    pub fn set_settings(&mut self, settings: Settings, now: Duration) -> Vec<Moment> {
        if settings != self.settings {
            self.pass(now);
            self.record(Change::Settings(settings.clone()));
            self.run_by(settings);
        }
        self.tick(now)
    }

    fn run_by(&mut self, settings: Settings) {
        if settings.time_scale != self.settings.time_scale {
            let limits = Limits::new(self.game.options(), settings.time_scale);
            self.clock.set_limits(limits, self.waits_for());
        }
        self.settings = settings;
    }

    /// Whether the person can do something now.
    pub fn is_my_turn(&self) -> bool {
        let hand = self.game.hand();
        hand.is_some_and(|hand| hand.to_act().contains(self.me))
    }

    /// Whether the table waits for somebody to ask for the next hand.
    pub fn waits_for_next_hand(&self) -> bool {
        self.between_hands() && self.settings.next_hand == NextHand::WhenAsked
    }

    fn between_hands(&self) -> bool {
        self.winner().is_none() && self.game.hand().is_none_or(|hand| hand.is_over())
    }

    /// Stops or restarts time for the whole table; whether it stands still now.
    pub fn pause(&mut self, now: Duration) -> bool {
        self.pass(now);
        self.record(Change::Pause);
        self.clock.pause();
        self.clock.is_paused()
    }

    /// The person acts.
    pub fn act(&mut self, action: Action, now: Duration) -> Result<Vec<Moment>, Illegal> {
        self.pass(now);
        self.apply(Input::Act(self.me, action))?;
        Ok(self.moments())
    }

    /// The next hand is asked for.
    pub fn next_hand(&mut self, now: Duration) -> Result<Vec<Moment>, Illegal> {
        self.pass(now);
        self.apply(Input::Deal)?;
        Ok(self.moments())
    }

    /// What is untimed moves on when the person says so: the next wave opens,
    /// picking ends.
    pub fn move_on(&mut self, now: Duration) -> Result<Vec<Moment>, Illegal> {
        self.pass(now);
        let due = self.clock.untimed_picking().ok_or(Illegal::NothingDue)?;
        self.apply(Input::Clock(due))?;
        Ok(self.moments())
    }

    fn apply(&mut self, input: Input) -> Result<(), Illegal> {
        let change = self.recorder.is_on().then(|| Change::by(input, &self.game));
        let events = self.game.apply(input)?;
        let over = events.contains(&Event::HandOver);
        let me = Viewer::Seat(self.me);
        let seen: Vec<Seen> = events.iter().filter_map(|it| it.seen_by(me)).collect();
        if let Some(change) = change {
            self.record(change);
        }
        self.follow(input);
        if over {
            self.let_bots_watch();
            self.record_lessons();
        }
        // Others' picks are nobody's business, not even that they happened.
        if !seen.is_empty() {
            let view = self.view().expect("a hand is dealt");
            self.moments.push(Moment { seen, view });
        }
        Ok(())
    }

    /// The game has taken an input: what follows from it around the game.
    fn follow(&mut self, input: Input) {
        self.decided = None;
        if !matches!(input, Input::Act(_, Action::Pick(_))) {
            self.waiting = Seats::NONE;
        }
        self.clock.follow(input, self.waits_for());
    }

    fn waits_for(&self) -> WaitsFor {
        (self.game.hand()).map_or(WaitsFor::Others, |hand| WaitsFor::of(hand, self.me))
    }

    fn let_bots_watch(&mut self) {
        for (seat, player) in Seats::first(self.players.len())
            .into_iter()
            .zip(&mut self.players)
        {
            if let Some(bot) = player
                && bot.learns()
                && let Some(view) = self.game.view(Viewer::Seat(seat))
            {
                bot.watch(&view);
            }
        }
    }

    /// The phase of the hand under way.
    pub fn phase(&self) -> Option<Phase> {
        Some(self.view()?.phase)
    }
}
