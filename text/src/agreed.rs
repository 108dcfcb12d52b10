//! The line of a table's choices, as the command that opens one names them. Knows no game.

use games::{Choices, Spoken};

use crate::fluent_bundles::message;
use crate::lang::Lang;

/// Every choice, in one line.
pub(crate) fn line<G: Spoken>(lang: Lang, options: &G::Options) -> String {
    let game = G::ID;
    let choices = G::SETTINGS.iter().filter_map(|setting| {
        let (name, chosen) = (setting.name, setting.chosen(options)?);
        match setting.choices {
            Choices::Named(_) => message(lang, &format!("choice-{game}-open-{name}-{chosen}")),
            Choices::Counted { .. } => {
                let what = message(lang, &format!("opt-{game}-open-{name}"))?;
                Some(format!("{what} {chosen}"))
            }
        }
    });
    choices.collect::<Vec<_>>().join(" · ")
}
