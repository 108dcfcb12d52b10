//! Console in a turn: a way, a look at a deposit, écart, push, défi, ambush, the end.

use std::cmp::Reverse;

use games::terre_lune::{
    Card, Colour, Course, Keeping, Node, OwnView, Palier, Place, Push, Shove, Spot, Stop,
    TerreLune, TurnView, View,
};
use games::{Said, Seat};
use text::terre_lune::{card_code, colour, place, stop, symbol};
use text::{Lang, Phrase, fit, say};

use super::{TICK, key, picks, rocket_key, spot_key, ticked, word};
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Button, Row, SelectEntry, Style};

/// Console before a move: the ways, a deposit to look at on the Moon, or an ambush before leaving a
/// station.
pub(super) fn way(at: &Screen<'_, TerreLune>, turn: &TurnView, own: &OwnView) -> Console {
    let may_ambush = !turn.ambush.is_empty();
    if at.page.word == word::AMBUSHES && may_ambush {
        return ambush(at, turn, own);
    }
    let leaving = at.on_page(word::AWAY);
    let then_cards = at.page.word == word::THEN_CARDS || leaving == Some(word::THEN_CARDS);
    let (look, go) = match then_cards {
        true => (word::LOOK, word::GO),
        false => (word::SEE, word::FLY),
    };
    let hint = may_ambush.then(|| say("terre_lune-hint-ambush-first").tr(at.lang));
    let cards = then_cards_button(at, turn);
    let mut spots = spots(at, own, look);
    let mut rows = way_buttons(at, go);
    match (spots.is_empty(), leaving) {
        (true, _) => {}
        (false, Some(_)) => {
            rows.push(back(at));
            return Console::new(hint, rows);
        }
        (false, None) => {
            let next = if then_cards { word::THEN_CARDS } else { "" };
            let label = say("terre_lune-button-leave");
            spots.push(at.labelled(word::AWAY, next, label, Style::Plain));
            return with_cards(Console::new(hint, beside_more(spots)), cards);
        }
    }
    if may_ambush {
        rows.push(Row::Buttons(vec![at.button(word::AMBUSHES, "")]));
    }
    with_cards(Console::new(hint, rows), cards)
}

/// Console with the button for cards where there is no room for it: under ⋯, or in a row of its own
/// once it was pressed there.
fn with_cards(mut console: Console, cards: Option<Button>) -> Console {
    match cards {
        Some(on) if on.label.starts_with(TICK) => {
            console.rows.push(Row::Buttons(vec![on]));
            console
        }
        off => console.with_more(off),
    }
}

/// Button that puts an exchange of cards after what is done next, which else ends the turn; or that
/// takes it away again.
fn then_cards_button(at: &Screen<'_, TerreLune>, turn: &TurnView) -> Option<Button> {
    let count = turn.exchange?;
    let is_on = at.page.word == word::THEN_CARDS;
    let label = say("terre_lune-button-then-cards").with("count", count);
    let mut button = match is_on {
        true => at.labelled(word::BACK, "", label, Style::Plain),
        false => at.labelled(word::THEN_CARDS, "", label, Style::Plain),
    };
    button.label = ticked(is_on, button.label);
    Some(button)
}

/// Greatest number of ways in a row.
const WAYS_OF_ROW: usize = 5;

/// The ways as buttons, numbered as on the map, each with what it leads to: at most nine, in two
/// rows.
fn way_buttons(at: &Screen<'_, TerreLune>, word: &'static str) -> Vec<Row> {
    let labelled = labelled_ways(at);
    if labelled.len() <= WAYS_OF_ROW {
        // So few choices are buttons, and have room for one beside them.
        return ways(at, word).into_iter().collect();
    }
    let one = |(key, label): &(String, String)| {
        Button::new(at.ids.game(word, key), label.clone(), Style::Plain)
    };
    let rows = labelled.chunks(labelled.len().div_ceil(2));
    rows.map(|some| Row::Buttons(some.iter().map(one).collect()))
        .collect()
}

/// Select of the ways, numbered as on the map, for a message that has room for one row.
pub(super) fn ways(at: &Screen<'_, TerreLune>, word: &'static str) -> Option<Row> {
    let ways = labelled_ways(at).into_iter();
    let ways = ways.map(|(key, label)| SelectEntry::new(key, label));
    at.select(word, "", say("terre_lune-choose-way"), ways)
}

/// Greatest number of ways whose labels also say how many steps are left.
const MEASURED_WAYS: usize = 2;
/// Greatest number of ways that all say where they lead: of more, those to the Earth and the Moon
/// have only the numbers, which the map shows.
const ARROWED_WAYS: usize = 6;

/// The ways, each by its word and its label. A space has no name, so it is called after where its
/// way goes on to. From the Moon they have no numbers, which are those of the spots, and stand in
/// the order of the board; what comes of leaving, the status says.
fn labelled_ways(at: &Screen<'_, TerreLune>) -> Vec<(String, String)> {
    let lang = at.lang;
    let (courses, is_numbered): (Vec<&Course>, bool) = match &at.view.turn {
        Some(turn) if !turn.prospects.is_empty() => (turn.courses.iter().collect(), false),
        _ => (at.view.numbered_courses(), true),
    };
    let many = courses.len();
    let one = |(number, course): (usize, &Course)| {
        let palier = course.way.to.palier();
        let to = match palier.map(Palier::toward) {
            Some(station @ Node::Station(_)) if many > ARROWED_WAYS => sign(lang, station),
            Some(_) if many > ARROWED_WAYS => String::new(),
            Some(toward) => format!("→ {}", sign(lang, toward)),
            None => place(lang, course.way.to),
        };
        let steps = palier.filter(|_| many <= MEASURED_WAYS).map(|palier| {
            let steps = say("terre_lune-mark-steps").with("steps", palier.points_left());
            steps.tr(lang)
        });
        let mark = mark(lang, course.stop).filter(|_| is_numbered);
        let said = std::iter::once(to).chain(mark.or(steps));
        let said: Vec<String> = said.filter(|said| !said.is_empty()).collect();
        let said = said.join(" · ");
        let label = match (is_numbered, said.is_empty()) {
            (true, true) => number.to_string(),
            (true, false) => format!("{number} {said}"),
            (false, _) => said,
        };
        (key(course.way.to), label)
    };
    (1..).zip(courses).map(one).collect()
}

/// A node as the map has it: a station's letter, for four ways to have room beside each other.
fn sign(lang: Lang, node: Node) -> String {
    match node {
        Node::Station(station) => ["α", "β", "γ", "δ"][station.index()].to_owned(),
        Node::Earth | Node::Moon => place(lang, Place::At(node)),
    }
}

/// The way that a player should take in their first game, and why: home where that wins, to the
/// Moon, or to a claim.
pub(super) fn proposal(lang: Lang, view: &View) -> Option<String> {
    let turn = view
        .turn
        .as_ref()
        .filter(|turn| turn.prospects.is_empty())?;
    let wins = view.landing_wins();
    let why = |course: &Course| match course.stop {
        Stop::Earth { prime: Some(_) } if wins => Some((3, "home")),
        Stop::Moon => Some((2, "moon")),
        Stop::Station { claims: 1.. } => Some((1, "claim")),
        Stop::Nothing
        | Stop::Station { claims: 0 }
        | Stop::Earth { .. }
        | Stop::Dragged { .. }
        | Stop::Collision { .. } => None,
    };
    let reasons = turn
        .courses
        .iter()
        .filter_map(|course| Some((course, why(course)?)));
    let (course, (_, why)) = reasons.max_by_key(|(_, (worth, _))| *worth)?;
    let prime = match course.stop {
        Stop::Earth { prime } => prime.unwrap_or_default(),
        _ => 0,
    };
    let proposal = say("terre_lune-coach-go")
        .with("prime", prime)
        .with("place", place(lang, course.way.to))
        .with("why", why);
    Some(proposal.tr(lang))
}

/// Result of a stop, in a word.
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

/// Numbers of the spots where it is worth looking.
fn spots(at: &Screen<'_, TerreLune>, own: &OwnView, word: &'static str) -> Vec<Button> {
    let seen = |spot: &Spot| {
        let seen = own.seen.iter().find(|(at, _)| at == spot);
        seen.map(|(_, mineral)| *mineral)
    };
    let one = |spot: &Spot| {
        let number = spot_key(*spot);
        let label = match seen(spot) {
            Some(known) => format!("{number} · {}", symbol(known)),
            None => number.clone(),
        };
        Button::new(at.ids.game(word, &number), label, Style::Plain)
    };
    at.view.worth_a_look().iter().map(one).collect()
}

/// Rows of these buttons, as few as can be, with room for ⋯ in the last one.
fn beside_more(buttons: Vec<Button>) -> Vec<Row> {
    let with_more = buttons.len() + 1;
    let rows = with_more.div_ceil(fit::ROW);
    let rows = buttons.chunks(with_more.div_ceil(rows));
    rows.map(|some| Row::Buttons(some.to_vec())).collect()
}

/// Console while a deposit is looked at.
pub(super) fn peek(at: &Screen<'_, TerreLune>, turn: &TurnView, own: &OwnView) -> Console {
    let Some((_, keeping)) = own.peek else {
        return Console::default();
    };
    let (keep, leave) = match at.page.word == word::THEN_CARDS {
        true => (word::KEEP, word::PUT_BACK),
        false => (word::HOLD, word::LEAVE),
    };
    let keep = (keeping == Keeping::Allowed).then(|| at.button(keep, ""));
    let buttons = keep.into_iter().chain([at.button(leave, "")]).collect();
    let console = Console::new([], [Row::Buttons(buttons)]);
    with_cards(console, then_cards_button(at, turn))
}

/// Console with everything that is left to do in the turn.
pub(super) fn actions(at: &Screen<'_, TerreLune>, turn: &TurnView, own: &OwnView) -> Console {
    let bold = [
        (word::PUSHES, !at.view.pushes_of_use().is_empty()),
        (word::CHALLENGES, !turn.challenge.is_empty()),
        (word::AMBUSHES, !turn.ambush.is_empty()),
    ];
    let bold = bold.into_iter().filter(|(_, may)| *may);
    let bold: Vec<&'static str> = bold.map(|(word, _)| word).collect();
    match at.page.word.as_str() {
        page if !bold.contains(&page) => {}
        word::PUSHES => return pushes(at),
        word::CHALLENGES => return challenge(at, turn, own),
        _ => return ambush(at, turn, own),
    }
    if let (word::GIVE, Some(count)) = (at.page.word.as_str(), turn.exchange) {
        return giving(at, own, count);
    }
    let exchange = turn.exchange.map(|count| weakest(own, count));
    let exchange = exchange.map(|cards| exchange_button(at, cards));
    let bold = bold.into_iter().map(|word| match word {
        word::CHALLENGES => challenge_button(at, turn),
        word => at.button(word, ""),
    });
    let mut end = at.button(word::STOP, "");
    let last: Vec<Button> = match turn.challenge.is_empty() {
        true => [end].into_iter().chain(bold).chain(exchange).collect(),
        // What is to be gained comes first.
        false => {
            end.style = Style::Plain;
            bold.rev().chain([end]).chain(exchange).collect()
        }
    };
    let others = turn
        .exchange
        .filter(|count| usize::from(*count) < own.hand.len());
    let others = others.map(|_| at.button(word::GIVE, ""));
    // Who has landed looks first: all else can wait.
    let spots = spots(at, own, word::SEE);
    match spots.is_empty() {
        true => Console::new([], [Row::Buttons(last)]).with_more(others),
        false => Console::new([], beside_more(spots)).with_more(last.into_iter().chain(others)),
    }
}

/// Button for a défi, with what it may bring.
fn challenge_button(at: &Screen<'_, TerreLune>, turn: &TurnView) -> Button {
    let label = say("terre_lune-button-challenge").with("count", turn.challenge.len() + 1);
    at.labelled(word::CHALLENGES, "", label, Style::Final)
}

/// The weakest cards of the hand, so many: of equal ones those of the colours that it has least of.
fn weakest(own: &OwnView, count: u8) -> Vec<Card> {
    let of_its_colour = |card: Card| {
        let held = own.hand.iter().map(|held| held.card);
        held.filter(|other| other.colour() == card.colour()).count()
    };
    let mut hand: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    hand.sort_by_key(|card| (Reverse(card.rank()), of_its_colour(*card), *card));
    hand.truncate(usize::from(count));
    hand
}

/// Button that exchanges these cards, which it names.
fn exchange_button(at: &Screen<'_, TerreLune>, mut cards: Vec<Card>) -> Button {
    cards.sort();
    let codes: Vec<String> = cards.iter().map(|it| card_code(at.lang, *it)).collect();
    let label = say("terre_lune-button-exchange-these")
        .with("cards", codes.join(" "))
        .with("count", cards.len());
    at.labelled(word::EXCHANGE, &picks::of_cards(cards), label, Style::Plain)
}

/// Page on which the cards of an exchange are picked.
fn giving(at: &Screen<'_, TerreLune>, own: &OwnView, count: u8) -> Console {
    let picked = picked(at, own);
    let mut last = Vec::new();
    if picked.len() == usize::from(count) {
        let label = say("terre_lune-button-exchange")
            .with("picked", picked.len())
            .with("count", count);
        let cards = picks::of_cards(picked.iter().copied());
        last.push(at.labelled(word::EXCHANGE, &cards, label, Style::Main));
    }
    last.push(at.button(word::BACK, ""));
    let hand = hand(at, own, &picked, count);
    Console::new([], hand.into_iter().chain([Row::Buttons(last)]))
}

/// Cards that were picked to be given.
fn picked(at: &Screen<'_, TerreLune>, own: &OwnView) -> Vec<Card> {
    let hand: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    let picked = at.on_page(word::GIVE).map(picks::cards);
    let mut picked = picked.and_then(Result::ok).unwrap_or_default();
    picked.retain(|card| hand.contains(card));
    picked
}

/// Select of a card of the hand to give.
fn hand(at: &Screen<'_, TerreLune>, own: &OwnView, picked: &[Card], count: u8) -> Option<Row> {
    let mut cards: Vec<Card> = own.hand.iter().map(|held| held.card).collect();
    cards.sort();
    let one = |each: Card| {
        let label = ticked(picked.contains(&each), card_code(at.lang, each));
        SelectEntry::new(u8::from(each).to_string(), label)
    };
    let placeholder = say("terre_lune-choose-give")
        .with("picked", picked.len())
        .with("count", count);
    let already = picks::of_cards(picked.iter().copied());
    let cards = cards.into_iter().map(one);
    at.select(word::GIVE, &already, placeholder, cards)
}

/// Row with the way back.
fn back(at: &Screen<'_, TerreLune>) -> Row {
    Row::Buttons(vec![at.button(word::BACK, "")])
}

/// Page with the possible pushes.
fn pushes(at: &Screen<'_, TerreLune>) -> Console {
    let one = |push: &Push| {
        let (way, key) = match push.shove {
            Shove::Forward => ("forward", "terre_lune-choice-forward"),
            Shove::Backward => ("backward", "terre_lune-choice-backward"),
        };
        let label = say(key)
            .with("name", at.names.plain(push.target).to_owned())
            .with("code", push.to.code());
        let value = format!("{} {way}", rocket_key(push.target));
        SelectEntry::new(value, label.tr(at.lang)).about(stop(at.lang, push.stop))
    };
    let pushes = at.view.pushes_of_use().iter().map(one);
    let select = at.select(word::PUSH, "", say("terre_lune-choose-push"), pushes);
    let hint = say("terre_lune-hint-push").tr(at.lang);
    Console::new([hint], select.into_iter().chain([back(at)]))
}

/// Page on which a colour is named as trumps, with how many of each are in hand. `word` and
/// `argument` are those of its select.
fn trumps(
    at: &Screen<'_, TerreLune>,
    own: &OwnView,
    hint: &Phrase,
    (word, argument): (&str, &str),
) -> Console {
    let one = |each: Colour| {
        let count = own.hand.iter().filter(|held| held.card.colour() == each);
        let label = say("terre_lune-button-trump")
            .with("colour", colour(at.lang, each))
            .with("count", count.count());
        SelectEntry::new(colour(Lang::En, each), label.tr(at.lang))
    };
    let colours = Colour::ALL.map(one);
    let select = at.select(word, argument, say("terre_lune-choose-trumps"), colours);
    Console::new([hint.tr(at.lang)], select.into_iter().chain([back(at)]))
}

/// Page on which the trumps of a défi are chosen.
fn challenge(at: &Screen<'_, TerreLune>, turn: &TurnView, own: &OwnView) -> Console {
    let others = turn.challenge.iter().map(|&it| at.names.in_message(it));
    let others: Vec<&str> = others.collect();
    let hint = say("terre_lune-hint-challenge")
        .with("others", others.join(", "))
        .with("count", turn.challenge.len() + 1);
    trumps(at, own, &hint, (word::CHALLENGE, ""))
}

/// Text of the confirmation of a défi with these trumps.
pub(super) fn challenge_hint(lang: Lang, view: &View, said: &Said) -> String {
    let others = view.turn.as_ref().map_or(0, |turn| turn.challenge.len());
    say("terre_lune-hint-challenge-sure")
        .with("others", others)
        .with("trump", coloured(lang, said.word(0)))
        .with("count", others + 1)
        .tr(lang)
}

/// Text of the confirmation of an ambush against this rocket with these trumps.
pub(super) fn ambush_hint(lang: Lang, _: &View, said: &Said) -> String {
    say("terre_lune-hint-ambush-sure")
        .with("rocket", coloured(lang, said.word(0)))
        .with("trump", coloured(lang, said.word(1)))
        .tr(lang)
}

/// Name of a colour of the notation.
fn coloured(lang: Lang, name: &str) -> String {
    let mut named = Colour::ALL.into_iter().filter(|it| it.name() == name);
    named.next().map_or_else(String::new, |it| colour(lang, it))
}

/// Page of an ambush: on which rocket, then with which trumps.
fn ambush(at: &Screen<'_, TerreLune>, turn: &TurnView, own: &OwnView) -> Console {
    let aimed = turn.ambush.iter().find(|&&seat| {
        let only = turn.ambush.len() == 1;
        only || rocket_key(seat) == at.page.argument
    });
    match aimed {
        Some(&target) => {
            let name = at.names.in_message(target).to_owned();
            let hint = say("terre_lune-hint-ambush").with("name", name);
            trumps(at, own, &hint, (word::AMBUSH, &rocket_key(target)))
        }
        None => {
            let one = |&seat: &Seat| SelectEntry::new(rocket_key(seat), at.names.plain(seat));
            let rockets = turn.ambush.iter().map(one);
            let whom = || say("terre_lune-hint-ambush-whom");
            let select = at.select(word::AMBUSHES, "", whom(), rockets);
            Console::new([whom().tr(at.lang)], select.into_iter().chain([back(at)]))
        }
    }
}
