use accesskit::NodeId;
use egui::style::ScrollAnimation;
use egui::{Context, FullOutput, Id, Plugin, Rect, Response, Sense, Ui};

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
    /// Everything that was drawn in this pass and can have it.
    kept: Vec<Id>,
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
    /// What was scrolled to, and where it was last.
    shown: Option<(Id, Rect)>,
    /// What has got it in this pass.
    new: Option<Id>,
}

/// What has the focus, to be read aloud.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Focused {
    pub(super) id: Id,
    pub(super) name: String,
    pub(super) value: ElementValue,
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

/// The keys that move the focus.
const MOVES: [egui::Key; 5] = [
    egui::Key::Tab,
    egui::Key::ArrowUp,
    egui::Key::ArrowDown,
    egui::Key::ArrowLeft,
    egui::Key::ArrowRight,
];

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

/// Whether the focus is about to go home, as on a screen that was just opened.
pub(super) fn comes_home(ctx: &Context) -> bool {
    let comes = ctx.with_plugin(|focus: &mut Focus| focus.wanted.is_some_and(|it| it.id.is_none()));
    comes == Some(true)
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

/// Every focusable element passes through here: it is scrolled to when it
/// gets the focus, and known to be there by its name.
pub(super) fn keep(response: &Response, enter: Enter, name: &str) {
    let ctx = &response.ctx;
    let focused = response.has_focus();
    let must_show = ctx.with_plugin(|focus: &mut Focus| {
        focus.alive |= focused;
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
            });
        }
        focus.kept.push(response.id);
        focused && focus.must_show(response)
    });
    // egui only scrolls to what gets the focus by keys.
    if must_show == Some(true) {
        response.scroll_to_me_animation(None, ScrollAnimation::none());
    }
}

/// Whether the window has the keyboard.
fn has_keyboard(ctx: &Context) -> bool {
    ctx.input(|input| input.focused)
}

/// Keeps the focus at the place of an element that has disappeared by itself.
/// If the focus jumped, players would lose their place, and a screen reader
/// would announce the new element in the middle of what is happening. The
/// player moves on from there.
pub(super) fn stay(ui: &Ui) {
    let ctx = ui.ctx();
    if !has_keyboard(ctx) {
        return;
    }
    let gone = ctx.with_plugin(|focus: &mut Focus| {
        let stays = focus.alive || focus.wanted.is_some();
        focus.shown.filter(|_| !stays)
    });
    let focused = ctx.memory(|memory| memory.focused());
    if let Some((id, rect)) = gone.flatten().filter(|(id, _)| focused == Some(*id)) {
        let response = ui.interact(rect, id, Sense::focusable_noninteractive());
        keep(&response, Enter::Free, "");
    }
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

impl Plugin for Focus {
    fn debug_name(&self) -> &'static str {
        "focus"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        if !self.alive && has_keyboard(ui.ctx()) {
            // Whatever gets it now gets it anew.
            self.shown = None;
        }
        self.alive = false;
        self.coming = false;
        self.new = None;
        self.kept.clear();
        self.home = None;
        self.begun = 0;
        self.parts = std::mem::take(&mut self.drawn);
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx();
        // Without the keyboard nothing has the focus, whatever is drawn; it is
        // where it was when the player comes back.
        if !has_keyboard(ctx) {
            return;
        }
        // A player who has moved on meanwhile is not pulled back.
        if self.alive && ctx.input(|input| MOVES.iter().any(|&key| input.key_pressed(key))) {
            self.wanted = None;
        }
        let target = match self.wanted {
            Some(FocusRequest { id: Some(id), .. }) if self.kept.contains(&id) => Some(id),
            // It may be drawn next time; until then the focus stays.
            Some(FocusRequest { id: Some(_), .. }) if self.alive => return self.try_again(ctx),
            // The screen whose home is meant comes with the next pass.
            Some(FocusRequest { tries: TRIES, .. }) if self.alive => return self.try_again(ctx),
            Some(_) => self.home,
            None if self.alive => None,
            // Past the last element egui goes on with the first one, in the
            // next pass.
            None if ctx.input(|input| input.key_pressed(egui::Key::Tab)) => {
                return self.come(ctx);
            }
            None => self.home,
        };
        let Some(target) = target else { return };
        let has_it = ctx.memory(|memory| memory.focused()) == Some(target);
        if has_it && self.alive {
            self.wanted = None;
            return;
        }
        self.ask(ctx, target);
    }

    /// Between two elements there may be a pass without any focus. Screen
    /// readers are not told of it: they would say that the bare window has it.
    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let Some(update) = &mut output.platform_output.accesskit_update else {
            return;
        };
        let window = egui::accesskit_root_id().accesskit_id();
        if update.focus == window {
            let home = self.home.map(|id| id.accesskit_id());
            let is_drawn = |id: &NodeId| update.nodes.iter().any(|(it, _)| it == id);
            let mut stays = self.told.into_iter().chain(home);
            update.focus = stays.find(is_drawn).unwrap_or(window);
        }
        self.told = Some(update.focus).filter(|&focus| focus != window);
    }
}

impl Focus {
    fn ask(&mut self, ctx: &Context, target: Id) {
        ctx.memory_mut(|memory| memory.request_focus(target));
        self.try_again(ctx);
    }

    fn try_again(&mut self, ctx: &Context) {
        self.wanted = match self.wanted {
            Some(FocusRequest { tries: 0, .. }) => None,
            Some(wanted) => Some(FocusRequest {
                tries: wanted.tries - 1,
                ..wanted
            }),
            None => None,
        };
        self.come(ctx);
    }

    fn come(&mut self, ctx: &Context) {
        self.coming = true;
        ctx.request_repaint();
    }
}
