//! Coaching of a player's first game: tips in their console at each kind of decision, until they
//! press *got it* or want no more. For them alone, and remembered with their settings.

use games::Seat;
use render::Proofs;
use sessions::{Coaching, Person, Player, Room, Skill, TableId, UserId};
use text::{Lang, Rank, say};

use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::message::{Button, Message, Style};

/// Key of the tip about the goal.
const GOAL: &str = "goal";

/// A console with the tips of a first game below: the current decision, and the goal before the
/// player's first move. `alone` if the table has one seat.
pub(crate) fn with_tips<D: GameUi>(
    lang: Lang,
    (console, is_more): (Message, bool),
    (view, alone, has_moved): (&D::View, bool, bool),
    (coaching, table): (&Coaching, TableId),
) -> Message {
    if !coaching.tells(D::ID, table, GOAL) {
        return console;
    }
    let mut lines = Vec::new();
    if !has_moved {
        let goal = say("coach-goal").with("goal", D::goal(lang, alone));
        lines.push((Rank::Courtesy, goal.tr(lang)));
    }
    if let Some(key) = current_tip::<D>(view, coaching, table) {
        let proposal = D::proposal(lang, view).unwrap_or_else(|| say(key).tr(lang));
        let tip = say("coach-first").with("told", proposal);
        lines.push((Rank::Hint, tip.tr(lang)));
    }
    console.with_tips(lang, lines, is_more)
}

/// Key of the tip for the current decision, unless its player has understood it.
fn current_tip<D: GameUi>(
    view: &D::View,
    coaching: &Coaching,
    table: TableId,
) -> Option<&'static str> {
    let tip = D::moment(view).coach;
    tip.filter(|key| coaching.tells(D::ID, table, key))
}

/// Buttons under ⋯ that end a tip, or all tips.
pub(crate) fn stop_buttons<D: GameUi>(
    lang: Lang,
    view: &D::View,
    (coaching, table): (&Coaching, TableId),
) -> Vec<Button> {
    if !coaching.tells(D::ID, table, GOAL) {
        return Vec::new();
    }
    let ids = Ids::new(table, D::stamp(view));
    let got_it = current_tip::<D>(view, coaching, table).map(|key| {
        Button::new(
            ids.tip_understood(key),
            say("coach-got-it").tr(lang),
            Style::Plain,
        )
    });
    let enough = table_button(lang, &ids, TableVerb::Uncoached, Style::Plain);
    got_it.into_iter().chain([enough]).collect()
}

/// Keys by which a player chose what of the proven is drawn: what each ray proves by itself, all
/// that they prove together, or nothing. The last one holds.
const PROOFS_EACH: &str = "coach-proofs-each";
const PROOFS_ON: &str = "coach-proofs-on";
const PROOFS_OFF: &str = "coach-proofs-off";

/// True if what is proven can be drawn for a player at a table: where they play with computers
/// alone.
fn may_show_proofs<D: GameUi>(room: &Room) -> bool {
    D::PROOFS.is_some() && room.people().count() == 1 && room.computers().next().is_some()
}

/// Proofs that are drawn for a player at a table: as they chose, or else against the easy computer
/// those of each ray by itself.
pub(crate) fn shown_proofs<D: GameUi>(room: &Room, coaching: &Coaching) -> Option<Proofs> {
    let knows = |key: &str| coaching.known.contains(key);
    let easy = |(_, player): (Seat, &Player)| player.user.skill() == Some(Skill::Easy);
    match () {
        () if !may_show_proofs::<D>(room) || knows(PROOFS_OFF) => None,
        () if knows(PROOFS_ON) => Some(Proofs::RuledOut),
        () => (knows(PROOFS_EACH) || room.computers().all(easy)).then_some(Proofs::EachRay),
    }
}

/// Button under ⋯ that switches to the next of what can be drawn of the proven.
pub(crate) fn proofs_button<D: GameUi>(
    lang: Lang,
    view: &D::View,
    (room, coaching): (&Room, &Coaching),
) -> Option<Button> {
    let key = match shown_proofs::<D>(room, coaching) {
        None => PROOFS_EACH,
        Some(Proofs::EachRay) => PROOFS_ON,
        Some(_) => PROOFS_OFF,
    };
    let ids = Ids::new(room.table, D::stamp(view));
    let button = || Button::new(ids.tip_understood(key), say(key).tr(lang), Style::Plain);
    may_show_proofs::<D>(room).then(button)
}

/// True if a user has not played this game yet, and wants coaching.
pub(crate) async fn is_first_game<D: GameUi>(
    services: &Services,
    user: UserId,
) -> Result<bool, ServeError> {
    let coaching = coaching(services, user).await?;
    Ok(!coaching.over && !coaching.first.contains_key(D::ID))
}

/// State of the coaching of a user.
pub(crate) async fn coaching(services: &Services, user: UserId) -> Result<Coaching, ServeError> {
    let person = services.sessions.person(user).await?;
    Ok(person.map(|person| person.coaching).unwrap_or_default())
}

/// Notes that a user plays this game at this table, unless their first game of it was at another.
pub(crate) async fn note_first_game(
    services: &Services,
    user: UserId,
    game: &'static str,
    table: TableId,
) -> Result<(), ServeError> {
    let plays = |person: &mut Person| {
        let first = &mut person.coaching.first;
        first.entry(game.to_owned()).or_insert(table);
    };
    // Their console may also be shown again without an act of theirs.
    services.sessions.change_known_person(user, plays).await?;
    Ok(())
}

/// Notes that a user has understood the tip with this key.
pub(crate) async fn note_understood(
    services: &Services,
    user: UserId,
    tip: &str,
) -> Result<(), ServeError> {
    // Only what is told can be known: the id comes from the client, which may send anything.
    if text::has(Lang::En, tip) {
        let knows = |person: &mut Person| {
            let known = &mut person.coaching.known;
            let proofs = [PROOFS_EACH, PROOFS_ON, PROOFS_OFF];
            if proofs.contains(&tip) {
                known.retain(|key| !proofs.contains(&key.as_str()));
            }
            known.insert(tip.to_owned());
        };
        services.sessions.change_person(user, knows).await?;
    }
    Ok(())
}

/// Notes that a user wants no more tips, in any game.
pub(crate) async fn stop_coaching(services: &Services, user: UserId) -> Result<(), ServeError> {
    let over = |person: &mut Person| person.coaching.over = true;
    services.sessions.change_person(user, over).await?;
    Ok(())
}
