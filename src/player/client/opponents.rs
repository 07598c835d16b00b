use super::Client;
use crate::speech::{Message, Utterance};
use crate::table::Player;

impl Client {
    /// The computer players at the table, in a few words each.
    pub fn computer_players(&self) -> Vec<String> {
        let told = |player: &Player| {
            let style = player.style.as_ref()?;
            let message = Message::new("opponent")
                .with("name", player.name.as_str())
                .with("style", self.words.text(&format!("bot-{style}")));
            Some(self.words.say(&message))
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
        let message = match &player.style {
            None => Message::new("opponent-person"),
            Some(style) => Message::new("opponent-about")
                .with("style", self.words.text(&format!("bot-{style}")))
                .with("about", self.words.text(&format!("bot-{style}-about"))),
        };
        self.words.say(&message.with("name", player.name.as_str()))
    }
}
