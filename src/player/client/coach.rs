use super::Client;
use crate::player::coach::{CoachReport, CoachedDecision, CoachedHand};
use crate::rules::Action;
use crate::speech::{Topic, Urgency, Utterance, msg};
use crate::store::Worker;

/// What the coach knows of the hand under way, and said of the last one.
#[derive(Debug, Default)]
pub(super) struct Coaching {
    decisions: Vec<CoachedDecision>,
    report: Option<CoachReport>,
    /// The report with the best decision of the game.
    best: Option<CoachReport>,
    /// Who looks back on hands; without one it is done here.
    pub(super) worker: Option<Worker<CoachedHand, CoachReport>>,
}

impl Client {
    /// Whether a coach looks on. A lesson has its own teacher.
    pub fn is_coached(&self) -> bool {
        self.aids.coach && self.tutor.is_none() && self.told.room().is_none()
    }

    /// Lets the coach think in a thread of its own from now on, which calls
    /// `on_report` when [`Client::advance`] has something to fetch.
    pub fn coach_in_thread(&mut self, on_report: impl Fn() + Send + 'static) {
        let look = |hand: CoachedHand, _: &_| Some(CoachReport::of(&hand));
        self.coaching.worker = Worker::start("coach", on_report, look).ok();
    }

    /// What is about to be decided, where a coach looks on.
    pub(super) fn decision(&self, action: Action) -> Option<CoachedDecision> {
        let view = self.view().filter(|_| self.is_coached())?.clone();
        Some(CoachedDecision { view, action })
    }

    /// Something was decided.
    pub(super) fn note_decision(&mut self, decision: Option<Box<CoachedDecision>>) {
        self.coaching.decisions.extend(decision.map(|it| *it));
    }

    /// A new hand begins.
    pub(super) fn forget_decisions(&mut self) {
        self.coaching.decisions.clear();
    }

    /// The hand that is over, for the coach to look at.
    pub(super) fn coached_hand(&mut self) -> Option<CoachedHand> {
        let end = self.view().filter(|_| self.is_coached())?.clone();
        let decisions = std::mem::take(&mut self.coaching.decisions);
        Some(CoachedHand { decisions, end })
    }

    /// Lets the coach look at hands that are over. What there is to say comes
    /// at once, or later with [`Client::hear_coach`].
    pub(super) fn coach(&mut self, hands: Vec<CoachedHand>) -> Vec<Utterance> {
        let mut said = Vec::new();
        for past in hands {
            self.coaching.report = None;
            match &self.coaching.worker {
                Some(worker) => worker.order(past),
                None => said.extend(self.report(CoachReport::of(&past))),
            }
        }
        said
    }

    /// What the coach has thought of meanwhile.
    pub(super) fn hear_coach(&mut self) -> Vec<Utterance> {
        let worker = self.coaching.worker.as_ref();
        let newest = worker.and_then(|it| std::iter::from_fn(|| it.poll()).last());
        newest.map_or_else(Vec::new, |report| self.report(report))
    }

    /// Keeps a report, and says what matters most of it.
    fn report(&mut self, report: CoachReport) -> Vec<Utterance> {
        let headline = report.headline(&self.words);
        let pot = |report: &CoachReport| report.best(&self.words).map(|it| it.0);
        if pot(&report) > self.coaching.best.as_ref().and_then(pot) {
            self.coaching.best = Some(report.clone());
        }
        self.coaching.report = Some(report);
        let said = headline.map(|text| Utterance::new(text, Urgency::Urgent, Topic::Mine));
        said.map_or_else(Vec::new, |it| self.say(it))
    }

    /// The best decision of the game, as far as the coach has seen it.
    pub(super) fn best_decision(&self) -> Option<String> {
        Some(self.coaching.best.as_ref()?.best(&self.words)?.1)
    }

    /// Everything that the coach has to say about the last hand.
    pub(super) fn ask_coach(&mut self) -> Vec<Utterance> {
        let text = match &self.coaching.report {
            _ if self.told.room().is_some() => self.words.text(msg::NO_AIDS_AMONG_PEOPLE),
            _ if !self.aids.coach => {
                let (place, option) = (self.place(), "--coach on");
                self.words.say(&msg!(coach_off { place, option }))
            }
            None => self.words.text(msg::COACH_LATER),
            Some(report) => match report.whole(&self.names, &self.words) {
                nothing if nothing.is_empty() => self.words.text(msg::COACH_NOTHING),
                whole => self.words.one_after_another(whole),
            },
        };
        self.say(Utterance::answer(text))
    }
}
