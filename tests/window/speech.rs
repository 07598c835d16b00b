//! What is announced: everything, once, in order; and nothing that the player
//! may not know.

use std::collections::BTreeSet;

use egui::Key;
use tabletalk::cards::Card;
use tabletalk::engine::{DrawOptions, Options, Phase, UniqueOptions};
use tabletalk::l10n::{L10n, Language, Message};
use tabletalk::outlets::Buffer;

use crate::player::Player;
use crate::screens::holdem;

fn games() -> [Options; 3] {
    [
        holdem(6),
        Options::Draw(DrawOptions::default()),
        Options::Unique(UniqueOptions::default()),
    ]
}

/// Plays on in the simplest way.
fn step(player: &mut Player) {
    let view = player.view();
    match view.phase {
        Phase::Over => player.press(Key::Enter),
        Phase::Exchanging | Phase::Discarding | Phase::Picking => player.press(Key::D),
        _ => player.press(Key::C),
    }
}

#[test]
fn everything_is_announced_once_and_in_order() {
    for options in games() {
        let mut player = Player::at(options);
        for _ in 0..40 {
            step(&mut player);
        }
        player.settle();
        let heard = player.heard().join(" ");
        let log = player.table().log();
        let said: Vec<&str> = log
            .messages(Buffer::All)
            .map(|it| it.text.as_str())
            .collect();
        assert_eq!(heard, said.join(" "));
    }
}

#[test]
fn an_announcement_does_not_move_the_focus() {
    let mut player = Player::at(holdem(6));
    player.focus("Pot 300.");
    let id = |player: &Player| player.harness.ctx.memory(|memory| memory.focused());
    let before = id(&player);
    for _ in 0..20 {
        step(&mut player);
        assert_eq!(id(&player), before);
    }
}

#[test]
fn a_question_is_answered_again_each_time() {
    let mut player = Player::at(holdem(6));
    player.heard();
    for _ in 0..3 {
        player.press(Key::P);
    }
    assert_eq!(player.heard(), ["Pot 300.", "Pot 300.", "Pot 300."]);
}

#[test]
fn no_hidden_card_is_anywhere_in_the_tree() {
    let words = L10n::new(Language::English);
    let names: Vec<(Card, String)> = Card::ALL
        .into_iter()
        .map(|card| {
            let message = Message::new("card-name").with("card", card.to_string());
            (card, words.say(&message).to_lowercase())
        })
        .collect();
    for options in games() {
        let mut player = Player::at(options);
        let mut seen_some = 0;
        for _ in 0..60 {
            step(&mut player);
            let view = player.view();
            let seats = view.seats.iter().flat_map(|seat| {
                let picks = seat.picks.iter().copied();
                seat.cards.iter().flatten().copied().chain(picks)
            });
            let known: BTreeSet<Card> = seats.chain(view.board.iter().flatten().copied()).collect();
            // What was said and what is drawn may name cards of hands that
            // are over; this hand's elements may not.
            for element in player.tree() {
                let is_message = element.live || element.in_log;
                let text = format!("{} {}", element.name, element.description).to_lowercase();
                for (card, name) in names.iter().filter(|_| !is_message) {
                    if text.contains(name.as_str()) {
                        seen_some += 1;
                        assert!(known.contains(card), "{name} in {element:?}");
                    }
                }
            }
        }
        assert!(seen_some > 100, "the test has looked at nothing");
    }
}
