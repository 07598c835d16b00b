use super::Client;
use crate::input::Command;
use crate::l10n::Message;
use crate::outlets::{Buffer, Log};
use crate::talk::Utterance;

impl Client {
    /// Goes through what was said. Reviewing is not said itself, so it does
    /// not fill the log.
    pub(super) fn review(&mut self, command: Command) -> Vec<Utterance> {
        let reviewed = match command {
            Command::ReviewPrevious => self.log.earlier().map(|it| it.message.clone()),
            Command::ReviewNext => self.log.later().map(|it| it.message.clone()),
            Command::ReviewFirst => self.log.first().map(|it| it.message.clone()),
            Command::ReviewLast => self.log.last().map(|it| it.message.clone()),
            Command::Repeat => self.log.repeat().cloned(),
            Command::PreviousBuffer => Some(self.buffer_name(Log::previous_buffer)),
            Command::NextBuffer => Some(self.buffer_name(Log::next_buffer)),
            Command::CopyMessage => {
                let text = self.log.to_copy().map(str::to_owned);
                text.map(Utterance::answer)
            }
            _ => None,
        };
        let nothing = || Utterance::answer(self.words.text("log-empty"));
        vec![reviewed.unwrap_or_else(nothing)]
    }

    fn buffer_name(&mut self, turn: fn(&mut Log) -> Buffer) -> Utterance {
        let key = match turn(&mut self.log) {
            Buffer::All => "buffer-all",
            Buffer::Table => "buffer-table",
            Buffer::Mine => "buffer-mine",
            Buffer::Answers => "buffer-answers",
        };
        Utterance::answer(self.words.say(&Message::new(key)))
    }
}
