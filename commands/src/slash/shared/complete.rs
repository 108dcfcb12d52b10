//! Autocomplete: what is legal now, as the person's own view tells it.

use std::collections::{BTreeMap, BTreeSet};

use games::Seat;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use text::fit;

use crate::app::caller;
use crate::game::ui::{Completion, GameUi};
use crate::requests::find::table_for;
use crate::requests::session::open_session;
use crate::slash::context::Ctx;

/// Completions among the choices that a caller's view gives.
pub(crate) async fn complete<D: GameUi>(
    ctx: Ctx<'_>,
    typed: &str,
    choices: impl FnOnce(&D::View, Seat) -> Option<Vec<Completion>>,
) -> CreateAutocompleteResponse {
    fitting(
        typed,
        choices_in_view::<D>(ctx, choices).await.unwrap_or_default(),
    )
}

/// Completions among these choices: those that begin with what was typed.
pub(crate) fn fitting(typed: &str, all: Vec<Completion>) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let fits = |choice: &Completion| choice.label.to_lowercase().starts_with(&typed);
    let fitting = spread(all.into_iter().filter(fits).collect());
    let choices = fitting.into_iter().map(|choice| {
        AutocompleteChoice::new(fit::label(&choice.label, fit::CHOICE), choice.value)
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// As many completions as Discord shows. Of too many, some with each first letter are taken, so
/// that users do not take the first rows of a board for all of it.
fn spread(all: Vec<Completion>) -> Vec<Completion> {
    let mut met: BTreeMap<Option<char>, usize> = BTreeMap::new();
    let first = |label: &str| label.chars().next().filter(|first| first.is_alphabetic());
    let rank = |choice: &Completion| {
        let before = met.entry(first(&choice.label)).or_default();
        *before += 1;
        *before
    };
    let ranks: Vec<usize> = all.iter().map(rank).collect();
    let mut places: Vec<usize> = (0..all.len()).collect();
    places.sort_by_key(|place| ranks.get(*place));
    let shown: BTreeSet<usize> = places.into_iter().take(fit::CHOICES).collect();
    let numbered = all.into_iter().enumerate();
    let shown = numbered.filter(|(place, _)| shown.contains(place));
    shown.map(|(_, choice)| choice).collect()
}

/// Choices that the view of the caller gives; `None` if they do not play here.
async fn choices_in_view<D: GameUi>(
    ctx: Ctx<'_>,
    choices: impl FnOnce(&D::View, Seat) -> Option<Vec<Completion>>,
) -> Option<Vec<Completion>> {
    let app = ctx.framework.user_data;
    let (who, _) = caller::from_command(ctx.interaction);
    let (table, _) = table_for(app, &who, Some(D::ID)).await.ok()?;
    let session = open_session::<D>(&app.services, &who, table).await.ok()?;
    let seat = session.seat?;
    session.read_view(|view| choices(view, seat))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_completions_cover_every_letter() {
        let cells = ('A'..='H').flat_map(|column| (1..=8).map(move |row| format!("{column}{row}")));
        let shown = spread(cells.map(Completion::word).collect());
        assert_eq!(shown.len(), fit::CHOICES);
        for column in 'A'..='H' {
            let its = shown.iter().filter(|it| it.label.starts_with(column));
            assert!((3..=4).contains(&its.count()), "{column}");
        }
        let numbers = spread((1..=32).map(Completion::number).collect());
        let labels: Vec<&str> = numbers.iter().map(|it| it.label.as_str()).collect();
        assert_eq!(
            (labels.len(), labels[0], labels[24]),
            (fit::CHOICES, "1", "25")
        );
    }
}
