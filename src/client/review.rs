use crate::input::Command;
use crate::l10n::{L10n, Message};
use crate::outlets::{Buffer, Log};
use crate::talk::Utterance;

/// Goes through what was said. Reviewing is not said itself, so it does not
/// fill the log.
pub fn review(log: &mut Log, command: Command, words: &L10n) -> Vec<Utterance> {
    let reviewed = match command {
        Command::ReviewPrevious => log.earlier().map(|it| it.message.clone()),
        Command::ReviewNext => log.later().map(|it| it.message.clone()),
        Command::ReviewFirst => log.first().map(|it| it.message.clone()),
        Command::ReviewLast => log.last().map(|it| it.message.clone()),
        Command::Repeat => log.repeat().cloned(),
        Command::PreviousBuffer => Some(buffer_name(log.previous_buffer(), words)),
        Command::NextBuffer => Some(buffer_name(log.next_buffer(), words)),
        Command::CopyMessage => {
            let text = log.to_copy().map(str::to_owned);
            text.map(Utterance::answer)
        }
        _ => None,
    };
    let nothing = || Utterance::answer(words.text("log-empty"));
    vec![reviewed.unwrap_or_else(nothing)]
}

fn buffer_name(buffer: Buffer, words: &L10n) -> Utterance {
    let key = match buffer {
        Buffer::All => "buffer-all",
        Buffer::Table => "buffer-table",
        Buffer::Mine => "buffer-mine",
        Buffer::Answers => "buffer-answers",
    };
    Utterance::answer(words.say(&Message::new(key)))
}
