//! Components and forms: whose they are, and who serves them.

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, ModalInteraction,
};
use text::say;

use crate::app::{Fault, House};
use crate::caller::{self, Caller};
use crate::counter::{At, Counter, Filled};
use crate::desk::Tapped;
use crate::ids::{TableVerb, Tap, Verb};
use crate::message::Form;
use crate::places;
use crate::presses::Press;
use crate::send::{Carrier, Door, Reply};
use crate::typed;
use crate::verbs::rules;
use crate::verbs::table::{Wish, grant};

/// Somebody pressed a button or chose in a select.
pub async fn component(house: &House, interaction: &ComponentInteraction) {
    let (who, mut door) = caller::of_component(interaction);
    let id = &interaction.data.custom_id;
    let chosen = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first(),
        _ => None,
    };
    let tap = Tap::read(id);
    let mut press = pressed(house, &who, &mut door, tap.as_ref()).await;
    let carrier = door.carrier;
    let work = async {
        if let Some((counter, page)) = rules::read(house, id) {
            return Ok(rules::page(counter, who.lang, page));
        }
        let Some(tap) = tap else {
            return Ok(foreign(&who));
        };
        let table = tap.table;
        let tapped = tapped(house, &who, carrier, tap, chosen.map(String::as_str));
        let reply = places::truly(house, &who, table, Box::pin(tapped)).await?;
        answered(house, press.as_mut(), reply).await
    };
    let delivered = house.answer(&who, &door, work).await;
    if let Some(press) = press {
        press.done(house, delivered).await;
    }
}

/// What a component or a form stood on: whether it is the board that its table has now.
async fn pressed(house: &House, who: &Caller, door: &mut Door, tap: Option<&Tap>) -> Option<Press> {
    match Press::of(house, who, door, tap?.table).await {
        Ok(press) => press,
        Err(fault) => {
            // It is answered like any other message: what was wrong shows when the table is asked.
            tracing::warn!(%fault, "nobody knows whether a board was pressed");
            None
        }
    }
}

/// The reply to a press: the board itself, where that says everything.
async fn answered(house: &House, press: Option<&mut Press>, reply: Reply) -> Result<Reply, Fault> {
    match press {
        Some(press) => press.answer(house, reply).await,
        None => Ok(reply),
    }
}

fn foreign(who: &Caller) -> Reply {
    Reply::words(say("table-foreign-button").tr(who.lang))
}

async fn tapped(
    house: &House,
    who: &Caller,
    carrier: Carrier,
    tap: Tap,
    chosen: Option<&str>,
) -> Result<Reply, Fault> {
    let Some(counter) = counter_of(house, &tap) else {
        return Ok(Reply::words(say("table-none-such").tr(who.lang)));
    };
    let wish = match tap.verb {
        Verb::Game { word, argument } => {
            let at = At {
                table: tap.table,
                stamp: tap.stamp,
                carrier,
            };
            let tapped = Tapped {
                word: &word,
                argument: &argument,
                chosen,
                at: who.at(),
            };
            return counter.tap(house, who, at, tapped).await;
        }
        Verb::Said(said) => return typed::say_at(house, who, tap.table, &said).await,
        Verb::Table(TableVerb::Console) => {
            let reply = counter.console(house, who, tap.table).await?;
            return Ok(reply.on(carrier));
        }
        Verb::Table(TableVerb::Describe) => {
            return counter.describe(house, who, tap.table).await;
        }
        Verb::Table(TableVerb::Zoom) => return counter.zoom(house, who, tap.table).await,
        Verb::Table(TableVerb::Rules) => {
            return Ok(rules::page(counter, who.lang, 0).on(Carrier::Public));
        }
        Verb::Table(TableVerb::Again) => return counter.again(house, who, tap.table).await,
        Verb::Table(TableVerb::Join) => Wish::Join,
        Verb::Table(TableVerb::Leave) => Wish::Leave,
        Verb::Table(TableVerb::Start) => Wish::Start,
        Verb::Table(TableVerb::Close) => Wish::Close,
    };
    grant(house, who, tap.table, wish).await
}

/// Somebody submitted a form.
pub async fn form(house: &House, interaction: &ModalInteraction) {
    let (who, mut door) = caller::of_modal(interaction);
    let tap = Tap::read(&interaction.data.custom_id);
    let mut press = pressed(house, &who, &mut door, tap.as_ref()).await;
    let carrier = door.carrier;
    let work = async {
        let Some(tap) = tap else {
            return Ok(foreign(&who));
        };
        let Some(counter) = counter_of(house, &tap) else {
            return Ok(Reply::words(say("table-none-such").tr(who.lang)));
        };
        let Verb::Game { word, .. } = &tap.verb else {
            return Ok(foreign(&who));
        };
        let Some(said) = field(interaction) else {
            return Ok(Reply::words(say("table-form-empty").tr(who.lang)));
        };
        let at = At {
            table: tap.table,
            stamp: tap.stamp,
            carrier,
        };
        let submitted = counter.submit(house, &who, at, Filled { word, said });
        let reply = places::truly(house, &who, tap.table, submitted).await?;
        answered(house, press.as_mut(), reply).await
    };
    let delivered = house.answer(&who, &door, work).await;
    if let Some(press) = press {
        press.done(house, delivered).await;
    }
}

/// What stands in a form's one field.
fn field(interaction: &ModalInteraction) -> Option<&str> {
    let components = interaction.data.components.iter();
    components
        .flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(input) if input.custom_id == Form::FIELD => {
                input.value.as_deref()
            }
            _ => None,
        })
}

fn counter_of<'h>(house: &'h House, tap: &Tap) -> Option<&'h dyn Counter> {
    house.counter(house.sessions.game_of(tap.table)?)
}
