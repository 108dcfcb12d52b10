//! The options of the mission, in one line.

use games::contact::{Mission, Options, Practice, Showing, Solo};

use super::shown::level;
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Options of the mission in one line.
pub(super) fn options(lang: Lang, options: &Options, seats: u8) -> String {
    if options.mission == Mission::Signal {
        return say("contact-options-signal")
            .with("guesses", Mission::GUESSES)
            .tr(lang);
    }
    let showing = match options.showing {
        Showing::Hand => say("contact-options-hand"),
        Showing::Bars => say("contact-options-bars"),
    };
    let practice = match options.practice {
        Practice::Offered => say("contact-options-practice"),
        Practice::Skipped => say("contact-options-no-practice"),
    };
    let mut parts = vec![
        level(lang, options.level),
        showing.tr(lang),
        practice.tr(lang),
    ];
    if seats == 1 {
        let solo = match options.solo {
            Solo::InTurns => say("contact-options-turns"),
            Solo::Listening => say("contact-options-solo"),
        };
        parts.push(solo.tr(lang));
    }
    parts.join(" · ")
}
