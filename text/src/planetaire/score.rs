//! The score of a round, explained.

use games::planetaire::{Reveal, Score, Sky};

use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::list::all_of;

/// Lists the points by what they are for.
pub(super) fn parts(lang: Lang, score: Score) -> String {
    let mut parts = vec![
        say("planetaire-score-pawns")
            .with("points", score.pawns)
            .tr(lang),
    ];
    if score.withheld > 0 {
        let phrase = say("planetaire-score-withheld")
            .with("points", Score::WITHHELD * u16::from(score.withheld))
            .with("count", score.withheld);
        parts.push(phrase.tr(lang));
    }
    if score.misplaced > 0 {
        let phrase = say("planetaire-score-misplaced")
            .with("points", Score::MISPLACED * u16::from(score.misplaced))
            .with("count", score.misplaced);
        parts.push(phrase.tr(lang));
    }
    if parts.len() == 1 {
        parts.push(say("planetaire-score-clean").tr(lang));
    }
    all_of(lang, parts)
}

/// Remarks on a round that was uncovered.
pub(super) fn remarks(lang: Lang, marbles: Sky, reveal: &Reveal) -> Vec<String> {
    let mut remarks = Vec::new();
    // P18: wrong cells without a penalty were forgiven.
    if reveal.score.misplaced == 0 && reveal.score.withheld == 0 && marbles != reveal.sky {
        remarks.push(say("planetaire-score-forgiven").tr(lang));
    }
    // P11: the true one is among them.
    if reveal.twins > 1 {
        let twins = say("planetaire-score-twins").with("count", reveal.twins);
        remarks.push(twins.tr(lang));
    }
    remarks
}
