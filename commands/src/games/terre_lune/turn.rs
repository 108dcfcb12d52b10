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

/// The most buttons of a row.
const WIDE: usize = 5;

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
    let mut hints: Vec<String> = turn.courses.iter().map(|it| line(lang, it)).collect();
    let mut rows = spots(lang, &turn.prospects, ids);
    if !rows.is_empty() {
        hints.insert(0, say("terre_lune-hint-prospect").tr(lang));
    }
    // At most nine.
    let ways = ways(lang, &turn.courses, ids);
    rows.extend(ways.chunks(WIDE).map(|some| Row::Buttons(some.to_vec())));
    if !turn.ambush.is_empty() {
        hints.push(say("terre_lune-hint-ambush-first").tr(lang));
        let ambush = opens(lang, word::AMBUSHES, "terre_lune-button-ambush", ids);
        rows.push(Row::Buttons(vec![ambush]));
    }
    (hints, rows)
}

/// The ways as buttons, with what each leads to in a word.
pub(super) fn ways(lang: Lang, courses: &[Course], ids: &Ids) -> Vec<Button> {
    let one = |course: &Course| {
        let to = place(lang, course.way.to);
        let (label, style) = match mark(lang, course.stop) {
            Some((mark, style)) => (format!("{to} · {mark}"), style),
            None => (to, Style::Plain),
        };
        button(ids.game(word::GO, &key(course.way.to)), label, style)
    };
    courses.iter().map(one).collect()
}

/// What comes of a stop, in a word.
fn mark(lang: Lang, stop: Stop) -> Option<(String, Style)> {
    let (phrase, style) = match stop {
        Stop::Nothing | Stop::Station { claims: 0 } | Stop::Moon | Stop::Earth { prime: None } => {
            return None;
        }
        Stop::Station { .. } => (say("terre_lune-mark-claim"), Style::Main),
        Stop::Earth { prime: Some(prime) } => (
            say("terre_lune-mark-prime").with("prime", prime),
            Style::Final,
        ),
        Stop::Dragged { .. } => (say("terre_lune-mark-dragged"), Style::Danger),
        Stop::Collision { .. } => (say("terre_lune-mark-collision"), Style::Danger),
    };
    Some((phrase.tr(lang), style))
}

/// A way in a line: where it ends, and what that leads to.
fn line(lang: Lang, course: &Course) -> String {
    let to = whole(lang, course);
    match stop(lang, course.stop) {
        Some(leads) => say("terre_lune-hint-way")
            .with("to", to)
            .with("leads", leads),
        None => say("terre_lune-hint-way-free").with("to", to),
    }
    .tr(lang)
}

/// A way's end, a palier with its route.
fn whole(lang: Lang, course: &Course) -> String {
    let to = place(lang, course.way.to);
    match course.way.to.palier() {
        Some(palier) => format!("{to} ({})", route(lang, palier.route)),
        None => to,
    }
}

/// The spots where a deposit may be looked at, in two rows of four.
fn spots(lang: Lang, spots: &[Spot], ids: &Ids) -> Vec<Row> {
    let one = |spot: &Spot| {
        let label = say("terre_lune-button-look").with("spot", spot.number());
        let id = ids.game(word::LOOK, &spot_key(*spot));
        button(id, label.tr(lang), Style::Main)
    };
    let all: Vec<Button> = spots.iter().map(one).collect();
    let rows = all.chunks(4);
    rows.map(|some| Row::Buttons(some.to_vec())).collect()
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
    let keep = offer(word::KEEP, "terre_lune-button-keep", Style::Final);
    let back = offer(word::PUT_BACK, "terre_lune-button-put-back", Style::Plain);
    let keep = keep.when(keeping == Keeping::Allowed);
    (vec![hint], vec![Row::Buttons(vec![keep, back])])
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
    let mut rows = spots(lang, &turn.prospects, ids);
    let mut last = Vec::new();
    if let Some(count) = turn.exchange {
        let picked = picked(page, own, count);
        hints.push(
            say("terre_lune-hint-exchange")
                .with("count", count)
                .tr(lang),
        );
        if usize::from(count) < own.hand.len() {
            rows.push(Row::Buttons(hand(lang, own, &picked, ids)));
        }
        let id = ids.game(word::EXCHANGE, &picks::of_cards(picked.iter().copied()));
        let label = say("terre_lune-button-exchange")
            .with("picked", picked.len())
            .with("count", count);
        let exchange = button(id, label.tr(lang), Style::Main);
        last.push(exchange.when(picked.len() == usize::from(count)));
    }
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
    last.push(end(lang, ids));
    rows.push(Row::Buttons(last));
    (hints, rows)
}

/// A button that opens a page where something bold is chosen.
fn opens(lang: Lang, word: &str, key: &'static str, ids: &Ids) -> Button {
    button(ids.game(word, ""), say(key).tr(lang), Style::Danger)
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

/// The hand, to pick from.
fn hand(lang: Lang, own: &OwnView, picked: &[Card], ids: &Ids) -> Vec<Button> {
    let numbers: Vec<u8> = picked.iter().copied().map(u8::from).collect();
    let mut cards: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    cards.sort();
    let one = |each: Card| {
        let id = ids.game(word::GIVE, &picks::toggled(&numbers, u8::from(each)));
        let (label, style) = if picked.contains(&each) {
            (format!("✓ {}", card(lang, each)), Style::Main)
        } else {
            (card(lang, each), Style::Plain)
        };
        button(id, label, style)
    };
    cards.into_iter().map(one).collect()
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
fn trumps(at: &Outlook<'_>, own: &OwnView, id: impl Fn(&str) -> String) -> Row {
    let one = |each: Colour| {
        let count = own.hand.iter().filter(|held| held.card.colour() == each);
        let label = say("terre_lune-button-trump")
            .with("colour", colour(at.lang, each))
            .with("count", count.count());
        let id = id(&colour(Lang::En, each));
        button(id, label.tr(at.lang), Style::Main)
    };
    let mut buttons: Vec<Button> = Colour::ALL.into_iter().map(one).collect();
    buttons.push(back(at.lang, at.ids));
    Row::Buttons(buttons)
}

fn challenge(at: &Outlook<'_>, turn: &TurnView, own: &OwnView, names: &Names) -> LinesAndRows {
    let others: Vec<&str> = turn.challenge.iter().map(|&it| names.shown(it)).collect();
    let hint = say("terre_lune-hint-challenge")
        .with("others", others.join(", "))
        .with("count", turn.challenge.len() + 1)
        .tr(at.lang);
    let row = trumps(at, own, |trump| at.ids.game(word::CHALLENGE, trump));
    (vec![hint], vec![row])
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
        let one = |seat: &games::Seat| {
            let id = ids.game(word::AMBUSHES, &rocket_key(*seat));
            button(id, names.plain(*seat).to_owned(), Style::Main)
        };
        let mut buttons: Vec<Button> = turn.ambush.iter().map(one).collect();
        buttons.push(back(lang, ids));
        let hint = say("terre_lune-hint-ambush-whom").tr(lang);
        return (vec![hint], vec![Row::Buttons(buttons)]);
    };
    let hint = say("terre_lune-hint-ambush")
        .with("name", names.shown(target).to_owned())
        .tr(lang);
    let row = trumps(at, own, |trump| {
        ids.game(word::AMBUSH, &format!("{} {trump}", rocket_key(target)))
    });
    (vec![hint], vec![row])
}
