use std::path::PathBuf;
use std::time::Instant;

use tabletalk::l10n::{L10n, Language, Message};
use tabletalk::outlets::Channel;
use tabletalk::session::{NextHand, Pacing, TimeScale};
use tabletalk::store::Settings;

use crate::driver::{
    Assistive, Desktop, Event, Input, Node, PATIENCE, Program, Reader, Role, State, What, until,
};
use crate::ssip::{Habits, Server, Speech};
use crate::witness::{Waits, Witness};

/// A person at the window, with the means of one.
pub(crate) struct Player {
    program: Program,
    pub(crate) eyes: Assistive,
    pub(crate) keys: Input,
    window: u32,
    pub(crate) voice: Server,
    witness: Option<Witness>,
    /// How far what was told has been taken in.
    read: usize,
    /// The first event of the game.
    begin: usize,
    /// Every message of the game, and how many there were before this hand.
    messages: Vec<String>,
    hand_begin: usize,
    /// How many there were when the table waited before.
    waited: usize,
    hand: u64,
    folder: PathBuf,
    desktop: Desktop,
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
        let habits = Habits {
            speech: Speech::Instant,
            ..Habits::default()
        };
        let voice = Server::start(&desktop.own_folder("speech"), habits);
        Player::open(desktop, folder, voice, arguments)
    }

    fn open(desktop: Desktop, folder: PathBuf, voice: Server, arguments: &[&str]) -> Player {
        let events = Assistive::listen(&desktop);
        let speech = desktop.own_folder("speech");
        let binary = env!("CARGO_BIN_EXE_tabletalk");
        let program = Program::start(binary.as_ref(), &desktop, &folder, &speech, arguments);
        let keys = desktop.input();
        let window = keys.window();
        keys.focus(window);
        let eyes = Assistive::find(&desktop, program.id(), events);
        let player = Player {
            program,
            eyes,
            keys,
            window,
            voice,
            witness: None,
            read: 0,
            begin: 0,
            messages: Vec::new(),
            hand_begin: 0,
            waited: 0,
            hand: 0,
            folder,
            desktop,
        };
        player.focuses("");
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

    /// What was announced from now on is new.
    pub(crate) fn take_in(&mut self) {
        self.read = self.eyes.events().count();
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

    /// The element that can be pressed and whose name begins so.
    pub(crate) fn find(&self, name: &str) -> Node {
        let what = format!("element {name:?}");
        until(&what, || {
            let tree = self.eyes.tree().into_iter();
            let fits = |it: &Node| it.name.starts_with(name) && is_pressed(it);
            tree.filter(fits).find(|it| it.is(State::Enabled))
        })
    }

    /// Presses an element as assistive technology does.
    pub(crate) fn act(&mut self, node: &Node) {
        self.take_in();
        self.eyes.act(node);
    }

    /// Clicks on an element with the pointer, after scrolling to it.
    pub(crate) fn click(&mut self, node: &Node) {
        self.take_in();
        let (left, top, width, height) = self.eyes.place(node);
        self.keys.click((left + width / 2, top + height / 2));
    }

    /// The witness of the game that is under way.
    pub(crate) fn witness(&mut self) -> &mut Witness {
        let folder = self.folder.clone();
        let witness = self
            .witness
            .get_or_insert_with(|| until("journal", || Witness::of(&folder)));
        witness.update();
        witness
    }

    /// A game begins: whatever was said before does not belong to it.
    pub(crate) fn sits_down(&mut self) {
        self.begin = self.read;
        self.messages.clear();
        self.witness = None;
    }

    /// Waits until the table waits for the player and everything is
    /// announced, and says what it waits for.
    pub(crate) fn waits(&mut self) -> Waits {
        let waits = until("turn of the player", || {
            let waits = self.witness().waits();
            (waits != Waits::Others).then_some(waits)
        });
        self.waited = self.messages.len();
        self.hears_everything();
        waits
    }

    /// Waits until what was announced since the game began is exactly what
    /// stands among its messages.
    fn hears_everything(&mut self) {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.shown();
            stitch(&mut self.messages, &shown);
            let heard = announced(&self.eyes.events().since(self.begin));
            if heard.join(" ") == self.messages.join(" ") {
                return;
            }
            let late = Instant::now() > end;
            assert!(!late, "heard: {heard:#?}, messages: {:#?}", self.messages);
        }
    }

    /// The messages that stand in the window.
    fn shown(&self) -> Vec<String> {
        let tree = self.eyes.tree().into_iter();
        let stands = |it: &Node| it.within.last() == Some(&Role::Log);
        tree.filter(stands).map(|it| it.name).collect()
    }

    /// Everything is as it must be whenever the table waits.
    pub(crate) fn looks_around(&mut self) {
        let tree = self.eyes.tree();
        let (hidden, hand) = (self.witness().hidden(), self.witness().hands());
        if std::mem::replace(&mut self.hand, hand) != hand {
            self.hand_begin = self.waited;
        }
        let words = L10n::new(Language::English);
        for card in hidden {
            let long = words.say(&Message::new("card-name").with("card", card.to_string()));
            let short = card.to_string();
            let tells = |text: &str| {
                text.to_lowercase().contains(&long) || text.split(' ').any(|it| it == short)
            };
            for node in tree.iter().filter(|it| !is_message(it)) {
                let shows = tells(&node.name) || tells(&node.description);
                assert!(!shows, "{card} is hidden: {node:?}");
            }
            let told = self.messages[self.hand_begin..].iter().find(|it| tells(it));
            assert_eq!(told, None, "{card} is hidden");
        }
        let focused: Vec<&Node> = tree.iter().filter(|it| it.is(State::Focused)).collect();
        assert!(
            matches!(focused[..], [node] if is_sensible(node)),
            "focus on {focused:?}"
        );
        let moves = focus_moves(&self.eyes.events().since(0));
        let lost = moves.iter().any(|node| !is_sensible(node));
        assert!(!lost, "the focus went this way: {moves:#?}");
        let complaints = self.program.complaints();
        assert!(!complaints.contains("panicked"), "{complaints}");
    }
}

/// Whether it is something that was said, perhaps in another hand.
fn is_message(node: &Node) -> bool {
    // What is announced is in the window itself.
    node.within.contains(&Role::Log) || node.within.len() == 2 && node.role == Role::Label
}

/// Whether it can be pressed, moved or written to.
fn is_pressed(node: &Node) -> bool {
    matches!(
        node.role,
        Role::Button | Role::RadioButton | Role::CheckBox | Role::Entry | Role::Text | Role::Slider
    )
}

/// Whether whoever is there knows where they are.
fn is_sensible(node: &Node) -> bool {
    let is_read = matches!(node.role, Role::Label | Role::ListItem);
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
fn focus_moves(events: &[Event]) -> Vec<Node> {
    let moves = events.iter().filter_map(|event| match &event.what {
        What::Focused(node) => node.clone(),
        _ => None,
    });
    moves.collect()
}

/// Adds the messages that are new in what is shown now.
fn stitch(all: &mut Vec<String>, shown: &[String]) {
    let most = all.len().min(shown.len());
    let overlap = (0..=most)
        .rev()
        .find(|&it| all[all.len() - it..] == shown[..it]);
    all.extend_from_slice(&shown[overlap.unwrap_or(0)..]);
}
