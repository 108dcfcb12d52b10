//! Records that people keep from game to game, by command: looked at and changed; this takes no
//! table. Their contents and meaning are the game's.

use games::{Reach, Record, RecordChangeOf, RecordRefusalOf};
use sessions::GuildId;
use text::{Lang, say};

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::{GameUi, RecordUi};
use crate::requests::session::run_record_change;
use crate::slash::context::Ctx;
use crate::slash::shared::answered::answered;
use crate::ui::reply::Reply;

/// The part of a record that everyone may see.
pub(crate) type ShownOf<D> = <<D as games::Game>::Record as Record>::Shown;

/// Place of a record: on a server, or wherever its person plays.
struct KeptAt(Option<GuildId>);

/// Applies a change to the caller's record, and tells them the result.
pub(crate) async fn run<D: GameUi>(
    ctx: Ctx<'_>,
    record_change: Result<RecordChangeOf<D>, RecordRefusalOf<D>>,
) -> Result<(), ServeError> {
    answered(ctx, |app, who| async move {
        let record_change = match record_change {
            Ok(record_change) => record_change,
            Err(refusal) => return Ok(Reply::words(D::Record::ran(who.lang, Err(&refusal)))),
        };
        let Some(KeptAt(guild)) = place::<D>(&app.services, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (told, _) = run_record_change::<D>(&app.services, &who, guild, record_change).await?;
        Ok(Reply::words(told))
    })
    .await
}

/// Shows the caller the public part of a person's record, or of their own if no person is named.
pub(crate) async fn show<D: GameUi>(
    ctx: Ctx<'_>,
    of: Option<serenity::all::User>,
    told: impl FnOnce(Lang, &str, &ShownOf<D>) -> String + Send,
) -> Result<(), ServeError> {
    answered(ctx, |app, who| async move {
        let Some(KeptAt(guild)) = place::<D>(&app.services, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (user, name) = match &of {
            Some(user) => (sessions::UserId(user.id.get()), caller::name(user, None)),
            None => (who.user, who.name.clone()),
        };
        let own = app.services.sessions.record::<D>(guild, user).await?;
        let name = text::escape(&name);
        Ok(Reply::words(told(who.lang, &name, &own.shown())))
    })
    .await
}

/// Tells the caller everything in their record.
pub(crate) async fn show_own<D: GameUi>(
    ctx: Ctx<'_>,
    told: impl FnOnce(Lang, &D::Record) -> String + Send,
) -> Result<(), ServeError> {
    answered(ctx, |app, who| async move {
        Ok(match record_of::<D>(&app.services, &who).await? {
            Some(record) => Reply::words(told(who.lang, &record)),
            None => elsewhere(who.lang),
        })
    })
    .await
}

/// The caller's own record, for autocomplete; `None` when it is not clear which one.
pub(crate) async fn own<D: GameUi>(ctx: Ctx<'_>) -> Option<(Lang, D::Record)> {
    let app = ctx.framework.user_data;
    let (who, _) = caller::of_command(ctx.interaction);
    let record = record_of::<D>(&app.services, &who).await.ok()??;
    Some((who.lang, record))
}

async fn record_of<D: GameUi>(
    services: &Services,
    who: &Caller,
) -> Result<Option<D::Record>, ServeError> {
    let Some(KeptAt(guild)) = place::<D>(services, who).await? else {
        return Ok(None);
    };
    let own = services.sessions.record::<D>(guild, who.user).await?;
    Ok(own.open_as(who.user))
}

/// Place of the record in question; `None` when that is not clear.
async fn place<D: GameUi>(services: &Services, who: &Caller) -> Result<Option<KeptAt>, ServeError> {
    Ok(match <D::Record as Record>::REACH {
        Reach::Everywhere => Some(KeptAt(None)),
        Reach::Server => server::<D>(services, who).await?.map(|it| KeptAt(Some(it))),
    })
}

/// The server in question: where the caller asks or, in a DM, the only one on which they play this
/// game.
async fn server<D: GameUi>(
    services: &Services,
    who: &Caller,
) -> Result<Option<GuildId>, ServeError> {
    if who.place.guild.is_some() {
        return Ok(who.place.guild);
    }
    let mut found = None;
    for id in services.sessions.open_tables_of(who.user) {
        let Some(table) = services.sessions.table_of::<D>(id).await? else {
            continue;
        };
        let guild = table.table().room().await?.place.guild;
        if found.is_some() && found != guild {
            return Ok(None);
        }
        found = guild;
    }
    Ok(found)
}

fn elsewhere(lang: Lang) -> Reply {
    Reply::words(say("record-elsewhere").tr(lang))
}
