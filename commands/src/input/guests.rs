//! Whom a user invites to a table: read from what Discord tells of the chosen person. It decides
//! nothing about tables.

use serenity::all::{CommandDataResolved, PartialMember, User};
use sessions::{Player, TableAction, TableId, UserId};
use text::{Lang, escape, say};

use crate::bot::context::Services;
use crate::input::caller::{Caller, name};
use crate::input::fault::ServeError;
use crate::input::table_actions::act;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Answer, Message, PeopleSelect, Private, Row};
use crate::ui::reply::Reply;

/// A person chosen from a list of people.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    user: UserId,
    name: String,
    is_bot: bool,
    is_here: bool,
}

impl Guest {
    /// The person with this id, as far as Discord tells of them.
    pub(crate) fn of(resolved: &CommandDataResolved, id: serenity::all::UserId) -> Option<Self> {
        let user: &User = resolved.users.get(&id)?;
        let member: Option<&PartialMember> = resolved.members.get(&id);
        let nick = member.and_then(|member| member.nick.as_deref());
        Some(Self {
            user: UserId(id.get()),
            name: name(user, nick),
            is_bot: user.bot,
            is_here: member.is_some(),
        })
    }

    /// Whether it is this person.
    pub(crate) fn is(&self, user: UserId) -> bool {
        self.user == user
    }

    /// The guest as a player at a table; or why they cannot sit there.
    pub(crate) async fn seated(
        self,
        services: &Services,
        who: &Caller,
    ) -> Result<Result<Player, Reply>, ServeError> {
        if who.place.guild.is_none() {
            return Ok(Err(Reply::words(say("invite-server").tr(who.lang))));
        }
        let named = |key| say(key).with("name", escape(&self.name));
        let why = if self.is_bot {
            Some(named("invite-bot"))
        } else if !self.is_here {
            Some(named("invite-stranger"))
        } else {
            None
        };
        if let Some(why) = why {
            return Ok(Err(Reply::words(why.tr(who.lang))));
        }
        let known = services.sessions.person(self.user).await?;
        let locale = known.map(|person| person.locale);
        Ok(Ok(Player {
            user: self.user,
            name: self.name,
            locale: locale.unwrap_or_else(|| who.place.locale.clone()),
        }))
    }
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
    match guest.seated(services, who).await? {
        Ok(player) => act(services, who, table, TableAction::Invite(player)).await,
        Err(reply) => Ok(reply),
    }
}

/// Asks whom to invite, from the people of the server, if the caller sits at the table.
pub(crate) async fn list(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let Some(room) = services.sessions.table(table).await? else {
        return Ok(Reply::words(say("table-none-such").tr(who.lang)));
    };
    let room = room.room().await?;
    if room.seat_of(who.user).is_none() {
        return Ok(Reply::words(say("table-refused-not-seated").tr(who.lang)));
    }
    Ok(people(who.lang, table))
}

fn people(lang: Lang, table: TableId) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let people = PeopleSelect {
        id: ids.table_verb(TableVerb::Guest),
        placeholder: say("invite-whom").tr(lang),
    };
    let message = Message {
        rows: vec![Row::People(people)],
        ..Message::words(say("invite-list").tr(lang))
    };
    let message = games::To::everyone(message);
    Reply::open(Answer::Say(Private::Open(message)))
}
