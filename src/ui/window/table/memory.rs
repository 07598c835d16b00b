use std::sync::Arc;

use super::display::TableDisplay;
use super::motion::Moves;
use super::picture::Picture;
use crate::rules::View;
use crate::rules::cards::CardSet;
use crate::speech::{Decimals, Language};
use crate::ui::window::shared::Shared;

/// What the felt showed last: it is worked out anew only when the table has
/// changed, and whoever wants to see motion sees how it got there.
#[derive(Default)]
pub(in crate::ui::window) struct FeltMemory {
    /// On the heap: it is large, and screens are handed around.
    last: Option<Box<(Key, Picture)>>,
    moves: Moves,
}

/// What a picture depends on besides the clocks.
struct Key {
    view: Arc<View>,
    names: Vec<String>,
    marked: CardSet,
    language: Language,
    decimals: Decimals,
}

impl Key {
    fn fits(&self, view: &Arc<View>, display: &TableDisplay, language: Language) -> bool {
        (Arc::ptr_eq(&self.view, view) || self.view == *view)
            && self.marked == display.marked()
            && self.language == language
            && self.decimals == display.decimals()
            && self.names == display.names
    }
}

impl FeltMemory {
    /// The table as it is now, its clocks included, and what moves on it.
    pub(super) fn picture(
        &mut self,
        view: &Arc<View>,
        display: &TableDisplay,
        shared: &Shared,
    ) -> (&Picture, &mut Moves) {
        let language = shared.words.language();
        let words = display.words(&shared.words);
        let last = self.last.take();
        let mut last = match last {
            Some(last) if last.0.fits(view, display, language) => last,
            last => {
                let picture = Picture::of(display, view, &words);
                if let Some(old) = &last {
                    self.moves.follow(&old.1.drawn, &picture.drawn, shared.now);
                }
                let key = Key {
                    view: Arc::clone(view),
                    names: display.names.clone(),
                    marked: display.marked(),
                    language,
                    decimals: display.decimals(),
                };
                Box::new((key, picture))
            }
        };
        last.1.set_times(&display.times, view, &words);
        last.1.set_odds(display.odds.clone());
        let picture = &self.last.insert(last).1;
        (picture, &mut self.moves)
    }
}
