//! What is heard of some hands, for `./run ear`, which measures how long it takes.
//!
//! Each line is the language, the verbosity, the hands, the kind of sentence and
//! the sentence, with tabs between them.

use std::borrow::Cow;
use std::error::Error;
use std::path::Path;
use std::time::Duration;

use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup, decides_nothing, names};
use tabletalk::player::commands::TableCommand;
use tabletalk::player::replay::Collection;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{GameKind, HoldemOptions, Options, Phase, Seat, Viewer};
use tabletalk::speech::{
    Announcer, Cue, L10n, Language, Question, Topic, Urgency, Utterance, Verbosities, Verbosity,
    answer,
};
use tabletalk::table::{TablePace, Times};

/// Six players and a showdown; whoever recorded it sits here.
const REFERENCE: (&str, usize) = ("tests/terminal/review-own.phh", 4);

/// So many dealt hands with a showdown.
const DEALT_HANDS: usize = 12;

fn main() -> Result<(), Box<dyn Error>> {
    for language in [Language::English, Language::Polish] {
        let words = L10n::new(language);
        for verbosity in Verbosity::ALL {
            let print = |hands: &str, said: Vec<Utterance>| {
                // Sounds are on, and what they tell is not spoken.
                for utterance in said
                    .into_iter()
                    .filter_map(|it| it.beside_its_sound().map(Cow::into_owned))
                {
                    let (kind, text) = (kind(&utterance), utterance.text);
                    let language = language.tag();
                    println!("{language}\t{verbosity:?}\t{hands}\t{kind}\t{text}");
                }
            };
            print("reference", reference(verbosity, &words)?);
            print("dealt", dealt(verbosity, &words)?);
        }
    }
    Ok(())
}

/// What sort of sentence it is, by what it is about and how it sounds.
fn kind(utterance: &Utterance) -> &'static str {
    let own = utterance.topic == Topic::Mine;
    match (utterance.topic, utterance.cue) {
        (Topic::Turn, _) => "your turn",
        (Topic::Answer, _) => "B",
        (_, Some(Cue::Deal)) => "your cards",
        (_, Some(Cue::Board)) => "board",
        (_, Some(Cue::Show)) => "hands shown",
        (_, Some(Cue::Win | Cue::Lose)) => "pots won",
        (_, Some(Cue::Chips)) if utterance.urgency == Urgency::Low => "button and blinds",
        (_, Some(Cue::Chips)) => "pots won",
        _ if own => "what you do",
        (_, Some(_)) => "what others do",
        (_, None) => "the rest",
    }
}

/// The recorded hand, told as at a table: what decides nothing waits for what does.
fn reference(verbosity: Verbosity, words: &L10n) -> Result<Vec<Utterance>, Box<dyn Error>> {
    let (file, own) = REFERENCE;
    let own = Seat::new(own).ok_or("no such seat")?;
    let file = Collection::open(Path::new(file)).map_err(|_| "the file cannot be read")?;
    let hand = file.hand(0).map_err(|_| "the hand cannot be played")?;
    let mut names = names(hand.names().len(), words);
    names.rotate_right(own.index());
    let mut announcer = Announcer::new(
        Viewer::Seat(own),
        names.clone(),
        Verbosities::all(verbosity),
    );
    // The blinds are those of the hand before.
    let views = hand.views(Viewer::Seat(own));
    let dealt = views.first().ok_or("no moment in the hand")?;
    announcer.announce(&dealt.seen, dealt, words);
    let (mut said, mut told) = (Vec::new(), 0);
    for view in &views {
        let new = &view.seen[told..];
        let waits = verbosity != Verbosity::Full
            && view.phase != Phase::Over
            && view.choices.is_none()
            && new.iter().all(|event| decides_nothing(event, own));
        if waits {
            continue;
        }
        told = view.seen.len();
        said.extend(announcer.announce(new, view, words));
        if view.choices.is_some() {
            let brief = answer(Question::Brief, view, &Times::default(), &names, words);
            said.push(Utterance::answer(brief));
        }
    }
    Ok(said)
}

/// Hands against the usual opponents, in which the player calls to the end. Each is
/// the second one of its table: in the first, the blinds are news.
fn dealt(verbosity: Verbosity, words: &L10n) -> Result<Vec<Utterance>, Box<dyn Error>> {
    let (mut said, mut hands) = (Vec::new(), 0);
    for seed in 1.. {
        let setup = Setup {
            options: Options::Holdem(HoldemOptions::default()),
            seed: Seed::from(seed),
            styles: Style::levels(GameKind::Holdem).collect(),
            settings: TablePace::AT_ONCE,
            verbosity: Verbosities::all(verbosity),
        };
        let words = L10n::new(words.language());
        let mut client = Client::new(setup, words).map_err(|_| "a wrong option")?;
        play(&mut client, TableCommand::Fold);
        let hand = play(&mut client, TableCommand::CallOrCheck);
        if hand.iter().any(|it| it.cue == Some(Cue::Show)) {
            said.extend(hand);
            hands += 1;
        }
        if hands == DEALT_HANDS {
            break;
        }
    }
    Ok(said)
}

/// What is heard of one hand in which the player always does this, and asks B before.
fn play(client: &mut Client, command: TableCommand) -> Vec<Utterance> {
    const NOW: Duration = Duration::ZERO;
    let mut said = client.play(TableCommand::NextHand, NOW);
    said.extend(client.advance(NOW));
    while !client.told().waits_for_next_hand() && !client.is_over() {
        if client.view().is_some_and(|view| view.choices.is_some()) {
            said.extend(client.answer(Question::Brief, NOW));
            said.extend(client.play(command, NOW));
        }
        if client.asking().is_some() {
            said.extend(client.confirm(NOW));
        }
        said.extend(client.advance(NOW));
    }
    said
}
