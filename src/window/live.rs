use std::collections::VecDeque;
use std::time::Duration;

use accesskit::{Live, Role};
use egui::{Id, Ui};

use crate::talk::{Topic, Urgency, Utterance};

/// What screen readers announce by themselves.
///
/// Each message is a new node that lives for a while: one that is rewritten
/// with the same text is silent. Orca drops announcements of one program that
/// come within a tenth of a second, so they are spaced, and what has to wait
/// for too long is joined.
#[derive(Debug)]
pub(super) struct LiveRegion {
    waiting: VecDeque<Waiting>,
    nodes: VecDeque<Node>,
    /// How many there have been, so that no two nodes have the same id.
    count: u64,
    last: Duration,
    listener: Listener,
}

/// Whether assistive technology reads the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listener {
    /// It does not.
    Absent,
    /// It has read the window for the first time.
    Arrived,
    /// It hears what is announced from that time on.
    Since(Duration),
}

#[derive(Debug)]
struct Waiting {
    text: String,
    live: Live,
    answer: bool,
    /// Since when it waits for somebody to listen.
    since: Option<Duration>,
}

#[derive(Debug)]
struct Node {
    number: u64,
    text: String,
    live: Live,
}

/// So far apart messages are.
const SPACING: Duration = Duration::from_millis(130);

/// What is in the tree when a screen reader first sees it is not announced,
/// and it takes a while until it has looked around.
const BEGINNING: Duration = Duration::from_millis(600);

/// So long a message waits for somebody to listen; then it is old.
const FRESH: Duration = Duration::from_secs(20);

/// So many messages may wait one by one; more are joined.
const PATIENCE: usize = 3;

/// So many nodes live at a time.
const RING: usize = 8;

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
    pub(super) fn say(&mut self, utterance: &Utterance) {
        let live = match utterance.urgency {
            Urgency::Low | Urgency::Normal => Live::Polite,
            Urgency::Urgent | Urgency::Critical => Live::Assertive,
        };
        let answer = matches!(utterance.topic, Topic::Answer | Topic::Error);
        let message = Waiting {
            text: utterance.text.clone(),
            live,
            answer,
            since: None,
        };
        let place = match answer {
            true => self.waiting.iter().take_while(|it| it.answer).count(),
            false => self.waiting.len(),
        };
        self.waiting.insert(place, message);
    }

    /// Lets the next message out if it is time, and says when to come again.
    pub(super) fn advance(&mut self, now: Duration) -> Option<Duration> {
        let begins = match self.listener {
            Listener::Absent => {
                self.forget(now);
                return None;
            }
            Listener::Arrived => {
                self.listener = Listener::Since(now + BEGINNING);
                return Some(BEGINNING);
            }
            Listener::Since(begins) => begins,
        };
        if now < begins {
            return Some(begins - now);
        }
        if now >= self.last + SPACING
            && let Some(mut message) = self.waiting.pop_front()
        {
            if self.waiting.len() >= PATIENCE {
                for more in self.waiting.drain(..) {
                    message.text = format!("{} {}", message.text, more.text);
                    if more.live == Live::Assertive {
                        message.live = Live::Assertive;
                    }
                }
            }
            self.last = now;
            self.count += 1;
            self.nodes.push_back(Node {
                number: self.count,
                text: message.text,
                live: message.live,
            });
            if self.nodes.len() > RING {
                self.nodes.pop_front();
            }
        }
        let next = self.last + SPACING;
        (!self.waiting.is_empty()).then(|| next.saturating_sub(now))
    }

    /// Forgets what nobody has listened to for long.
    fn forget(&mut self, now: Duration) {
        self.waiting.retain_mut(|message| {
            let since = *message.since.get_or_insert(now);
            now < since + FRESH
        });
    }

    /// Puts the nodes into the tree, if somebody reads it.
    pub(super) fn show(&mut self, ui: &mut Ui) {
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
