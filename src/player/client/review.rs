use crate::player::commands::LogCommand;
use crate::speech::{Buffer, L10n, Log, Utterance, msg};

/// Goes through what was said. Reviewing is not said itself, so it does not
/// fill the log.
pub fn review(log: &mut Log, command: LogCommand, words: &L10n) -> Vec<Utterance> {
    // Who reviews wants to hear it now, and not its sound again.
    let again = |it: &Utterance| Utterance::answer(it.text.clone());
    let named = |buffer: Buffer| Utterance::answer(words.text(buffer.message()));
    let reviewed = match command {
        LogCommand::Earlier => log.earlier().map(|it| again(it.message)),
        LogCommand::Later => log.later().map(|it| again(it.message)),
        LogCommand::First => log.first().map(|it| again(it.message)),
        LogCommand::Last => log.last().map(|it| again(it.message)),
        LogCommand::Repeat => {
            let whole = words.one_after_another(log.repeat().map(|it| it.text.clone()));
            (!whole.is_empty()).then(|| Utterance::answer(whole))
        }
        LogCommand::PreviousBuffer => Some(named(log.previous_buffer())),
        LogCommand::NextBuffer => Some(named(log.next_buffer())),
        LogCommand::Copy => {
            let text = log.to_copy().map(str::to_owned);
            text.map(Utterance::answer)
        }
    };
    let nothing = || Utterance::answer(words.text(msg::LOG_EMPTY));
    vec![reviewed.unwrap_or_else(nothing)]
}
