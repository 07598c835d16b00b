use std::time::Duration;

use egui::Id;

use crate::player::Notice;
use crate::player::client::{Client, Setup};
use crate::player::commands::{Command, CompanyCommand, Keymap};
use crate::player::lessons::{InputMethod, Lesson};
use crate::player::settings::Channel;
use crate::player::settings::{LastTable, Saver, Settings};
use crate::rules::GameKind;
use crate::server::dial::Address;
use crate::speech::{Cue, L10n, Language, Log, Text, Utterance, msg};
use crate::store::Folders;
use crate::table::{Journal, Unfinished};
use crate::ui::outlets::{Outlets, Silence, Speakers, VoiceStatus};
use crate::ui::system::System;

use super::screens::Screen;
use super::theme::Palette;
use super::together::{HostPlan, Together};

/// What all screens share: the player's settings and words, the table where
/// there is one, and who tells what happens.
pub(super) struct Shared {
    pub(super) settings: Settings,
    pub(super) words: L10n,
    pub(super) keymap: Keymap,
    pub(super) table: Option<Client>,
    /// The time since the start.
    pub(super) now: Duration,
    pub(super) outlets: Outlets,
    /// What to tell once it is known who speaks.
    undecided: Vec<Utterance>,
    /// What was said where there was no table.
    pub(super) log: Log,
    /// What the screens have asked for, fulfilled once the frame is drawn.
    pub(super) requests: Vec<Request>,
    /// Whether the built-in voice was given something to say since the last
    /// key.
    pub(super) told: bool,
    /// Whether the player has gone from part to part of a screen.
    pub(super) knows_parts: bool,
    /// Whether the player used the pointer last, and not a key.
    pub(super) points: bool,
    /// Where files are kept; without folders nothing is saved.
    pub(super) folders: Option<Folders>,
    pub(super) saver: Option<Saver>,
    /// The way to a table with other people.
    pub(super) together: Together,
    /// A game that was left before the program was started.
    pub(super) unfinished: Option<Unfinished>,
    /// The warning that the player has closed.
    closed_notice: Option<VoiceStatus>,
}

/// Something that a screen asks the window to do.
pub(super) enum Request {
    /// To go to another screen, and back later.
    Open(Screen),
    /// To go back.
    Back,
    /// To do what a key does.
    Obey(Command),
    /// To raise to what was typed.
    RaiseTo(String),
    /// To answer yes to the question at the table.
    Yes,
    /// To open the setup of a game.
    SetTable(GameKind),
    /// The same for a table with other people.
    SetTableForOthers(GameKind, HostPlan),
    /// To set a table for other people.
    Host(Box<Setup>, LastTable, HostPlan),
    /// To sit down at the table with this code.
    Join {
        code: String,
        name: String,
        server: Option<Address>,
    },
    /// To return to the seat that is kept.
    Return,
    /// To trust the new certificate of a server.
    Trust,
    /// Something for the people at the table: about somebody with this name, or
    /// with these words.
    Meet(CompanyCommand, String),
    /// To go on with the game that was left.
    Resume,
    /// To play a lesson.
    Learn(&'static Lesson),
    /// To start a game.
    Start(Box<Setup>, LastTable),
    /// To change the settings.
    Change(Box<Settings>),
    /// To hear something.
    Say(Utterance),
    /// To hear something that is no part of a game.
    Mention(Utterance),
    /// To hear from the built-in voice what a screen reader says by itself.
    SayAloud(Utterance),
    /// To hear something from exactly these speakers.
    SayThrough(Speakers, Utterance),
    /// To hear what the built-in voice sounds like.
    TestVoice,
    /// To hear a sound, from -1 on the left to 1 on the right.
    Play(Cue, f32),
    /// To have a text in the clipboard.
    Copy(String),
    /// To move the focus to an element.
    Focus(Id),
}

impl Shared {
    pub(super) fn new(settings: Settings, system: Language) -> Shared {
        let language = settings.chosen_language().unwrap_or(system);
        let (keymap, bad) = Keymap::new(&settings.keys);
        let mut shared = Shared {
            settings,
            words: L10n::new(language),
            keymap,
            table: None,
            now: Duration::ZERO,
            outlets: Outlets::default(),
            undecided: Vec::new(),
            log: Log::new(),
            requests: Vec::new(),
            told: false,
            knows_parts: false,
            points: false,
            folders: None,
            saver: None,
            together: Together::default(),
            unfinished: None,
            closed_notice: None,
        };
        for problem in bad {
            let text = problem.say(&shared.words);
            shared.say(Utterance::error(text));
        }
        shared
    }

    /// The colours of the window.
    pub(super) fn palette(&self) -> &'static Palette {
        Palette::for_look(&self.settings.look)
    }

    /// Keeps everything in these folders from now on.
    pub(super) fn keep_in(&mut self, folders: Folders, wake: impl Fn() + Send + 'static) {
        self.saver = Some(Saver::start(&folders, wake));
        match Journal::unfinished(&folders) {
            Ok(unfinished) => self.unfinished = unfinished,
            Err(notice) => self.warn(&notice.into()),
        }
        self.together.look_for_seat(Some(&folders));
        self.folders = Some(folders);
    }

    /// Looks for a game that was left, and for a seat among other people.
    pub(super) fn look_for_unfinished(&mut self) {
        let found = self.folders.as_ref().map(Journal::unfinished);
        // What is wrong with it was told when the program was started.
        self.unfinished = found.and_then(Result::ok).flatten();
        self.together.look_for_seat(self.folders.as_ref());
    }

    /// Tells the player what went wrong with a file.
    pub(super) fn warn(&mut self, notice: &Notice) {
        let text = notice.say(&self.words);
        self.say(Utterance::error(text));
    }

    /// How lessons explain what to do: to those who click, where to click.
    pub(super) fn explained_by(&self) -> InputMethod {
        let keymap = self.keymap.clone();
        if self.points {
            InputMethod::Pointer(keymap)
        } else {
            InputMethod::Keys(keymap)
        }
    }

    /// The player uses the pointer, or a key.
    pub(super) fn set_points(&mut self, points: bool) {
        if self.points == points {
            return;
        }
        self.points = points;
        let way = self.explained_by();
        if let Some(table) = &mut self.table {
            table.explain_by(way);
        }
    }

    /// The words of a message without variables.
    pub(super) fn text(&self, text: Text) -> String {
        self.words.text(text)
    }

    /// What an element says about its key.
    pub(super) fn key_hint(&self, command: impl Into<Command>) -> String {
        let Some(chord) = self.keymap.chord(command.into()) else {
            return String::new();
        };
        let message = msg!(hint_key {
            key: chord.spoken(&self.words)
        });
        self.words.say(&message)
    }

    pub(super) fn request(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// Asks for what a key does.
    pub(super) fn obey(&mut self, command: impl Into<Command>) {
        self.request(Request::Obey(command.into()));
    }

    /// Which outlets speak at the moment.
    pub(super) fn speakers(&self) -> Speakers {
        self.settings.channel.speakers(self.outlets.can_speak())
    }

    /// Says something that does not come from the table, and keeps it.
    pub(super) fn say(&mut self, utterance: Utterance) {
        self.told = true;
        self.keep(utterance.clone());
        self.tell(vec![utterance]);
    }

    /// Says something about keys or the window, which is no part of a game: the
    /// game's log does not keep it.
    pub(super) fn mention(&mut self, utterance: Utterance) {
        self.told = true;
        self.keep_outside_game(utterance.clone());
        self.tell(vec![utterance]);
    }

    /// Keeps what is no part of a game, where there is none.
    pub(super) fn keep_outside_game(&mut self, utterance: Utterance) {
        if self.table.is_none() {
            self.log.push(utterance);
        }
    }

    /// Puts something that does not come from the table into the log.
    pub(super) fn keep(&mut self, utterance: Utterance) {
        match &mut self.table {
            Some(table) => table.note(utterance),
            None => self.log.push(utterance),
        }
    }

    /// Tells what is in the log already. Who speaks may become known at any
    /// moment, so what has waited for that always goes first.
    pub(super) fn tell(&mut self, said: Vec<Utterance>) {
        self.undecided.extend(said);
        if !self.knows_speakers() {
            return;
        }
        let speakers = self.speakers();
        for utterance in std::mem::take(&mut self.undecided) {
            self.outlets.tell(&utterance, speakers);
        }
    }

    /// Whether it is known who speaks.
    fn knows_speakers(&self) -> bool {
        self.settings.channel != Channel::Automatic || self.knows_screen_reader()
    }

    /// Whether it is known if a screen reader is running. After a while without
    /// an answer from the system, none is taken to run.
    pub(super) fn knows_screen_reader(&self) -> bool {
        const PATIENCE: Duration = Duration::from_millis(2500);
        self.now >= PATIENCE || self.outlets.knows_screen_reader()
    }

    /// Once it is known who speaks, tells what has waited for that. Until then,
    /// says how long to wait before calling this again.
    pub(super) fn decide(&mut self) -> Option<Duration> {
        if !self.knows_screen_reader() {
            return Some(Duration::from_millis(10));
        }
        self.tell(Vec::new());
        None
    }

    /// Tells what a screen reader says by itself, such as what a dialog shows
    /// or what a control was set to: only the built-in voice is told, and only
    /// while it reads the focus.
    pub(super) fn tell_voice(&mut self, said: Vec<Utterance>) {
        self.told = true;
        let speakers = Speakers {
            voice: self.speakers().focus,
            ..Speakers::default()
        };
        for utterance in said {
            self.outlets.tell(&utterance, speakers);
        }
    }

    /// Everything that was said.
    pub(super) fn said(&self) -> &Log {
        self.table.as_ref().map_or(&self.log, |table| table.log())
    }

    /// A warning that stays on the screen: the built-in voice should speak and
    /// cannot.
    pub(super) fn notice(&self) -> Option<String> {
        if !self.speakers().voice {
            return None;
        }
        let status = self.outlets.voice_status()?;
        let is_new = self.closed_notice != Some(status);
        let about = about_voice(status, System::HERE).filter(|_| is_new)?;
        Some(self.text(about))
    }

    /// Closes the warning; whether there was one. Another one comes anew.
    pub(super) fn close_notice(&mut self) -> bool {
        let is_shown = self.notice().is_some();
        if is_shown {
            self.closed_notice = self.outlets.voice_status();
        }
        is_shown
    }

    /// Who speaks, in words.
    pub(super) fn channel_name(&self) -> String {
        self.text(match self.settings.channel {
            Channel::Automatic => msg::CHANNEL_AUTOMATIC,
            Channel::ScreenReader => msg::CHANNEL_SCREEN_READER,
            Channel::OwnVoice => msg::CHANNEL_OWN_VOICE,
            Channel::Both => msg::CHANNEL_BOTH,
            Channel::Off => msg::CHANNEL_OFF,
        })
    }

    /// Applies changed settings.
    pub(super) fn change(&mut self, settings: Settings, system: Language) {
        let language = settings.chosen_language().unwrap_or(system);
        if language != self.words.language() {
            self.words = L10n::new(language);
            if let Some(table) = &mut self.table {
                table.set_words(L10n::new(language));
            }
        }
        if settings.keys != self.settings.keys {
            self.keymap = Keymap::new(&settings.keys).0;
            let explained_by = self.explained_by();
            if let Some(table) = &mut self.table {
                table.set_input_method(InputMethod::Keys(self.keymap.clone()));
                table.explain_by(explained_by);
            }
        }
        if let Some(table) = &mut self.table {
            let said = table.adjust(&settings, self.now);
            self.tell(said);
        }
        if let Some(saver) = &self.saver {
            saver.save(settings.clone());
        }
        self.outlets.configure(&settings, language);
        self.settings = settings;
    }
}

/// What is wrong with the built-in voice, and what to do about it.
fn about_voice(status: VoiceStatus, system: System) -> Option<Text> {
    Some(match (status, system) {
        (VoiceStatus::Starting | VoiceStatus::Ready, _) => return None,
        (VoiceStatus::OtherLanguage, _) => msg::VOICE_OTHER_LANGUAGE,
        (VoiceStatus::Silent(Silence::NoService), System::Packages) => msg::VOICE_NO_SERVICE,
        (VoiceStatus::Silent(Silence::NoService), System::Settings) => msg::VOICE_NO_VOICES,
        (VoiceStatus::Silent(Silence::NotAnswering), _) => msg::VOICE_NOT_ANSWERING,
        (VoiceStatus::Silent(Silence::Refused), _) => msg::VOICE_REFUSED,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_fits_the_system() {
        let silent = VoiceStatus::Silent(Silence::NoService);
        for &language in Language::ALL {
            let words = L10n::new(language);
            for (system, names_a_package) in [(System::Packages, true), (System::Settings, false)] {
                let about = about_voice(silent, system).expect("it is silent");
                let advice = words.text(about);
                let named = advice.contains("speech-dispatcher");
                assert_eq!(named, names_a_package, "{system:?}: {advice}");
            }
        }
    }
}
