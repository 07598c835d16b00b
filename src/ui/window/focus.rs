mod composite;
mod passes;
mod trace;

use std::collections::HashMap;

use accesskit::NodeId;
use egui::style::ScrollAnimation;
use egui::{Context, Id, Rect, Response, Sense, Ui};

pub(super) use composite::{Composite, NavigationKey};
use composite::{Group, Member, Order, TabStop};
use trace::Trace;

/// Keeps the keyboard focus on something that has a name.
///
/// A screen reader whose focus falls back to the bare window is lost. So each
/// screen names its home, and whenever nothing that is drawn has the focus,
/// that gets it.
#[derive(Debug, Default)]
pub(super) struct Focus {
    /// Where the focus goes when it is nowhere.
    home: Option<Id>,
    /// Where it should go now.
    wanted: Option<FocusRequest>,
    /// Whether something that was drawn in this pass has it.
    alive: bool,
    /// Whether it is about to move, so that keys must wait.
    coming: bool,
    /// What the Enter key does.
    enter: Enter,
    /// Everything that was drawn in this pass. A dialog is measured before
    /// anything in it can have the focus, which is asked for already.
    kept: Vec<Id>,
    /// Everything that was drawn in this pass and can have it.
    order: Order,
    /// Among which elements what is drawn now belongs.
    group: Option<usize>,
    /// The group that it is in, and the element by which it came there.
    inside: Option<(Id, Option<Id>)>,
    /// The element that had it last, in each group.
    left: HashMap<Id, Id>,
    /// Where a key leads to, as soon as the pass begins.
    step: Option<Step>,
    /// What a key has chosen in this pass, by leading there.
    chosen: Option<Id>,
    /// What changes the number that has it, other than typing.
    number: Option<NumberKeys>,
    /// The key that changes the number in this pass.
    stepped: Option<NavigationKey>,
    /// The first letters that were typed, and when.
    typed: (String, f64),
    /// How many parts of the screen have begun in this pass.
    begun: usize,
    /// The first element of each part that was drawn in this pass.
    drawn: Vec<Id>,
    /// The same of the pass before: keys come before anything is drawn.
    parts: Vec<Id>,
    /// The part that the focus is in, counted from one.
    part: usize,
    /// What has it in this pass.
    on: Option<Focused>,
    /// What has the focus as far as screen readers know.
    told: Option<NodeId>,
    /// What is left of what had it before.
    trace: Trace,
    /// What was scrolled to, and where it was last.
    shown: Option<(Id, Rect)>,
    /// What has got it in this pass.
    new: Option<Id>,
    /// Whether it is where it was pressed by the pointer.
    by_pointer: bool,
    /// Whether what is drawn now stands still and is always in sight.
    pinned: bool,
}

/// What has the focus, to be read aloud.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Focused {
    pub(super) id: Id,
    pub(super) name: String,
    pub(super) value: ElementValue,
    /// What it is one of, with the name of that.
    pub(super) group: Option<(Id, String)>,
}

/// What a key leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Whatever comes next that way.
    By(NavigationKey),
    /// What was looked for.
    To(Id),
}

/// The keys that change a number, beside typing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberKeys {
    /// A field: the others move in its text.
    Field,
    /// All: there is no text.
    Slider,
}

impl NumberKeys {
    fn has(self, key: NavigationKey) -> bool {
        use NavigationKey as Key;
        match key {
            Key::Up | Key::Down | Key::PageUp | Key::PageDown => true,
            Key::Left | Key::Right | Key::Home | Key::End => self == NumberKeys::Slider,
            Key::NextStop | Key::PreviousStop => false,
        }
    }
}

/// The value of an element, which is read after its name.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ElementValue {
    Nothing,
    /// It is on or off.
    Switch(bool),
    /// What was typed or set.
    Text(String),
}

/// From one part of the screen to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// To what follows.
    Forward,
    /// To what is before.
    Back,
}

#[derive(Clone, Copy, Debug)]
struct FocusRequest {
    id: Option<Id>,
    /// A dialog keeps the focus for a pass after it is gone, so asking once
    /// is not enough.
    tries: u8,
}

const TRIES: u8 = 4;

/// After this many seconds the player is no longer scrolling or pointing.
const STILL: f32 = 1.0;

/// Letters that come within so many seconds belong to one word.
const WORD: f64 = 1.0;

impl Focus {
    /// Puts the focus back where it was before, or home.
    pub(super) fn return_to(&mut self, id: Option<Id>) {
        self.wanted = Some(FocusRequest { id, tries: TRIES });
    }

    /// Puts the focus on the first element of another part of the screen.
    pub(super) fn go_to_part(&mut self, direction: Direction) -> Option<Id> {
        let count = self.parts.len();
        let next = match direction {
            Direction::Forward => self.part,
            Direction::Back => self.part + count.saturating_sub(2),
        };
        let part = *self.parts.get(next.checked_rem(count)?)?;
        self.return_to(Some(part));
        Some(part)
    }

    /// A key is pressed that changes the number that has the focus; whether it
    /// does.
    pub(super) fn step_number(&mut self, key: NavigationKey) -> bool {
        let steps = self.number.is_some_and(|it| it.has(key));
        self.stepped = Some(key).filter(|_| steps);
        steps
    }

    /// A key is pressed that leads elsewhere.
    pub(super) fn go(&mut self, key: NavigationKey) {
        self.by_pointer = false;
        self.step = Some(Step::By(key));
    }

    /// Whether a letter leads to something among the elements where the focus
    /// is.
    pub(super) fn has_first_letter(&self, letter: &str, focused: Option<Id>) -> bool {
        let found = focused.and_then(|id| self.order.begins_with(letter, id));
        found.is_some()
    }

    /// Letters were typed where there is no field.
    pub(super) fn type_letters(&mut self, letters: &str, focused: Option<Id>, now: f64) {
        self.by_pointer = false;
        let (typed, when) = &mut self.typed;
        if now - *when > WORD {
            typed.clear();
        }
        typed.push_str(letters);
        *when = now;
        let found = focused.and_then(|id| self.order.begins_with(&self.typed.0, id));
        self.step = found.map(Step::To).or(self.step);
    }

    /// What has the focus in this pass.
    pub(super) fn take(&mut self) -> Option<Focused> {
        self.on.take()
    }

    /// Whether to scroll to what has the focus: it has just got it, or new
    /// elements above have pushed it out of sight. A player who is scrolling
    /// or pointing is not pulled back.
    fn must_show(&mut self, response: &Response) -> bool {
        let before = self.shown.replace((response.id, response.rect));
        let Some((_, rect)) = before.filter(|(id, _)| *id == response.id) else {
            self.new = Some(response.id);
            return true;
        };
        let cut = !(response.interact_rect).contains_rect(response.rect.shrink(1.0));
        let still = response.ctx.input(|input| {
            let pointer = input.pointer.time_since_last_movement();
            !input.pointer.any_down() && pointer.min(input.time_since_last_scroll()) > STILL
        });
        rect != response.rect && cut && still
    }

    /// Whether the focus has been asked for and has not arrived yet.
    pub(super) fn is_coming(&self) -> bool {
        self.coming
    }

    /// What the Enter key does now.
    pub(super) fn enter(&self) -> Enter {
        self.enter
    }
}

/// What had the focus before a dialog opened.
#[derive(Debug, Default)]
pub(super) struct FocusBefore(Option<Id>);

impl FocusBefore {
    /// A dialog is open: what had the focus is remembered.
    pub(super) fn remember(&mut self, ctx: &Context) {
        if self.0.is_none() {
            self.0 = ctx.memory(|memory| memory.focused());
        }
    }

    /// No dialog is open: what had the focus before gets it back.
    pub(super) fn give_back(&mut self, ctx: &Context) {
        if let Some(id) = self.0.take() {
            ctx.with_plugin(|focus: &mut Focus| focus.return_to(Some(id)));
        }
    }
}

/// Makes this the place where the focus goes when it is nowhere.
pub(super) fn home(response: &Response) {
    response.ctx.with_plugin(|focus: &mut Focus| {
        focus.home = Some(response.id);
    });
}

/// Makes this the place where the focus goes when it is nowhere, but not a stop
/// of Tab: it is read when the screen opens.
pub(super) fn opening(response: &Response) {
    home(response);
    response.ctx.with_plugin(|focus: &mut Focus| {
        let mut members = focus.order.members.iter_mut();
        if let Some(own) = members.find(|it| it.id == response.id) {
            own.tab = TabStop::Never;
        }
    });
}

/// Whether the focus is about to go home, as on a screen that was just opened.
pub(super) fn comes_home(ctx: &Context) -> bool {
    let comes = ctx.with_plugin(|focus: &mut Focus| focus.wanted.is_some_and(|it| it.id.is_none()));
    comes == Some(true)
}

/// Goes on to the stop after an element, as Tab does.
pub(super) fn go_on(ctx: &Context, from: Id) {
    ctx.memory_mut(|memory| memory.request_focus(from));
    ctx.with_plugin(|focus: &mut Focus| {
        focus.go(NavigationKey::NextStop);
        focus.come(ctx);
    });
}

/// What the Enter key does while an element has the focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Enter {
    /// It presses the element.
    #[default]
    Presses,
    /// It is a command: the element is only there to be read.
    Free,
}

/// Begins another part of the screen. A key moves the focus to the first
/// element of each part.
pub(super) fn part(ctx: &Context) {
    ctx.with_plugin(|focus: &mut Focus| focus.begun += 1);
}

/// Lets arrows move between all that is drawn inside. Gives how many elements
/// there are.
pub(super) fn group<R>(
    ui: &mut Ui,
    composite: Composite,
    label: &str,
    content: impl FnOnce(&mut Ui) -> R,
) -> (R, usize) {
    let (ctx, id) = (ui.ctx().clone(), ui.scope_id());
    let before = ctx.with_plugin(|focus: &mut Focus| {
        focus.order.groups.push(Group {
            id,
            composite,
            label: label.to_owned(),
            count: 0,
            chosen: None,
        });
        focus.group.replace(focus.order.groups.len() - 1)
    });
    let inner = content(ui);
    let count = ctx.with_plugin(|focus: &mut Focus| {
        let own = std::mem::replace(&mut focus.group, before.flatten());
        own.map_or(0, |own| focus.order.groups[own].count)
    });
    (inner, count.unwrap_or_default())
}

/// Makes this the one that Tab stops at, of the elements among which it is.
pub(super) fn choose(response: &Response) {
    response.ctx.with_plugin(|focus: &mut Focus| {
        if let Some(group) = focus.group {
            focus.order.groups[group].chosen = Some(response.id);
        }
    });
}

/// Whether a key has led to this element in this pass, which chooses it where
/// one of several is chosen.
pub(super) fn is_chosen(response: &Response) -> bool {
    let chosen = (response.ctx).with_plugin(|focus: &mut Focus| focus.chosen == Some(response.id));
    chosen == Some(true)
}

/// Whether the focus comes to this element from outside of its group, or would:
/// what there is to say about all of them is said with it.
pub(super) fn is_entry(response: &Response) -> bool {
    let is_entry = response.ctx.with_plugin(|focus: &mut Focus| {
        let own = focus.group.map(|place| focus.order.groups[place].id);
        match focus.inside {
            Some((group, entry)) if Some(group) == own => entry == Some(response.id),
            _ => true,
        }
    });
    is_entry == Some(true)
}

/// Lets keys change a number. Gives the key that does so in this pass.
pub(super) fn number(response: &Response, keys: NumberKeys) -> Option<NavigationKey> {
    if !response.has_focus() {
        return None;
    }
    let key = response.ctx.with_plugin(|focus: &mut Focus| {
        focus.number = Some(keys);
        focus.stepped.take()
    });
    key.flatten()
}

/// Every focusable element passes through here: it is scrolled to when it
/// gets the focus, and known to be there by its name.
pub(super) fn keep(response: &Response, enter: Enter, name: &str) {
    let ctx = &response.ctx;
    let group = ctx.with_plugin(|focus: &mut Focus| {
        focus.kept.push(response.id);
        let group = &mut focus.order.groups[focus.group?];
        group.count += 1;
        let place = group.count - 1;
        Some((group.id, group.label.clone(), group.composite, place))
    });
    let group = group.flatten();
    if let Some((.., composite, place)) = &group {
        ctx.accesskit_node_builder(response.id, |node| composite.mark(node, *place, name));
    }
    // What is behind a dialog cannot have it.
    if !response.enabled() {
        return;
    }
    let focused = response.has_focus();
    let must_show = ctx.with_plugin(|focus: &mut Focus| {
        focus.alive |= focused;
        focus.order.members.push(Member {
            id: response.id,
            name: name.to_owned(),
            group: focus.group,
            tab: TabStop::Here,
        });
        if focus.drawn.len() < focus.begun {
            // A part without an element is not one.
            focus.begun = focus.drawn.len() + 1;
            focus.drawn.push(response.id);
        }
        if focused {
            focus.enter = enter;
            focus.part = focus.begun;
            focus.on = Some(Focused {
                id: response.id,
                name: name.to_owned(),
                value: ElementValue::Nothing,
                // What a page is about is clear from what it says.
                group: (group.as_ref().filter(|it| it.2 != Composite::Page))
                    .map(|it| (it.0, it.1.clone())),
            });
            let group = group.as_ref().map(|it| it.0);
            if let Some(group) = group {
                focus.left.insert(group, response.id);
            }
            focus.inside = group.map(|group| match focus.inside {
                Some((inside, entry)) if inside == group => {
                    (group, entry.filter(|it| *it == response.id))
                }
                _ => (group, Some(response.id)),
            });
        }
        let is_hidden = focused && focus.must_show(response);
        is_hidden && !focus.pinned
    });
    // egui only scrolls to what gets the focus by keys.
    if must_show == Some(true) {
        response.scroll_to_me_animation(None, ScrollAnimation::none());
    }
}

/// Draws what stands still in front of what is scrolled: nothing is scrolled to
/// show it.
pub(super) fn pinned(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let ctx = ui.ctx().clone();
    ctx.with_plugin(|focus: &mut Focus| focus.pinned = true);
    content(ui);
    ctx.with_plugin(|focus: &mut Focus| focus.pinned = false);
}

/// Whether something that is drawn there has the focus.
pub(super) fn has(ui: &mut Ui, content: impl FnOnce(&mut Ui)) -> bool {
    let ctx = ui.ctx().clone();
    let on = || ctx.with_plugin(|focus: &mut Focus| focus.on.as_ref().map(|it| it.id));
    let before = on();
    content(ui);
    on() != before
}

/// Whether the window has the keyboard.
fn has_keyboard(ctx: &Context) -> bool {
    ctx.input(|input| input.focused)
}

/// Keeps the focus at the place of an element that has disappeared by itself.
/// If the focus jumped, players would lose their place, and a screen reader
/// would announce the new element in the middle of what is happening. The
/// player moves on from there.
///
/// Tells whether the pointer had pressed it: then nobody looks for the focus
/// where nothing is.
pub(super) fn stay(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    if !has_keyboard(ctx) {
        return false;
    }
    let gone = ctx.with_plugin(|focus: &mut Focus| {
        let stays = focus.alive || focus.wanted.is_some();
        focus.shown.filter(|_| !stays)
    });
    let focused = ctx.memory(|memory| memory.focused());
    let Some((id, rect)) = gone.flatten().filter(|(id, _)| focused == Some(*id)) else {
        return false;
    };
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    keep(&response, Enter::Free, "");
    came_by_pointer(&response)
}

/// Whether an element has the focus because the pointer has pressed it.
pub(super) fn came_by_pointer(response: &Response) -> bool {
    let came = (response.ctx).with_plugin(|focus: &mut Focus| focus.by_pointer);
    response.has_focus() && came == Some(true)
}

/// Whether an element that is kept has just got the focus. Egui does not know
/// of what gets it between two passes.
pub(super) fn is_new(response: &Response) -> bool {
    let new = (response.ctx).with_plugin(|focus: &mut Focus| focus.new == Some(response.id));
    new == Some(true)
}

/// Sets the value of a kept element, which is read after its name.
pub(super) fn set_value(response: &Response, value: ElementValue) {
    response.ctx.with_plugin(|focus: &mut Focus| {
        if let Some(on) = focus.on.as_mut().filter(|on| on.id == response.id) {
            on.value = value;
        }
    });
}
