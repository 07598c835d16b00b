//! What the felt shows, which follows from the view alone: whole hands, and
//! the table as it is drawn after them, in letters.

#[path = "utterances/runner.rs"]
#[expect(dead_code, reason = "nothing is announced here")]
mod runner;

#[path = "felt/over.rs"]
mod over;
#[path = "felt/under_way.rs"]
mod under_way;

use std::fmt::Write;

use expect_test::Expect;
use runner::{Case, names, seat};
use tabletalk::rules::{View, Viewer};
use tabletalk::speech::{L10n, Language};
use tabletalk::ui::window::draw::{
    CardPicture, CardState, Face, SeatMark, SeatPicture, SeatState, TablePicture,
};
use tabletalk::ui::window::picture;

/// What the player at that seat sees after the whole case, and the banner in
/// Polish.
fn check(case: &str, player: usize, seen: Expect) {
    let moments = Case::read(case).play(Viewer::Seat(seat(player)));
    let (_, view) = moments.last().expect("the deal is one");
    let mut text = written(&drawn(view, Language::English));
    for line in drawn(view, Language::Polish).banner {
        writeln!(text, "po polsku: {line}").expect("a line");
    }
    seen.assert_eq(&text);
}

fn drawn(view: &View, language: Language) -> TablePicture {
    picture(view, &names(), &L10n::new(language))
}

/// A line for each thing: `^` lifted, `.` dimmed, `v` picked, `~` not open yet,
/// `x` to be exchanged; `#` is a back and `_` an empty place. `*` has won, `>`
/// is to act, `-` is out. The word of who acted last is in brackets.
fn written(table: &TablePicture) -> String {
    let mut text = String::new();
    let mut line = |parts: &[String]| {
        let parts: Vec<&str> = (parts.iter().map(String::as_str))
            .filter(|part| !part.is_empty())
            .collect();
        writeln!(text, "{}", parts.join(" | ")).expect("a line");
    };
    for words in &table.banner {
        line(&[format!("banner: {words}")]);
    }
    for pot in &table.pots {
        line(&[format!("pot: {}", pot.text)]);
    }
    if !table.board.cards.is_empty() {
        line(&[format!("board: {}", cards(&table.board.cards))]);
    }
    if !table.board.taken.is_empty() {
        line(&[format!("taken away: {}", cards(&table.board.taken))]);
    }
    for seat in &table.seats {
        line(&one(seat));
    }
    text
}

fn one(seat: &SeatPicture) -> Vec<String> {
    let sign = match seat.standing {
        SeatState::In => ' ',
        SeatState::ToAct => '>',
        SeatState::Won => '*',
        SeatState::Out => '-',
    };
    let marks = seat.marks.iter().map(|mark| match mark {
        SeatMark::Button(sign) | SeatMark::Blind(sign) => sign.as_str(),
    });
    vec![
        format!("{sign} {}", seat.name),
        marks.collect::<Vec<_>>().join(" "),
        seat.chips.clone(),
        seat.bet
            .as_ref()
            .map_or(String::new(), |bet| format!("bet {}", bet.text)),
        match &seat.status {
            Some(word) if seat.acted_last => format!("[{word}]"),
            word => word.clone().unwrap_or_default(),
        },
        cards(&seat.cards),
        cards(&seat.picks),
        seat.note.clone().unwrap_or_default(),
        seat.hand.clone().unwrap_or_default(),
    ]
}

fn cards(cards: &[CardPicture]) -> String {
    let one = |card: &CardPicture| {
        let face = match card.face {
            Face::Up(card) => card.to_string(),
            Face::Down => "#".to_owned(),
            Face::Slot => "_".to_owned(),
        };
        let state = match card.state {
            CardState::Plain => "",
            CardState::Lifted => "^",
            CardState::Exchange => "x",
            CardState::Picked => "v",
            CardState::Waiting => "~",
            CardState::Dimmed => ".",
        };
        format!("{state}{face}")
    };
    cards.iter().map(one).collect::<Vec<_>>().join(" ")
}
