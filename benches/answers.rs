//! How fast questions are answered. Turning a key into text must never be
//! what a player waits for: the budget is a tenth of a millisecond.

use tabletalk::rules::cards::Seed;
use tabletalk::rules::{Action, Choices, Game, HoldemOptions, Input, Options, View, Viewer};
use tabletalk::speech::{L10n, Language, Question, answer};
use tabletalk::table::Times;
use tabletalk_benches::report::{Goal, Line};
use tabletalk_benches::{Work, compare, heading};

const TIMES: usize = 2_000;

fn main() {
    let names = ["Anna", "Bob", "Carol", "Dave", "Eve", "Frank"].map(str::to_owned);
    let view = river();
    heading("answers/s", "x HoleCards");
    for language in Language::ALL {
        let words = L10n::new(*language);
        let (view, names, words) = (&view, &names, &words);
        let work = |question| -> Work<'_> {
            Box::new(move || {
                for _ in 0..TIMES {
                    let said = answer(question, view, &Times::default(), names, words);
                    std::hint::black_box(said);
                }
                TIMES as f64
            })
        };
        let measured = compare(
            language.tag(),
            [
                ("HoleCards", work(Question::HoleCards)),
                ("Community", work(Question::CommunityCards)),
                ("HandValue", work(Question::HandValue)),
                ("Pot", work(Question::Pot)),
                ("ToCall", work(Question::ToCall)),
                ("Chips", work(Question::Chips)),
                ("Position", work(Question::Position)),
                ("Brief", work(Question::Brief)),
                ("HandSoFar", work(Question::HandSoFar)),
            ],
        );
        let slowest = measured.iter().map(|it| it.speed).fold(f64::MAX, f64::min);
        let work = format!("the slowest of nine answers, {}", language.tag());
        Line::new(&work, "ms", 1e3 / slowest)
            .goal(Goal::AtMost(0.1))
            .add();
    }
}

/// Six players who all call up to the river: a long hand to tell.
fn river() -> View {
    let options = Options::Holdem(HoldemOptions::default());
    let mut game = Game::new(options, Seed::from(1)).expect("good options");
    game.apply(Input::Deal).expect("the first hand");
    loop {
        let hand = game.hand().expect("a hand");
        let seat = hand.turn().expect("a hand under way");
        let view = game.view(Viewer::Seat(seat)).expect("a hand");
        if view.board.len() == 5 {
            return view;
        }
        let action = match hand.choices(seat) {
            Some(Choices::Bet(bet)) if bet.to_call > 0 => Action::Call,
            _ => Action::Check,
        };
        game.apply(Input::Act(seat, action)).expect("a free choice");
    }
}
