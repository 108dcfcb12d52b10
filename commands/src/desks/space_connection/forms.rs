//! The forms of Space Connection's desk.

use games::space_connection::View;
use text::{Lang, say};

use super::{listed, word};
use crate::ids::Ids;
use crate::message::{Field, Form, Required};

pub(super) fn launch(lang: Lang, ids: &Ids) -> Form {
    Form {
        id: ids.game(word::LAUNCH, ""),
        title: say("connection-form-launch").tr(lang),
        field: Field {
            label: say("connection-field-launch").tr(lang),
            placeholder: say("connection-field-launch-hint").tr(lang),
            value: String::new(),
            required: Required::Yes,
        },
    }
}

pub(super) fn write(lang: Lang, view: &View, ids: &Ids) -> Form {
    Form {
        id: ids.game(word::WRITE, ""),
        title: say("connection-form-write").tr(lang),
        field: Field {
            label: say("connection-field-write").tr(lang),
            placeholder: "C4 C5 D5 D6 G7 J1 J2 J3".to_owned(),
            value: draft(view),
            required: Required::Yes,
        },
    }
}

pub(super) fn shift(lang: Lang, view: &View, ids: &Ids) -> Form {
    // The move that would mend the sky is a good first offer.
    let remedy = view
        .me
        .and_then(|me| view.hidden_by(me)?.draft.as_ref()?.remedy);
    Form {
        id: ids.game(word::SHIFT, ""),
        title: say("connection-form-shift").tr(lang),
        field: Field {
            label: say("connection-field-shift").tr(lang),
            placeholder: "C4 D5".to_owned(),
            value: remedy.map_or_else(String::new, |wanted| {
                format!("{} {}", wanted.from, wanted.to)
            }),
            required: Required::Yes,
        },
    }
}

pub(super) fn note(lang: Lang, view: &View, ids: &Ids) -> Form {
    let notes = view.me.and_then(|me| view.hunted_by(me)?.notes);
    let notes = notes.unwrap_or_default();
    // The hint's own word stands between planets and empty positions.
    let hint = say("connection-field-note-hint").tr(lang);
    let between = hint
        .split(' ')
        .find(|word| text::space_connection::verb(word).is_some());
    let mut value = listed(notes.planets);
    if !notes.empty.is_empty() {
        let rest = [between.unwrap_or_default(), &listed(notes.empty)].join(" ");
        value = [value, rest].join(" ").trim().to_owned();
    }
    Form {
        id: ids.game(word::NOTE, ""),
        title: say("connection-form-note").tr(lang),
        field: Field {
            label: say("connection-field-note").tr(lang),
            placeholder: hint,
            value,
            required: Required::No,
        },
    }
}

fn draft(view: &View) -> String {
    let draft = view.me.and_then(|me| view.hidden_by(me)?.draft.as_ref());
    draft.map_or_else(String::new, |draft| listed(draft.planets))
}
