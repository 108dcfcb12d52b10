//! A solved puzzle of the day, in signs that tell nothing of the sky.

use games::planetaire::{Glimpse, Outcome, Score, View};

use crate::fluent_bundles::say;
use crate::lang::Lang;

pub(super) fn puzzle_result(lang: Lang, own: Option<u16>) -> String {
    say("planetaire-puzzle-points")
        .with("points", own.unwrap_or_default())
        .tr(lang)
}

/// Draws the end of each ray and of the marbles; no ray tells from where it came.
pub(super) fn puzzle_trail(news: &[Glimpse], over: &View) -> String {
    let rays = news.iter().filter_map(|glimpse| match glimpse {
        Glimpse::Fired { shot, .. } => Some(match shot.outcome {
            Outcome::Absorbed => '⚫',
            Outcome::Reflected => '⚪',
            Outcome::Exit(_) => '🔵',
            Outcome::Satellised => '🟣',
        }),
        _ => None,
    });
    let rays: String = rays.collect();
    let reveal = over.uncovered.last().and_then(|it| it.reveal.as_ref());
    let score = reveal.map_or(Score::default(), |reveal| reveal.score);
    let all = over.options.satellites.count();
    let right = all.saturating_sub(score.withheld + score.misplaced);
    let marbles = [
        ('🟩', right),
        ('🟥', score.misplaced),
        ('⬜', score.withheld),
    ];
    let marbles = marbles.map(|(sign, many)| sign.to_string().repeat(usize::from(many)));
    format!("{rays} {}", marbles.concat())
        .trim_start()
        .to_owned()
}
