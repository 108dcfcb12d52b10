//! Actions of people at a table of any game: a press, a command or a form ends in `act`, and
//! `answer_to` says what came of it.

use sessions::{
    Done, Room, Status, Table, TableAction, TableError, TableId, TableRefusal, Version, Vote,
};
use text::{Lang, Phrase, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refusals::refusal_text;
use crate::app::services::Services;
use crate::requests::any::AnyGame;
use crate::requests::moderation::{self, may_moderate};
use crate::table::computers;
use crate::table::guests::Guest;
use crate::table::names::guest_name;
use crate::table::votes::vote_outcome;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links;
use crate::ui::message::{Answer, Message, Private, Row, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

/// Does an action at a table.
pub(crate) async fn act(
    services: &Services,
    who: &Caller,
    table: TableId,
    action: TableAction,
) -> Result<Reply, ServeError> {
    let table = services.table(table).await?;
    let action = match action {
        TableAction::Close => return close(services, who, &table).await,
        TableAction::Dissolve | TableAction::Expel(_)
            if !may_moderate(services, who, &table).await? =>
        {
            return Ok(Reply::words(say("server-not-moderator").tr(who.lang)));
        }
        action => action,
    };
    let done = table.act(who.user, who.key, action.clone()).await?;
    moderation::note(services, who, &done.room, &action).await?;
    let answer = Reply::open(answer_to(who, &action, &done));
    let waits = matches!(action, TableAction::Join(_)) && done.room.status == Status::Lobby;
    Ok(match waits && done.room.seat_of(who.user).is_some() {
        true => answer.with_console(table.id(), done.room.public),
        false => answer,
    })
}

/// Closes a table, or asks the others for it. A moderator who sits there is asked whether they
/// close it as one; one who does not, closes it.
async fn close(services: &Services, who: &Caller, table: &Table) -> Result<Reply, ServeError> {
    let moderates = may_moderate(services, who, table).await?;
    let sits = table.room().await?.seat_of(who.user).is_some();
    let action = match moderates && !sits {
        true => TableAction::Dissolve,
        false => TableAction::Close,
    };
    let lang = who.lang;
    let done = match table.act(who.user, who.key, action.clone()).await {
        Ok(done) => done,
        Err(TableError::Refused(refusal)) => {
            let refused = refusal_text(lang, &refusal);
            let is_open = !matches!(refusal, TableRefusal::Closed | TableRefusal::Excluded);
            return Ok(match (moderates, is_open) {
                (true, true) => {
                    moderation::with_overrule(lang, (table.id(), &TableAction::Dissolve), &refused)
                }
                (false, true) if moderation::has_moderators(services, table).await? => {
                    let way = say("table-close-way").tr(lang);
                    Reply::words(format!("{refused} {way}"))
                }
                _ => Reply::words(refused),
            });
        }
        Err(error) => return Err(error.into()),
    };
    moderation::note(services, who, &done.room, &action).await?;
    if moderates && done.room.status == Status::Playing {
        let noted = vote_outcome(lang, &done.room, open_vote(&done, &Vote::Close)).tr(lang);
        let overrule = (table.id(), &TableAction::Dissolve);
        return Ok(moderation::with_overrule(lang, overrule, &noted));
    }
    Ok(Reply::open(answer_to(who, &action, &done)))
}

/// Invites a person to a table.
pub(crate) async fn invite(
    services: &Services,
    who: &Caller,
    table: TableId,
    guest: Option<Guest>,
) -> Result<Reply, ServeError> {
    let Some(guest) = guest else {
        return Ok(Reply::words(say("invite-nobody").tr(who.lang)));
    };
    let player = guest.into_player(services, who).await?;
    act(services, who, table, TableAction::Invite(player)).await
}

/// Begins the game; the host is asked first if an invited person may still come.
pub(crate) async fn start(
    services: &Services,
    any_game: &dyn AnyGame,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let room = services.table(table).await?.room().await?;
    let expected = expected(services, &room, who.lang);
    if room.host != who.user || expected.is_empty() {
        return begin_game(services, any_game, who, table).await;
    }
    let ids = Ids::new(table, Stamp(0));
    let button = |verb, style| table_button(who.lang, &ids, verb, style);
    let asked = say("start-asked")
        .with("many", expected.len())
        .with("names", expected.join(", "));
    Ok(Reply::say(Message {
        rows: vec![Row::Buttons(vec![
            button(TableVerb::Wait, Style::Main),
            button(TableVerb::Without, Style::Plain),
        ])],
        ..Message::words(asked.tr(who.lang))
    }))
}

/// Begins the game without those who may still come.
pub(crate) async fn start_without(
    services: &Services,
    any_game: &dyn AnyGame,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let begun = begin_game(services, any_game, who, table).await?;
    Ok(begun.replacing())
}

/// Reply to a host who waits for those who may still come.
pub(crate) async fn keep_waiting(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let room = services.table(table).await?.room().await?;
    let expected = expected(services, &room, who.lang);
    let said = match expected.is_empty() {
        true => say("start-waits-for-none"),
        false => say("start-waits").with("names", expected.join(", ")),
    };
    Ok(Reply::words(said.tr(who.lang)).replacing())
}

/// Names of invited people who may still come.
fn expected(services: &Services, room: &Room, lang: Lang) -> Vec<String> {
    let expected = room.expected(services.sessions.now()).into_iter();
    let names = expected.map(|player| format!("**{}**", guest_name(lang, player)));
    names.collect()
}

/// Begins the game; the reply is the host's console. A host who is alone in a lobby for several
/// plays against a computer.
pub(crate) async fn begin_game(
    services: &Services,
    any_game: &dyn AnyGame,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let found = services.table(table).await?;
    let room = found.room().await?;
    let is_alone = room.status == Status::Lobby
        && room.host == who.user
        && room.seat_count() == 1
        && room.has_room();
    if is_alone {
        let skill = computers::usual_skill(services, who.user, room.game).await?;
        let seated = found.act(who.user, who.key.second(), TableAction::Seat(skill));
        match seated.await {
            // Where only people play, the rules say how many it takes.
            Ok(_) | Err(TableError::Refused(TableRefusal::Counts)) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let begun = act(services, who, table, TableAction::Start).await?;
    // In a DM the console comes by itself.
    match found.room().await?.place.guild {
        Some(_) => any_game.console(who, table, Urgency::Now).await,
        None => Ok(begun),
    }
}

/// Proposes that a player who is gone gives up their seat; `whom` makes the vote.
pub(crate) async fn dismiss(
    services: &Services,
    who: &Caller,
    table: TableId,
    whom: impl FnOnce(&Room) -> Result<Vote, TableRefusal> + Send,
) -> Result<Reply, ServeError> {
    let found = services.table(table).await?;
    let room = found.room().await?;
    let motion = whom(&room)?;
    let Vote::Dismiss { user, .. } = motion else {
        return act(services, who, table, TableAction::Propose(motion)).await;
    };
    if room.status == Status::Lobby && room.host == who.user {
        return act(services, who, table, TableAction::Remove(user)).await;
    }
    if user == who.user || !may_moderate(services, who, &found).await? {
        return act(services, who, table, TableAction::Propose(motion)).await;
    }
    let expel = TableAction::Expel(user);
    if room.status == Status::Lobby || room.seat_of(who.user).is_none() {
        return act(services, who, table, expel).await;
    }
    // A moderator who plays asks the others first, like everyone.
    let proposal = TableAction::Propose(motion.clone());
    let said = match found.act(who.user, who.key, proposal.clone()).await {
        // No one else was there to ask.
        Ok(done) if done.room.seat_of(user).is_none() => {
            return Ok(Reply::open(answer_to(who, &proposal, &done)));
        }
        Ok(done) => vote_outcome(who.lang, &done.room, open_vote(&done, &motion)).tr(who.lang),
        Err(TableError::Refused(refusal)) => refusal_text(who.lang, &refusal),
        Err(error) => return Err(error.into()),
    };
    Ok(moderation::with_overrule(who.lang, (table, &expel), &said))
}

/// Number of the vote on a motion that a step proposed or agreed to.
fn open_vote(done: &Done, motion: &Vote) -> Version {
    let mut open = done.room.motions.iter();
    let open = open.find(|open| open.motion == *motion);
    open.map_or(done.version, |open| open.number)
}

/// Answer to a person about their action.
fn answer_to(who: &Caller, action: &TableAction, done: &Done) -> Answer {
    let (lang, room) = (who.lang, &*done.room);
    let aside = |said: Phrase| Answer::words(said.tr(lang));
    let said = match action {
        TableAction::Join(_) => match (room.seat_of(who.user), &room.status) {
            (None, _) => {
                let open = room.motions.iter().find(|open| open.by == who.user);
                let missing = open.map(|open| room.missing(open)).unwrap_or_default();
                let names = links::mentions(lang, &missing);
                return aside(say("table-seat-asked").with("names", names));
            }
            // In a DM the board comes by itself.
            (Some(_), Status::Lobby) if room.place.guild.is_none() => say("table-joined"),
            (Some(_), Status::Lobby) => return aside(say("table-console-lobby")),
            // More than the board tells: what they can see from now on.
            (Some(_), _) => return aside(say("table-taken-over")),
        },
        TableAction::Leave => match room.status {
            Status::Playing => say("table-left-running"),
            Status::Closed => say("table-left-closed"),
            Status::Lobby | Status::Over { .. } => say("table-left"),
        },
        TableAction::Start => say("table-started"),
        TableAction::Close if room.status == Status::Closed => say("table-closed-now"),
        TableAction::Close => vote_outcome(lang, room, open_vote(done, &Vote::Close)),
        TableAction::Dissolve => return aside(say("table-closed-now")),
        TableAction::Remove(user) | TableAction::Expel(user) => {
            say("table-removed").with("name", links::mention(lang, *user))
        }
        TableAction::PassHost(to) => {
            say("table-host-passed").with("name", links::mention(lang, *to))
        }
        TableAction::Invite(guest) => {
            return aside(say("invite-done").with("name", guest_name(lang, guest)));
        }
        TableAction::Decline => say("invite-declined"),
        TableAction::Unkeep => say("table-unkept"),
        TableAction::Seat(_) if room.status == Status::Lobby => say("computer-sits"),
        TableAction::Seat(_) => vote_outcome(lang, room, done.version),
        TableAction::Unseat => say("computer-gone"),
        TableAction::Propose(Vote::Pause) if room.paused => say("table-paused-now"),
        TableAction::Propose(motion) => vote_outcome(lang, room, open_vote(done, motion)),
        TableAction::Agree(number) => vote_outcome(lang, room, *number),
        TableAction::Oppose(number) => match room.motion(*number) {
            Some(open) => {
                let missing = links::mentions(lang, &room.missing(open));
                say("table-motion-opposed").with("names", missing)
            }
            None => say("table-motion-dropped"),
        },
        TableAction::Resume => say("table-resumed"),
        // Their own commands show more of them.
        TableAction::Move(_)
        | TableAction::Rename(_)
        | TableAction::GiveWay(_)
        | TableAction::TakeBack(_)
        | TableAction::Advise
        | TableAction::Rematch => say("table-already-done"),
    };
    Answer::OnBoard(Private::words(said.tr(lang)))
}
