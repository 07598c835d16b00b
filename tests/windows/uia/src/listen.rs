//! Listens to a window as a screen reader does.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use windows::Win32::Foundation::HWND;
use windows::Win32::System::Com::{
    CLSCTX_INPROC_SERVER, COINIT_MULTITHREADED, CoCreateInstance, CoInitializeEx,
};
use windows::Win32::UI::Accessibility::*;
use windows_core::{ComObject, Ref, Result, implement};

use crate::element::{announced, described, has_focus, is_there};

/// What a screen reader was told, in the order in which it came.
#[derive(Default)]
pub struct Told {
    pub news: Vec<News>,
    /// When the last of it came.
    pub last: Option<Instant>,
    /// What has the focus.
    pub focused: Option<Focused>,
}

pub enum News {
    Focus(String),
    Says(String),
    /// A live element that says how urgent it is by nothing.
    Mute(String),
}

impl News {
    pub fn text(&self) -> &str {
        let (News::Focus(text) | News::Says(text) | News::Mute(text)) = self;
        text
    }
}

/// An element that can be asked again, from any thread.
#[derive(Clone)]
pub struct Focused(IUIAutomationElement);

// SAFETY: elements of the client live in the multithreaded apartment.
unsafe impl Send for Focused {}

impl Focused {
    pub fn described(&self) -> String {
        described(&self.0)
    }
}

type Ears = Arc<Mutex<Told>>;

pub struct Listener {
    automation: IUIAutomation,
    window: IUIAutomationElement,
    ears: Ears,
}

impl Listener {
    /// Listens to everything that happens in a window.
    pub fn start(window: HWND) -> Result<Listener> {
        // SAFETY: these are calls of COM as its documentation wants them; what
        // they return is counted and freed by the types.
        unsafe {
            CoInitializeEx(None, COINIT_MULTITHREADED).ok()?;
            let automation: IUIAutomation =
                CoCreateInstance(&CUIAutomation8, None, CLSCTX_INPROC_SERVER)
                    .or_else(|_| CoCreateInstance(&CUIAutomation, None, CLSCTX_INPROC_SERVER))?;
            let window = automation.ElementFromHandle(window)?;
            let ears = Ears::default();
            let handler = ComObject::new(Handler { ears: ears.clone() });
            let events: IUIAutomationEventHandler = handler.to_interface();
            automation.AddAutomationEventHandler(
                UIA_LiveRegionChangedEventId,
                &window,
                TreeScope_Subtree,
                None,
                &events,
            )?;
            let focus: IUIAutomationFocusChangedEventHandler = handler.to_interface();
            automation.AddFocusChangedEventHandler(None, &focus)?;
            let listener = Listener {
                automation,
                window,
                ears,
            };
            // What had the focus before anybody listened is found by looking for it.
            let focused = listener
                .elements()?
                .into_iter()
                .find(|(_, it)| has_focus(it));
            if let Some((_, element)) = focused {
                listener.look(|told| {
                    told.news.insert(0, News::Focus(described(&element)));
                    told.focused.get_or_insert(Focused(element));
                });
            }
            Ok(listener)
        }
    }

    /// Everything in the window, line by line, with what stands within it below it.
    pub fn tree(&self) -> Result<String> {
        // What has been announced goes away meanwhile.
        let stands = self.elements()?.into_iter().filter(|(_, it)| is_there(it));
        let lines = stands.map(|(depth, element)| {
            let indent = "  ".repeat(depth);
            format!("    {indent}{}\n", described(&element))
        });
        Ok(lines.collect())
    }

    /// All elements with how deep they are, in the order of a screen reader.
    fn elements(&self) -> Result<Vec<(usize, IUIAutomationElement)>> {
        // SAFETY: these are calls of COM as its documentation wants them. After the last
        // element the walker gives none, which is an error here.
        unsafe {
            let all = self.automation.CreateTrueCondition()?;
            let walker = self.automation.CreateTreeWalker(&all)?;
            let mut found = Vec::new();
            let mut next = vec![(0, self.window.clone())];
            while let Some((depth, element)) = next.pop() {
                if depth > 0 {
                    next.extend(
                        walker
                            .GetNextSiblingElement(&element)
                            .ok()
                            .map(|it| (depth, it)),
                    );
                }
                next.extend(
                    walker
                        .GetFirstChildElement(&element)
                        .ok()
                        .map(|it| (depth + 1, it)),
                );
                found.push((depth, element));
            }
            Ok(found)
        }
    }

    /// Lets somebody look at what was told.
    pub fn look<T>(&self, at: impl FnOnce(&mut Told) -> T) -> T {
        at(&mut self.ears.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        // SAFETY: the handlers were added by this object.
        let _ = unsafe { self.automation.RemoveAllEventHandlers() };
    }
}

#[implement(IUIAutomationEventHandler, IUIAutomationFocusChangedEventHandler)]
struct Handler {
    ears: Ears,
}

impl Handler_Impl {
    fn hear(&self, news: News, focused: Option<&IUIAutomationElement>) {
        let mut told = self.ears.lock().unwrap_or_else(PoisonError::into_inner);
        told.last = Some(Instant::now());
        if let Some(element) = focused {
            told.focused = Some(Focused(element.clone()));
        }
        told.news.push(news);
    }
}

impl IUIAutomationEventHandler_Impl for Handler_Impl {
    fn HandleAutomationEvent(
        &self,
        sender: Ref<IUIAutomationElement>,
        _: UIA_EVENT_ID,
    ) -> Result<()> {
        if let Some(element) = sender.as_ref() {
            let (text, live) = announced(element);
            let news = match live {
                Some(1 | 2) => News::Says(text),
                _ => News::Mute(text),
            };
            self.hear(news, None);
        }
        Ok(())
    }
}

impl IUIAutomationFocusChangedEventHandler_Impl for Handler_Impl {
    fn HandleFocusChangedEvent(&self, sender: Ref<IUIAutomationElement>) -> Result<()> {
        if let Some(element) = sender.as_ref() {
            self.hear(News::Focus(described(element)), Some(element));
        }
        Ok(())
    }
}
