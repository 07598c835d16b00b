use std::collections::VecDeque;
use std::time::Duration;

use accesskit::{Live, Role};
use egui::{Id, Ui};

use super::screen_reader::Window;
use crate::speech::{Cue, Topic, Urgency, Utterance};

/// What screen readers announce by themselves.
///
/// Each message is a new node that lives for a while: one that is rewritten
/// with the same text is silent. Orca drops announcements of one program that
/// reach it within a tenth of a second, so the next one waits until it has
/// taken in the last, and some time more; what has to wait for too long is
/// joined.
#[derive(Debug)]
pub(crate) struct LiveRegion {
    waiting: VecDeque<WaitingMessage>,
    nodes: VecDeque<Node>,
    /// How many there have been, so that no two nodes have the same id.
    count: u64,
    /// When the last one was taken in.
    last: Duration,
    listener: Listener,
}

/// Whether assistive technology reads the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listener {
    Absent,
    /// It has read the window for the first time.
    Arrived,
    /// It is still reading the window, until this time.
    LooksAround(Duration),
    /// It hears what is announced.
    Hears,
}

#[derive(Debug)]
struct WaitingMessage {
    utterance: Utterance,
    audience: Audience,
    /// Since when it has waited for a screen reader to listen.
    since: Option<Duration>,
}

/// Who a message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// The player: if the screen reader cannot speak, somebody else may.
    Player,
    /// The screen reader, whoever else speaks.
    ScreenReader,
}

#[derive(Debug)]
struct Node {
    number: u64,
    text: String,
    live: Live,
    /// When it leaves the tree, so that it is not in the way of reviewing it.
    until: Duration,
}

/// What to do after [`LiveRegion::advance`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AfterAnnouncing {
    /// Whether the screen reader must be asked if it has taken that in.
    pub(super) ask: bool,
    /// How long to wait before calling it again.
    pub(super) again: Option<Duration>,
}

/// Between what was taken in and the next message. Orca's tenth of a second is
/// on its own clock, and a busy machine is slow.
const SPACING: Duration = Duration::from_millis(300);

/// What is in the tree when a screen reader first sees it is not announced,
/// and it takes a while until it has looked around.
const BEGINNING: Duration = Duration::from_millis(600);

/// A message that nobody has listened to for this long is dropped.
const FRESH: Duration = Duration::from_secs(20);

/// When more messages wait than this, they are joined into one.
const PATIENCE: usize = 3;

/// The most answers that wait: a player who has asked that often since wants
/// to hear the newest.
const ANSWERS: usize = 12;

/// How long a message stays in the tree, where it can be read again.
const STAYS: Duration = Duration::from_secs(5);

impl Default for LiveRegion {
    fn default() -> LiveRegion {
        LiveRegion {
            waiting: VecDeque::new(),
            nodes: VecDeque::new(),
            count: 0,
            last: Duration::ZERO,
            listener: Listener::Absent,
        }
    }
}

impl LiveRegion {
    /// Announces a message as soon as it may be. An answer comes before what
    /// still waits: the player wants it now.
    pub(super) fn say(&mut self, utterance: &Utterance, audience: Audience) {
        let message = WaitingMessage {
            utterance: utterance.clone(),
            audience,
            since: None,
        };
        let answers = self.waiting.iter().take_while(|it| it.is_answer()).count();
        let place = if message.is_answer() {
            answers
        } else {
            self.waiting.len()
        };
        self.waiting.insert(place, message);
        if answers > ANSWERS {
            self.waiting.pop_front();
        }
    }

    /// Whether anything reads the window.
    pub(super) fn window(&self) -> Window {
        match self.listener {
            Listener::Absent => Window::Unread,
            _ => Window::Read,
        }
    }

    /// The screen reader has taken in what was announced.
    pub(crate) fn taken_in(&mut self, now: Duration) {
        self.last = now;
    }

    /// Takes back what somebody else is to say.
    pub(super) fn take_back(&mut self) -> Vec<Utterance> {
        let (back, stay) = (self.waiting.drain(..))
            .partition::<Vec<_>, _>(|message| message.audience == Audience::Player);
        self.waiting = stay.into();
        back.into_iter().map(|message| message.utterance).collect()
    }

    /// Announces the next message if it is time and the screen reader listens.
    /// While it does not, the caller calls again once it does.
    pub(super) fn advance(&mut self, now: Duration, listens: bool) -> AfterAnnouncing {
        let gone = self.nodes.iter().take_while(|node| node.until <= now);
        self.nodes.drain(..gone.count());
        match self.listener {
            Listener::Absent => {
                self.forget(now);
                return AfterAnnouncing::default();
            }
            Listener::Arrived => self.listener = Listener::LooksAround(now + BEGINNING),
            Listener::LooksAround(until) if now >= until => {
                self.listener = Listener::Hears;
                // What it has missed so far it would miss again.
                return AfterAnnouncing {
                    ask: true,
                    again: Some(Duration::ZERO),
                };
            }
            Listener::LooksAround(_) => {}
            Listener::Hears if listens => return self.let_out(now),
            Listener::Hears => {}
        }
        let again = match self.listener {
            Listener::LooksAround(until) => Some(until.saturating_sub(now)),
            _ => None,
        };
        AfterAnnouncing { ask: false, again }
    }

    fn let_out(&mut self, now: Duration) -> AfterAnnouncing {
        let message = if now >= self.last + SPACING {
            self.waiting.pop_front()
        } else {
            None
        };
        let ask = message.is_some();
        if let Some(mut message) = message {
            if self.waiting.len() >= PATIENCE {
                let fit = self.waiting.iter().take_while(|more| message.fits(more));
                let fit = fit.count();
                for more in self.waiting.drain(..fit) {
                    message.join(&more);
                }
            }
            self.last = now;
            self.count += 1;
            self.nodes.push_back(Node {
                number: self.count,
                live: message.live(),
                text: message.utterance.text,
                until: now + STAYS,
            });
        }
        let waits = (!self.waiting.is_empty()).then(|| self.last + SPACING);
        // Nothing is drawn for one that goes while others stay.
        let goes = self.nodes.back().map(|node| node.until);
        let again = waits.into_iter().chain(goes).min();
        AfterAnnouncing {
            ask,
            again: again.map(|at| at.saturating_sub(now)),
        }
    }

    /// Drops what nobody has listened to for too long.
    fn forget(&mut self, now: Duration) {
        self.waiting.retain_mut(|message| {
            let since = *message.since.get_or_insert(now);
            now < since + FRESH
        });
    }

    /// Puts the nodes into the tree, if somebody reads it.
    pub(crate) fn show(&mut self, ui: &mut Ui) {
        let root = egui::accesskit_root_id();
        let is_read = ui.ctx().accesskit_node_builder(root, |_| ()).is_some();
        if !is_read {
            self.listener = Listener::Absent;
        } else if self.listener == Listener::Absent {
            self.listener = Listener::Arrived;
            ui.ctx().request_repaint();
        }
        for node in &self.nodes {
            let id = Id::unique(("live", node.number));
            let rect = egui::Rect::from_min_size(ui.max_rect().left_bottom(), egui::Vec2::ZERO);
            ui.interact(rect, id, egui::Sense::empty());
            ui.ctx().accesskit_node_builder(id, |it| {
                it.set_role(Role::Label);
                it.set_value(node.text.clone());
                it.set_live(node.live);
            });
        }
    }
}

impl WaitingMessage {
    fn is_answer(&self) -> bool {
        matches!(self.utterance.topic, Topic::Answer | Topic::Error)
    }

    fn live(&self) -> Live {
        match self.utterance.urgency {
            Urgency::Low | Urgency::Normal => Live::Polite,
            Urgency::Urgent | Urgency::Critical => Live::Assertive,
        }
    }

    /// Whether it can be joined with another. The cards that a player shows are
    /// announced by themselves, so that a listener can tell the hands apart.
    fn fits(&self, other: &WaitingMessage) -> bool {
        let shows = |it: &WaitingMessage| it.utterance.cue == Some(Cue::Show);
        self.audience == other.audience && !shows(self) && !shows(other)
    }

    fn join(&mut self, more: &WaitingMessage) {
        self.utterance.text = format!("{} {}", self.utterance.text, more.utterance.text);
        self.utterance.urgency = self.utterance.urgency.max(more.utterance.urgency);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key that comes while a picture is drawn waits for it, so none is drawn
    /// only because one of several messages leaves.
    #[test]
    fn messages_leave_with_the_last_or_with_another_picture() {
        let mut live = LiveRegion {
            listener: Listener::Hears,
            ..LiveRegion::default()
        };
        let second = Duration::from_secs(1);
        for at in [1, 2] {
            live.say(&Utterance::answer("Pot 30".to_owned()), Audience::Player);
            let out = live.advance(second * at, true);
            assert_eq!(out.again, Some(STAYS), "after the message at {at}");
        }
        assert_eq!(live.advance(second * 6, true).again, Some(second));
        assert_eq!(live.nodes.len(), 1);
        assert_eq!(live.advance(second * 7, true).again, None);
        assert!(live.nodes.is_empty());
    }
}
