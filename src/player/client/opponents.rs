use super::Client;
use crate::speech::{Utterance, msg};
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
