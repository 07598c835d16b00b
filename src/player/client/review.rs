use crate::player::commands::Command;
use crate::speech::{Buffer, L10n, Log, Utterance};

/// Goes through what was said. Reviewing is not said itself, so it does not
/// fill the log.
pub fn review(log: &mut Log, command: Command, words: &L10n) -> Vec<Utterance> {
    // Who reviews wants to hear it now, and not its sound again.
    let again = |it: &Utterance| Utterance::answer(it.text.clone());
    let named = |buffer: Buffer| Utterance::answer(words.text(buffer.message()));
    let reviewed = match command {
        Command::ReviewPrevious => log.earlier().map(|it| again(it.message)),
        Command::ReviewNext => log.later().map(|it| again(it.message)),
        Command::ReviewFirst => log.first().map(|it| again(it.message)),
        Command::ReviewLast => log.last().map(|it| again(it.message)),
        Command::Repeat => {
            let whole: Vec<&str> = log.repeat().map(|it| it.text.as_str()).collect();
            (!whole.is_empty()).then(|| Utterance::answer(whole.join(" ")))
        }
        Command::PreviousBuffer => Some(named(log.previous_buffer())),
        Command::NextBuffer => Some(named(log.next_buffer())),
        Command::CopyMessage => {
            let text = log.to_copy().map(str::to_owned);
            text.map(Utterance::answer)
        }
        _ => None,
    };
    let nothing = || Utterance::answer(words.text("log-empty"));
    vec![reviewed.unwrap_or_else(nothing)]
}
