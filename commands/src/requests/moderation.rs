//! Moderation of a server's games: who may open them and where, who may close them or take a seat,
//! and the record of what moderators did.

use sessions::{
    ChannelId, Closers, GuildId, Moderation, ModeratorAct, Room, ServerRules, Status, Table,
    TableAction, TableId, TableRefusal, UserId,
};
use text::{Lang, escape, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::table::names::names;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Row, Style};
use crate::ui::reply::Reply;

/// True if the caller moderates all games of the server where they ask, which has these rules.
pub(crate) fn moderates_server(who: &Caller, rules: &ServerRules) -> bool {
    let has_role = rules
        .moderators
        .is_some_and(|role| who.roles.contains(&role));
    who.place.guild.is_some() && (who.rights.manage_server || has_role)
}

/// True if the caller may close a table, or take a seat of it, without the others: as a moderator
/// of its server, or as a manager of its channel.
pub(crate) async fn may_moderate(
    services: &Services,
    who: &Caller,
    table: &Table,
) -> Result<bool, ServeError> {
    let place = table.room().await?.place.clone();
    if place.guild.is_none() || place.guild != who.place.guild {
        return Ok(false);
    }
    let rules = services.sessions.server_rules(place.guild).await?;
    let manages_channel = who.rights.manage_channel && place.channel == who.place.channel;
    Ok(rules.closers == Closers::Managers && (manages_channel || moderates_server(who, &rules)))
}

/// True if a table can be closed by moderators, by the rules of its server.
pub(crate) async fn has_moderators(services: &Services, table: &Table) -> Result<bool, ServeError> {
    let guild = table.room().await?.place.guild;
    let rules = services.sessions.server_rules(guild).await?;
    Ok(guild.is_some() && rules.closers == Closers::Managers)
}

/// Records what a moderator did at a table; nothing else is recorded.
pub(crate) async fn note(
    services: &Services,
    who: &Caller,
    room: &Room,
    action: &TableAction,
) -> Result<(), ServeError> {
    let what = match action {
        TableAction::Dissolve => Moderation::Closed(room.table),
        TableAction::Expel(user) => Moderation::Removed(room.table, *user),
        _ => return Ok(()),
    };
    match room.place.guild {
        Some(guild) => note_act(services, who, guild, what).await,
        None => Ok(()),
    }
}

/// Records what a moderator did on a server.
pub(crate) async fn note_act(
    services: &Services,
    who: &Caller,
    guild: GuildId,
    what: Moderation,
) -> Result<(), ServeError> {
    let (at, by) = (services.sessions.now(), who.user);
    let add = |rules: &mut ServerRules| rules.note(ModeratorAct { at, by, what });
    services
        .sessions
        .set_server_rules(guild, who.key, add)
        .await?;
    Ok(())
}

/// True if moderators keep this person out of the games of this server.
pub(crate) async fn is_kept_out(
    services: &Services,
    (user, guild): (UserId, Option<GuildId>),
) -> Result<bool, ServeError> {
    Ok(services.sessions.server_rules(guild).await?.excludes(user))
}

/// Checks that the caller may have the bot post something for others where they are.
///
/// # Errors
/// Moderators keep them out of the server's games.
pub(crate) async fn check_posting(services: &Services, who: &Caller) -> Result<(), ServeError> {
    match is_kept_out(services, (who.user, who.place.guild)).await? {
        true => Err(TableRefusal::Excluded.into()),
        false => Ok(()),
    }
}

/// Checks that the caller may open a game where they are, by the server's rules.
///
/// # Errors
/// They may not: they are told where, or who may.
pub(crate) fn check_opening(who: &Caller, rules: &ServerRules) -> Result<(), ServeError> {
    if who.place.guild.is_none() {
        return Ok(());
    }
    if rules.excludes(who.user) {
        return Err(TableRefusal::Excluded.into());
    }
    check_channel(who.lang, (who.place.channel, who.parent), rules)?;
    let has_role = rules.openers.iter().any(|role| who.roles.contains(role));
    if rules.openers.is_empty() || has_role || moderates_server(who, rules) {
        return Ok(());
    }
    let refused = say("server-openers-only").with("roles", role_names(rules));
    Err(Reply::words(refused.tr(who.lang)).into())
}

/// Checks that games may be opened in a channel, or in the one of which it is a thread.
///
/// # Errors
/// None may: the caller is told where.
pub(crate) fn check_channel(
    lang: Lang,
    (channel, parent): (ChannelId, Option<ChannelId>),
    rules: &ServerRules,
) -> Result<(), ServeError> {
    let is_allowed = |channel| rules.channels.contains(&channel);
    if rules.channels.is_empty() || is_allowed(channel) || parent.is_some_and(is_allowed) {
        return Ok(());
    }
    let refused = say("server-channels-only").with("channels", channel_names(&rules.channels));
    Err(Reply::words(refused.tr(lang)).into())
}

/// The channels, as Discord shows them.
pub(crate) fn channel_names(channels: &[ChannelId]) -> String {
    let names = channels.iter().map(|channel| format!("<#{channel}>"));
    names.collect::<Vec<_>>().join(", ")
}

/// The roles that may open games, as Discord shows them.
pub(crate) fn role_names(rules: &ServerRules) -> String {
    let names = rules.openers.iter().map(|role| format!("<@&{role}>"));
    names.collect::<Vec<_>>().join(", ")
}

/// Name of the caller in what they post on their server, for a text that Discord formats.
pub(crate) async fn shown_name(
    services: &Services,
    who: &Caller,
    lang: Lang,
) -> Result<String, ServeError> {
    name_on(services, who.place.guild, (who.user, &who.name), lang).await
}

/// Name of a person as a server shows it, for a text that Discord formats.
pub(crate) async fn name_on(
    services: &Services,
    guild: Option<GuildId>,
    (user, name): (UserId, &str),
    lang: Lang,
) -> Result<String, ServeError> {
    let rules = services.sessions.server_rules(guild).await?;
    Ok(match rules.unnamed.contains(&user) {
        true => say("player-forgotten").tr(lang),
        false => escape(name),
    })
}

/// Reply with the button by which a moderator decides alone.
pub(crate) fn with_overrule(
    lang: Lang,
    (table, action): (TableId, &TableAction),
    said: &str,
) -> Reply {
    let label = say(match action {
        TableAction::Expel(_) => "table-button-expel",
        _ => "table-button-dissolve",
    });
    let id = Ids::new(table, Stamp(0)).act(action);
    let button = Button::new(id, label.tr(lang), Style::Danger);
    Reply::say(Message {
        rows: vec![Row::Buttons(vec![button])],
        ..Message::words(said)
    })
}

/// Message that asks the host of a lobby, or a moderator, whose seat to take.
pub(crate) async fn ask_whom(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let found = services.table(table).await?;
    let room = found.room().await?;
    let (hosts, lang) = (room.host == who.user, who.lang);
    let in_lobby = room.status == Status::Lobby;
    let moderates = may_moderate(services, who, &found).await?;
    let removes = moderates || hosts && in_lobby;
    if !removes {
        return Ok(Reply::words(say("server-not-moderator").tr(lang)));
    }
    let (ids, names) = (Ids::new(table, Stamp(0)), names(&room, lang));
    let others = room.people().filter(|(_, player)| player.user != who.user);
    let buttons: Vec<Button> = others
        .map(|(seat, player)| {
            let action = match hosts && in_lobby {
                true => TableAction::Remove(player.user),
                false => TableAction::Expel(player.user),
            };
            Button::new(ids.act(&action), names.plain(seat), Style::Danger)
        })
        .collect();
    if buttons.is_empty() {
        return Ok(Reply::words(say("server-no-one-to-remove").tr(lang)));
    }
    let rows = buttons.chunks(fit::ROW);
    Ok(Reply::say(Message {
        rows: rows.map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Message::words(say("server-remove-whom").tr(lang))
    }))
}

#[cfg(test)]
mod tests {
    use sessions::{Key, Locale, RoleId, Venue};

    use super::*;
    use crate::app::caller::Rights;

    const ROLE: RoleId = RoleId(7);
    const HALL: ChannelId = ChannelId(2);

    fn who(channel: u64, parent: Option<ChannelId>, roles: &[RoleId]) -> Caller {
        Caller {
            user: UserId(1),
            name: "Ada".to_owned(),
            lang: Lang::En,
            place: Venue {
                guild: Some(GuildId(9)),
                channel: ChannelId(channel),
                locale: Locale("en".to_owned()),
                is_own_thread: false,
            },
            key: Key(1),
            component_message: None,
            rights: Rights::default(),
            roles: roles.to_vec(),
            parent,
            is_among_people: false,
            threads: false,
        }
    }

    #[test]
    fn games_are_opened_by_chosen_roles_in_chosen_channels() {
        let rules = ServerRules {
            channels: vec![HALL],
            openers: vec![ROLE],
            ..ServerRules::default()
        };
        let opens = |who: &Caller| check_opening(who, &rules).is_ok();
        assert!(opens(&who(2, None, &[ROLE])));
        // A thread is as open as its channel.
        assert!(opens(&who(3, Some(HALL), &[ROLE])));
        assert!(!opens(&who(3, None, &[ROLE])));
        assert!(!opens(&who(2, None, &[RoleId(8)])));
        let mut manager = who(2, None, &[]);
        manager.rights.manage_server = true;
        assert!(opens(&manager));
        let excluded = vec![manager.user];
        let without = ServerRules {
            excluded,
            ..rules.clone()
        };
        assert!(check_opening(&manager, &without).is_err());
        // In our DMs no server says anything.
        let mut alone = who(3, None, &[]);
        alone.place.guild = None;
        assert!(opens(&alone));
    }

    #[test]
    fn moderators_have_the_role_or_manage_the_server() {
        let rules = ServerRules {
            moderators: Some(ROLE),
            ..ServerRules::default()
        };
        assert!(moderates_server(&who(2, None, &[ROLE]), &rules));
        assert!(!moderates_server(&who(2, None, &[]), &rules));
        assert!(!moderates_server(
            &who(2, None, &[ROLE]),
            &ServerRules::default()
        ));
    }
}
