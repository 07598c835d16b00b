use egui::style::{ScrollAnimation, ScrollStyle, TextCursorStyle, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, CursorIcon, FontFamily, FontId, Margin, Shadow, Stroke, Style,
    TextStyle, Visuals, vec2,
};

use super::{FOCUS_RING_WIDTH, Palette};
use crate::player::settings::{Motion, Theme};

/// The size of most words, those on buttons included.
const BODY_SIZE: f32 = 16.0;
/// The size of a heading.
const HEADING_SIZE: f32 = 26.0;
/// The size of the least words.
const SMALL_SIZE: f32 = 14.0;
/// The least height of a button: large enough to hit.
pub(crate) const TARGET_SIZE: f32 = 34.0;

const CORNER: u8 = 7;

/// Gives the window the palette's colours, readable sizes, and as much motion
/// as the player wants.
pub fn apply(ctx: &Context, palette: &Palette, motion: Motion) {
    let base = match palette.theme {
        Theme::Dark | Theme::HighContrastDark => egui::Theme::Dark,
        Theme::Light | Theme::HighContrastLight => egui::Theme::Light,
    };
    ctx.set_theme(base);
    // The player's choice holds, whatever the system prefers.
    ctx.all_styles_mut(|style| {
        style.visuals = visuals(base, palette);
        sizes(style);
        match motion {
            Motion::None => {
                style.animation_time = 0.0;
                style.scroll_animation = ScrollAnimation::none();
            }
            Motion::Smooth => {
                style.animation_time = 0.12;
                style.scroll_animation = ScrollAnimation::default();
            }
        }
    });
}

fn sizes(style: &mut Style) {
    let bold = crate::ui::window::fonts::bold();
    style.text_styles = [
        (
            TextStyle::Small,
            FontId::new(SMALL_SIZE, FontFamily::Proportional),
        ),
        (
            TextStyle::Body,
            FontId::new(BODY_SIZE, FontFamily::Proportional),
        ),
        (
            TextStyle::Button,
            FontId::new(BODY_SIZE, FontFamily::Proportional),
        ),
        (
            TextStyle::Monospace,
            FontId::new(BODY_SIZE, FontFamily::Monospace),
        ),
        (TextStyle::Heading, FontId::new(HEADING_SIZE, bold)),
    ]
    .into();

    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(10.0, 8.0);
    spacing.button_padding = vec2(14.0, 6.0);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(10);
    spacing.interact_size = vec2(48.0, TARGET_SIZE);
    spacing.indent = 24.0;
    spacing.icon_width = 24.0;
    spacing.icon_width_inner = 14.0;
    spacing.icon_spacing = 8.0;
    spacing.slider_width = 220.0;
    spacing.combo_width = 200.0;
    spacing.combo_height = 320.0;
    spacing.text_edit_width = 220.0;
    spacing.scroll = ScrollStyle {
        bar_width: 14.0,
        handle_min_length: 32.0,
        bar_inner_margin: 6.0,
        foreground_color: true,
        ..ScrollStyle::solid()
    };
    // A fade at the edge would take contrast from the last line.
    spacing.scroll.fade.strength = 0.0;

    // A label that can be selected offers assistive technology a click that
    // does nothing.
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
}

fn visuals(base: egui::Theme, palette: &Palette) -> Visuals {
    let mut visuals = base.default_visuals();
    // Each letter is drawn once, on whole pixels: sharper, and a quarter of
    // the pictures of letters to keep.
    visuals.text_options.subpixel_binning = false;
    visuals.widgets = widgets(palette);
    visuals.selection.bg_fill = palette.selection;
    // egui paints a field that has the focus with this stroke.
    visuals.selection.stroke = Stroke::new(FOCUS_RING_WIDTH, palette.selection_text);
    visuals.hyperlink_color = palette.accent;
    visuals.weak_text_color = Some(palette.text_weak);
    visuals.error_fg_color = palette.error;
    visuals.warn_fg_color = palette.warning;
    visuals.faint_bg_color = palette.log;
    visuals.extreme_bg_color = palette.field;
    visuals.text_edit_bg_color = Some(palette.field);
    visuals.code_bg_color = palette.field;
    visuals.panel_fill = palette.background;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(palette.edge_width(), palette.edge);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = CornerRadius::same(10);
    visuals.window_shadow = Shadow {
        offset: [0, 8],
        blur: 24,
        spread: 0,
        color: palette.shadow,
    };
    visuals.popup_shadow = Shadow {
        offset: [0, 4],
        blur: 12,
        spread: 0,
        color: palette.shadow,
    };
    visuals.text_cursor = TextCursorStyle {
        stroke: Stroke::new(2.0, palette.text),
        // A blinking cursor repaints a window in which nothing happens.
        blink: false,
        ..TextCursorStyle::default()
    };
    visuals.interact_cursor = Some(CursorIcon::PointingHand);
    visuals.disabled_alpha = 0.6;
    visuals
}

fn widgets(palette: &Palette) -> Widgets {
    let button = &palette.button;
    let edge = |color: Color32| Stroke::new(palette.edge_width(), color);
    let resting = WidgetVisuals {
        // Buttons take the weak fill, sliders this one.
        bg_fill: palette.track,
        weak_bg_fill: button.fill,
        bg_stroke: edge(button.edge),
        corner_radius: CornerRadius::same(CORNER),
        fg_stroke: Stroke::new(2.0, button.text),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: WidgetVisuals {
            bg_fill: palette.panel,
            weak_bg_fill: palette.panel,
            bg_stroke: edge(palette.divider),
            fg_stroke: Stroke::new(1.0, palette.text),
            ..resting
        },
        inactive: resting,
        hovered: WidgetVisuals {
            weak_bg_fill: button.hovered,
            bg_stroke: Stroke::new(2.0, button.edge),
            ..resting
        },
        // Also the look of what has the focus.
        active: WidgetVisuals {
            weak_bg_fill: button.pressed,
            bg_stroke: Stroke::new(2.0, palette.ring),
            ..resting
        },
        open: WidgetVisuals {
            weak_bg_fill: button.pressed,
            bg_stroke: Stroke::new(2.0, button.edge),
            ..resting
        },
    }
}
