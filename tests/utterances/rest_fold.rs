//! "The rest fold" is told where it says who stays in.

use expect_test::{Expect, expect};
use tabletalk::rules::Viewer;
use tabletalk::speech::{L10n, Language, Verbosity};

use super::runner::{Case, announce, seat};

/// What Anna hears of the folds, on the button of five players.
fn folds(inputs: &str, expected: Expect) {
    let case = format!(
        "options Holdem((big_blind: 100))
         stacks 1000 1000 1000 1000 1000
         button 0
         {inputs}"
    );
    let viewer = Viewer::Seat(seat(0));
    let words = L10n::new(Language::English);
    let said = announce(
        &Case::read(&case).play(viewer),
        viewer,
        Verbosity::Normal,
        &words,
    );
    let folds = said.into_iter().filter(|it| it.text.contains("fold"));
    expected.assert_eq(&folds.map(|it| it.text).collect::<Vec<_>>().join(" "));
}

#[test]
fn one_raises_and_all_others_fold() {
    folds(
        "3 fold; 4 fold
         0 call
         1 raise 300; 2 fold",
        expect!["Dave and Eve fold. Bob raises to 300, Carol folds."],
    );
    folds(
        "3 call; 4 call
         0 raise 300
         1 raise 900; 2 fold; 3 fold; 4 fold",
        expect!["Bob raises to 900, the rest fold."],
    );
    folds(
        "3 raise 300; 4 fold
         0 call
         1 fold; 2 fold",
        expect!["Dave raises to 300, Eve folds. Bob and Carol fold."],
    );
    folds(
        "3 fold; 4 raise 300
         0 call
         1 fold; 2 fold",
        expect!["Dave folds, Eve raises to 300. Bob and Carol fold."],
    );
}

#[test]
fn otherwise_they_are_named() {
    folds(
        "3 call; 4 fold
         0 raise 300
         1 fold; 2 fold; 3 call",
        expect!["Dave calls, Eve folds. Bob and Carol fold, Dave calls."],
    );
    folds(
        "3 fold; 4 fold
         0 raise 300
         1 call; 2 fold",
        expect!["Dave and Eve fold. Bob calls, Carol folds."],
    );
    folds(
        "3 fold
         4 raise 300
         0 raise 600
         1 fold; 2 fold; 4 fold",
        expect!["Dave folds. The rest fold."],
    );
}
