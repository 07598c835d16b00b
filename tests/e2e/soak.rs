//! Many hands by whatever means come to hand, with everything else that can
//! be done in between: nothing breaks, nothing is lost, nothing grows.

use std::env;
use std::thread;
use std::time::Duration;

use rand::prelude::*;
use rand::rngs::ChaCha8Rng;
use tabletalk::bots::{Bot, Style};
use tabletalk::rules::Chips;
use tabletalk::speech::{L10n, Language, Message};

use crate::driver::{Node, Role, State, until};
use crate::player::{Means, Player, settings, within};
use crate::stand_in::{Deed, deeds};
use crate::witness::Waits;

/// How many hands are played, unless `TABLETALK_SOAK` says so.
const HANDS: u64 = 12;

/// So much more memory than after half of the hands is still the same.
const GROWTH: f64 = 1.05;

/// Fewer hands say nothing about memory.
const ENOUGH: u64 = 200;

/// What is done shows by then, unless it was done elsewhere.
const SHORT: Duration = Duration::from_millis(250);

/// A busy machine may take so long to show another screen.
const LONG: Duration = Duration::from_secs(10);

/// Keys that ask, move and review.
const KEYS: &[&str] = &[
    "Tab",
    "Tab",
    "Tab",
    "shift+Tab",
    "F6",
    "shift+F6",
    "Up",
    "Down",
    "Left",
    "Right",
    "w",
    "e",
    "g",
    "p",
    "n",
    "m",
    "h",
    "s",
    "x",
    "z",
    "t",
    "v",
    "b",
    "j",
    "l",
    "1",
    "2",
    "shift+t",
    "PageUp",
    "PageDown",
    "Home",
    "End",
    "[",
    "]",
    "F3",
    "F4",
    "F1",
    "ctrl+h",
    "r",
    "shift+a",
    "Escape",
];

/// Sizes of the window.
const SIZES: &[(u32, u32)] = &[(1280, 720), (480, 360), (900, 600), LARGEST, (640, 900)];

const LARGEST: (u32, u32) = (1600, 1000);

/// What can be chosen in the settings, by the end of its name.
const CHOICES: &[&str] = &[
    "English",
    "Polski",
    "Dark",
    "Light",
    "High contrast, dark",
    "High contrast, light",
    "Ciemne",
    "Jasne",
];

pub(crate) fn soak() {
    let hands = env::var("TABLETALK_SOAK").map_or(HANDS, |it| it.parse().unwrap());
    let arguments = [
        "--game",
        "holdem",
        "--players",
        "6",
        "--seed",
        "11",
        "--pace",
        "instant",
        "--time",
        "0",
    ];
    let mut soak = Soak {
        player: Player::new(&settings(), &arguments),
        words: L10n::new(Language::English),
        dice: ChaCha8Rng::seed_from_u64(11),
        bot: None,
        astray: false,
        played: 0,
        hand: 0,
        chips: None,
    };
    let mut memory = Vec::new();
    for tenth in 1..=10 {
        while soak.played < hands * tenth / 10 {
            soak.step();
        }
        memory.push(soak.memory());
        println!(
            "{} hands: {} MB",
            soak.played,
            memory[memory.len() - 1] / 1_000_000
        );
    }
    // Half of it is for warming up: the log fills, and the system keeps what
    // the largest window has taken.
    let grown = memory[9] as f64 / memory[4] as f64;
    assert!(
        hands < ENOUGH || grown < GROWTH,
        "it takes {grown} times the memory"
    );
}

/// Where one is: the window's name, and whether a dialog is open.
fn place(tree: &[Node]) -> (Option<String>, bool) {
    let window = tree.iter().find(|it| it.within.len() == 1);
    let dialog = |it: &Node| matches!(it.role, Role::Alert | Role::Dialog);
    (window.map(|it| it.name.clone()), tree.iter().any(dialog))
}

struct Soak {
    player: Player,
    words: L10n,
    dice: ChaCha8Rng,
    /// Who decides at this table.
    bot: Option<Bot>,
    /// Whether it may be elsewhere than at the table.
    astray: bool,
    /// The hands of all games.
    played: u64,
    /// The hand of this game.
    hand: u64,
    /// All chips of this game.
    chips: Option<Chips>,
}

impl Soak {
    fn step(&mut self) {
        let chance = self.dice.random_range(0..100);
        match chance {
            0..70 => self.play(),
            70..89 => {
                let key = *KEYS.choose(&mut self.dice).unwrap();
                self.player.keys.press(key);
            }
            // A pause, and its end.
            89 => {
                self.come_back();
                self.player.press("ctrl+p");
                self.player.press("ctrl+p");
            }
            90..94 => self.click(),
            94..96 => self.act(),
            96..98 => {
                let size = *SIZES.choose(&mut self.dice).unwrap();
                self.player.keys.resize(self.player.window, size);
            }
            _ => self.choose(),
        }
        self.astray |= chance >= 70;
        self.look();
    }

    /// Everything is as it must be.
    fn look(&mut self) {
        self.player.knew_where();
        if !self.player.witness().is_current() {
            return;
        }
        let (hand, chips) = (self.player.witness().hands(), self.player.witness().chips());
        if hand != self.hand {
            self.hand = hand;
            self.played += 1;
            self.player.knows_where();
        }
        assert_eq!(chips, *self.chips.get_or_insert(chips), "chips come or go");
    }

    /// How much memory it takes where it always looks the same, once what it
    /// took for something else is given back.
    fn memory(&mut self) -> u64 {
        self.come_back();
        self.player.keys.resize(self.player.window, LARGEST);
        let looks = (0..30).map(|_| {
            thread::sleep(Duration::from_millis(100));
            self.player.program.memory()
        });
        looks.min().unwrap()
    }

    /// Does what the table waits for, as a computer player decides, by any
    /// means.
    fn play(&mut self) {
        if self.astray {
            self.come_back();
        }
        if self.player.witness().is_paused() {
            self.player.press("ctrl+p");
        }
        let before = self.player.witness().records();
        let deeds = match self.player.witness().waits() {
            Waits::Others => Vec::new(),
            _ if self.player.witness().is_out() => return self.begin(),
            Waits::Over => return self.begin(),
            Waits::NextHand => vec![Deed::Press("Enter".to_owned())],
            Waits::MoveOn => vec![Deed::Press("d".to_owned())],
            Waits::Choice(_) => self.decide(),
        };
        let means = [Means::Keys, Means::Keys, Means::Actions, Means::Pointer];
        let means = *means.choose(&mut self.dice).unwrap();
        let words = &self.words;
        let done = (deeds.iter()).all(|deed| self.player.does(means, deed, words));
        // A key before it may have led elsewhere; then it is done again.
        let goes_on = || self.player.witness().records() != before;
        self.astray = !done || !within(SHORT, goes_on);
    }

    /// What the computer player would do.
    fn decide(&mut self) -> Vec<Deed> {
        let view = self.player.witness().view();
        let kind = self.player.witness().kind();
        let dice = &mut self.dice;
        let bot = self.bot.get_or_insert_with(|| {
            let style = Style::levels(kind).choose(dice).unwrap();
            Bot::new(style, dice.random())
        });
        deeds(bot.decide(&view), &view)
    }

    /// Comes back to the table from wherever it is.
    fn come_back(&mut self) {
        // From a game that is over, the way leads to another one.
        if self.player.witness().waits() == Waits::Over {
            return self.begin();
        }
        for _ in 0..20 {
            let tree = self.player.eyes.tree();
            let named = |key: &str| {
                let name = self.words.say(&Message::by_key(key));
                tree.iter()
                    .find(|it| it.name == name && it.is(State::Enabled))
            };
            let (_, dialog) = place(&tree);
            if let Some(goes_on) = named("menu-continue") {
                self.player.take_in();
                self.player.eyes.press(goes_on);
            } else if named("actions-title").is_some() && !dialog {
                // Where the focus is on what is read, keys are free.
                let home = tree.iter().find(|it| it.is(State::Focusable));
                self.player.eyes.grab(home.unwrap());
                self.astray = false;
                return;
            } else {
                self.player.press("Escape");
            }
            // Pressed once more before that, it would lead further.
            let before = place(&tree);
            within(LONG, || place(&self.player.eyes.tree()) != before);
        }
        let tree = self.player.eyes.tree();
        panic!("there is no way back to the table: {tree:#?}");
    }

    /// Begins another game, of any kind, in place of the one there is.
    fn begin(&mut self) {
        let game = *["game-holdem", "game-draw", "game-unique"]
            .choose(&mut self.dice)
            .unwrap();
        let new = Message::by_key("menu-new").with("game", self.words.say(&Message::by_key(game)));
        let new = self.words.say(&new);
        while !self.presses(&new) {
            self.player.press("Escape");
            self.player.moves_soon();
        }
        let start = self.words.say(&Message::by_key("setup-start"));
        until("setup", || self.presses(&start).then_some(()));
        let replace = self.words.say(&Message::by_key("setup-replace-yes"));
        until("other game", || {
            self.presses(&replace);
            (!self.player.witness().is_current()).then_some(())
        });
        self.player.sits_down();
        (self.hand, self.chips, self.astray, self.bot) = (0, None, false, None);
    }

    /// Whether something with that name could be pressed.
    fn presses(&mut self, name: &str) -> bool {
        let tree = self.player.eyes.tree();
        let found = tree
            .iter()
            .find(|it| it.name == name && it.is(State::Enabled));
        found.is_some_and(|node| self.player.eyes.press(node))
    }

    fn click(&mut self) {
        let (width, height) = self.player.keys.size(self.player.window);
        // The bar at the top leads away.
        let at = (
            self.dice.random_range(0..width),
            self.dice.random_range(height / 8..height),
        );
        self.come_back();
        self.player.take_in();
        self.player.keys.click(at);
    }

    /// Presses anything at the table.
    fn act(&mut self) {
        self.come_back();
        let tree = self.player.eyes.tree();
        let menu = self.words.say(&Message::by_key("bar-menu"));
        let fits = |it: &&Node| it.role == Role::Button && it.name != menu;
        if let Some(node) = tree.iter().filter(fits).choose(&mut self.dice) {
            self.player.eyes.press(node);
        }
    }

    /// Chooses another language or other colours.
    fn choose(&mut self) {
        self.come_back();
        self.player.press("ctrl+comma");
        // A dialog may have come between.
        if !self
            .player
            .focus_comes(&self.words.say(&Message::by_key("settings-intro")))
        {
            return;
        }
        let end = *CHOICES.choose(&mut self.dice).unwrap();
        let tree = self.player.eyes.tree();
        let fits =
            |it: &&Node| it.role == Role::RadioButton && it.name.ends_with(&format!(": {end}"));
        if let Some(node) = tree.iter().find(fits) {
            self.player.eyes.press(node);
            match end {
                "English" => self.words = L10n::new(Language::English),
                "Polski" => self.words = L10n::new(Language::Polish),
                _ => {}
            }
            let title = self.words.say(&Message::by_key("settings-title"));
            until("the other language", || {
                let tree = self.player.eyes.tree();
                tree.iter().any(|it| it.name == title).then_some(())
            });
        }
    }
}
