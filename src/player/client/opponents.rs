use std::time::Duration;

use super::Client;
use crate::rules::Seat;
use crate::speech::{Asked, Utterance, msg};
use crate::table::Player;

impl Client {
    /// The computer players at the table, in a few words each.
    pub fn computer_players(&self) -> Vec<String> {
        let told = |player: &Player| {
            let (style, _) = msg::style(player.style.as_ref()?)?;
            Some(self.words.say(&msg!(opponent {
                name: &player.name,
                style: self.words.text(style),
            })))
        };
        self.told.players().iter().filter_map(told).collect()
    }

    /// Tells of everybody else who sits there, and how they play.
    pub(super) fn tell_opponents(&mut self) -> Vec<Utterance> {
        let me = self.told.seat().index();
        let players = self.told.players().iter().enumerate();
        let lines: Vec<String> = players
            .filter(|(seat, _)| *seat != me)
            .map(|(_, player)| self.about(player))
            .collect();
        let say = |line| self.say(Utterance::answer(line));
        lines.into_iter().flat_map(say).collect()
    }

    /// Tells of one player: how they stand in the hand, and who they are.
    pub fn tell_of_player(&mut self, seat: Seat, now: Duration) -> Vec<Utterance> {
        self.now = now;
        self.answerer.forget();
        let times = self.times();
        let stands = self.view().map(|view| {
            let asked = Asked::by_viewer(view, &times, &self.names, &self.words);
            asked.player(seat)
        });
        let is_me = seat == self.told.seat();
        let player = self.told.players().get(seat.index()).filter(|_| !is_me);
        let who = player.map(|player| self.about(player));
        let text = self.words.one_after_another(stands.into_iter().chain(who));
        let mut said = self.say(Utterance::answer(text));
        said.extend(self.tell_held_back());
        said
    }

    fn about(&self, player: &Player) -> String {
        let name = &player.name;
        let style = player.style.as_ref().and_then(|style| msg::style(style));
        self.words.say(&match style {
            None => msg!(opponent_person { name }),
            Some((style, about)) => msg!(opponent_about {
                name,
                style: self.words.text(style),
                about: self.words.text(about),
            }),
        })
    }
}
