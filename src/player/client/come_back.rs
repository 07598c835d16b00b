use super::Client;
use crate::rules::Phase;
use crate::speech;
use crate::speech::{Question, Topic, Urgency, Utterance, msg};

impl Client {
    /// Comes back to the table from another place, and tells how it stands.
    pub fn come_back(&mut self) -> Vec<Utterance> {
        // How it stands tells it.
        self.tell_held_back();
        self.log.note_deed();
        let mut said = self.say(self.continued());
        let stands = self.how_it_stands();
        said.extend(stands.into_iter().flat_map(|it| self.say(it)));
        self.hear(&said);
        said
    }

    /// That the game goes on.
    pub(super) fn continued(&self) -> Utterance {
        let game = msg::game(self.told.options().kind());
        let continued = msg!(game_continued {
            game: self.words.text(game),
            hand: self.told.hands()
        });
        told(self.words.say(&continued))
    }

    /// What one must know to play on: the cards, the board, what it costs, the pot,
    /// and whose turn it is.
    pub(super) fn how_it_stands(&mut self) -> Vec<Utterance> {
        let times = self.times();
        let Some(view) = self.told.view() else {
            return Vec::new();
        };
        let turn = self.announcer.turn_again(view, &self.words);
        let (names, words) = (&self.names, &self.words);
        let answer = |question| told(speech::answer(question, view, &times, names, words));
        let mut said = Vec::new();
        if view.phase == Phase::Over {
            said.push(answer(Question::Chips));
        } else {
            said.push(answer(Question::HoleCards));
            // The turn itself tells the price and the pot.
            match &turn {
                Some(_) if view.board.is_empty() => {}
                Some(_) => said.push(answer(Question::CommunityCards)),
                None => said.push(answer(Question::Brief)),
            }
        }
        if times.paused {
            said.push(told(words.text(msg::PAUSED)));
        }
        match turn {
            Some(turn) => said.push(turn),
            None if view.phase != Phase::Over => said.push(answer(Question::Turn)),
            None => {}
        }
        said
    }
}

/// It is said to its end, one after another, and can be repeated: an answer
/// gives way to the next.
fn told(text: String) -> Utterance {
    Utterance::new(text, Urgency::Urgent, Topic::Mine)
}
