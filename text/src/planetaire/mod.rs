//! The words of Planétaire.

mod pawn;
mod verb;

pub use pawn::pawn;
pub use verb::{Verb, verb};

use games::planetaire::{Glimpse, Options, Planetaire, Refusal, View};

use crate::lang::Lang;
use crate::names::Names;
use crate::phrase::say;
use crate::words::{Page, Words};

impl Words for Planetaire {
    fn title(lang: Lang) -> String {
        say("planetaire-title").tr(lang)
    }

    fn pitch(lang: Lang) -> String {
        say("planetaire-pitch").tr(lang)
    }

    fn refusal(_lang: Lang, _refusal: &Refusal) -> String {
        String::new()
    }

    fn news(_lang: Lang, _glimpse: &Glimpse, _names: &Names) -> String {
        String::new()
    }

    fn status(_lang: Lang, _view: &View, _names: &Names) -> String {
        String::new()
    }

    fn describe(_lang: Lang, _view: &View, _names: &Names) -> String {
        String::new()
    }

    fn alt(_lang: Lang, _view: &View, _names: &Names) -> String {
        String::new()
    }

    fn alt_news(_lang: Lang, _glimpse: &Glimpse, _names: &Names) -> Option<String> {
        None
    }

    fn options(_lang: Lang, _options: &Options, _seats: u8) -> String {
        String::new()
    }

    fn help(_lang: Lang) -> Vec<Page> {
        Vec::new()
    }
}
