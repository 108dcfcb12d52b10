//! Records that people keep from game to game, shown and changed by commands that need no table.
//! Their contents and meaning are the game's.

use games::{Reach, Record, RecordChangeOf, RecordRefusalOf};
use sessions::GuildId;
use text::{Lang, say};

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::{GameUi, RecordUi};
use crate::requests::moderation::name_on;
use crate::requests::session::run_record_change;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::ui::reply::Reply;

/// Public part of a record.
pub(crate) type ShownOf<D> = <<D as games::Game>::Record as Record>::Shown;

/// Server of a record; `None` for one that is valid everywhere.
struct KeptAt(Option<GuildId>);

/// Applies a change to the caller's record, and answers with the result.
pub(crate) async fn run<D: GameUi>(
    ctx: Ctx<'_>,
    record_change: Result<RecordChangeOf<D>, RecordRefusalOf<D>>,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let record_change = match record_change {
            Ok(record_change) => record_change,
            Err(refusal) => {
                return Ok(Reply::words(D::Record::describe_change(
                    who.lang,
                    Err(&refusal),
                )));
            }
        };
        let Some(KeptAt(guild)) = place::<D>(&app.services, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (text, _) = run_record_change::<D>(&app.services, &who, guild, record_change).await?;
        Ok(Reply::words(text))
    })
    .await
}

/// Shows the caller the public part of a person's record, or of their own if no person is named.
pub(crate) async fn show<D: GameUi>(
    ctx: Ctx<'_>,
    person: Option<serenity::all::User>,
    describe: impl FnOnce(Lang, &str, &ShownOf<D>) -> String + Send,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        let Some(KeptAt(guild)) = place::<D>(&app.services, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (user, name) = match &person {
            Some(user) => {
                let (id, name) = (sessions::UserId(user.id.get()), caller::name(user, None));
                let place = who.place.guild;
                let name = name_on(&app.services, place, (id, &name), who.lang).await?;
                (id, name)
            }
            None => (who.user, text::escape(&who.name)),
        };
        let own = app.services.sessions.record::<D>(guild, user).await?;
        Ok(Reply::words(describe(who.lang, &name, &own.public_part())))
    })
    .await
}

/// Shows the caller everything in their record.
pub(crate) async fn show_own<D: GameUi>(
    ctx: Ctx<'_>,
    describe: impl FnOnce(Lang, &D::Record) -> String + Send,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        Ok(match record_of::<D>(&app.services, &who).await? {
            Some(record) => Reply::words(describe(who.lang, &record)),
            None => elsewhere(who.lang),
        })
    })
    .await
}

/// The caller's own record, for autocomplete; `None` when it is unclear which.
pub(crate) async fn own<D: GameUi>(ctx: Ctx<'_>) -> Option<(Lang, D::Record)> {
    let app = ctx.framework.user_data;
    let (who, _) = caller::from_command(ctx.interaction);
    let record = record_of::<D>(&app.services, &who).await.ok()??;
    Some((who.lang, record))
}

/// The caller's own record; `None` when it is unclear which.
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

/// Place of the caller's record; `None` when it is unclear.
async fn place<D: GameUi>(services: &Services, who: &Caller) -> Result<Option<KeptAt>, ServeError> {
    Ok(match <D::Record as Record>::REACH {
        Reach::Everywhere => Some(KeptAt(None)),
        Reach::Server => server::<D>(services, who).await?.map(|it| KeptAt(Some(it))),
    })
}

/// Server of the caller's record: where they ask or, in a DM, the only one on which they play this
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
