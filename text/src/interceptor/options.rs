//! The options of a dogfight, in one line.

use games::interceptor::{Campaign, Ending, Options};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Options of the fight in one line.
pub(super) fn options(lang: Lang, options: &Options, seats: u8) -> String {
    let mut parts = vec![
        say("interceptor-options-board").with("side", options.board(seats).side()),
        say("interceptor-options-asteroids").with("count", options.drifting(seats)),
        say("interceptor-options-ships").with("count", options.fleet.ships()),
        match options.ending {
            Ending::ToTheDeath => say("interceptor-options-death"),
            Ending::RetreatFrom(from) => say("interceptor-options-retreat").with("from", from),
        },
    ];
    if options.campaign == Campaign::Inside {
        parts.push(say("interceptor-options-campaign"));
    }
    let parts: Vec<String> = parts.iter().map(|part| part.tr(lang)).collect();
    parts.join(" · ")
}
