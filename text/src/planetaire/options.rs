//! The options of the search, in one line.

use games::planetaire::{Equity, Options, Order, RayLaw};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Options of the search in one line.
pub(super) fn options(lang: Lang, options: &Options, seats: u8) -> String {
    let mut parts =
        vec![say("planetaire-options-satellites").with("count", options.satellites.count())];
    if seats == 1 {
        parts.push(say("planetaire-options-solo"));
    } else {
        parts.push(say("planetaire-options-rounds").with("count", options.rounds.count()));
        parts.push(match options.order {
            Order::AtOnce => say("planetaire-options-at-once"),
            Order::InTurn => say("planetaire-options-in-turn"),
        });
    }
    parts.push(match options.law {
        RayLaw::Planetaire => say("planetaire-options-planetaire"),
        RayLaw::BlackBox => say("planetaire-options-black-box"),
    });
    parts.push(match options.equity {
        Equity::Exact => say("planetaire-options-exact"),
        Equity::SameResults => say("planetaire-options-same-results"),
    });
    let parts: Vec<String> = parts.iter().map(|part| part.tr(lang)).collect();
    parts.join(" · ")
}
