//! Answers about favourite skies: what a change did, and which there are. For their owner alone.

use games::space_connection::{Favourites, RecordChange, RecordRefusal};

use crate::escape::escape;
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Tells what a record change did, or why it was refused.
pub fn change_sentence(lang: Lang, record_change: Result<&RecordChange, &RecordRefusal>) -> String {
    let phrase = match record_change {
        Ok(RecordChange::Keep { name, planets }) => say("space_connection-kept")
            .with("name", escape(name))
            .with("count", planets.count()),
        Ok(RecordChange::Forget { name }) => {
            say("space_connection-forgotten").with("name", escape(name))
        }
        Err(RecordRefusal::NoName) => {
            say("space_connection-refusal-favourite-name").with("longest", Favourites::LONGEST)
        }
        Err(RecordRefusal::NoPlanets) => say("space_connection-refusal-favourite-empty"),
        Err(RecordRefusal::TooMany) => {
            say("space_connection-refusal-favourites-full").with("most", Favourites::MOST)
        }
        Err(RecordRefusal::NoSuch { said, names }) if names.is_empty() => {
            say("space_connection-refusal-no-favourites").with("said", escape(said))
        }
        Err(RecordRefusal::NoSuch { said, names }) => say("space_connection-refusal-no-favourite")
            .with("said", escape(said))
            .with("names", name_list(names.iter().map(String::as_str))),
    };
    phrase.tr(lang)
}

/// Lists the favourites.
pub fn favourites(lang: Lang, kept: &Favourites) -> String {
    let names = name_list(kept.names());
    if names.is_empty() {
        return say("space_connection-favourites-none").tr(lang);
    }
    say("space_connection-favourites")
        .with("names", names)
        .tr(lang)
}

fn name_list<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.map(escape).collect::<Vec<_>>().join(" · ")
}
