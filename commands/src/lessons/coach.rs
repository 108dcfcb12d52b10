//! The first game is coached: a first-time player finds one more sentence in their console at each
//! kind of decision, until they have got it or want no more. For them alone, and remembered with
//! their settings.

use sessions::{Coaching, Person, TableId, UserId};
use text::{Lang, say};

use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::message::{Button, Message, Style};

/// The goal of a game among what a player has been told. It is told throughout the first game.
const GOAL: &str = "goal";

/// A console with what its person is told in their first game: what winning is, and what this
/// decision is about. It comes last.
pub(crate) fn coached<D: GameUi>(
    lang: Lang,
    console: Message,
    (view, alone): (&D::View, bool),
    (coaching, table): (&Coaching, TableId),
) -> Message {
    if !coaching.tells(D::ID, table, GOAL) {
        return console;
    }
    let goal = say("coach-goal")
        .with("goal", D::goal(lang, alone))
        .tr(lang);
    let mut told = vec![goal];
    if let Some(key) = told_now::<D>(view, coaching, table) {
        told.push(say("coach-first").with("told", say(key).tr(lang)).tr(lang));
    }
    console.above(lang, &told.join("\n"))
}

/// Tip for a decision of a first game, until its person has got it.
fn told_now<D: GameUi>(
    view: &D::View,
    coaching: &Coaching,
    table: TableId,
) -> Option<&'static str> {
    let told = D::moment(view).coach;
    told.filter(|key| coaching.tells(D::ID, table, key))
}

/// The buttons that end it, under ⋯.
pub(crate) fn ends<D: GameUi>(
    lang: Lang,
    view: &D::View,
    (coaching, table): (&Coaching, TableId),
) -> Vec<Button> {
    if !coaching.tells(D::ID, table, GOAL) {
        return Vec::new();
    }
    let ids = Ids::new(table, D::stamp(view));
    let got_it = told_now::<D>(view, coaching, table)
        .map(|key| Button::new(ids.known(key), say("coach-got-it").tr(lang), Style::Plain));
    let enough = table_button(lang, &ids, TableVerb::Uncoached, Style::Plain);
    got_it.into_iter().chain([enough]).collect()
}

/// State of the coaching for this user.
pub(crate) async fn of(services: &Services, user: UserId) -> Result<Coaching, ServeError> {
    let person = services.sessions.person(user).await?;
    Ok(person.map(|person| person.coaching).unwrap_or_default())
}

/// Notes that the user plays this game at this table: for the first time, unless they did before.
pub(crate) async fn plays(
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

/// Notes that the user has got it, and is not told it again.
pub(crate) async fn knows(services: &Services, user: UserId, what: &str) -> Result<(), ServeError> {
    // Only what is told can be known: the id comes from the client, which may send anything.
    if text::has(Lang::En, what) {
        let knows = |person: &mut Person| {
            person.coaching.known.insert(what.to_owned());
        };
        services.sessions.change_person(user, knows).await?;
    }
    Ok(())
}

/// Notes that the user wants no more of it, in any game.
pub(crate) async fn is_enough(services: &Services, user: UserId) -> Result<(), ServeError> {
    let over = |person: &mut Person| person.coaching.over = true;
    services.sessions.change_person(user, over).await?;
    Ok(())
}
