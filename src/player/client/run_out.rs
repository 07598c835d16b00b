//! What comes when nobody decides any more, street by street: told at one
//! moment, and seen and heard with a pause before each street.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use super::Client;
use crate::rules::{Phase, Seen, View};
use crate::speech::Utterance;
use crate::table::Pacing;

/// The rest of a hand that was told already.
#[derive(Debug, Default)]
pub(super) struct RunOut {
    /// What is to be shown next, and what happens then.
    coming: VecDeque<(Arc<View>, Vec<Seen>)>,
    /// When it is.
    at: Duration,
}

impl RunOut {
    pub(super) fn is_under_way(&self) -> bool {
        !self.coming.is_empty()
    }
}

impl Client {
    /// The table has told what has happened, to its end: what of that is shown
    /// and heard now. The rest comes by and by.
    pub(super) fn begin_run_out(&mut self, seen: Vec<Seen>) -> Vec<Seen> {
        let waits = self.between_streets() > Duration::ZERO;
        let Some(view) = self.told.shared_view() else {
            return seen;
        };
        if !waits || view.phase != Phase::Over {
            return seen;
        }
        let known = view.seen.len() - seen.iter().filter(|it| it.is_of_hand()).count();
        let stops = view.stops().into_iter().filter(|stop| *stop > known);
        let stops: Vec<usize> = stops.collect();
        if stops.is_empty() {
            return seen;
        }
        let mut moments = split(&seen, known, &stops).into_iter();
        let first = moments.next().unwrap_or_default();
        let views = stops.iter().map(|stop| Arc::new(view.at_stop(*stop)));
        let mut views = views.chain([Arc::clone(&view)]);
        let Some(now) = views.next() else {
            return seen;
        };
        self.run_out.coming = views.zip(moments).collect();
        self.told.show(now);
        // As long whoever wins: it would tell who is going to be out.
        self.run_out.at = self.now + self.between_streets();
        first
    }

    /// Shows the next street once the one before it was seen and heard.
    pub(super) fn go_on_with_run_out(&mut self) -> Vec<Utterance> {
        let due = self.run_out_wakes().is_some_and(|at| at <= self.now);
        if !due {
            return Vec::new();
        }
        let Some((view, seen)) = self.run_out.coming.pop_front() else {
            return Vec::new();
        };
        self.told.show(view);
        self.run_out.at = self.now + self.between_streets();
        self.tell_of_run_out(&seen)
    }

    /// Shows and tells all that is still to come: the player does not wait.
    pub(super) fn hurry_run_out(&mut self) -> Vec<Utterance> {
        let seen = self.end_run_out();
        if seen.is_empty() {
            return Vec::new();
        }
        self.tell_of_run_out(&seen)
    }

    /// Goes to its end at once, and gives what happened on the way.
    pub(super) fn end_run_out(&mut self) -> Vec<Seen> {
        let coming = std::mem::take(&mut self.run_out.coming);
        if let Some((view, _)) = coming.back() {
            self.told.show(Arc::clone(view));
        }
        coming.into_iter().flat_map(|(_, seen)| seen).collect()
    }

    /// When the next street comes, while time runs.
    pub(super) fn run_out_wakes(&self) -> Option<Duration> {
        let comes = self.run_out.is_under_way() && !self.times().paused;
        comes.then(|| self.run_out.at.max(self.heard_until()))
    }

    fn tell_of_run_out(&mut self, seen: &[Seen]) -> Vec<Utterance> {
        let over = self.look_at_hand(seen).into_iter().collect();
        let mut said = self.announce(seen);
        said.extend(self.coach(over));
        said.extend(self.tell_what_is_left(seen));
        said
    }

    /// So long each street is looked at. Whoever is out watches at speed, or
    /// not at all.
    fn between_streets(&self) -> Duration {
        match self.told.pace().pacing {
            _ if self.skips || self.tutor.is_some() => Duration::ZERO,
            Pacing::Instant => Duration::ZERO,
            _ if self.told.is_out() => Pacing::Quick.between_streets(),
            pacing => pacing.between_streets(),
        }
    }
}

/// What happens up to each stop, and after the last. Only events of the hand
/// count: others stay with those before them.
fn split(seen: &[Seen], known: usize, stops: &[usize]) -> Vec<Vec<Seen>> {
    let mut moments = vec![Vec::new()];
    let mut place = known;
    let mut stops = stops.iter().copied().peekable();
    for event in seen {
        if event.is_of_hand() {
            if stops.next_if_eq(&place).is_some() {
                moments.push(Vec::new());
            }
            place += 1;
        }
        if let Some(moment) = moments.last_mut() {
            moment.push(*event);
        }
    }
    moments
}
