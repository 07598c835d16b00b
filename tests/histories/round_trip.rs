//! What is written can be read, and plays to the same end: the same chips,
//! and for the one who wrote it the same events.

use proptest::prelude::*;
use tabletalk::player::replay::{Finished, Played, replay};
use tabletalk::rules::*;

use super::any_options;
use super::games::{RandomGame, holdem};

/// The players of a hand in the order of the format.
fn order(view: &View) -> Vec<Seat> {
    let dealt_in = view.seats.iter().filter(|it| it.status != Status::Busted);
    let dealt_in: Seats = dealt_in.map(|it| it.seat).collect();
    dealt_in.clockwise_after(view.button).collect()
}

/// What was seen, as text with the seats of the format. What the format
/// cannot hold is left out: that somebody's time ran out, and that chance
/// chose a pick.
fn seen(seen: &[Seen], order: &[Seat]) -> Vec<String> {
    let is_kept = |it: &&Seen| !matches!(it, Event::TimedOut { .. });
    let tell = |it: &Seen| {
        let text = format!("{it:?}").replace("by: Chance", "by: Player");
        let mut parts = text.split("seat ");
        let mut told = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(part.len());
            let seat = Seat::new(part[..end].parse().unwrap()).unwrap();
            let place = order.iter().position(|it| *it == seat).unwrap();
            told += &format!("p{}{}", place + 1, &part[end..]);
        }
        told
    };
    seen.iter().filter(is_kept).map(tell).collect()
}

fn written(game: &Game, viewer: Viewer) -> String {
    let names: Vec<String> = (0..12).map(|seat| format!("Na'me \"{seat}\"")).collect();
    let finished = Finished {
        view: &game.view(viewer).unwrap(),
        names: &names,
        options: game.options(),
        ended: Some(jiff::civil::date(2026, 11, 16).at(23, 5, 9, 0)),
    };
    finished.write()
}

fn read(text: &str) -> Played {
    let mut hands: Vec<_> = replay("it.phh", text.as_bytes()).collect();
    assert_eq!(hands.len(), 1, "{text}");
    match hands.remove(0).outcome {
        Ok(played) => played,
        Err(refused) => panic!("{refused:?}\n{text}"),
    }
}

fn check(game: &Game, viewer: Viewer) {
    let text = written(game, viewer);
    let (played, view) = (read(&text), game.view(viewer).unwrap());
    let order = order(&view);
    let of_all = |chips: fn(&SeatView) -> Chips| -> Vec<Chips> {
        let seats = order.iter().map(|seat| &view.seats[seat.index()]);
        seats.map(chips).collect()
    };
    assert_eq!(played.starting_stacks, of_all(|it| it.brought), "{text}");
    assert_eq!(played.finishing_stacks, of_all(|it| it.stack), "{text}");
    let recorded = played.recorded_stacks.as_ref();
    assert_eq!(recorded, Some(&played.finishing_stacks), "{text}");
    assert_eq!(played.game, game.options().kind().into());
    let everyone: Vec<Seat> = Seats::first(order.len()).into_iter().collect();
    assert_eq!(
        seen(&played.seen, &everyone),
        seen(&view.seen, &order),
        "{text}"
    );
}

fn check_all(game: &RandomGame) {
    game.play(12, |game| {
        check(game, Viewer::Rail);
        for seat in Seats::first(game.options().players()) {
            check(game, Viewer::Seat(seat));
        }
    });
}

fn any_game(options: impl Strategy<Value = Options>) -> impl Strategy<Value = RandomGame> {
    (options, any::<u64>()).prop_map(|(options, seed)| RandomGame { options, seed })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn holdem_reads_as_it_was_played(game in any_game(holdem())) {
        check_all(&game);
    }

    #[test]
    fn draw_reads_as_it_was_played(game in any_game(any_options::draw())) {
        check_all(&game);
    }

    #[test]
    fn unique_reads_as_it_was_played(game in any_game(any_options::unique())) {
        check_all(&game);
    }
}

#[test]
fn a_hand_knows_when_it_ended_and_who_wrote_it() {
    let options = Options::Holdem(HoldemOptions::default());
    let game = RandomGame { options, seed: 3 };
    game.play(1, |game| {
        let me = Seat::new(0).unwrap();
        let played = read(&written(game, Viewer::Seat(me)));
        let title = played.title;
        assert_eq!(title.ended.unwrap().to_string(), "2026-11-16T23:05:09");
        assert_eq!(title.hand.as_deref(), Some("1"));
        let viewer = played.viewer.unwrap();
        let Viewer::Seat(seat) = viewer else {
            panic!("{viewer:?}");
        };
        assert_eq!(played.players[seat.index()].name(), "Na'me \"0\"");
        let rail = read(&written(game, Viewer::Rail));
        assert_eq!(rail.viewer, Some(Viewer::Rail));
    });
}
