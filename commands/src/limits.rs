//! Discord's limits, held over the whole command set and over every message that games lead to.
//! One thing too many once made a large bot's whole registration fail.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::laws::{Rehearsed, rehearse};
use games::space_connection::{Errand, Favourites, Position, Positions, SpaceConnection};
use games::{Cause, Record, Seed};
use serde_json::Value;
use sessions::store::Memory;
use sessions::{
    ChannelId, Founding, GuildId, Key, Locale, Manual, Marks, Millis, Pace, Place, Player,
    Sessions, UserId,
};
use text::{Lang, Page as HelpPage};

use crate::board;
use crate::desk::{Desk, Page, Step, Tapped};
use crate::desks;
use crate::ids::{Ids, TableVerb, Tap, Verb};
use crate::message::{Form, Message, Row};
use crate::verbs;

/// The longest name that Discord takes, with everything that markdown and mentions could do.
const HOSTILE: &str = "**@everyone** <@1> `x` ||[a](b)||";

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
        None => within("a message", &message.text, 1..=2_000),
        Some(card) => within("a card", card, 1..=4_096),
    }
    if let Some(picture) = &message.picture {
        within("an alt text", &picture.alt, 1..=1_024);
        assert!(picture.bytes.len() < 10 << 20);
        let known = [&b"\x89PNG"[..], b"GIF89a"];
        assert!(known.iter().any(|magic| picture.bytes.starts_with(magic)));
    }
    assert!(message.rows.len() <= 5);
    let mut ids = BTreeSet::new();
    for row in &message.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()), "{buttons:?}");
                for button in buttons {
                    within("a button", &button.label, 1..=38);
                    check_id(&button.id, &mut ids);
                }
            }
            Row::Select(select) => {
                check_id(&select.id, &mut ids);
                within("a placeholder", &select.placeholder, 1..=150);
                assert!((1..=25).contains(&select.choices.len()));
                let mut values = BTreeSet::new();
                for choice in &select.choices {
                    within("a choice", &choice.label, 1..=100);
                    within("a value", &choice.value, 1..=100);
                    within(
                        "a choice's second line",
                        choice.about.as_deref().unwrap_or("-"),
                        1..=100,
                    );
                    assert!(values.insert(&choice.value), "{} comes twice", choice.value);
                }
            }
        }
    }
}

#[track_caller]
fn check_id(id: &str, ids: &mut BTreeSet<String>) {
    within("an id", id, 1..=100);
    assert!(ids.insert(id.to_owned()), "{id} comes twice in one message");
}

fn check_form(form: &Form) {
    within("a form's id", &form.id, 1..=100);
    within("a form's title", &form.title, 1..=45);
    within("a field's label", &form.field.label, 1..=45);
    within("a field's example", &form.field.placeholder, 0..=100);
    within("a field's value", &form.field.value, 0..=4_000);
}

#[test]
fn the_command_set_is_within_every_limit() {
    let counters = desks::counters();
    let commands = verbs::commands(counters.iter().map(AsRef::as_ref)).expect("all have words");
    let builders = poise::builtins::create_application_commands(&commands);
    assert!((1..=100).contains(&builders.len()));
    for builder in builders {
        let json = serde_json::to_value(builder).unwrap();
        let mut characters = 0;
        check_command(&json, 0, &mut characters);
        assert!(characters <= 8_000, "{} has {characters}", json["name"]);
    }
}

fn check_command(command: &Value, depth: usize, characters: &mut usize) {
    for (key, longest) in [("name", 32), ("description", 100)] {
        let mut longest_here = 0;
        let mut check = |text: &str| {
            within(key, text, 1..=longest);
            longest_here = longest_here.max(text.chars().count());
            if key == "name" {
                let good = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
                assert!(text.chars().all(good), "{text}");
                assert_eq!(text, text.to_lowercase());
            }
        };
        check(command[key].as_str().unwrap());
        let localised = command[format!("{key}_localizations")].as_object();
        let localised = localised.expect("every command is localised");
        for lang in Lang::ALL {
            for locale in lang.discord_locales() {
                check(localised[*locale].as_str().unwrap());
            }
        }
        *characters += longest_here;
    }
    let empty = Vec::new();
    let options = command["options"].as_array().unwrap_or(&empty);
    assert!(options.len() <= 25);
    assert!(depth <= 2 || options.is_empty());
    let mut names = BTreeSet::new();
    let mut optional = false;
    for option in options {
        assert!(
            names.insert(option["name"].to_string()),
            "{option} comes twice"
        );
        let is_required = option["required"].as_bool().unwrap_or(false);
        assert!(
            !(optional && is_required),
            "{option} is required after an optional one"
        );
        let is_group = matches!(option["type"].as_u64(), Some(1 | 2));
        optional |= !is_required && !is_group;
        for choice in option["choices"].as_array().unwrap_or(&empty) {
            within("a choice", choice["name"].as_str().unwrap(), 1..=100);
        }
        assert!(option["choices"].as_array().unwrap_or(&empty).len() <= 25);
        check_command(option, depth + 1, characters);
    }
}

#[test]
fn the_rules_are_within_every_limit() {
    for counter in desks::counters() {
        for lang in Lang::ALL {
            let pages: Vec<HelpPage> = counter.help(lang);
            assert!(!pages.is_empty());
            for index in 0..pages.len() {
                let reply = verbs::rules::page(counter.as_ref(), lang, index);
                let crate::message::Answer::Update(crate::message::Private::Open(message)) =
                    reply.answer
                else {
                    panic!("a rules page is open to everyone");
                };
                check_message(&message.open());
            }
        }
    }
}

#[tokio::test]
async fn every_message_of_planetaire_is_within_every_limit() {
    for number in 0..12 {
        play::<games::planetaire::Planetaire>(number).await;
    }
}

#[tokio::test]
async fn every_message_of_space_connection_is_within_every_limit() {
    for number in 0..4 {
        play_keeping::<SpaceConnection>(number, &full_shelf()).await;
    }
}

#[tokio::test]
async fn every_message_of_contact_is_within_every_limit() {
    for number in 0..4 {
        play::<games::contact::Contact>(number).await;
    }
}

/// As many favourites as somebody can keep, with the longest names.
fn full_shelf() -> Favourites {
    (0..Favourites::MOST).fold(Favourites::default(), |kept, number| {
        let name = format!("{number:02}{}", "*".repeat(Favourites::LONGEST - 2));
        let planets = Positions::of(Position::all().take(3));
        let kept = kept.run(Errand::Keep { name, planets });
        kept.unwrap_or_else(|refusal| panic!("{refusal:?}"))
    })
}

#[tokio::test]
async fn every_message_of_terre_lune_is_within_every_limit() {
    for number in 0..6 {
        play::<games::terre_lune::TerreLune>(number).await;
    }
}

/// Plays a whole game by dice, with people who keep nothing.
async fn play<D: Desk + Rehearsed>(number: u64) {
    play_keeping::<D>(number, &D::Record::default()).await;
}

/// Plays a whole game by dice, with people who keep this, and looks at everything that can be
/// sent after each step.
async fn play_keeping<D: Desk + Rehearsed>(number: u64, record: &D::Record) {
    let script = rehearse::<D>(number);
    let clock = Arc::new(Manual::at(Millis(1_700_000_000_000)));
    let catalogue = desks::catalogue();
    let (sessions, _) = Sessions::open(Arc::new(Memory::new()), clock, catalogue)
        .await
        .unwrap();
    let player = |seat: u64| Player {
        user: UserId(u64::MAX - seat),
        name: HOSTILE.to_owned(),
        locale: Locale("fr".to_owned()),
    };
    let lang = Lang::ALL[number as usize % 2];
    let founding = Founding::<D> {
        host: player(0),
        guests: (1..u64::from(script.seats)).map(player).collect(),
        place: Place {
            guild: Some(GuildId(1)),
            channel: ChannelId(2),
            locale: Locale(lang.code().to_owned()),
        },
        options: script.options.clone(),
        pace: Pace::Days,
        seed: Seed::new([number as u8; 32]),
        key: Key(1),
    };
    let found = sessions.found(founding).await.unwrap();
    let table = sessions.table_of::<D>(found.table).await.unwrap().unwrap();
    let mut marks = Marks::default();
    look(&table.snapshot().await.unwrap(), &mut marks, record);
    table.table().start(player(0).user, Key(2)).await.unwrap();
    for (step, key) in script.steps.iter().zip(3..) {
        if let Cause::Act(seat, action) = &step.cause {
            // Dice differ here, so some wishes of the script are refused: that is as good.
            let user = player(seat.index() as u64).user;
            let _ = table.act(user, Key(key), action.clone()).await;
            look(&table.snapshot().await.unwrap(), &mut marks, record);
        }
    }
}

fn look<D: Desk>(now: &sessions::Snapshot<D>, marks: &mut Marks, record: &D::Record) {
    let shown = board::board::<D>(now, &[], marks);
    check_message(&shown.message.open());
    for (_, keepsake) in shown.keepsakes {
        check_message(&keepsake.open());
    }
    // What stays is looked at once.
    (marks.settled, marks.keepsakes) = (shown.version, shown.events);
    for (seat, _) in now.room().players() {
        for lang in Lang::ALL {
            let Some(view) = now.seat_view(seat) else {
                continue;
            };
            let names = board::names(now.room(), lang);
            let table = now.room().table;
            let view = view.open_for(seat).unwrap();
            let first = board::console::<D>(lang, (&view, record), &names, &Page::default(), table);
            check_message(&first);
            check_message(&Message::twin(D::describe(lang, &view, &names)));
            let ids = Ids::new(table, D::stamp(&view));
            follow::<D>((lang, &names), (&view, record), &ids, &first);
        }
    }
}

/// Uses every component of a console once, and looks at the forms and pages behind them.
fn follow<D: Desk>(
    (lang, names): (Lang, &text::Names),
    (view, record): (&D::View, &D::Record),
    ids: &Ids,
    console: &Message,
) {
    for row in &console.rows {
        let uses: Vec<(&str, Option<&str>)> = match row {
            Row::Buttons(buttons) => buttons.iter().map(|b| (b.id.as_str(), None)).collect(),
            Row::Select(select) => {
                let values = select.choices.iter().map(|choice| choice.value.as_str());
                values
                    .map(|value| (select.id.as_str(), Some(value)))
                    .collect()
            }
        };
        for (id, chosen) in uses {
            let (word, argument) = match Tap::read(id).map(|tap| tap.verb) {
                Some(Verb::Game { word, argument }) => (word, argument),
                // A console may lead to itself, anew.
                Some(Verb::Table(TableVerb::Console)) => continue,
                _ => panic!("{id} is in a console and none of its game's"),
            };
            let tapped = Tapped {
                word: &word,
                argument: &argument,
                chosen,
                at: Millis(1_700_000_000_000),
            };
            match D::tap(lang, view, ids, &tapped) {
                Step::Ask(form) => check_form(&form),
                Step::Turn(page) => {
                    // Its picture is the first page's, which has been looked at.
                    let console = board::offers::<D>(lang, (view, record), names, &page, ids);
                    check_message(&Message {
                        text: console.text,
                        rows: console.rows,
                        ..Message::default()
                    });
                }
                Step::Act(_) | Step::ActOn(..) => {}
                Step::Errand(errand) => {
                    within(
                        "what came of it",
                        &D::ran(lang, Ok((&errand, record))),
                        1..=2_000,
                    );
                }
                Step::Recall(name) => {
                    let recalled = D::recall(record, &name);
                    assert!(
                        matches!(recalled, Some(Ok(_))),
                        "{name} is offered and not there"
                    );
                }
                Step::Refuse(refusal) => {
                    panic!("{id} {chosen:?} is offered and refused: {refusal:?}")
                }
                Step::Stale => panic!("{id} is offered and stale"),
                Step::Unknown => panic!("{id} is offered and unknown"),
            }
        }
    }
}
