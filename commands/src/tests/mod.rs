//! Discord's limits, held over the whole command set and over every message that games lead to.
//! One thing too many once made a large bot's whole registration fail; one line too many, a board
//! vanish. Lengths come from `text::fit`; no test here may have its own.

mod blind;
mod commands;
mod decisions;
mod departures;
mod endings;
mod games;
mod lasting;
mod lessons;
mod lobby;
mod player_news;
mod puzzles;

use std::collections::BTreeSet;

use text::fit;

use crate::ui::message::{Form, Message, Row};

#[track_caller]
fn within(what: &str, text: &str, range: std::ops::RangeInclusive<usize>) {
    let count = text.chars().count();
    assert!(
        range.contains(&count),
        "{what} has {count} characters: {text}"
    );
}

fn check_message(message: &Message) {
    match &message.card {
        None => within("a message", &message.text, 1..=fit::MESSAGE),
        Some(card) => within("a card", card, 1..=fit::CARD),
    }
    if let Some(picture) = &message.picture {
        within("an alt text", &picture.alt, 1..=fit::ALT);
        assert!(picture.bytes.len() < 10 << 20);
        let known = [&b"\x89PNG"[..], b"GIF89a"];
        assert!(known.iter().any(|magic| picture.bytes.starts_with(magic)));
    }
    assert!(message.rows.len() <= fit::ROWS);
    let mut ids = BTreeSet::new();
    for row in &message.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=fit::ROW).contains(&buttons.len()), "{buttons:?}");
                for button in buttons {
                    within("a button", &button.label, 1..=fit::SHOWN);
                    check_id(&button.id, &mut ids);
                }
            }
            Row::Select(select) => {
                check_id(&select.id, &mut ids);
                within("a placeholder", &select.placeholder, 1..=fit::PLACEHOLDER);
                assert!((1..=fit::OPTIONS).contains(&select.choices.len()));
                let mut values = BTreeSet::new();
                for choice in &select.choices {
                    within("a choice", &choice.label, 1..=fit::ID);
                    within("a value", &choice.value, 1..=fit::ID);
                    within(
                        "a choice's second line",
                        choice.about.as_deref().unwrap_or("-"),
                        1..=fit::ID,
                    );
                    assert!(values.insert(&choice.value), "{} comes twice", choice.value);
                }
            }
            Row::Listed(people) => {
                check_id(&people.id, &mut ids);
                within("a placeholder", &people.placeholder, 1..=fit::PLACEHOLDER);
            }
        }
    }
}

#[track_caller]
fn check_id(id: &str, ids: &mut BTreeSet<String>) {
    within("an id", id, 1..=fit::ID);
    assert!(ids.insert(id.to_owned()), "{id} comes twice in one message");
}

fn check_form(form: &Form) {
    within("a form's id", &form.id, 1..=fit::ID);
    within("a form's title", &form.title, 1..=fit::TITLE);
    within("a field's label", &form.field.label, 1..=fit::TITLE);
    within(
        "a field's example",
        &form.field.placeholder,
        0..=fit::EXAMPLE,
    );
    within("a field's value", &form.field.value, 0..=fit::VALUE);
}
