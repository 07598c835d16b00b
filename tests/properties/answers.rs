//! Every question has an answer, in every game there may be.

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::rules::{View, Viewer};
use tabletalk::speech::{L10n, Language, Question, answer, more, status_line};
use tabletalk::table::Times;
use tabletalk::tools::sim::random_input;

use super::any_tables;

/// Every question that a player can ask.
fn questions() -> impl Iterator<Item = Question> {
    let others = [
        Question::HoleCards,
        Question::CommunityCards,
        Question::HandValue,
        Question::Pot,
        Question::ToCall,
        Question::MinimumRaise,
        Question::PlayersIn,
        Question::Button,
        Question::Position,
        Question::GameClock,
        Question::TurnTimer,
        Question::Chips,
        Question::Turn,
        Question::Brief,
        Question::HandSoFar,
        Question::Odds,
    ];
    others.into_iter().chain((1..=9).map(Question::Card))
}

/// All that is said to somebody who asks everything.
fn answers(view: &View, words: &L10n) -> Vec<String> {
    let names: Vec<String> = (0..view.seats.len()).map(|it| format!("P{it}")).collect();
    let times = Times::default();
    let mut all: Vec<String> = questions()
        .map(|question| {
            let text = answer(question, view, &times, &names, words);
            assert!(!text.is_empty(), "{question:?} is not answered: {view:?}");
            text
        })
        .collect();
    all.extend(more(Question::Brief, view, &times, &names, words));
    all.extend(more(Question::Turn, view, &times, &names, words));
    all.push(status_line(view, words));
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// No question falls silent or says the name of a message.
    #[test]
    fn every_question_is_answered(table in any_tables()) {
        let languages = [Language::English, Language::Polish].map(L10n::new);
        let mut hand = table.deal_from(table.deck());
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
        let mut moment = 0;
        let look_at = (table.seed % 7) as usize;
        loop {
            if moment == look_at || hand.is_over() {
                for viewer in [Viewer::Seat(table.button), Viewer::Rail] {
                    let view = table.view(&hand, viewer);
                    for text in languages.iter().flat_map(|words| answers(&view, words)) {
                        let key = ["answer-", "refused-", "status-", "hand-"];
                        prop_assert!(!key.iter().any(|key| text.contains(key)), "{text}");
                    }
                }
            }
            let Some(input) = random_input(&hand, &mut chance) else { break };
            hand.apply(input).unwrap();
            moment += 1;
        }
    }
}
