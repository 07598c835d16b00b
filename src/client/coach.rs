use super::Client;
use crate::coach::{Decision, Past, Report, Worker};
use crate::engine::{Action, Event, View};
use crate::session::Moment;
use crate::talk::{Topic, Urgency, Utterance};

/// What the coach knows of the hand under way, and said of the last one.
#[derive(Debug, Default)]
pub(super) struct Coaching {
    decisions: Vec<Decision>,
    report: Option<Report>,
    /// Who looks back on hands; without one it is done here.
    pub(super) worker: Option<Worker>,
}

impl Client {
    /// Whether a coach looks on. A lesson has its own teacher.
    pub fn is_coached(&self) -> bool {
        self.aids.coach && self.tutor.is_none()
    }

    /// The table before a decision, where a coach looks on.
    pub(super) fn before_decision(&self) -> Option<View> {
        self.is_coached().then(|| self.view()).flatten()
    }

    /// Something was decided.
    pub(super) fn note_decision(&mut self, before: Option<View>, action: Action) {
        let decision = before.map(|view| Decision { view, action });
        self.coaching.decisions.extend(decision);
    }

    /// Lets the coach look at what has happened. What there is to say comes
    /// at once, or later with [`Client::hear_coach`].
    pub(super) fn coach(&mut self, moments: &[Moment]) -> Vec<Utterance> {
        for moment in moments {
            if moment
                .seen
                .iter()
                .any(|it| matches!(it, Event::HandStarted { .. }))
            {
                self.coaching.decisions.clear();
            }
            if self.is_coached() && moment.seen.contains(&Event::HandOver) {
                let past = Past {
                    decisions: std::mem::take(&mut self.coaching.decisions),
                    end: moment.view.clone(),
                };
                self.coaching.report = None;
                match &self.coaching.worker {
                    Some(worker) => worker.ask(past),
                    None => return self.report(Report::of(&past)),
                }
            }
        }
        Vec::new()
    }

    /// What the coach has thought of meanwhile.
    pub(super) fn hear_coach(&mut self) -> Vec<Utterance> {
        let worker = self.coaching.worker.as_ref();
        let report = worker.and_then(Worker::poll);
        report.map_or_else(Vec::new, |report| self.report(report))
    }

    /// Keeps a report, and says what matters most of it.
    fn report(&mut self, report: Report) -> Vec<Utterance> {
        let headline = report.headline(&self.words);
        self.coaching.report = Some(report);
        let said = headline.map(|text| Utterance::new(text, Urgency::Urgent, Topic::Mine));
        said.map_or_else(Vec::new, |it| self.say(it))
    }

    /// Everything that the coach has to say about the last hand.
    pub(super) fn ask_coach(&mut self) -> Vec<Utterance> {
        let text = match &self.coaching.report {
            _ if !self.aids.coach => self.words.text("coach-off"),
            None => self.words.text("coach-later"),
            Some(report) => match report.whole(&self.names, &self.words) {
                nothing if nothing.is_empty() => self.words.text("coach-nothing"),
                whole => whole.join(" "),
            },
        };
        self.say(Utterance::answer(text))
    }
}
