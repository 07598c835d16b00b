use crate::input::Command;
use crate::l10n::{L10n, Message};
use crate::outlets::{Buffer, Log};
use crate::talk::Utterance;

/// Goes through what was said. Reviewing is not said itself, so it does not
/// fill the log.
pub fn review(log: &mut Log, command: Command, words: &L10n) -> Vec<Utterance> {
    // Who reviews wants to hear it now, and not its sound again.
    let again = |it: &Utterance| Utterance::answer(it.text.clone());
    let reviewed = match command {
        Command::ReviewPrevious => log.earlier().map(|it| again(it.message)),
        Command::ReviewNext => log.later().map(|it| again(it.message)),
        Command::ReviewFirst => log.first().map(|it| again(it.message)),
        Command::ReviewLast => log.last().map(|it| again(it.message)),
        Command::Repeat => log.repeat().map(again),
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
