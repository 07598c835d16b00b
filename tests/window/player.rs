//! A player at the window: presses keys, clicks, and hears what a screen
//! reader is told, without a display and without a bus.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use accesskit::{ActionHandler, ActionRequest, TreeUpdate};
use accesskit_atspi_common::{
    Adapter, AdapterCallback, AppContext, Event, FullNodeId, InterfaceSet, ObjectEvent,
    WindowBounds,
};
use egui::accesskit::Role;
use egui::{Context, FullOutput, Key, Modifiers, Plugin, Vec2};
use egui_kittest::kittest::{NodeT, Queryable, by};
use egui_kittest::{Harness, Node};
use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::settings::Settings;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{Options, View};
use tabletalk::speech::{Language, Verbosities};
use tabletalk::table;
use tabletalk::ui::window::{App, BotThread, Hearing, WindowStart};

/// So long is waited for other threads, on however slow a machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A player at the window.
pub(crate) struct Player {
    pub(crate) harness: Harness<'static, App>,
    ears: Arc<Mutex<Ears>>,
    now: Duration,
}

/// What is heard: the announcements of the tree, in order.
#[derive(Default)]
struct Ears {
    updates: Vec<TreeUpdate>,
    adapter: Option<Adapter>,
    heard: Heard,
}

type Heard = Arc<Mutex<Vec<String>>>;

/// Hands every tree of the window on, as the system's adapter gets them.
struct Listener(Arc<Mutex<Ears>>);

impl Plugin for Listener {
    fn debug_name(&self) -> &'static str {
        "listener"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.clone();
        self.0.lock().unwrap().updates.extend(update);
    }
}

struct Speaker(Heard);

impl AdapterCallback for Speaker {
    fn register_interfaces(&self, _: &Adapter, _: FullNodeId, _: InterfaceSet) {}
    fn unregister_interfaces(&self, _: &Adapter, _: FullNodeId, _: InterfaceSet) {}
    fn emit_event(&self, _: &Adapter, event: Event) {
        if let Event::Object {
            event: ObjectEvent::Announcement(text, _),
            ..
        } = event
        {
            self.0.lock().unwrap().push(text);
        }
    }
}

struct NoActions;

impl ActionHandler for NoActions {
    fn do_action(&mut self, _: ActionRequest) {}
}

impl Ears {
    fn listen(&mut self) {
        for update in std::mem::take(&mut self.updates) {
            match &mut self.adapter {
                Some(adapter) => adapter.update(update),
                None => {
                    let app = AppContext::new(Some("tabletalk".to_owned()));
                    let speaker = Speaker(self.heard.clone());
                    let bounds = WindowBounds::default();
                    let adapter = Adapter::new(&app, speaker, update, true, bounds, NoActions);
                    self.adapter = Some(adapter);
                }
            }
        }
    }
}

/// One node of the tree, as far as a player meets it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Element {
    pub(crate) role: Role,
    pub(crate) name: String,
    pub(crate) description: String,
    pub(crate) focusable: bool,
    pub(crate) clickable: bool,
    pub(crate) focused: bool,
    /// Whether it is a switch that is on.
    pub(crate) pressed: bool,
    pub(crate) disabled: bool,
    pub(crate) live: bool,
    /// Whether it is a message beside the table.
    pub(crate) in_log: bool,
    /// What a field holds.
    pub(crate) value: Option<String>,
    pub(crate) size: (f32, f32),
    /// Left, top, right and bottom.
    pub(crate) place: (f32, f32, f32, f32),
}

/// A table without clocks whose opponents act at once.
pub(crate) fn table(options: Options) -> Setup {
    let styles: Vec<&'static Style> = Style::levels(options.kind()).collect();
    Setup {
        options,
        seed: "7".parse::<Seed>().unwrap(),
        styles,
        settings: table::TablePace::AT_ONCE,
        verbosity: Verbosities::default(),
    }
}

/// Settings of a player who has been here before.
pub(crate) fn settings() -> Settings {
    Settings {
        greeted: true,
        ..Settings::default()
    }
}

/// What a window starts with.
pub(crate) fn start(table: Option<Setup>) -> WindowStart {
    WindowStart {
        settings: settings(),
        system: Language::English,
        table,
        bot_thread: BotThread::Window,
        hearing: Hearing::Announced,
        ..WindowStart::default()
    }
}

impl Player {
    /// Opens the window.
    pub(crate) fn new(start: WindowStart) -> Player {
        Player::in_room(start, Vec2::new(1280.0, 720.0))
    }

    /// Opens a window of that size.
    pub(crate) fn in_room(start: WindowStart, size: Vec2) -> Player {
        let ears = Arc::<Mutex<Ears>>::default();
        let listener = Listener(ears.clone());
        let harness = Harness::builder()
            .with_size(size)
            .with_step_dt(0.05)
            .with_max_steps(64)
            .build_eframe(|cc| {
                cc.egui_ctx.add_plugin(listener);
                let mut app = App::new(&cc.egui_ctx, start);
                app.set_time(Duration::ZERO);
                app
            });
        let mut player = Player {
            harness,
            ears,
            now: Duration::ZERO,
        };
        // What is told at the beginning waits until screen readers are there.
        player.settle();
        player.settle();
        player
    }

    /// Sits down at a table.
    pub(crate) fn at(options: Options) -> Player {
        Player::new(start(Some(table(options))))
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        while self.now < end {
            self.now = (self.now + Duration::from_millis(50)).min(end);
            self.harness.state_mut().set_time(self.now);
            self.harness.step();
            self.ears.lock().unwrap().listen();
        }
    }

    /// Until everything is said that was to be said.
    pub(crate) fn settle(&mut self) {
        self.wait(Duration::from_secs(1));
    }

    /// Waits for what another thread brings, which takes real time, and for
    /// what is said about it.
    pub(crate) fn until<T>(&mut self, mut found: impl FnMut(&mut Player) -> Option<T>) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = found(self) {
                self.settle();
                return found;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "it never came: {:#?}",
                self.tree()
            );
            self.settle();
        }
    }

    /// The name with this part in it, once there is one.
    pub(crate) fn until_named(&mut self, part: &str) -> String {
        self.until(|player| {
            let mut names = player.tree().into_iter().map(|it| it.name);
            names.find(|it| it.contains(part))
        })
    }

    pub(crate) fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    /// Presses a key while others are held, which are keys too.
    pub(crate) fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        let held = [
            (modifiers.shift, Key::ShiftLeft),
            (modifiers.ctrl, Key::ControlLeft),
            (modifiers.alt, Key::AltLeft),
        ];
        let held: Vec<Key> = (held.into_iter().filter(|it| it.0).map(|it| it.1)).collect();
        for &key in &held {
            self.harness.key_down(key);
        }
        self.harness.key_press_modifiers(modifiers, key);
        for &key in &held {
            self.harness.key_up(key);
        }
        self.settle();
    }

    /// Types into the focused field.
    pub(crate) fn type_text(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.settle();
    }

    /// Clicks with the pointer on the element with that name.
    pub(crate) fn click(&mut self, name: &str) {
        self.hold(name, Duration::ZERO, Vec2::ZERO);
    }

    /// Presses the pointer's button on the element with that name, and lets go
    /// of it so much later and so far from there.
    pub(crate) fn hold(&mut self, name: &str, time: Duration, slip: Vec2) {
        let at = self.node(name).rect().center();
        self.harness.hover_at(at);
        self.harness.drag_at(at);
        self.wait(time);
        self.harness.hover_at(at + slip);
        self.harness.drop_at(at + slip);
        self.settle();
    }

    /// Presses the element with that name as assistive technology does.
    pub(crate) fn act(&mut self, name: &str) {
        self.node(name).click_accesskit();
        self.settle();
    }

    /// What tells the element with that name from all others.
    pub(crate) fn id(&self, name: &str) -> String {
        format!("{:?}", self.node(name).accesskit_node().id())
    }

    pub(crate) fn node<'a>(&'a self, name: &'a str) -> Node<'a> {
        let mut all = self.harness.get_all(by().predicate(|_| true));
        let found = all.find(|node| {
            let node = node.accesskit_node();
            let clickable = node.data().supports_action(accesskit::Action::Click);
            clickable && called(&node) == name
        });
        found.unwrap_or_else(|| panic!("nothing to press is called {name:?}"))
    }

    /// The control of that role and name.
    pub(crate) fn control<'a>(&'a self, role: Role, name: &'a str) -> Node<'a> {
        let mut all = self.harness.get_all(by().predicate(|_| true));
        let found = all.find(|node| {
            let node = node.accesskit_node();
            node.role() == role && called(&node) == name
        });
        found.unwrap_or_else(|| panic!("no {role:?} is called {name:?}"))
    }

    /// Presses Tab until the focus is where it went first. Gives where it stops.
    pub(crate) fn tab_round(&mut self) -> Vec<String> {
        let mut first = None;
        let mut reached = Vec::new();
        loop {
            self.harness.key_press(Key::Tab);
            self.wait(Duration::from_millis(150));
            let focused = self.harness.ctx.memory(|memory| memory.focused());
            if first.is_some() && focused == first {
                return reached;
            }
            first = first.or(focused);
            reached.push(self.focused().unwrap().name);
            assert!(reached.len() < 300, "Tab never comes back: {reached:?}");
        }
    }

    /// What was announced since the last time.
    pub(crate) fn heard(&mut self) -> Vec<String> {
        let ears = self.ears.lock().unwrap();
        std::mem::take(&mut *ears.heard.lock().unwrap())
    }

    /// The tree from top to bottom.
    pub(crate) fn tree(&self) -> Vec<Element> {
        let all = self.harness.get_all(by().predicate(|_| true));
        all.map(|node| {
            let node = node.accesskit_node();
            let rect = node.raw_bounds().unwrap_or_default();
            Element {
                role: node.role(),
                name: called(&node),
                description: node.description().unwrap_or_default(),
                focusable: node.data().supports_action(accesskit::Action::Focus),
                clickable: node.data().supports_action(accesskit::Action::Click),
                focused: node.is_focused(),
                pressed: node.toggled() == Some(accesskit::Toggled::True),
                disabled: node.is_disabled(),
                live: node.data().live().is_some(),
                in_log: node.parent().is_some_and(|it| is_in_log(&it)),
                value: node.value(),
                size: (rect.width() as f32, rect.height() as f32),
                place: (
                    rect.x0 as f32,
                    rect.y0 as f32,
                    rect.x1 as f32,
                    rect.y1 as f32,
                ),
            }
        })
        .collect()
    }

    /// Goes to the element with that name as assistive technology does.
    pub(crate) fn focus(&mut self, name: &str) {
        self.node(name).focus();
        self.settle();
        assert_eq!(self.focused().unwrap().name, name);
    }

    /// Types something else into the focused field.
    pub(crate) fn retype(&mut self, text: &str) {
        self.press_with(Modifiers::COMMAND, Key::A);
        self.type_text(text);
    }

    /// The table that the player sits at.
    pub(crate) fn table(&self) -> &Client {
        self.harness.state().table().unwrap()
    }

    /// What the player sees of it.
    pub(crate) fn view(&self) -> View {
        self.table().view().unwrap().clone()
    }

    /// The title of the screen.
    pub(crate) fn title(&self) -> String {
        let tree = self.tree();
        let screen = tree.into_iter().find(|it| it.role == Role::Region);
        screen.unwrap().name
    }

    /// How long nothing would be drawn if nothing happened.
    pub(crate) fn repaint_delay(&self) -> Duration {
        let viewports = &self.harness.output().viewport_output;
        viewports[&egui::ViewportId::ROOT].repaint_delay
    }

    /// What has the focus.
    pub(crate) fn focused(&self) -> Option<Element> {
        self.tree().into_iter().find(|it| it.focused)
    }
}

/// What an element is called. A choice is told with the name of its group,
/// which stands in the tree once.
fn called(node: &egui_kittest::kittest::AccessKitNode<'_>) -> String {
    let name = node.label().or_else(|| node.value()).unwrap_or_default();
    let mut above = node.parent().filter(|_| node.role() == Role::RadioButton);
    while let Some(parent) = above {
        if is_choice(&parent) {
            return format!("{}: {name}", parent.label().unwrap_or_default());
        }
        above = parent.parent();
    }
    name
}

/// Whether it is a group of which one is chosen.
pub(crate) fn is_choice(node: &egui_kittest::kittest::AccessKitNode<'_>) -> bool {
    let role = node.role();
    (role == Role::Region || role == Role::RadioGroup) && node.size_of_set().is_some()
}

fn is_in_log(node: &egui_kittest::kittest::AccessKitNode<'_>) -> bool {
    node.role() == Role::Log || node.parent().is_some_and(|it| is_in_log(&it))
}
