//! Names that belong to no game: the common commands, and the id of every common component, each
//! with what it is read as.

use std::fmt::Debug;

use games::{PuzzleDay, Seat};
use sessions::{Skill, TableAction, TableId, Version};

use super::{commands, holds};
use crate::lessons::LessonAt;
use crate::requests::rules;
use crate::slash::daily::PuzzleDeal;
use crate::slash::{decisions, privacy, stats};
use crate::ui::door::Step;
use crate::ui::ids::{Deed, Ids, MY_DECISIONS, MY_STATS, PLAIN, Stamp, TableVerb, Tap};
use crate::ui::message::Form;
use crate::ui::viewing::{Extent, Eyes, Viewing};

/// The id of a component of a table, of any kind: a `match`, so that none can be forgotten.
fn id(ids: &Ids, deed: &Deed) -> String {
    match deed {
        Deed::Table(verb) => ids.table_verb(*verb),
        Deed::History(page) => ids.history(*page),
        Deed::LookBack(page) => ids.look_back(*page),
        Deed::Options(page) => ids.options(*page),
        Deed::Choose(page, word) => ids.choose(*page, word),
        Deed::Said(words) => ids.said(words).expect("it is short"),
        Deed::Do(words) => ids.does(words).expect("it is short"),
        Deed::Act(action) => ids.act(action),
        Deed::Known(what) => ids.known(what),
        Deed::Dismiss(seat) => ids.dismiss(*seat),
        Deed::Replay(look) => ids.replay(*look, ""),
        Deed::Game { word, argument } => ids.game(word, argument),
    }
}

/// One of each kind, and all of what has a word of its own.
fn deeds() -> Vec<Deed> {
    let mut deeds: Vec<Deed> = TableVerb::ALL.map(|(verb, ..)| Deed::Table(verb)).into();
    deeds.extend(PLAIN.iter().map(|(action, _)| Deed::Act(action.clone())));
    deeds.extend([
        Deed::History(3),
        Deed::LookBack(3),
        Deed::Options(3),
        Deed::Choose(3, "pace".to_owned()),
        Deed::Said("fire 12".to_owned()),
        Deed::Do("fire 12".to_owned()),
        Deed::Act(TableAction::Agree(Version(3))),
        Deed::Act(TableAction::Oppose(Version(3))),
        Deed::Act(TableAction::Unseat),
        Deed::Known("key".to_owned()),
        Deed::Act(TableAction::TakeBack(Some(3))),
        Deed::Dismiss(Seat::new(3)),
        Deed::Game {
            word: "word".to_owned(),
            argument: "argument".to_owned(),
        },
    ]);
    deeds.extend(Skill::ALL.map(|skill| Deed::Act(TableAction::Seat(skill))));
    for eyes in Eyes::ALL {
        let extents = [
            Extent::Film,
            Extent::Ending,
            Extent::Step(3),
            Extent::Chosen,
        ];
        deeds.extend(extents.map(|what| Deed::Replay(Viewing { eyes, what })));
    }
    deeds
}

fn line(id: &str, read: Option<impl Debug>) -> String {
    let read = read.unwrap_or_else(|| panic!("{id} is not read"));
    format!("{id} → {read:?}")
}

#[test]
fn shared_component_ids_are_unchanged() {
    let ids = Ids::new(TableId(1), Stamp(2));
    let mut lines: Vec<String> = Vec::new();
    for deed in deeds() {
        let id = id(&ids, &deed);
        let tap = Tap::read(&id).unwrap_or_else(|| panic!("{id} is not read"));
        assert_eq!((tap.table, tap.stamp), (TableId(1), Stamp(2)), "{id}");
        assert_eq!(tap.verb, deed, "{id}");
        lines.push(line(&id, Some(deed)));
    }
    let page = rules::id("game", 3);
    lines.push(line(&page, rules::told(&page)));
    for chosen in [None, Some(3)] {
        let at = LessonAt { beat: 3, chosen }.id("game");
        lines.push(line(&at, LessonAt::read(&at)));
    }
    let game = "game".to_owned();
    for deal in [
        PuzzleDeal::Begin(game.clone()),
        PuzzleDeal::Share(game, PuzzleDay(3)),
    ] {
        lines.push(line(&deal.id(), PuzzleDeal::read(&deal.id())));
    }
    let game = || "game".to_owned();
    for step in [
        Step::Games,
        Step::Commands,
        Step::Game(game()),
        Step::Now(game()),
        Step::People(game()),
    ] {
        lines.push(line(&step.id(), Step::read(&step.id())));
    }
    for id in [
        privacy::KEPT,
        privacy::EXPORT,
        privacy::ASKED,
        privacy::DELETE,
    ] {
        lines.push(line(id, privacy::read(id)));
    }
    for (id, chosen) in [(MY_STATS, None), (stats::LEAGUE, Some("game"))] {
        lines.push(line(id, stats::read(id, chosen)));
    }
    for (id, chosen) in [(MY_DECISIONS, None), (decisions::OTHER, Some("game"))] {
        lines.push(line(id, decisions::read(id, chosen)));
    }
    lines.push(format!("{} → a form's field", Form::FIELD));
    let commands = commands(|name| !games::IDS.contains(&name));
    holds("house", &format!("{commands}\n{}\n", lines.join("\n")));
}
