//! Names that belong to no game: the common commands, and the id of every common component, each
//! with what it is read as.

use std::fmt::Debug;

use games::{PuzzleDay, Seat};
use sessions::{Key, Pace, RiddleMoment, Skill, TableAction, TableId, UserId, Version};

use super::{commands, holds};
use crate::lessons::LessonAt;
use crate::outbox::night::NightPress;
use crate::requests::rules;
use crate::slash::daily::PuzzleRequest;
use crate::slash::server::{self, ServerPage, ServerPress, SetWord};
use crate::slash::{decisions, privacy, settings, stats, tables};
use crate::ui::front_door::FrontDoorButton;
use crate::ui::ids::{Ids, MY_DECISIONS, MY_STATS, PLAIN_ACTIONS, Request, Stamp, TableVerb, Tap};
use crate::ui::message::Form;
use crate::ui::opening::{Opening, Place, WantedCompany, WantedTable};
use crate::ui::reviewing::{Lead, ReviewEyes, ReviewPress, ReviewTap, Reviewing, Shows};
use crate::ui::viewing::{Extent, Eyes, Viewing};

/// The id of a component of a table, of any kind: a `match`, so that none can be forgotten.
fn id(ids: &Ids, request: &Request) -> String {
    match request {
        Request::Table(verb) => ids.table_verb(*verb),
        Request::History(page) => ids.history(*page),
        Request::LookBack(page) => ids.look_back(*page),
        Request::Options(page) => ids.options(*page),
        Request::Choose(page, word) => ids.choose(*page, word),
        Request::Said(words) => ids.typed(words).expect("it is short"),
        Request::Do(words) => ids.play_advice(words).expect("it is short"),
        Request::Act(action) => ids.act(action),
        Request::Known(what) => ids.tip_understood(what),
        Request::Dismiss(seat) => ids.dismiss(*seat),
        Request::Replay(look) => ids.replay(*look, ""),
        Request::Riddle(moment, words) => ids.riddle(*moment, words),
        Request::Review(tap) => ids.review(tap),
        Request::Game { word, argument } => ids.game(word, argument),
    }
}

/// One of each kind, and all of what has a word of its own.
fn requests() -> Vec<Request> {
    let mut requests: Vec<Request> = TableVerb::ALL.map(|(verb, ..)| Request::Table(verb)).into();
    requests.extend(
        PLAIN_ACTIONS
            .iter()
            .map(|(action, _)| Request::Act(action.clone())),
    );
    requests.extend([
        Request::History(3),
        Request::LookBack(3),
        Request::Options(3),
        Request::Choose(3, "pace".to_owned()),
        Request::Said("fire 12".to_owned()),
        Request::Do("fire 12".to_owned()),
        Request::Act(TableAction::Agree(Version(3))),
        Request::Act(TableAction::Oppose(Version(3))),
        Request::Act(TableAction::Unseat),
        Request::Act(TableAction::Remove(UserId(3))),
        Request::Act(TableAction::Expel(UserId(3))),
        Request::Known("key".to_owned()),
        Request::Act(TableAction::TakeBack(Some(3))),
        Request::Dismiss(Seat::new(3)),
        Request::Riddle(
            RiddleMoment {
                seat: Seat::new(3),
                step: 3,
            },
            "guess K".to_owned(),
        ),
        Request::Game {
            word: "word".to_owned(),
            argument: "argument".to_owned(),
        },
    ]);
    requests.extend(Skill::ALL.map(|skill| Request::Act(TableAction::Seat(skill))));
    for eyes in Eyes::ALL {
        let extents = [
            Extent::Film,
            Extent::Ending,
            Extent::Step(3),
            Extent::Chosen,
        ];
        requests.extend(extents.map(|what| Request::Replay(Viewing { eyes, what })));
    }
    let state = |shows, eyes, lead| Reviewing {
        shows,
        eyes,
        step: 3,
        lead,
    };
    let marks = state(Shows::Marks, ReviewEyes::Open, Lead::Person(UserId(3)));
    let live = state(Shows::Live, ReviewEyes::Public, Lead::Anyone);
    let own = state(Shows::Marks, ReviewEyes::Seat(Seat::new(3)), Lead::Own);
    for now in [marks, live, own] {
        let taps = ReviewPress::ALL.map(|(press, _)| Request::Review(ReviewTap { now, press }));
        requests.extend(taps);
    }
    requests
}

fn line(id: &str, read: Option<impl Debug>) -> String {
    let read = read.unwrap_or_else(|| panic!("{id} is not read"));
    format!("{id} → {read:?}")
}

#[test]
fn shared_component_ids_are_unchanged() {
    let ids = Ids::new(TableId(1), Stamp(2));
    let mut lines: Vec<String> = Vec::new();
    for request in requests() {
        let id = id(&ids, &request);
        let tap = Tap::read(&id).unwrap_or_else(|| panic!("{id} is not read"));
        assert_eq!((tap.table, tap.stamp), (TableId(1), Stamp(2)), "{id}");
        assert_eq!(tap.request, request, "{id}");
        lines.push(line(&id, Some(request)));
    }
    let page = rules::id("game", 3);
    lines.push(line(&page, rules::read_id(&page)));
    for chosen in [None, Some(3)] {
        let at = LessonAt { beat: 3, chosen }.id("game");
        lines.push(line(&at, LessonAt::read(&at)));
    }
    let game = "game".to_owned();
    for deal in [
        PuzzleRequest::Begin(game.clone()),
        PuzzleRequest::Share(game, PuzzleDay(3)),
    ] {
        lines.push(line(&deal.id(), PuzzleRequest::read(&deal.id())));
    }
    let game = || "game".to_owned();
    for step in [
        FrontDoorButton::Games,
        FrontDoorButton::Commands,
        FrontDoorButton::Game(game()),
        FrontDoorButton::Now(game()),
        FrontDoorButton::People(game()),
    ] {
        lines.push(line(&step.id(), FrontDoorButton::read(&step.id())));
    }
    for place in [Place::Here, Place::Thread, Place::Dms] {
        let opening = Opening {
            place,
            wanted: WantedTable {
                game: game(),
                company: WantedCompany::Person(UserId(3)),
                pace: Some(Pace::Days),
                options: "0-c".to_owned(),
            },
        };
        let id = opening.id().expect("it is short");
        lines.push(line(&id, Opening::read(&id)));
    }
    for id in [
        privacy::KEPT,
        privacy::EXPORT,
        privacy::ASKED,
        privacy::DELETE,
    ] {
        lines.push(line(id, privacy::read(id)));
    }
    let pages = ServerPage::ALL.map(|(page, _)| ServerPress::Page(page));
    let settings = SetWord::ALL.map(|(setting, _)| ServerPress::Set(setting));
    let table = TableId(3);
    let others = [
        ServerPress::Game,
        ServerPress::Close(table),
        ServerPress::Free(table),
        ServerPress::ResultFiles,
        ServerPress::ReceiverOff,
        ServerPress::ReceiverAgain,
        ServerPress::ReceiverForm,
        ServerPress::NightForm,
        ServerPress::NightGame,
        ServerPress::NightHours,
        ServerPress::NightOff,
    ];
    for press in pages.into_iter().chain(settings).chain(others) {
        assert_eq!(server::read(&press.id()), Some(press));
        lines.push(line(&press.id(), server::read(&press.id())));
    }
    for press in [NightPress::In(Key(3)), NightPress::Out(Key(3))] {
        assert_eq!(NightPress::read(&press.id()), Some(press));
        lines.push(line(&press.id(), NightPress::read(&press.id())));
    }
    for (id, chosen) in [(MY_STATS, None), (stats::LEAGUE, Some("game"))] {
        lines.push(line(id, stats::read(id, chosen)));
    }
    for (id, chosen) in [(MY_DECISIONS, None), (decisions::OTHER, Some("game"))] {
        lines.push(line(id, decisions::read(id, chosen)));
    }
    for (id, chosen) in [("games:mine", None), ("games:over", Some("3"))] {
        lines.push(line(id, tables::read(id, chosen)));
    }
    for (id, chosen) in [
        ("settings:calls", Some("dm")),
        ("settings:reminders", Some("3h")),
        ("settings:quiet", Some("22:00-08:00")),
        ("settings:quiet", Some("none")),
        ("settings:away", Some("7")),
        ("settings:away", Some("none")),
        ("settings:listed", None),
        ("settings:hidden", None),
    ] {
        let read = settings::read(id, chosen).map(|_| chosen);
        lines.push(line(id, read));
    }
    lines.push(format!("{} → a form's field", Form::FIELD));
    let commands = commands(|name| !games::IDS.contains(&name));
    holds("house", &format!("{commands}\n{}\n", lines.join("\n")));
}
