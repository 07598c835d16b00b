use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use zbus::MatchRule;
use zbus::blocking::{Connection, MessageIterator};
use zbus::message::{Message, Type};
use zbus::zvariant::{OwnedObjectPath, OwnedValue};

use super::process::PATIENCE;
use super::tree::{self, Node};

/// Something that assistive technology was told.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) at: Instant,
    pub(crate) what: What,
}

/// What it was told.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// Something to be spoken.
    Announced(String),
    /// An element has the keyboard now; `None` was gone when it was asked.
    Focused(Option<Node>),
}

/// Everything that assistive technology was told, in order.
#[derive(Clone, Default)]
pub(crate) struct Events(Arc<(Mutex<Vec<Event>>, Condvar)>);

const EVENTS: &str = "org.a11y.atspi.Event.Object";

/// So many messages may wait: none is lost.
const QUEUE: usize = 100_000;

impl Events {
    /// Listens from now on. It does not register as a screen reader would: the
    /// program tells everything to everybody.
    pub(crate) fn listen(bus: &Connection) -> Events {
        let events = Events::default();
        let rule = MatchRule::builder()
            .msg_type(Type::Signal)
            .interface(EVENTS)
            .unwrap()
            .build();
        let messages = MessageIterator::for_match_rule(rule, bus, Some(QUEUE)).unwrap();
        let (mine, bus) = (events.clone(), bus.clone());
        thread::spawn(move || {
            for message in messages.map_while(Result::ok) {
                let at = Instant::now();
                if let Some(what) = what(&bus, &message) {
                    let (events, changed) = &*mine.0;
                    events.lock().unwrap().push(Event { at, what });
                    changed.notify_all();
                }
            }
        });
        events
    }

    /// How many there have been.
    pub(crate) fn count(&self) -> usize {
        self.0.0.lock().unwrap().len()
    }

    /// For how long there has been none.
    pub(crate) fn silence(&self) -> Duration {
        let all = self.0.0.lock().unwrap();
        all.last().map_or(Duration::MAX, |it| it.at.elapsed())
    }

    /// The last ones, and how long ago they were.
    pub(crate) fn last(&self, count: usize) -> Vec<(Duration, What)> {
        let all = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        let first = all.len().saturating_sub(count);
        let last = all[first..].iter();
        last.map(|it| (it.at.elapsed(), it.what.clone())).collect()
    }

    /// What got the keyboard last, if it is still there.
    pub(crate) fn last_focus(&self) -> Option<Node> {
        let all = self.0.0.lock().unwrap();
        let last = all.iter().rev().find_map(|it| match &it.what {
            What::Focused(node) => Some(node.clone()),
            What::Announced(_) => None,
        });
        last.flatten()
    }

    /// Those from that one on.
    pub(crate) fn since(&self, first: usize) -> Vec<Event> {
        self.0.0.lock().unwrap()[first..].to_vec()
    }

    /// Waits until something is to be found in those from that one on. It is
    /// looked for whenever there is a new one.
    pub(crate) fn wait<T>(
        &self,
        what: &str,
        first: usize,
        mut look: impl FnMut(&[Event]) -> Option<T>,
    ) -> T {
        let end = Instant::now() + PATIENCE;
        let (events, changed) = &*self.0;
        let mut all = events.lock().unwrap();
        loop {
            if let Some(found) = look(&all[first..]) {
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "no {what} in {:#?}", ago(&all[first..]));
            all = changed.wait_timeout(all, left).unwrap().0;
        }
    }
}

/// What happened, and how long ago.
fn ago(events: &[Event]) -> Vec<(Duration, &What)> {
    let ago = |event: &Event| event.at.elapsed();
    events
        .iter()
        .map(|event| (ago(event), &event.what))
        .collect()
}

fn what(bus: &Connection, message: &Message) -> Option<What> {
    let header = message.header();
    let body = message.body();
    let (kind, detail, _, any): (String, i32, i32, OwnedValue) = deserialize(&body)?;
    let text = || String::try_from(any.clone()).ok();
    match (header.member()?.as_str(), kind.as_str()) {
        ("Announcement", _) => Some(What::Announced(text()?)),
        ("StateChanged", "focused") if detail == 1 => {
            let sender = header.sender()?.to_string();
            let path = OwnedObjectPath::from(header.path()?.to_owned());
            Some(What::Focused(tree::read(bus, &sender, path)))
        }
        _ => None,
    }
}

fn deserialize(body: &zbus::message::Body) -> Option<(String, i32, i32, OwnedValue)> {
    // Where it came from, or properties, are the fifth part.
    type Old = (String, i32, i32, OwnedValue, (String, OwnedObjectPath));
    type New = (
        String,
        i32,
        i32,
        OwnedValue,
        std::collections::HashMap<String, OwnedValue>,
    );
    if let Ok((kind, one, two, any, _)) = body.deserialize::<New>() {
        return Some((kind, one, two, any));
    }
    let (kind, one, two, any, _) = body.deserialize::<Old>().ok()?;
    Some((kind, one, two, any))
}
