//! What a table owes to a person in his DMs: the question for the secret that he owes, once for each
//! moment of the game, the call of whoever wants it there, and word that the table's place takes
//! nothing.

use games::{Seat, To};
use sessions::{
    Called, Calls, ChannelId, InvitePost, MarkChange, Marks, Posted, Room, Table, Target, UserId,
    Version,
};
use text::Lang;

use crate::calling::Call;
use crate::calls;
use crate::claim::{Claim, IsIt, Kind};
use crate::counter::Counter;
use crate::debts::{Debts, Payment, untold};
use crate::delivery::nth;
use crate::digest;
use crate::dms::{self, dm_of, reached};
use crate::fault::Fault;
use crate::floor::Floor;
use crate::house::House;
use crate::invited;
use crate::inviting::{self, Where};
use crate::message::{Message, Private};
use crate::owing::Prompt;
use crate::places;
use crate::send::Ring;
use crate::standing::StandingMessage;
use crate::trouble::SendError;

/// Brings everything that a table owes to a person.
pub(crate) async fn deliver(floor: &Floor, table: &Table, user: UserId) -> Result<Payment, Fault> {
    let Some(counter) = floor.counter(table.game()) else {
        return Ok(Payment::Gone);
    };
    let house = &floor.house;
    if dms::is_unknown(house, user).await? {
        note(house, counter, table, user).await?;
        if Debts::of(floor, table).await?.people.contains(&user) {
            // Discord opens few DMs with new people in a moment, so this may wait. Meanwhile the game goes on,
            // and another process may have served the table: what he is owed is computed afterwards.
            dm_of(house, user, table).await?;
        }
    }
    let prompt = counter.prompt(house, table.id(), user).await?;
    let asked = match prompt {
        Some(prompt) => ask(house, table, prompt).await,
        None => Ok(()),
    };
    let (room, marks) = (table.room().await?, table.marks().await?);
    let owing = counter.owing(house, table.id()).await?;
    let due = calls::due(house, &room, &marks, &owing).await?;
    if due.digests.contains(&user) {
        digest::deliver(floor, table, user).await?;
    }
    if let Some((called, until)) = due.held.iter().find(|(called, _)| called.user == user) {
        table.mark(MarkChange::Held(*called, *until)).await?;
    }
    if let Some(called) = due.aside.into_iter().find(|called| called.user == user) {
        call(house, counter, (table, &room), called).await?;
    }
    if untold(&room, &marks, house.sessions.now()).contains(&user) {
        tell(house, counter, (table, &room), user).await?;
    }
    invite(house, counter, (table, &room), user).await?;
    asked.map(|()| Payment::Paid)
}

/// Notes what he is told by no letter: when it was due to call him is nobody's business, and must not hang
/// on how long his DMs take to open.
async fn note(
    house: &House,
    counter: &dyn Counter,
    table: &Table,
    user: UserId,
) -> Result<(), Fault> {
    let (room, marks) = (table.room().await?, table.marks().await?);
    let owing = counter.owing(house, table.id()).await?;
    let due = calls::due(house, &room, &marks, &owing).await?;
    if let Some((called, until)) = due.held.iter().find(|(called, _)| called.user == user) {
        table.mark(MarkChange::Held(*called, *until)).await?;
    }
    let person = house.sessions.person(user).await?.unwrap_or_default();
    let aside = due.aside.into_iter().find(|called| called.user == user);
    if let Some(called) = aside
        && let Some(noted) = calls::noted(&person, called)
    {
        table.mark(noted).await?;
    }
    Ok(())
}

/// A message of ours in somebody's DMs.
struct Letter {
    target: Target,
    /// What Discord shall know it by: another letter has another.
    nonce: String,
    /// What it is owed for, since when.
    version: Version,
    /// Whose seat's secrets it tells.
    seat: Option<Seat>,
    message: Private,
    ring: Ring,
}

/// Brings a letter once: it is claimed before it is sent, unless these marks tell that it was. `None` when
/// he takes none.
async fn bring<'b>(
    (house, table, marks): (&'b House, &'b Table, &Marks),
    (user, channel): (UserId, ChannelId),
    letter: Letter,
    is_it: IsIt<'_>,
) -> Result<(Claim<'b>, Option<Posted>), Fault> {
    let Letter { target, nonce, .. } = letter;
    let seen = Claim::seen((house, table), target, marks);
    let claim = match seen.nonce() == nonce {
        true => seen,
        false => seen.over(nonce, letter.version, None).await?,
    };
    let standing = claim.standing(channel).await?;
    let sent = match standing.iter().find(|it| is_it(it)) {
        Some(stands) => Ok(stands.message),
        None => {
            let (message, nonce) = (letter.message, (claim.nonce(), letter.ring));
            let sender = &house.sender;
            sender.dm(channel, letter.seat, message, nonce).await
        }
    };
    let message = reached(house, table, user, sent).await?;
    let posted = message.map(|message| Posted { channel, message });
    Ok((claim, posted))
}

/// Asks somebody for the secret that he owes.
async fn ask(house: &House, table: &Table, prompt: Prompt) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let (owing, version) = (prompt.owing, prompt.version);
    let (seat, user) = (owing.seat, owing.user);
    if marks.seat(seat).has_asked(user, owing.moment()) {
        return Ok(());
    }
    let done = MarkChange::Prompt(seat, user, owing.moment());
    if let Some(channel) = dm_of(house, user, table).await? {
        let letter = Letter {
            target: Target::Seat(seat),
            nonce: format!("s{}-{}-{}", table.id(), owing.stamp.0, seat.index()),
            version,
            seat: Some(seat),
            message: Private::Seat(prompt.console),
            ring: ring(house, user).await?,
        };
        let is_it = |it: &StandingMessage| it.is_console_of(table.id(), owing.stamp);
        let whose = (house, table, &marks);
        let (claim, letter) = bring(whose, (user, channel), letter, &is_it).await?;
        let Some(letter) = letter else {
            return claim.note(done).await;
        };
        if let Some(old) = marks.seat(seat).letter.filter(|old| *old != letter) {
            put_away(house, old, prompt.past).await?;
        }
        let (wrote, stays) = (MarkChange::Wrote(seat, letter), Kind::Stays(&is_it));
        claim.note_post(wrote, letter, stays).await?;
        table.mark(MarkChange::Faced(seat, user, version)).await?;
        return claim.note(done).await;
    }
    let seen = Claim::seen((house, table), Target::Seat(seat), &marks);
    seen.note(done).await
}

/// Whoever rests is not rung for, but finds what is asked of him when he looks.
async fn ring(house: &House, user: UserId) -> Result<Ring, Fault> {
    let person = house.sessions.person(user).await?;
    let rests = person.and_then(|person| person.rests_until(house.sessions.now()));
    Ok(rests.map_or(Ring::Loud, |_| Ring::Silent))
}

/// A letter that asked loses its buttons, and says what it was: only the last one asks.
async fn put_away(house: &House, letter: Posted, past: String) -> Result<(), Fault> {
    let past = To::everyone(Message::words(past));
    let Posted { channel, message } = letter;
    match house.sender.edit(channel, message, past).await {
        Err(error @ SendError::Ailing(_)) => Err(error.into()),
        // He deleted it, or it takes no edit any more: then nothing misleads him.
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Calls somebody for whom his table waits.
async fn call(
    house: &House,
    counter: &dyn Counter,
    (table, room): (&Table, &Room),
    called: Called,
) -> Result<(), Fault> {
    let person = house.sessions.person(called.user).await?;
    if let Some(noted) = calls::noted(&person.unwrap_or_default(), called) {
        table.mark(noted).await?;
        return Ok(());
    }
    let marks = table.marks().await?;
    if marks.seat(called.seat).knows(&called) {
        return Ok(());
    }
    let lang = room
        .player(called.seat)
        .map(|player| Lang::of_locale(&player.locale.0));
    let call = Call::Aside(called, lang.unwrap_or(Lang::En));
    let words = counter.call(house, table.id(), (&marks, call)).await?;
    let (Some(words), Some(channel)) = (words, dm_of(house, called.user, table).await?) else {
        // His DMs are closed: the table looks for another way.
        house.sessions.touch(table.id());
        return Ok(());
    };
    let (id, Called { since, seat, .. }) = (table.id(), called);
    let same = words.clone();
    let kind = if called.again { "r" } else { "a" };
    let letter = Letter {
        target: Target::Aside(seat),
        nonce: format!("{kind}{id}-{since}-{}", seat.index()),
        version: room.version,
        seat: None,
        message: Private::Open(words),
        ring: Ring::Loud,
    };
    let is_it = |it: &StandingMessage| same.map_ref(|same| it.calls_as(same)).open();
    let whose = (house, table, &marks);
    match bring(whose, (called.user, channel), letter, &is_it).await? {
        (claim, Some(posted)) => {
            let done = MarkChange::CalledAside(called);
            claim.note_post(done, posted, Kind::Stays(&is_it)).await
        }
        (_, None) => Ok(()),
    }
}

/// Tells somebody that he is asked to a table.
async fn invite(
    house: &House,
    counter: &dyn Counter,
    (table, room): (&Table, &Room),
    user: UserId,
) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let due = invited::due(house, room, &marks).await?;
    let Some(invitation) = room.invitation(user).filter(|_| due.aside.contains(&user)) else {
        return Ok(());
    };
    let person = house.sessions.person(user).await?.unwrap_or_default();
    let told = MarkChange::Invited(InvitePost { user, posted: None });
    if person.calls != Calls::Never {
        let Some(channel) = dm_of(house, user, table).await? else {
            // His DMs are closed: the table tells him in its channel.
            house.sessions.touch(table.id());
            return Ok(());
        };
        let lang = Lang::of_locale(&invitation.player.locale.0);
        let place = Where::Aside(lang, places::server(house, room).await?);
        let words = inviting::message(counter, room, invitation, marks.board.as_ref(), &place);
        let letter = Letter {
            target: Target::Invitation(user),
            nonce: format!("j{}-{}", table.id(), nth(room, user)),
            version: room.version,
            seat: None,
            message: Private::Open(words),
            ring: ring(house, user).await?,
        };
        let is_it = |it: &StandingMessage| it.invites_to(table.id(), None);
        let whose = (house, table, &marks);
        return match bring(whose, (user, channel), letter, &is_it).await? {
            (claim, Some(posted)) => claim.note_post(told, posted, Kind::Stays(&is_it)).await,
            (_, None) => Ok(()),
        };
    }
    let seen = Claim::seen((house, table), Target::Invitation(user), &marks);
    seen.note(told).await
}

/// Tells somebody that his table's place takes nothing.
async fn tell(
    house: &House,
    counter: &dyn Counter,
    (table, room): (&Table, &Room),
    user: UserId,
) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let Some(shut) = marks.shut.as_ref().filter(|it| !it.told.contains(&user)) else {
        return Ok(());
    };
    if let Some(channel) = dm_of(house, user, table).await? {
        let mut players = room.players().map(|(_, player)| player);
        let player = players.find(|player| player.user == user);
        let lang = player.map_or(Lang::En, |player| Lang::of_locale(&player.locale.0));
        let words = places::word(lang, counter, room, shut.trouble);
        // That it is shut for good is told once more, by another nonce: Discord keeps what bears one
        // that it has just seen.
        let kind = if shut.trouble.is_final() { "x" } else { "w" };
        let letter = Letter {
            target: Target::Word(user),
            nonce: format!("{kind}{}-{}", table.id(), shut.since.0),
            version: room.version,
            seat: None,
            message: Private::words(words.clone()),
            ring: ring(house, user).await?,
        };
        let is_it = |it: &StandingMessage| it.says(&words);
        let whose = (house, table, &marks);
        let told = MarkChange::Told(user);
        return match bring(whose, (user, channel), letter, &is_it).await? {
            (claim, Some(posted)) => claim.note_post(told, posted, Kind::Stays(&is_it)).await,
            (claim, None) => claim.note(told).await,
        };
    }
    table.mark(MarkChange::Told(user)).await?;
    Ok(())
}
