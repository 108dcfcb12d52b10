//! What can be done in a turn: a way, a look at a deposit, écart, push, défi, ambush, the end.

use games::Said;
use games::terre_lune::{
    Card, Colour, Course, Keeping, OwnView, Push, Shove, Spot, Stop, TurnView, View,
};
use text::terre_lune::{card, colour, mineral, place, route, stop};
use text::{Lang, Names, say};

use super::outlook::{LinesAndRows, Outlook};
use super::{button, key, picks, rocket_key, spot_key, word};
use crate::game::ui::Page;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row, Select, SelectEntry, Style};

/// A way, or on the Moon a deposit to look at, or before leaving a station an ambush.
pub(super) fn way(
    at: &Outlook<'_>,
    turn: &TurnView,
    own: &OwnView,
    page: &Page,
    names: &Names,
) -> LinesAndRows {
    if page.word == word::AMBUSHES && !turn.ambush.is_empty() {
        return ambush(at, turn, own, page, names);
    }
    let (lang, ids) = (at.lang, at.ids);
    let mut hints = Vec::new();
    let mut rows: Vec<Row> = spots(lang, &turn.prospects, ids).into_iter().collect();
    if !rows.is_empty() {
        hints.push(say("terre_lune-hint-prospect").tr(lang));
    }
    rows.extend(ways(lang, &turn.courses, ids).map(Row::Select));
    if !turn.ambush.is_empty() {
        hints.push(say("terre_lune-hint-ambush-first").tr(lang));
        let ambush = opens(lang, word::AMBUSHES, "terre_lune-button-ambush", ids);
        rows.push(Row::Buttons(vec![ambush]));
    }
    (hints, rows)
}

/// The ways, each with what it leads to. At most nine.
pub(super) fn ways(lang: Lang, courses: &[Course], ids: &Ids) -> Option<Select> {
    let one = |course: &Course| {
        let to = place(lang, course.way.to);
        let palier = course.way.to.palier();
        let on = palier.map(|palier| route(lang, palier.route));
        let about: Vec<String> = on.into_iter().chain(stop(lang, course.stop)).collect();
        SelectEntry {
            value: key(course.way.to),
            label: match mark(lang, course.stop) {
                Some(mark) => format!("{to} · {mark}"),
                None => to,
            },
            about: (!about.is_empty()).then(|| about.join(" · ")),
        }
    };
    (!courses.is_empty()).then(|| Select {
        id: ids.game(word::GO, ""),
        placeholder: say("terre_lune-choose-way").tr(lang),
        choices: courses.iter().map(one).collect(),
    })
}

/// What comes of a stop, in a word.
fn mark(lang: Lang, stop: Stop) -> Option<String> {
    let phrase = match stop {
        Stop::Nothing | Stop::Station { claims: 0 } | Stop::Moon | Stop::Earth { prime: None } => {
            return None;
        }
        Stop::Station { .. } => say("terre_lune-mark-claim"),
        Stop::Earth { prime: Some(prime) } => say("terre_lune-mark-prime").with("prime", prime),
        Stop::Dragged { .. } => say("terre_lune-mark-dragged"),
        Stop::Collision { .. } => say("terre_lune-mark-collision"),
    };
    Some(phrase.tr(lang))
}

/// The spots where a deposit may be looked at.
fn spots(lang: Lang, spots: &[Spot], ids: &Ids) -> Option<Row> {
    let one = |spot: &Spot| SelectEntry {
        value: spot_key(*spot),
        label: say("terre_lune-button-look")
            .with("spot", spot.number())
            .tr(lang),
        about: None,
    };
    (!spots.is_empty()).then(|| {
        Row::Select(Select {
            id: ids.game(word::LOOK, ""),
            placeholder: say("terre_lune-choose-spot").tr(lang),
            choices: spots.iter().map(one).collect(),
        })
    })
}

/// The deposit that is being looked at.
pub(super) fn peek(at: &Outlook<'_>, own: &OwnView) -> LinesAndRows {
    let (lang, ids) = (at.lang, at.ids);
    let Some((deposit, keeping)) = own.peek else {
        return LinesAndRows::default();
    };
    let hint = match keeping {
        Keeping::Allowed => say("terre_lune-hint-keep"),
        Keeping::NoClaim => say("terre_lune-hint-no-claim"),
    };
    let hint = hint.with("mineral", mineral(lang, deposit)).tr(lang);
    let offer = |word, key, style| button(ids.game(word, ""), say(key).tr(lang), style);
    let buttons = match keeping {
        Keeping::Allowed => vec![
            offer(word::KEEP, "terre_lune-button-keep", Style::Final),
            offer(word::PUT_BACK, "terre_lune-button-put-back", Style::Plain),
        ],
        Keeping::NoClaim => vec![offer(
            word::PUT_BACK,
            "terre_lune-button-put-back",
            Style::Main,
        )],
    };
    (vec![hint], vec![Row::Buttons(buttons)])
}

/// Everything that is left to do in the turn.
pub(super) fn actions(
    at: &Outlook<'_>,
    turn: &TurnView,
    own: &OwnView,
    page: &Page,
    names: &Names,
) -> LinesAndRows {
    match page.word.as_str() {
        word::PUSHES if !turn.pushes.is_empty() => return pushes(at, turn, names),
        word::CHALLENGES if !turn.challenge.is_empty() => return challenge(at, turn, own, names),
        word::AMBUSHES if !turn.ambush.is_empty() => return ambush(at, turn, own, page, names),
        _ => {}
    }
    let (lang, ids) = (at.lang, at.ids);
    let mut hints = Vec::new();
    let mut rows: Vec<Row> = spots(lang, &turn.prospects, ids).into_iter().collect();
    let mut last = Vec::new();
    if let Some(count) = turn.exchange {
        let picked = picked(page, own, count);
        hints.push(
            say("terre_lune-hint-exchange")
                .with("count", count)
                .tr(lang),
        );
        if usize::from(count) < own.hand.len() {
            rows.push(Row::Select(hand(lang, own, (&picked, count), ids)));
        }
        if picked.len() == usize::from(count) {
            let id = ids.game(word::EXCHANGE, &picks::of_cards(picked.iter().copied()));
            let label = say("terre_lune-button-exchange")
                .with("picked", picked.len())
                .with("count", count);
            last.push(button(id, label.tr(lang), Style::Main));
        }
    }
    let mut end = end(lang, ids);
    if !last.is_empty() {
        end.style = Style::Plain;
    }
    last.push(end);
    let pages = [
        (
            turn.pushes.is_empty(),
            word::PUSHES,
            "terre_lune-button-push",
        ),
        (
            turn.challenge.is_empty(),
            word::CHALLENGES,
            "terre_lune-button-challenge",
        ),
        (
            turn.ambush.is_empty(),
            word::AMBUSHES,
            "terre_lune-button-ambush",
        ),
    ];
    for (_, word, key) in pages.into_iter().filter(|(none, ..)| !none) {
        last.push(opens(lang, word, key, ids));
    }
    rows.push(Row::Buttons(last));
    (hints, rows)
}

/// A button that opens a page where something bold is chosen.
fn opens(lang: Lang, word: &str, key: &'static str, ids: &Ids) -> Button {
    button(ids.game(word, ""), say(key).tr(lang), Style::Plain)
}

pub(super) fn end(lang: Lang, ids: &Ids) -> Button {
    let label = say("terre_lune-button-end").tr(lang);
    button(ids.game(word::END, ""), label, Style::Final)
}

/// The cards that were picked to be given: all of them where all may go.
fn picked(page: &Page, own: &OwnView, count: u8) -> Vec<Card> {
    let held = |card: &Card| own.hand.iter().any(|held| held.card == *card);
    if usize::from(count) == own.hand.len() {
        return own.hand.iter().map(|held| held.card).collect();
    }
    let picked = match page.word.as_str() {
        word::GIVE => picks::cards(&page.argument).unwrap_or_default(),
        _ => Vec::new(),
    };
    picked.into_iter().filter(held).collect()
}

/// The hand, to pick from one card after the other.
fn hand(lang: Lang, own: &OwnView, (picked, count): (&[Card], u8), ids: &Ids) -> Select {
    let mut cards: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    cards.sort();
    let one = |each: Card| SelectEntry {
        value: u8::from(each).to_string(),
        label: match picked.contains(&each) {
            true => format!("✓ {}", card(lang, each)),
            false => card(lang, each),
        },
        about: None,
    };
    Select {
        id: ids.game(word::GIVE, &picks::of_cards(picked.iter().copied())),
        placeholder: say("terre_lune-choose-give")
            .with("picked", picked.len())
            .with("count", count)
            .tr(lang),
        choices: cards.into_iter().map(one).collect(),
    }
}

fn back(lang: Lang, ids: &Ids) -> Button {
    let label = say("terre_lune-button-back").tr(lang);
    button(ids.game(word::BACK, ""), label, Style::Plain)
}

fn pushes(at: &Outlook<'_>, turn: &TurnView, names: &Names) -> LinesAndRows {
    let (lang, ids) = (at.lang, at.ids);
    let one = |push: &Push| {
        let (way, key) = match push.shove {
            Shove::Forward => ("forward", "terre_lune-choice-forward"),
            Shove::Backward => ("backward", "terre_lune-choice-backward"),
        };
        SelectEntry {
            value: format!("{} {way}", rocket_key(push.target)),
            label: say(key)
                .with("name", names.plain(push.target).to_owned())
                .with("code", push.to.code())
                .tr(lang),
            about: stop(lang, push.stop),
        }
    };
    let select = Select {
        id: ids.game(word::PUSH, ""),
        placeholder: say("terre_lune-choose-push").tr(lang),
        choices: turn.pushes.iter().map(one).collect(),
    };
    let hint = say("terre_lune-hint-push").tr(lang);
    let back = Row::Buttons(vec![back(lang, ids)]);
    (vec![hint], vec![Row::Select(select), back])
}

/// The four colours to name as trumps, with how many of each are in hand.
fn trumps(at: &Outlook<'_>, own: &OwnView, id: String) -> Vec<Row> {
    let one = |each: Colour| {
        let count = own.hand.iter().filter(|held| held.card.colour() == each);
        SelectEntry {
            value: colour(Lang::En, each),
            label: say("terre_lune-button-trump")
                .with("colour", colour(at.lang, each))
                .with("count", count.count())
                .tr(at.lang),
            about: None,
        }
    };
    let select = Select {
        id,
        placeholder: say("terre_lune-choose-trumps").tr(at.lang),
        choices: Colour::ALL.into_iter().map(one).collect(),
    };
    vec![
        Row::Select(select),
        Row::Buttons(vec![back(at.lang, at.ids)]),
    ]
}

fn challenge(at: &Outlook<'_>, turn: &TurnView, own: &OwnView, names: &Names) -> LinesAndRows {
    let others: Vec<&str> = turn.challenge.iter().map(|&it| names.shown(it)).collect();
    let hint = say("terre_lune-hint-challenge")
        .with("others", others.join(", "))
        .with("count", turn.challenge.len() + 1)
        .tr(at.lang);
    (
        vec![hint],
        trumps(at, own, at.ids.game(word::CHALLENGE, "")),
    )
}

/// What a défi with these trumps comes to.
pub(super) fn challenged(lang: Lang, view: &View, said: &Said) -> String {
    let others = view.turn.as_ref().map_or(0, |turn| turn.challenge.len());
    say("terre_lune-hint-challenge-sure")
        .with("others", others)
        .with("trump", coloured(lang, said.at(0)))
        .with("count", others + 1)
        .tr(lang)
}

/// What an ambush against this rocket, with these trumps, comes to.
pub(super) fn ambushed(lang: Lang, _: &View, said: &Said) -> String {
    say("terre_lune-hint-ambush-sure")
        .with("rocket", coloured(lang, said.at(0)))
        .with("trump", coloured(lang, said.at(1)))
        .tr(lang)
}

/// A colour of the notation, in words.
fn coloured(lang: Lang, name: &str) -> String {
    let mut named = Colour::ALL.into_iter().filter(|it| it.name() == name);
    named.next().map_or_else(String::new, |it| colour(lang, it))
}

fn ambush(
    at: &Outlook<'_>,
    turn: &TurnView,
    own: &OwnView,
    page: &Page,
    names: &Names,
) -> LinesAndRows {
    let (lang, ids) = (at.lang, at.ids);
    let aimed = turn.ambush.iter().find(|&&seat| {
        let only = turn.ambush.len() == 1;
        only || rocket_key(seat) == page.argument
    });
    let Some(&target) = aimed else {
        let one = |seat: &games::Seat| SelectEntry {
            value: rocket_key(*seat),
            label: names.plain(*seat).to_owned(),
            about: None,
        };
        let hint = say("terre_lune-hint-ambush-whom").tr(lang);
        let select = Select {
            id: ids.game(word::AMBUSHES, ""),
            placeholder: hint.replace('*', ""),
            choices: turn.ambush.iter().map(one).collect(),
        };
        let back = Row::Buttons(vec![back(lang, ids)]);
        return (vec![hint], vec![Row::Select(select), back]);
    };
    let hint = say("terre_lune-hint-ambush")
        .with("name", names.shown(target).to_owned())
        .tr(lang);
    let id = ids.game(word::AMBUSH, &rocket_key(target));
    (vec![hint], trumps(at, own, id))
}
