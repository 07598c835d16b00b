//! What a screen reader can know of an element.

use windows::Win32::System::Variant::{VARIANT, VT_BOOL, VT_BSTR, VT_I4, VT_R8};
use windows::Win32::UI::Accessibility::*;

/// Its name and everything about it that a screen reader says.
pub fn described(element: &IUIAutomationElement) -> String {
    let text = |id| {
        property(element, id)
            .and_then(|it| as_text(&it))
            .unwrap_or_default()
    };
    let number = |id| property(element, id).and_then(|it| as_number(&it));
    let is = |id| {
        property(element, id)
            .and_then(|it| as_bool(&it))
            .unwrap_or_default()
    };
    let mut parts = vec![format!(
        "{} {:?}",
        role(number(UIA_ControlTypePropertyId).unwrap_or_default()),
        text(UIA_NamePropertyId)
    )];
    let value = text(UIA_ValueValuePropertyId);
    if !value.is_empty() {
        parts.push(format!("value {value:?}"));
    }
    if let Some(value) =
        property(element, UIA_RangeValueValuePropertyId).and_then(|it| as_real(&it))
    {
        parts.push(format!("range {value}"));
    }
    let toggle = match number(UIA_ToggleToggleStatePropertyId) {
        Some(0) => "off",
        Some(1) => "on",
        _ => "",
    };
    let place = (
        number(UIA_PositionInSetPropertyId),
        number(UIA_SizeOfSetPropertyId),
    );
    let place = match place {
        (Some(at), Some(of)) if at > 0 => format!("{at} of {of}"),
        _ => String::new(),
    };
    let level = number(UIA_LevelPropertyId).filter(|&it| it > 0);
    let level = level.map_or_else(String::new, |it| format!("level {it}"));
    let live = match number(UIA_LiveSettingPropertyId) {
        Some(1) => "polite",
        Some(2) => "assertive",
        _ => "",
    };
    let description = text(UIA_FullDescriptionPropertyId);
    let help = text(UIA_HelpTextPropertyId);
    let selected = property(element, UIA_SelectionItemIsSelectedPropertyId);
    for part in [
        toggle.to_owned(),
        if selected.and_then(|it| as_bool(&it)) == Some(true) {
            "selected".to_owned()
        } else {
            String::new()
        },
        place,
        level,
        if property(element, UIA_IsEnabledPropertyId).and_then(|it| as_bool(&it)) == Some(false) {
            "disabled".to_owned()
        } else {
            String::new()
        },
        if is(UIA_IsDialogPropertyId) {
            "dialog".to_owned()
        } else {
            String::new()
        },
        live.to_owned(),
        description,
        help,
    ] {
        if !part.is_empty() {
            parts.push(part);
        }
    }
    parts.join(", ")
}

/// Whether it has the focus.
pub fn has_focus(element: &IUIAutomationElement) -> bool {
    let focus = property(element, UIA_HasKeyboardFocusPropertyId);
    focus.and_then(|it| as_bool(&it)) == Some(true)
}

/// Whether it can still be asked.
pub fn is_there(element: &IUIAutomationElement) -> bool {
    property(element, UIA_ControlTypePropertyId).and_then(|it| as_number(&it)) > Some(0)
}

/// What a live element says, and how urgent it is.
pub fn announced(element: &IUIAutomationElement) -> (String, Option<i32>) {
    let name = property(element, UIA_NamePropertyId).and_then(|it| as_text(&it));
    let live = property(element, UIA_LiveSettingPropertyId).and_then(|it| as_number(&it));
    (name.unwrap_or_default(), live)
}

/// What a screen reader calls the kinds of elements.
const ROLES: [(UIA_CONTROLTYPE_ID, &str); 22] = [
    (UIA_ButtonControlTypeId, "button"),
    (UIA_CheckBoxControlTypeId, "check box"),
    (UIA_ComboBoxControlTypeId, "combo box"),
    (UIA_EditControlTypeId, "edit"),
    (UIA_ListItemControlTypeId, "list item"),
    (UIA_ListControlTypeId, "list"),
    (UIA_RadioButtonControlTypeId, "radio button"),
    (UIA_SliderControlTypeId, "slider"),
    (UIA_SpinnerControlTypeId, "spinner"),
    (UIA_TabItemControlTypeId, "tab"),
    (UIA_TextControlTypeId, "text"),
    (UIA_GroupControlTypeId, "group"),
    (UIA_DocumentControlTypeId, "document"),
    (UIA_WindowControlTypeId, "window"),
    (UIA_PaneControlTypeId, "pane"),
    (UIA_HeaderControlTypeId, "header"),
    (UIA_TableControlTypeId, "table"),
    (UIA_ToolBarControlTypeId, "tool bar"),
    (UIA_TabControlTypeId, "tabs"),
    (UIA_ScrollBarControlTypeId, "scroll bar"),
    (UIA_ProgressBarControlTypeId, "progress bar"),
    (UIA_HyperlinkControlTypeId, "link"),
];

fn role(id: i32) -> String {
    let named = ROLES.iter().find(|(role, _)| role.0 == id);
    named.map_or_else(|| format!("type {id}"), |(_, name)| (*name).to_owned())
}

fn property(element: &IUIAutomationElement, id: UIA_PROPERTY_ID) -> Option<VARIANT> {
    // SAFETY: the call only reads, and the value is ours.
    unsafe { element.GetCurrentPropertyValueEx(id, true) }.ok()
}

fn as_text(value: &VARIANT) -> Option<String> {
    // SAFETY: the tag says which field is there.
    unsafe {
        let value = &value.Anonymous.Anonymous;
        (value.vt == VT_BSTR).then(|| value.Anonymous.bstrVal.to_string())
    }
}

fn as_number(value: &VARIANT) -> Option<i32> {
    // SAFETY: the tag says which field is there.
    unsafe {
        let value = &value.Anonymous.Anonymous;
        (value.vt == VT_I4).then(|| value.Anonymous.lVal)
    }
}

fn as_real(value: &VARIANT) -> Option<f64> {
    // SAFETY: the tag says which field is there.
    unsafe {
        let value = &value.Anonymous.Anonymous;
        (value.vt == VT_R8).then(|| value.Anonymous.dblVal)
    }
}

fn as_bool(value: &VARIANT) -> Option<bool> {
    // SAFETY: the tag says which field is there.
    unsafe {
        let value = &value.Anonymous.Anonymous;
        (value.vt == VT_BOOL).then(|| value.Anonymous.boolVal.as_bool())
    }
}
