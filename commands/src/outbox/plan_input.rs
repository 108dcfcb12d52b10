//! A table at one moment, with everything that its plan depends on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use sessions::{
    ChannelId, Delivery, GuildId, Invitation, Marks, Millis, Person, Room, Slot, Status, Table,
    TableStage, UserId, Version,
};

use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::requests::app::App;
use crate::table::announcement::Stage;
use crate::table::secrets_due::SecretDue;

/// A table at one moment.
#[derive(Clone)]
pub(crate) struct PlanInput {
    pub room: Arc<Room>,
    pub marks: Marks,
    /// The people who sit there, are invited or lost their seat, as far as they are known.
    pub people: BTreeMap<UserId, Person>,
    /// The players, and whether each has a secret to make.
    pub secrets: Vec<SecretDue>,
    /// The players who look at another page in the message that is their console in their DMs.
    pub turned: BTreeSet<UserId>,
    /// The round of the game, where people follow it.
    pub round: Version,
    /// The version up to which the channel is known to be up to date.
    pub delivered: Version,
    /// The slots that were searched for late posts since another process may have posted there.
    pub searched: BTreeSet<Slot>,
    /// True if another table may stand in the channel: no board is posted below that one's.
    pub is_replaced: bool,
    /// The server whose receiver is to have the table's result.
    pub receiver: Option<GuildId>,
    /// The channel where the lobby is yet to be announced.
    pub news_channel: Option<ChannelId>,
    /// True if another table does stand there.
    pub is_followed: bool,
    /// True if another table stands in the thread that this one left.
    pub is_left_to_another: bool,
    pub now: Millis,
}

impl PlanInput {
    /// Reads a table as it is now.
    pub(super) async fn read(app: &App, table: &Table) -> Result<Self, ServeError> {
        let (services, id) = (&app.services, table.id());
        let (room, marks) = (table.room().await?, table.marks().await?);
        let secrets = match app.any_game(table.game()) {
            Some(any_game) => any_game.secrets_due(id).await?,
            None => Vec::new(),
        };
        let turned = secrets.iter().filter(|due| {
            let post = marks.slot(Slot::Prompt(due.seat)).post;
            post.is_some_and(|post| services.consoles.is_turned(due.user, post.message))
        });
        let turned = turned.map(|due| due.user).collect();
        let followers: Vec<UserId> = marks.slots().filter_map(follower).collect();
        let round = match app.any_game(table.game()) {
            Some(any_game) if !followers.is_empty() => any_game.round(id).await?,
            _ => Version(0),
        };
        let seated = room.people().map(|(_, player)| player.user);
        let invited = room.invited.iter().filter(|it| is_open(&room, it));
        let mut people = BTreeMap::new();
        let invited = invited.map(|it| it.player.user);
        let removed = room.removed.iter().copied();
        let others = invited.chain(removed).chain(followers);
        for user in seated.chain(others) {
            let person = services.sessions.person(user).await?;
            people.insert(user, person.unwrap_or_default());
        }
        let receiver = receiver(services, &room, &marks).await?;
        let news_channel = news_channel(services, &room, &marks).await?;
        let in_channel = services.sessions.table_at(room.place.channel);
        let epoch = services.sessions.lease_epoch();
        Ok(Self {
            is_replaced: match room.status.stage() {
                TableStage::Lobby | TableStage::Playing => false,
                TableStage::Over => in_channel.is_some_and(|it| it != id),
                TableStage::Closed => true,
            },
            receiver,
            news_channel,
            is_followed: in_channel.is_some_and(|it| it != id),
            is_left_to_another: room
                .left_thread
                .is_some_and(|thread| services.sessions.table_at(thread).is_some()),
            room,
            marks,
            people,
            secrets,
            turned,
            round,
            delivered: services.queues.delivered_up_to(id),
            searched: services.queues.checked_slots(id, epoch),
            now: services.sessions.now(),
        })
    }

    /// The people who are yet to be added to the table's own thread.
    pub(super) fn newcomers(&self) -> Vec<UserId> {
        let is_open = matches!(self.room.status, Status::Lobby | Status::Playing);
        let is_own = self.room.place.is_own_thread && is_open;
        let added = self.marks.slot(Slot::Thread).informed;
        // Discord notes the name of who is added in a line that can't be taken back.
        let named = self
            .room
            .people()
            .filter(|(_, player)| !player.name.is_empty());
        let people = named.map(|(_, player)| player.user);
        let is_new = |user: &UserId| !user.is_forgotten() && !added.contains(user);
        people.filter(|user| is_own && is_new(user)).collect()
    }

    /// True if the board lacks something that can be shown.
    pub(super) fn needs_board(&self) -> bool {
        match self.is_replaced {
            true => self.room.needs_board_edit(&self.marks),
            false => self.room.needs_board(&self.marks),
        }
    }
}

/// The channel where the server wants a lobby to be announced, besides its own, if it is not yet.
async fn news_channel(
    services: &Services,
    room: &Room,
    marks: &Marks,
) -> Result<Option<ChannelId>, ServeError> {
    let is_claimed = marks.intent(Slot::News).is_some();
    let is_wanted = Stage::from_room(room) == Stage::Open || is_claimed;
    if marks.announced || marks.slot(Slot::News).post.is_some() || !is_wanted {
        return Ok(None);
    }
    let rules = services.sessions.server_rules(room.place.guild).await?;
    Ok(rules.news.filter(|news| *news != room.place.channel))
}

/// The server whose receiver is to have the result of a table, if there is one.
async fn receiver(
    services: &Services,
    room: &Room,
    marks: &Marks,
) -> Result<Option<GuildId>, ServeError> {
    let is_over = matches!(room.status.stage(), TableStage::Over | TableStage::Closed);
    let Some(guild) = room.place.guild.filter(|_| is_over && !marks.reported) else {
        return Ok(None);
    };
    let rules = services.sessions.server_rules(Some(guild)).await?;
    let receiver = rules.receiver.filter(|it| it.wants_anything());
    Ok(receiver
        .filter(|it| it.since <= room.changed_at)
        .map(|_| guild))
}

/// The person who follows the game by a slot.
pub(super) fn follower((slot, delivery): (Slot, &Delivery)) -> Option<UserId> {
    match slot {
        Slot::Follow(user) if !delivery.informed.is_empty() && !user.is_forgotten() => Some(user),
        _ => None,
    }
}

/// True if a person is still invited.
pub(super) fn is_open(room: &Room, invitation: &Invitation) -> bool {
    room.status == Status::Lobby && invitation.is_open()
}
