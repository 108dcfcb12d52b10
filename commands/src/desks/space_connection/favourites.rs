//! Favourite skies at the desk: what the console offers, and what it means.

use games::Seat;
use games::space_connection::{Errand, Favourites, Refusal, SpaceConnection, View};
use text::{Lang, say};

use super::{button, word};
use crate::desk::{Page, Step};
use crate::ids::Ids;
use crate::message::{Button, Choice, Enabled, Field, Form, Required, Row, Select, Style};

/// While he hides: a list to load from, and buttons to keep and to forget.
pub(super) fn shelf(
    lang: Lang,
    view: &View,
    kept: &Favourites,
    page: &Page,
    ids: &Ids,
) -> Vec<Row> {
    let hiding = |me: Seat| view.hidden_by(me).and_then(|board| board.draft.as_ref());
    let Some(draft) = view.me.and_then(hiding) else {
        return Vec::new();
    };
    let any = kept.names().next().is_some();
    let forgets = page.word == word::FORGET && any;
    let list = if forgets {
        (word::DROP, "connection-choose-forget")
    } else {
        (word::LOAD, "connection-choose-load")
    };
    let mut rows = Vec::new();
    if any {
        rows.push(Row::Select(Select {
            id: ids.game(list.0, ""),
            placeholder: say(list.1).tr(lang),
            choices: kept.names().map(choice).collect(),
        }));
    }
    let offer = |word, key| button(lang, ids, word, key, Style::Plain);
    let mut buttons = Vec::new();
    if forgets {
        buttons.push(offer(word::BACK, "connection-button-back"));
    } else {
        buttons.push(Button {
            enabled: if draft.planets.is_empty() {
                Enabled::NotYet
            } else {
                Enabled::Yes
            },
            ..offer(word::KEEP, "connection-button-keep")
        });
        if any {
            buttons.push(offer(word::FORGET, "connection-button-forget"));
        }
    }
    rows.push(Row::Buttons(buttons));
    rows
}

fn choice(name: &str) -> Choice {
    Choice {
        value: name.to_owned(),
        label: name.to_owned(),
        about: None,
    }
}

/// The form that asks for a name.
pub(super) fn form(lang: Lang, ids: &Ids) -> Form {
    Form {
        id: ids.game(word::KEEP, ""),
        title: say("connection-form-keep").tr(lang),
        field: Field {
            label: say("connection-field-keep").tr(lang),
            placeholder: say("connection-field-keep-hint").tr(lang),
            value: String::new(),
            required: Required::Yes,
        },
    }
}

/// Keeps the planets that somebody has in his own sky, sealed or not.
pub(super) fn keep(view: &View, name: &str) -> Step<SpaceConnection> {
    let own = view.me.and_then(|me| view.hidden_by(me));
    let planets = own.map(|board| match &board.draft {
        Some(draft) => draft.planets,
        None => board.sky.unwrap_or_default(),
    });
    match planets {
        None => Step::Refuse(Refusal::YouOnlyHunt),
        Some(planets) => Step::Errand(Errand::Keep {
            name: name.to_owned(),
            planets,
        }),
    }
}

/// Forgets a favourite.
pub(super) fn forget(name: &str) -> Errand {
    Errand::Forget {
        name: name.to_owned(),
    }
}

/// As many favourites as somebody can keep, with the longest names.
#[cfg(test)]
pub(super) fn fullest() -> Favourites {
    use games::Record;
    use games::space_connection::{Position, Positions};
    (0..Favourites::MOST).fold(Favourites::default(), |kept, number| {
        let name = format!("{number:02}{}", "*".repeat(Favourites::LONGEST - 2));
        let planets = Positions::of(Position::all().take(3));
        let kept = kept.run(Errand::Keep { name, planets });
        kept.unwrap_or_else(|refusal| panic!("{refusal:?}"))
    })
}
