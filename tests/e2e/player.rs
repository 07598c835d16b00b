use std::path::PathBuf;
use std::time::{Duration, Instant};

use tabletalk::player::settings::Channel;
use tabletalk::player::settings::Settings;
use tabletalk::table::{NextHand, Pacing, TimeScale};

use crate::driver::{
    Assistive, Desktop, Event, Input, Node, PATIENCE, Program, Reader, Role, State, What, until,
};
use crate::ssip::{Habits, Server};
use crate::table::Game;

/// Whoever goes on earlier is quicker than people are.
const MOMENT: Duration = Duration::from_millis(80);

/// By what something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    Keys,
    Actions,
    Pointer,
}

/// A person at the window, with the means of one.
pub(crate) struct Player {
    pub(crate) program: Program,
    pub(crate) eyes: Assistive,
    pub(crate) keys: Input,
    pub(crate) window: u32,
    pub(crate) voice: Server,
    /// How far what was told has been taken in.
    pub(crate) read: usize,
    /// How far it has been looked at.
    pub(crate) looked: usize,
    pub(crate) folder: PathBuf,
    pub(crate) game: Game,
    pub(crate) desktop: Desktop,
}

/// Settings of a player who has been here before: nothing is timed, and the
/// others act at once.
pub(crate) fn settings() -> Settings {
    let mut settings = Settings {
        greeted: true,
        language: Some("en".to_owned()),
        channel: Channel::Automatic,
        ..Settings::default()
    };
    settings.table.time_scale = TimeScale::Untimed;
    settings.table.pacing = Pacing::Instant;
    settings.table.next_hand = NextHand::WhenAsked;
    settings
}

impl Player {
    /// Opens the window on a new desktop where a screen reader runs.
    pub(crate) fn new(settings: &Settings, arguments: &[&str]) -> Player {
        Player::on(Desktop::start(Reader::Runs), settings, arguments)
    }

    /// Opens the window there.
    pub(crate) fn on(desktop: Desktop, settings: &Settings, arguments: &[&str]) -> Player {
        let folder = desktop.own_folder("tabletalk");
        Program::keep(&folder, settings);
        let voice = Server::start(&desktop.own_folder("speech"), Habits::instant());
        Player::open(desktop, folder, voice, arguments)
    }

    /// Opens the window there, with a folder of its own. What is said aloud goes
    /// to that server.
    pub(crate) fn open(
        desktop: Desktop,
        folder: PathBuf,
        voice: Server,
        arguments: &[&str],
    ) -> Player {
        let events = Assistive::listen(&desktop);
        let speech = desktop.own_folder("speech");
        let binary = env!("CARGO_BIN_EXE_tabletalk");
        let program = Program::start(binary.as_ref(), &desktop, &folder, &speech, arguments);
        let keys = desktop.input();
        let window = keys.window();
        // A window that has the keyboard already does not tell that it got it.
        let eyes = Assistive::find(&desktop, program.id(), events);
        keys.focus(window);
        let player = Player {
            program,
            eyes,
            keys,
            window,
            voice,
            read: 0,
            looked: 0,
            folder,
            game: Game::default(),
            desktop,
        };
        player.focuses("");
        // Who listens is told a little later.
        let told = || !focus_moves(&player.eyes.events().since(0)).is_empty();
        within(PATIENCE, told);
        player
    }

    /// Leaves with a key, and starts the program again.
    pub(crate) fn start_again(self, arguments: &[&str]) -> Player {
        self.keys.press("ctrl+q");
        self.program.end();
        Player::open(self.desktop, self.folder, self.voice, arguments)
    }

    pub(crate) fn press(&mut self, chord: &str) {
        self.take_in();
        self.keys.press(chord);
    }

    /// Waits until nothing more is told for a moment, as people do before they
    /// go on. What is told from then on is new.
    pub(crate) fn take_in(&mut self) {
        let knows = || self.eyes.events().silence() > MOMENT && self.is_told();
        within(PATIENCE, knows);
        self.read = self.eyes.events().count();
    }

    /// Whether who listens knows as much as who looks: on a busy machine it
    /// takes longer.
    fn is_told(&self) -> bool {
        match (self.eyes.events().last_focus(), self.eyes.focused().pop()) {
            (Some(told), Some(seen)) => told.path == seen.path,
            _ => true,
        }
    }

    /// What was announced since the last key.
    pub(crate) fn heard(&self) -> Vec<String> {
        announced(&self.eyes.events().since(self.read))
    }

    /// Waits until something with these words in it is announced, and gives
    /// all that was announced since the last key.
    pub(crate) fn hears(&self, words: &str) -> Vec<String> {
        let what = format!("{words:?}");
        self.eyes.events().wait(&what, self.read, |events| {
            let heard = announced(events);
            heard.iter().any(|it| it.contains(words)).then_some(heard)
        })
    }

    /// Waits until an element with a name that begins so has the focus.
    pub(crate) fn focuses(&self, name: &str) -> Node {
        until(&format!("focus on {name:?}"), || {
            let mut focused = self.eyes.focused();
            focused.retain(|it| !it.name.is_empty() && it.name.starts_with(name));
            focused.pop()
        })
    }

    /// Waits until the focus is there, and has been nowhere else since the
    /// last key: a screen reader would say that too.
    pub(crate) fn comes_straight_to(&self, name: &str) -> Node {
        let node = self.focuses(name);
        // Who listens is told a little later than who looks.
        self.moves();
        within(PATIENCE, || self.eyes.events().silence() > MOMENT);
        let moves = focus_moves(&self.eyes.events().since(self.read));
        let moves: Vec<&str> = moves.iter().map(|it| &*it.name).collect();
        assert_eq!(moves, [&*node.name], "the way to {name:?}");
        node
    }

    /// The element that can be pressed and whose name begins so.
    pub(crate) fn find(&self, name: &str) -> Node {
        let what = format!("element {name:?}");
        until(&what, || {
            let tree = self.eyes.tree().into_iter();
            let fits = |it: &Node| it.name.starts_with(name) && is_pressed(it);
            tree.filter(fits).find(|it| it.is(State::Enabled))
        })
    }

    /// Waits until the focus has gone somewhere since the last key.
    pub(crate) fn moves(&self) -> Node {
        let events = self.eyes.events();
        events.wait("focus", self.read, |events| focus_moves(events).pop())
    }

    /// Whether the focus goes somewhere soon.
    pub(crate) fn moves_soon(&self) -> bool {
        soon(|| !focus_moves(&self.eyes.events().since(self.read)).is_empty())
    }

    /// Whether it comes to an element with that name soon.
    pub(crate) fn focus_comes(&self, name: &str) -> bool {
        soon(|| self.eyes.focused().iter().any(|it| it.name == name))
    }

    /// Goes by Tab to the element whose name begins so.
    pub(crate) fn goes_to(&mut self, name: &str) -> Node {
        let mut focused = self.focuses("");
        // Once round a screen there is nothing more.
        for _ in 0..120 {
            if focused.name.starts_with(name) {
                return focused;
            }
            self.press("Tab");
            focused = self.moves();
        }
        panic!("Tab never comes to {name}");
    }

    /// Presses the button whose name begins so.
    pub(crate) fn uses(&mut self, means: Means, name: &str) {
        if means == Means::Keys {
            self.goes_to(name);
            self.press("Enter");
            self.moves();
            return;
        }
        let node = self.find(name);
        match means {
            Means::Pointer => self.click(&node),
            _ => self.act(&node),
        }
    }

    /// Presses an element as assistive technology does.
    pub(crate) fn act(&mut self, node: &Node) {
        self.take_in();
        self.eyes.act(node);
    }

    /// Clicks on an element that must be there with the pointer.
    pub(crate) fn click(&mut self, node: &Node) {
        assert!(self.clicks(node), "{node:?} is gone");
    }

    /// Clicks on an element with the pointer; whether it is still there.
    pub(crate) fn clicks(&mut self, node: &Node) -> bool {
        self.take_in();
        let mut place = self.eyes.place(node);
        // Nobody is as quick as the first picture of a screen, which is laid
        // out anew when everything in it is known, and a button does nothing for
        // 400 milliseconds after its meaning has changed.
        while let Some((left, top, width, height)) = place {
            std::thread::sleep(Duration::from_millis(450));
            place = self.eyes.place(node);
            if place == Some((left, top, width, height)) {
                self.keys.click((left + width / 2, top + height / 2));
                break;
            }
        }
        place.is_some()
    }
}

/// Whether something is so soon.
pub(crate) fn soon(look: impl FnMut() -> bool) -> bool {
    within(Duration::from_secs(1), look)
}

/// Whether something is so before that time is over.
pub(crate) fn within(time: Duration, mut look: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + time;
    while !look() {
        if Instant::now() > end {
            return false;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    true
}

/// Whether it can be pressed, moved or written to.
fn is_pressed(node: &Node) -> bool {
    matches!(
        node.role,
        Role::Button
            | Role::ToggleButton
            | Role::RadioButton
            | Role::CheckBox
            | Role::SpinButton
            | Role::ListItem
            | Role::Entry
            | Role::Text
            | Role::Slider
    )
}

/// Whether whoever is there knows where they are.
pub(crate) fn is_sensible(node: &Node) -> bool {
    let is_read = matches!(node.role, Role::Heading | Role::Label | Role::ListItem);
    !node.name.trim().is_empty() && (is_read || is_pressed(node))
}

/// What was announced, in order.
pub(crate) fn announced(events: &[Event]) -> Vec<String> {
    let texts = events.iter().filter_map(|event| match &event.what {
        What::Announced(text) => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

/// Where the focus went. What was gone before it could be asked is left out.
pub(crate) fn focus_moves(events: &[Event]) -> Vec<Node> {
    let moves = events.iter().filter_map(|event| match &event.what {
        What::Focused(node) => node.clone(),
        _ => None,
    });
    moves.collect()
}
