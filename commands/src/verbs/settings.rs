//! `/settings`: what somebody wishes for himself, at all his tables.

use sessions::{Calls, Person};
use text::{Lang, say};

use crate::caller::{self, Caller};
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::house::House;
use crate::reply::Reply;

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
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = set(&floor.house, &who, (calls.map(Calls::from), reminders));
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

async fn set(
    house: &House,
    who: &Caller,
    (calls, reminders): (Option<Calls>, Option<bool>),
) -> Result<Reply, Fault> {
    let known = house.sessions.person(who.user).await?.unwrap_or_default();
    let person = Person {
        calls: calls.unwrap_or(known.calls),
        unreminded: reminders.map_or(known.unreminded, |wanted| !wanted),
        ..known.clone()
    };
    if person != known {
        // No table is told: what he wishes in private must not show in any channel.
        house.sessions.put_person(who.user, person.clone()).await?;
    }
    Ok(Reply::words(shown(who.lang, &person)))
}

/// What is set, in words.
fn shown(lang: Lang, person: &Person) -> String {
    let calls = match person.calls {
        Calls::Mention => "settings-calls-mention",
        Calls::Dm => "settings-calls-dm",
        Calls::Never => "settings-calls-never",
    };
    let reminders = match person.unreminded {
        true => "settings-reminders-off",
        false => "settings-reminders-on",
    };
    let calls = say(calls).tr(lang);
    match person.calls {
        Calls::Never => calls,
        Calls::Mention | Calls::Dm => format!("{calls}\n{}", say(reminders).tr(lang)),
    }
}
