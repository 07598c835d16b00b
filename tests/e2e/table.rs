use crate::driver::{Node, PATIENCE, Role, until};
use crate::player::{Player, announced, focus_moves, is_sensible};
use crate::witness::{Waits, Witness};

use std::time::{Duration, Instant};

use tabletalk::rules::cards::Card;
use tabletalk::speech::{L10n, Language, Message};

/// What is announced follows more quickly than this.
const PAUSE: Duration = Duration::from_millis(250);

/// What is known about the game under way.
#[derive(Default)]
pub(crate) struct Game {
    witness: Option<Witness>,
    /// The first event of the game.
    begin: usize,
    /// Whether it was left before, and what was heard then stands there too.
    resumed: bool,
    /// Every message of the game.
    messages: Vec<String>,
    /// How many there were before this hand.
    hand_begin: usize,
    /// How many there were when the table waited before.
    waited: usize,
    hand: u64,
}

impl Player {
    /// The witness of the game that is under way.
    pub(crate) fn witness(&mut self) -> &mut Witness {
        let folder = self.folder.clone();
        let witness = self
            .game
            .witness
            .get_or_insert_with(|| until("journal", || Witness::of(&folder)));
        witness.update();
        witness
    }

    /// A game begins: whatever was said before does not belong to it.
    pub(crate) fn sits_down(&mut self) {
        self.game = Game {
            begin: self.read,
            ..Game::default()
        };
    }

    /// A game goes on that was left.
    pub(crate) fn comes_back(&mut self) {
        self.sits_down();
        self.game.resumed = true;
    }

    /// Waits until the table waits for the player and everything is
    /// announced, and says what it waits for.
    pub(crate) fn waits(&mut self) -> Waits {
        let waits = until("turn of the player", || {
            let waits = self.witness().waits();
            (waits != Waits::Others).then_some(waits)
        });
        self.game.waited = self.game.messages.len();
        self.hears_everything();
        waits
    }

    /// Waits until what was announced since the game began is exactly what
    /// stands among its messages.
    fn hears_everything(&mut self) {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.shown();
            stitch(&mut self.game.messages, &shown);
            let mut heard = announced(&self.eyes.events().since(self.game.begin));
            // What is said about keys is no message of the game.
            heard.retain(|it| !it.starts_with("The key "));
            let goes_on = |it: &&String| it.contains("goes on with hand");
            let messages = self.game.messages.iter();
            let told = messages.skip_while(|it| self.game.resumed && !goes_on(it));
            let told: Vec<&str> = told.filter(|it| !is_asked(it)).map(|it| &**it).collect();
            let is_all = !told.is_empty() && heard.join(" ") == told.join(" ");
            if is_all && self.eyes.events().silence() > PAUSE {
                return;
            }
            let late = Instant::now() > end;
            assert!(
                !late,
                "heard: {heard:#?}, messages: {:#?}",
                self.game.messages
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The messages that stand in the window.
    pub(crate) fn shown(&self) -> Vec<String> {
        let tree = self.eyes.tree().into_iter();
        let stands = |it: &Node| it.within.last() == Some(&Role::Log);
        tree.filter(stands).map(|it| it.name).collect()
    }

    /// Everything is as it must be whenever the table waits.
    pub(crate) fn looks_around(&mut self) {
        let (hidden, hand) = (self.witness().hidden(), self.witness().hands());
        if std::mem::replace(&mut self.game.hand, hand) != hand {
            self.game.hand_begin = self.game.waited;
        }
        self.shows_none_of(&hidden);
        let hidden = Hidden::new(&hidden);
        for message in &self.game.messages[self.game.hand_begin..] {
            assert_eq!(hidden.told_in(message), None, "it is hidden: {message}");
        }
        self.knows_where();
    }

    /// None of these cards stands anywhere, but for messages, perhaps of other
    /// hands.
    pub(crate) fn shows_none_of(&self, hidden: &[Card]) {
        let tree = self.eyes.tree();
        let hidden = Hidden::new(hidden);
        for node in tree.iter().filter(|it| !is_message(it)) {
            for text in [&node.name, &node.description] {
                assert_eq!(hidden.told_in(text), None, "it is hidden: {node:?}");
            }
        }
    }

    /// The focus is somewhere, always was, and nothing broke.
    pub(crate) fn knows_where(&mut self) {
        // It may move while the tree is read.
        let is_somewhere = || match &self.eyes.focused()[..] {
            [node] => is_sensible(node).then_some(()),
            _ => None,
        };
        until("sensible focus", is_somewhere);
        self.knew_where();
    }

    /// Since it was last looked at, the focus was always somewhere, and
    /// nothing broke.
    pub(crate) fn knew_where(&mut self) {
        let events = self.eyes.events().since(self.looked);
        self.looked += events.len();
        let lost = focus_moves(&events).into_iter().find(|it| !is_sensible(it));
        assert_eq!(lost, None, "the focus went there");
        let complaints = self.program.complaints();
        assert!(!complaints.contains("panicked"), "{complaints}");
    }
}

/// Cards that the player may not know, and what each is called.
struct Hidden(Vec<(Card, Vec<String>)>);

impl Hidden {
    fn new(cards: &[Card]) -> Hidden {
        let languages = Language::ALL.iter().map(|it| L10n::new(*it));
        let languages: Vec<L10n> = languages.collect();
        let names = |card: &Card| {
            let name = Message::by_key("card-name").with("card", card.to_string());
            let names = languages.iter().map(|it| it.say(&name).to_lowercase());
            (*card, names.collect())
        };
        Hidden(cards.iter().map(names).collect())
    }

    /// The first of them that a text names, in any language.
    fn told_in(&self, text: &str) -> Option<Card> {
        let lower = text.to_lowercase();
        let tells = |(card, names): &&(Card, Vec<String>)| {
            let short = card.to_string();
            let is_told = names.iter().any(|it| lower.contains(it));
            is_told || text.split(' ').any(|it| it == short)
        };
        self.0.iter().find(tells).map(|(card, _)| *card)
    }
}

/// Whether it is a question of a dialog: its own words say that.
fn is_asked(message: &str) -> bool {
    message.ends_with("Yes or no.") || message.contains("how much?")
}

/// Whether it is something that was said, perhaps in another hand.
fn is_message(node: &Node) -> bool {
    // What is announced is in the window itself.
    node.within.contains(&Role::Log) || node.within.len() == 2 && node.role == Role::Label
}

/// Adds the messages that are new in what is shown now.
pub(crate) fn stitch(all: &mut Vec<String>, shown: &[String]) {
    let most = all.len().min(shown.len());
    let overlap = (0..=most)
        .rev()
        .find(|&it| all[all.len() - it..] == shown[..it]);
    all.extend_from_slice(&shown[overlap.unwrap_or(0)..]);
}
