//! A sentence for everything, in every language, within the limits, for all that a mission does.

mod evening;
mod sentences;

use games::contact::{Contact, Glimpse, View};

use crate::Names;
use crate::tests::readable::{self, check_news};

fn names() -> Names {
    readable::names(&["Ada", "Bob", "Cleo", "Dan", "Eve"])
}

fn long_names() -> Names {
    readable::long_names(5)
}

#[track_caller]
fn check_view(view: &View, names: &Names, twin: usize) {
    readable::check_view::<Contact>(view, names, 700, twin);
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    // The console tells of a press.
    if !matches!(glimpse, Glimpse::Recorded { .. }) {
        check_news::<Contact>(glimpse, names, 2_000);
    }
}
