//! Autocomplete: what is legal now, as the person's own view tells it.

use games::Seat;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::fit;

use crate::app::Ctx;
use crate::caller;
use crate::desk::Desk;
use crate::find::{Found, table_for};
use crate::visit::visit;

/// Something that can be chosen.
pub struct Completion {
    label: String,
    value: serde_json::Value,
}

impl Completion {
    /// A number.
    pub fn number(number: i64) -> Self {
        Self {
            label: number.to_string(),
            value: number.into(),
        }
    }

    /// A word, with what it means.
    pub fn explained(word: &str, label: String) -> Self {
        Self {
            label,
            value: word.into(),
        }
    }

    /// A word.
    pub fn word(word: String) -> Self {
        Self {
            value: word.clone().into(),
            label: word,
        }
    }
}

/// The choices that begin with what was typed.
pub async fn complete<D: Desk>(
    ctx: Ctx<'_>,
    typed: &str,
    choices: impl FnOnce(&D::View, Seat) -> Option<Vec<Completion>>,
) -> CreateAutocompleteResponse {
    fitting(typed, offered::<D>(ctx, choices).await.unwrap_or_default())
}

/// Those of these choices that begin with what was typed.
pub fn fitting(typed: &str, all: Vec<Completion>) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let fitting = all
        .into_iter()
        .filter(|choice| choice.label.to_lowercase().starts_with(&typed))
        .take(fit::CHOICES)
        .map(|choice| {
            AutocompleteChoice::new(fit::label(&choice.label, fit::CHOICE), choice.value)
        });
    CreateAutocompleteResponse::new().set_choices(fitting.collect())
}

async fn offered<D: Desk>(
    ctx: Ctx<'_>,
    choices: impl FnOnce(&D::View, Seat) -> Option<Vec<Completion>>,
) -> Option<Vec<Completion>> {
    let house = ctx.framework.user_data;
    let (who, _) = caller::of_command(ctx.interaction);
    let Found::Table { table, .. } = table_for(house, &who, Some(D::ID)).await.ok()? else {
        return None;
    };
    let visit = visit::<D>(house, &who, table).await.ok()?.ok()?;
    let seat = visit.seat?;
    visit.own(|view| choices(view, seat))?
}
