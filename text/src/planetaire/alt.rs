//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::planetaire::{BoardView, Glimpse, Outcome, View};

use super::shown::{board_title, boards, marbles_and_satellites};
use crate::fit::{self, Fitted};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

pub(super) fn alt(lang: Lang, view: &View, names: &Names) -> Fitted {
    let (now, _) = boards(view);
    picture(lang, now, view.options.satellites.count(), names)
}

/// Alt text of uncovered skies; `None` for news without a picture.
pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<Fitted> {
    match glimpse {
        Glimpse::Uncovered { rounds } => {
            // Every satellite is shown, so the sky tells how many there are.
            let sky = rounds.iter().filter_map(|round| round.sky).next();
            let allowed = sky.map_or(0, games::planetaire::Sky::count);
            Some(picture(lang, rounds, allowed, names))
        }
        Glimpse::Drafted { .. }
        | Glimpse::Sealed { .. }
        | Glimpse::Hidden
        | Glimpse::Fired { .. }
        | Glimpse::Placed { .. }
        | Glimpse::Withdrawn { .. }
        | Glimpse::Noted { .. }
        | Glimpse::Missed { .. }
        | Glimpse::Ended { .. } => None,
    }
}

/// Alt text of some boards.
fn picture(lang: Lang, boards: &[BoardView], allowed: u8, names: &Names) -> Fitted {
    let mut sentences = vec![say("planetaire-alt-title").tr(lang)];
    for board in boards {
        sentences.push(board_title(lang, board, |seat| names.plain(seat)));
        sentences.extend(rays(lang, board));
        sentences.extend(marbles_and_satellites(lang, board, allowed));
        // Which ones, the description tells: up to 64 would not fit here.
        if let Some(empties) = board.empties.filter(|empties| empties.count() > 0) {
            let noted = say("planetaire-alt-empties").with("count", empties.count());
            sentences.push(noted.tr(lang));
        }
        if let Some(reveal) = &board.reveal {
            let score = say("planetaire-alt-score").with("total", reveal.score.total());
            sentences.push(score.tr(lang));
        }
    }
    fit::sentences(sentences)
}

/// The rays by how they ended.
fn rays(lang: Lang, board: &BoardView) -> Vec<String> {
    let mut exits = Vec::new();
    let mut absorbed = Vec::new();
    let mut reflected = Vec::new();
    let mut satellised = Vec::new();
    for shot in &board.shots {
        let from = shot.margin.to_string();
        match shot.outcome {
            Outcome::Exit(exit) => exits.push(format!("{from}→{exit}")),
            Outcome::Absorbed => absorbed.push(from),
            Outcome::Reflected => reflected.push(from),
            Outcome::Satellised => satellised.push(from),
        }
    }
    [
        (exits, "planetaire-alt-exits"),
        (absorbed, "planetaire-alt-absorbed"),
        (reflected, "planetaire-alt-reflected"),
        (satellised, "planetaire-alt-satellised"),
    ]
    .into_iter()
    .filter(|(shots, _)| !shots.is_empty())
    .map(|(shots, key)| say(key).with("shots", shots.join(", ")).tr(lang))
    .collect()
}
