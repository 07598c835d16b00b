//! Which element a key leads to: the stops of Tab, and the members of what is
//! one stop, as in every other program.

use accesskit::{Node, Role};
use egui::Id;

/// Elements between which arrows move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::window) enum Composite {
    /// One of several: Tab stops at the chosen one, moving chooses, and after
    /// the last comes the first.
    Choice,
    /// Things to read or to press: Tab stops where the player was last, and
    /// first letters jump.
    List,
    /// Paragraphs and headings: Tab stops where the player was last.
    Page,
    /// Buttons of less weight: Tab stops where the player was last.
    Toolbar,
    /// Buttons each of which is a Tab stop; first letters jump.
    Buttons,
}

/// Some elements between which arrows move, as they were drawn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Group {
    pub(super) id: Id,
    pub(super) composite: Composite,
    /// What it is called.
    pub(super) label: String,
    /// How many elements there are.
    pub(super) count: usize,
    /// The one that Tab stops at first.
    pub(super) chosen: Option<Id>,
}

/// An element that was drawn and can have the focus.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Member {
    pub(super) id: Id,
    pub(super) name: String,
    /// Its place among the groups of the pass.
    pub(super) group: Option<usize>,
    pub(super) tab: TabStop,
}

/// Whether Tab comes to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TabStop {
    Here,
    /// It has the focus when its screen opens, and then no more.
    Never,
}

/// A key that leads from one element to another, or changes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::window) enum NavigationKey {
    /// Tab.
    NextStop,
    /// Shift and Tab.
    PreviousStop,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
}

/// How many members a page is.
const PAGE: usize = 10;

impl Composite {
    /// What the whole is for assistive technology.
    pub(in crate::ui::window) fn role(self) -> Role {
        match self {
            // Orca 48 says the name of a group again with each of its radio buttons,
            // unless it is a region.
            Composite::Choice if cfg!(target_os = "linux") => Role::Region,
            Composite::Choice => Role::RadioGroup,
            Composite::List => Role::List,
            // Orca reads all lines of a group aloud before the one that has the focus.
            Composite::Page => Role::Region,
            Composite::Buttons => Role::Group,
            Composite::Toolbar => Role::Toolbar,
        }
    }

    /// Whether Tab stops once for all.
    pub(super) fn is_one_stop(self) -> bool {
        self != Composite::Buttons
    }

    /// Whether a letter leads to what begins with it.
    fn has_first_letters(self) -> bool {
        matches!(self, Composite::List | Composite::Buttons)
    }

    /// Makes a node the member at that place.
    pub(super) fn mark(self, node: &mut Node, place: usize, name: &str) {
        let is_plain =
            matches!(node.role(), Role::Label | Role::Button) && node.toggled().is_none();
        match self {
            Composite::List => {
                if is_plain {
                    node.set_role(Role::ListItem);
                    node.set_label(name);
                    node.clear_value();
                }
                node.set_position_in_set(place);
            }
            Composite::Choice => node.set_position_in_set(place),
            // Orca takes a paragraph for a field that cannot be typed into, and
            // says so with each: the lines of a page stay labels.
            Composite::Page | Composite::Toolbar | Composite::Buttons => {}
        }
    }
}

/// What was drawn, as far as keys lead through it.
#[derive(Debug, Default)]
pub(super) struct Order {
    pub(super) members: Vec<Member>,
    pub(super) groups: Vec<Group>,
}

impl Order {
    fn place(&self, id: Id) -> Option<usize> {
        self.members.iter().position(|it| it.id == id)
    }

    pub(super) fn group_of(&self, id: Id) -> Option<&Group> {
        let group = self.members[self.place(id)?].group?;
        self.groups.get(group)
    }

    fn members_of(&self, group: usize) -> impl Iterator<Item = &Member> {
        let is_in = move |it: &&Member| it.group == Some(group);
        self.members.iter().filter(is_in)
    }

    /// Where Tab stops instead of at this element: where its group was left.
    pub(super) fn stop_for(&self, id: Id, left: impl Fn(Id) -> Option<Id>) -> Id {
        let group = self.place(id).and_then(|place| self.members[place].group);
        match group {
            Some(place) if self.groups[place].composite.is_one_stop() => {
                let group = &self.groups[place];
                let is_member = |id: &Id| self.members_of(place).any(|it| it.id == *id);
                let last = || left(group.id).filter(is_member);
                group.chosen.filter(is_member).or_else(last).unwrap_or(id)
            }
            _ => id,
        }
    }

    /// Where the key for the parts of a screen goes, for a part that begins with
    /// this element. On a page, that is a heading.
    pub(super) fn beginning(&self, id: Id, left: impl Fn(Id) -> Option<Id>) -> Id {
        match self.group_of(id) {
            Some(group) if group.composite == Composite::Page => id,
            _ => self.stop_for(id, left),
        }
    }

    /// The next stop of Tab, or the one before; after the last comes the first.
    fn stop(
        &self,
        key: NavigationKey,
        from: Option<Id>,
        left: impl Fn(Id) -> Option<Id>,
    ) -> Option<Id> {
        let own = from.and_then(|id| self.members[self.place(id)?].group);
        let mut stops: Vec<Id> = Vec::new();
        let mut seen = None;
        let is_stop = |it: &&Member| it.tab == TabStop::Here || from == Some(it.id);
        for member in self.members.iter().filter(is_stop) {
            let is_one = |place: usize| self.groups[place].composite.is_one_stop();
            let stop = match member.group.filter(|&place| is_one(place)) {
                None => member.id,
                Some(place) if seen == Some(place) => continue,
                Some(place) => {
                    seen = Some(place);
                    let inside = from.filter(|_| own == Some(place));
                    inside.unwrap_or_else(|| self.stop_for(member.id, &left))
                }
            };
            stops.push(stop);
        }
        let count = stops.len();
        let place = from.and_then(|id| stops.iter().position(|it| *it == id));
        let next = match (key, place) {
            (NavigationKey::PreviousStop, Some(place)) => place + count.saturating_sub(1),
            (NavigationKey::PreviousStop, None) => count.saturating_sub(1),
            (_, Some(place)) => place + 1,
            (_, None) => 0,
        };
        stops.get(next.checked_rem(count)?).copied()
    }

    /// Where a key leads from there.
    pub(super) fn target(
        &self,
        key: NavigationKey,
        from: Option<Id>,
        left: impl Fn(Id) -> Option<Id>,
    ) -> Option<Id> {
        use NavigationKey as Key;
        if matches!(key, Key::NextStop | Key::PreviousStop) {
            return self.stop(key, from, left);
        }
        let from = from?;
        let group = self.members[self.place(from)?].group?;
        let members: Vec<Id> = self.members_of(group).map(|it| it.id).collect();
        let at = members.iter().position(|it| *it == from)?;
        let last = members.len() - 1;
        let goes_round = self.groups[group].composite == Composite::Choice;
        let next = match key {
            Key::Up | Key::Left if at == 0 && goes_round => last,
            Key::Down | Key::Right if at == last && goes_round => 0,
            Key::Up | Key::Left => at.saturating_sub(1),
            Key::Down | Key::Right => at + 1,
            Key::PageUp => at.saturating_sub(PAGE),
            Key::PageDown => at + PAGE,
            Key::Home => 0,
            Key::End => last,
            Key::NextStop | Key::PreviousStop => at,
        };
        members.get(next.min(last)).copied()
    }

    /// What begins with these letters, from there on and then from the start.
    /// The same letter again and again leads from one to the next.
    pub(super) fn begins_with(&self, typed: &str, from: Id) -> Option<Id> {
        let group = self.members[self.place(from)?].group?;
        if !self.groups[group].composite.has_first_letters() {
            return None;
        }
        let typed = typed.to_lowercase();
        let mut letters = typed.chars();
        let first = letters.next()?;
        let again = letters.all(|it| it == first);
        let wanted = if again { first.to_string() } else { typed };
        let members: Vec<&Member> = self.members_of(group).collect();
        let at = members.iter().position(|it| it.id == from)?;
        let (before, after) = members.split_at(at + usize::from(again));
        let mut all = after.iter().chain(before);
        let found = all.find(|it| it.name.to_lowercase().starts_with(&wanted))?;
        Some(found.id)
    }
}
