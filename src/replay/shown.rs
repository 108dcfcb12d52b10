//! News and pictures of a game, through the eyes that were asked for. A person with the file of a
//! game that is over holds all of it: nothing is hidden from them here.

use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use games::{Audience, Seat};
use render::{Draws, Glance};
use serde_json::json;
use sessions::{Chronicle, Moment, Mood, Player, Version};
use text::{Lang, Names};

use super::arguments::{Output, PointOfView, Replay, SeatLetter};

/// A moment, opened.
struct OpenedMoment<G: Draws> {
    step: Version,
    view: G::View,
    news: Vec<(u64, Mood, G::Glimpse)>,
}

/// The requested output of a record.
pub(super) fn render_output<G: Draws>(
    arguments: &Replay,
    chronicle: &Chronicle<G>,
) -> Result<String> {
    let seen: Vec<OpenedMoment<G>> = match arguments.point_of_view() {
        PointOfView::Public => opened(
            chronicle.public_moments(),
            |it| Some(it.open()),
            |it| Some(it.open()),
        ),
        PointOfView::All => opened(
            chronicle.open_moments(),
            |it| Some(it.open()),
            |it| Some(it.open()),
        ),
        PointOfView::Seat(seat) => {
            let seats = chronicle.seat_count();
            if seat >= seats {
                let all: Vec<String> = (0..seats).map(|it| SeatLetter(it).to_string()).collect();
                let (all, none) = (all.join(", "), SeatLetter(seat));
                bail!("there is no seat {none}. The seats of this game: {all}");
            }
            let seat = Seat::new(seat);
            let moments = chronicle.seat_moments(seat);
            opened(moments, |it| it.open_for(seat), |it| it.open_for(seat))
        }
    };
    match arguments.output() {
        Output::Check => Ok(String::new()),
        Output::Events if arguments.point_of_view() == PointOfView::All => Ok(facts(chronicle)),
        Output::Events => Ok(events(&seen)),
        Output::Words(lang) => Ok(words(lang, chronicle, &seen)),
        Output::Picture(step) => picture(arguments, chronicle, &seen, step),
        Output::Film => film(arguments, chronicle, &seen),
    }
}

/// Opens moments for the viewer who was asked for.
fn opened<A: Audience, G: Draws>(
    moments: Vec<Moment<A, G>>,
    view: impl Fn(games::To<A, G::View>) -> Option<G::View>,
    glimpse: impl Fn(games::To<A, G::Glimpse>) -> Option<G::Glimpse>,
) -> Vec<OpenedMoment<G>> {
    let moments = moments.into_iter().filter_map(|moment| {
        let news = moment.news.into_iter();
        let news = news.filter_map(|news| Some((news.number.0, news.mood, glimpse(news.glimpse)?)));
        Some(OpenedMoment {
            step: Version(moment.step),
            news: news.collect(),
            view: view(moment.view)?,
        })
    });
    moments.collect()
}

/// Every event as it is kept, a line each.
fn facts<G: Draws>(chronicle: &Chronicle<G>) -> String {
    let lines = chronicle.facts().into_iter().map(|(step, event, fact)| {
        json!({"step": step.0, "event": event.0, "fact": fact}).to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Every event as the chosen viewer learnt of it, a line each.
fn events<G: Draws>(seen: &[OpenedMoment<G>]) -> String {
    let lines = seen.iter().flat_map(|moment| {
        moment.news.iter().map(|(event, mood, glimpse)| {
            let mood = match mood {
                Mood::Stands => "stands",
                Mood::Undone => "undone",
                Mood::Undoing => "undoing",
            };
            let learnt = format!("{glimpse:?}");
            json!({"step": moment.step.0, "event": event, "how": mood, "learnt": learnt})
                .to_string()
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Every event as a sentence.
fn words<G: Draws>(lang: Lang, chronicle: &Chronicle<G>, seen: &[OpenedMoment<G>]) -> String {
    let mut lines = Vec::new();
    for moment in seen {
        let names = names(chronicle.sitters(moment.step));
        for (_, mood, glimpse) in &moment.news {
            let news = G::news(lang, glimpse, &names);
            lines.push(match mood {
                Mood::Stands | Mood::Undone => news,
                Mood::Undoing => text::say("table-taken-back").with("news", news).tr(lang),
            });
        }
    }
    lines.join("\n")
}

/// People by their letters.
fn names(sitters: &[Option<Player>]) -> Names {
    let name = |seat: &Option<Player>| {
        let player = seat.as_ref();
        player.map_or_else(|| "—".to_owned(), |player| player.name.clone())
    };
    let names: Vec<String> = sitters.iter().map(name).collect();
    Names::new(names.clone(), names)
}

/// Writes a file, and names it.
fn write_file(to: PathBuf, bytes: &[u8]) -> Result<String> {
    std::fs::write(&to, bytes).with_context(|| format!("cannot write {}", to.display()))?;
    Ok(format!("{} ({} bytes)", to.display(), bytes.len()))
}

/// Draws the game after a step.
fn picture<G: Draws>(
    arguments: &Replay,
    chronicle: &Chronicle<G>,
    seen: &[OpenedMoment<G>],
    step: u64,
) -> Result<String> {
    // Where nothing was to be seen of a step, it looked as before.
    let moment = seen.iter().rfind(|moment| moment.step.0 <= step);
    let steps = chronicle.step_count() as u64;
    let moment = moment.filter(|_| step <= steps);
    let moment = moment.ok_or_else(|| anyhow!("step {step} of {steps} has nothing to show"))?;
    let names = names(chronicle.sitters(moment.step));
    let scene = G::scene(&moment.view, Lang::En, &names);
    write_file(
        arguments.output_path(&format!("-{step}.png")),
        &render::png(&scene),
    )
}

/// Draws the whole game as a GIF.
fn film<G: Draws>(
    arguments: &Replay,
    chronicle: &Chronicle<G>,
    seen: &[OpenedMoment<G>],
) -> Result<String> {
    let glances: Vec<Glance<'_, G>> = seen
        .iter()
        .map(|moment| Glance {
            view: &moment.view,
            has_news: !moment.news.is_empty(),
        })
        .collect();
    let last = seen.last().map(|last| last.step).unwrap_or_default();
    let names = names(chronicle.sitters(last));
    let film = render::game_film(&glances, Lang::En, &names);
    write_file(
        arguments.output_path(".gif"),
        &film.context("this game has nothing to show")?,
    )
}
