mod stroke;

use std::collections::VecDeque;

use egui::{Event, Plugin, RawInput};

use super::focus::{Enter, Focus, NavigationKey};
use crate::player::commands::{
    Chord, Command, CommandEntry, Context, Effect, Key, Keymap, LogCommand, ProgramCommand,
    WindowCommand,
};
use stroke::{place, pressed};

/// Takes keys that are commands out of the input before egui sees them.
///
/// egui uses Escape, Tab, the arrows, Enter and Space itself before anything
/// is drawn, and it counts a key that is held down again and again: a held F
/// must fold once.
///
/// What a key means depends on the screen and on what has the focus. So a key
/// that comes faster than the window draws waits until the effect of the one
/// before it is drawn, unless that one was only a question. Keys that have
/// waited too long are dropped: nobody wants to fold by a key pressed a minute
/// ago.
pub(super) struct Keys {
    keymap: Keymap,
    context: Context,
    attention: KeyMode,
    enter: Enter,
    in_front: InFront,
    pressed: Vec<Pressed>,
    /// The keys that are down. A key that is held is pressed again and again,
    /// and nobody says so before egui has seen it.
    held: Vec<HeldKey>,
    /// Events that came too soon, and when.
    waiting: VecDeque<(f64, Event)>,
    /// How many passes ago a key was let through.
    age: u8,
    /// For how many passes the focus has been on its way.
    coming: u8,
    /// Whether the letter of the last key is not to be typed.
    mute: bool,
}

/// A key that is down.
struct HeldKey {
    key: egui::Key,
    /// Whether it was a command, so that egui has not seen it.
    taken: bool,
}

/// This many passes after a key was let through, its effect is drawn and it is
/// known what has the focus.
const DRAWN: u8 = 2;

/// The focus is waited for this many passes.
const PATIENCE: u8 = 8;

/// Seconds after which a key that still waits is stale.
const STALE: f64 = 3.0;

/// More events than this never wait: nobody types that fast.
const MOST: usize = 256;

/// What a key press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyMode {
    /// It is a command.
    Obey,
    /// It is told what the key would do.
    Describe,
    /// It is the new key of a command, whatever it means otherwise.
    Capture,
}

/// What stands in front of a screen, so that its keys do not act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum InFront {
    /// Nothing.
    #[default]
    Nothing,
    /// A question, with the command that is a yes as well.
    Dialog(Option<Command>),
}

impl InFront {
    /// Whether a command acts nevertheless: it answers the question, or only
    /// tells something, or is about the program as a whole.
    fn lets(self, entry: &CommandEntry) -> bool {
        let InFront::Dialog(yes) = self else {
            return true;
        };
        let is_general = match entry.command {
            Command::Log(command) => command == LogCommand::Repeat,
            Command::Program(command) => command != ProgramCommand::Help,
            Command::Window(command) => command == WindowCommand::NextChannel,
            _ => false,
        };
        let is_log = matches!(entry.command, Command::Log(_));
        let tells = entry.effect == Effect::Tells && !is_log;
        is_general || tells || yes == Some(entry.command)
    }
}

/// A key that was pressed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pressed {
    /// One that asks for something.
    Command(&'static CommandEntry),
    /// One whose meaning is asked for.
    Describe(Chord),
    /// One that becomes the key of a command; `None` has no name here.
    Captured(Option<Chord>),
    /// One that would act behind the question that is asked.
    Behind,
    /// Some that have waited too long and were dropped.
    Dropped,
    /// Any other: it still shows that the player is there.
    Other,
}

impl Default for Keys {
    fn default() -> Keys {
        Keys {
            keymap: Keymap::default(),
            context: Context::Elsewhere,
            attention: KeyMode::Obey,
            enter: Enter::Presses,
            in_front: InFront::Nothing,
            pressed: Vec::new(),
            held: Vec::new(),
            waiting: VecDeque::new(),
            age: DRAWN,
            coming: 0,
            mute: false,
        }
    }
}

impl Keys {
    /// Says where the player is.
    pub(super) fn listen(
        &mut self,
        context: Context,
        attention: KeyMode,
        enter: Enter,
        in_front: InFront,
    ) {
        self.context = context;
        self.attention = attention;
        self.enter = enter;
        self.in_front = in_front;
    }

    /// Listens to the player's own keys.
    pub(super) fn use_keymap(&mut self, keymap: &Keymap) {
        if self.keymap != *keymap {
            self.keymap = keymap.clone();
        }
    }

    /// What was pressed since the last time.
    pub(super) fn take(&mut self) -> Vec<Pressed> {
        std::mem::take(&mut self.pressed)
    }

    /// Whether it is known, in the pass that begins, what a key means.
    fn is_free(&mut self, ctx: &egui::Context) -> bool {
        self.age = self.age.saturating_add(1);
        self.coming = match ctx.with_plugin(|focus: &mut Focus| focus.is_coming()) {
            Some(true) => self.coming.saturating_add(1),
            _ => 0,
        };
        let is_there = self.coming == 0 || self.coming >= PATIENCE;
        self.age >= DRAWN && is_there
    }

    /// Puts an event behind those that wait.
    fn line_up(&mut self, event: Event, now: f64) {
        // Copying and pasting comes without a key, so a repeat is known only by
        // being the same event again.
        let pastes = place(&event).is_none() && pressed(&event).is_some();
        let last = self.waiting.back().map(|(_, event)| event);
        if !(pastes && last == Some(&event)) {
            self.waiting.push_back((now, event));
        }
    }

    /// Drops all that was typed, once some of it is stale or it is too much:
    /// what follows something that was not understood would be misunderstood.
    fn drop_stale(&mut self, now: f64) {
        let is_stale = |(came, _): &(f64, Event)| now - came > STALE;
        if self.waiting.len() <= MOST && !self.waiting.front().is_some_and(is_stale) {
            return;
        }
        let before = self.waiting.len();
        let is_typed = |it: &Event| pressed(it).is_some() || matches!(it, Event::Text(_));
        self.waiting.retain(|(_, event)| !is_typed(event));
        if self.waiting.len() < before {
            self.pressed.push(Pressed::Dropped);
        }
    }

    /// The key of an event, if it was down before.
    fn held(&mut self, event: &Event) -> Option<&mut HeldKey> {
        let (key, _) = place(event)?;
        self.held.iter_mut().find(|it| it.key == key)
    }

    /// Keeps in mind which keys are down; whether this one was before.
    fn holds(&mut self, event: &Event) -> bool {
        // A key released outside the window is not reported.
        if matches!(event, Event::WindowFocused(false)) {
            self.held.clear();
        }
        let repeats = self.held(event).is_some();
        match place(event) {
            Some((key, false)) => self.held.retain(|it| it.key != key),
            Some((key, true)) if !repeats => self.held.push(HeldKey { key, taken: false }),
            _ => {}
        }
        repeats
    }

    /// Whether the event is for us, so that egui must not see it.
    fn takes(&mut self, ctx: &egui::Context, event: &Event, typing: bool) -> bool {
        let repeat = self.holds(event);
        let Some(chord) = pressed(event) else {
            return false;
        };
        // A key that is still held does not write into the field it has opened.
        let opened = typing && repeat && self.held(event).is_some_and(|it| it.taken);
        let taken = opened || self.is_ours(ctx, chord, repeat, typing);
        if let Some(held) = self.held(event) {
            held.taken = taken;
        }
        taken
    }

    /// Whether a key is a question, after which everything is as before.
    fn only_asks(&self, chord: Option<Chord>, typing: bool) -> bool {
        let entry = chord.and_then(|chord| self.keymap.entry(chord, self.context));
        let tells = entry.is_some_and(|entry| entry.effect == Effect::Tells);
        !typing && self.attention == KeyMode::Obey && tells
    }

    /// Whether a key that is pressed is for us.
    fn is_ours(
        &mut self,
        ctx: &egui::Context,
        chord: Option<Chord>,
        repeat: bool,
        typing: bool,
    ) -> bool {
        if self.attention == KeyMode::Capture {
            // Held down, the key that began this must not be its own end.
            if !repeat {
                self.pressed.push(Pressed::Captured(chord));
            }
            return true;
        }
        let Some(chord) = chord else { return false };
        let known = self.keymap.entry(chord, self.context);
        let entry = known.filter(|entry| self.in_front.lets(entry));
        let key = navigation(chord).filter(|_| entry.is_none());
        if key.is_some_and(|key| leads(ctx, key, typing)) {
            self.pressed.push(Pressed::Other);
            return true;
        }
        if typing && chord.edits_text() {
            self.pressed.push(Pressed::Other);
            return false;
        }
        if self.attention == KeyMode::Describe {
            if !repeat {
                self.pressed.push(Pressed::Describe(chord));
            }
            return true;
        }
        if !typing && self.has_first_letter(ctx, chord) {
            self.pressed.push(Pressed::Other);
            return false;
        }
        let presses = matches!(chord.key, Key::Enter | Key::Space);
        if presses && (typing || self.enter == Enter::Presses) {
            self.pressed.push(Pressed::Other);
            // Held down, it must not press again what changed under it.
            return repeat;
        }
        match entry {
            Some(entry) => {
                if !repeat || entry.effect == Effect::Steps {
                    self.pressed.push(Pressed::Command(entry));
                }
                true
            }
            None if known.is_some() => {
                if !repeat {
                    self.pressed.push(Pressed::Behind);
                }
                true
            }
            None => {
                self.pressed.push(Pressed::Other);
                false
            }
        }
    }
}

impl Keys {
    /// Whether letters are not commands here.
    fn hears_letters(&self) -> bool {
        self.context == Context::Elsewhere && self.attention == KeyMode::Obey
    }

    /// Whether a letter leads to what begins with it.
    fn has_first_letter(&self, ctx: &egui::Context, chord: Chord) -> bool {
        let letter = chord.key.label();
        let is_letter = letter.len() == 1 && chord == Chord::plain(chord.key);
        if !is_letter || !self.hears_letters() {
            return false;
        }
        let focused = ctx.memory(|memory| memory.focused());
        let found = ctx.with_plugin(|focus: &mut Focus| focus.has_first_letter(letter, focused));
        found == Some(true)
    }
}

/// Whether a key leads elsewhere or changes a number. In a text, it may move
/// there instead.
fn leads(ctx: &egui::Context, key: NavigationKey, typing: bool) -> bool {
    let is_tab = matches!(key, NavigationKey::NextStop | NavigationKey::PreviousStop);
    let leads = ctx.with_plugin(|focus: &mut Focus| {
        if focus.step_number(key) {
            return true;
        }
        let goes = is_tab || !typing;
        if goes {
            focus.go(key);
        }
        goes
    });
    leads == Some(true)
}

/// The keys that lead from one element to another.
fn navigation(chord: Chord) -> Option<NavigationKey> {
    if chord == Chord::shift(Key::Tab) {
        return Some(NavigationKey::PreviousStop);
    }
    if chord != Chord::plain(chord.key) {
        return None;
    }
    Some(match chord.key {
        Key::Tab => NavigationKey::NextStop,
        Key::Up => NavigationKey::Up,
        Key::Down => NavigationKey::Down,
        Key::Left => NavigationKey::Left,
        Key::Right => NavigationKey::Right,
        Key::PageUp => NavigationKey::PageUp,
        Key::PageDown => NavigationKey::PageDown,
        Key::Home => NavigationKey::Home,
        Key::End => NavigationKey::End,
        _ => return None,
    })
}

impl Plugin for Keys {
    fn debug_name(&self) -> &'static str {
        "keys"
    }

    fn input_hook(&mut self, ctx: &egui::Context, input: &mut RawInput) {
        let typing = ctx.text_edit_focused();
        let mut is_free = self.is_free(ctx);
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        for event in input.events.drain(..) {
            self.line_up(event, now);
        }
        while let Some((came, event)) = self.waiting.pop_front() {
            let types = |chord: Option<Chord>| typing && chord.is_some_and(Chord::edits_text);
            match pressed(&event) {
                // A held key that repeats faster than the window draws must not pile up.
                Some(_) if !is_free && self.held(&event).is_some() => {
                    self.mute = true;
                    continue;
                }
                Some(_) if !is_free => {
                    self.waiting.push_front((came, event));
                    ctx.request_repaint();
                    break;
                }
                // Letters in a field are only letters.
                Some(chord) if !types(chord) && !self.only_asks(chord, typing) => {
                    is_free = false;
                    self.age = 0;
                    ctx.request_repaint();
                }
                _ => {}
            }
            let is_text = matches!(event, Event::Text(_));
            if is_text && std::mem::take(&mut self.mute) {
                continue;
            }
            if let Event::Text(text) = &event
                && !typing
                && self.hears_letters()
            {
                let focused = ctx.memory(|memory| memory.focused());
                ctx.with_plugin(|focus: &mut Focus| focus.type_letters(text, focused, now));
            }
            let taken = self.takes(ctx, &event, typing);
            if place(&event).is_some() {
                self.mute = taken;
            }
            if !taken {
                input.events.push(event);
            }
        }
        self.drop_stale(now);
    }
}
