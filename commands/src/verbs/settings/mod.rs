//! `/settings`: what somebody wishes for himself, at all his tables.

mod said;
mod shown;
mod zones;

use serenity::all::CreateAutocompleteResponse;
use sessions::{Calls, Person, Quiet, Zone};
use text::say;

use crate::caller::{self, Caller};
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::house::House;
use crate::reply::Reply;
use said::Said;

/// How he wants to be called.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ByCall {
    #[name = "mention"]
    Mention,
    #[name = "dm"]
    Dm,
    #[name = "never"]
    Never,
}

impl From<ByCall> for Calls {
    fn from(choice: ByCall) -> Self {
        match choice {
            ByCall::Mention => Self::Mention,
            ByCall::Dm => Self::Dm,
            ByCall::Never => Self::Never,
        }
    }
}

#[poise::command(slash_command)]
pub async fn settings(
    ctx: Ctx<'_>,
    calls: Option<ByCall>,
    reminders: Option<bool>,
    #[autocomplete = "zones"] zone: Option<String>,
    #[autocomplete = "hours"] quiet: Option<String>,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let wish = Typed {
            calls,
            reminders,
            zone: zone.as_deref(),
            quiet: quiet.as_deref(),
        };
        match wish.read() {
            Ok(wish) => set(&floor.house, &who, wish).await,
            Err(wrong) => Ok(Reply::words(say(wrong).tr(who.lang))),
        }
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

async fn zones(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    zones::offered(typed, ctx.framework.user_data.house.sessions.now())
}

async fn hours(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (who, _) = caller::of_command(ctx.interaction);
    said::hours(who.lang, typed)
}

/// What stood in the options.
struct Typed<'t> {
    calls: Option<ByCall>,
    reminders: Option<bool>,
    zone: Option<&'t str>,
    quiet: Option<&'t str>,
}

/// What somebody wishes to be otherwise.
struct Wish {
    calls: Option<Calls>,
    unreminded: Option<bool>,
    zone: Option<Zone>,
    quiet: Option<Said<Quiet>>,
}

impl Typed<'_> {
    /// What was meant; else, the key of what is wrong with it.
    fn read(self) -> Result<Wish, &'static str> {
        let zone = self
            .zone
            .map(|said| Zone::read(said).ok_or("settings-zone-unread"));
        let quiet = self
            .quiet
            .map(|said| said::quiet(said).ok_or("settings-quiet-unread"));
        Ok(Wish {
            calls: self.calls.map(Calls::from),
            unreminded: self.reminders.map(|wanted| !wanted),
            zone: zone.transpose()?,
            quiet: quiet.transpose()?,
        })
    }
}

impl Wish {
    fn apply(&self, person: &mut Person) {
        person.calls = self.calls.unwrap_or(person.calls);
        person.unreminded = self.unreminded.unwrap_or(person.unreminded);
        if let Some(zone) = &self.zone {
            person.zone = Some(zone.clone());
        }
        if let Some(quiet) = self.quiet {
            person.quiet = quiet.into();
        }
    }
}

async fn set(house: &House, who: &Caller, wish: Wish) -> Result<Reply, Fault> {
    let known = house.sessions.person(who.user).await?.unwrap_or_default();
    if let (Some(Said::This(_)), None, None) = (wish.quiet, &wish.zone, &known.zone) {
        return Ok(Reply::words(say("settings-quiet-where").tr(who.lang)));
    }
    // No table is told: what he wishes in private must not show in any channel.
    let change = |person: &mut Person| wish.apply(person);
    let person = house.sessions.change_person(who.user, change).await?;
    let now = house.sessions.now();
    Ok(Reply::words(shown::all(who.lang, &person, now)))
}
