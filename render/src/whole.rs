//! A game as a film: a frame for each moment, with what changed marked, and few enough of them that
//! people can send it to each other. Of a whole game, what no one would miss goes first where there
//! are too many: moments of which nothing was told, then every other one. Its ending alone is
//! short.

use text::{Lang, Names};

use crate::reel::{Plays, Reel};
use crate::scene::{Scene, Size, Thing};
use crate::{Draws, gif, motion, scene_since};

/// Most bytes of a whole game's film, ordinarily…
pub const ORDINARY: usize = 1_500_000;
/// …and in any case: Discord takes more, but people on the road do not.
pub const LARGEST: usize = 8_000_000;
/// No one watches more frames than that.
const FRAMES: usize = 150;
/// Number of tries with fewer frames before only the end is shown.
const TRIES: u32 = 6;
/// Length of the film in hundredths of a second, and the shortest and longest time of a frame.
const TOTAL: usize = 6_000;
const LEAST: usize = 25;
const MOST: usize = 150;
/// Time for which the end stands.
const END: u16 = 500;
/// Most bytes of an ending's film, most frames, and their time: less than four seconds in all.
pub const SHORT: usize = 300_000;
const LAST_FRAMES: usize = 6;
const LAST_EACH: u16 = 45;
const LAST_END: u16 = 120;
/// Number of frames for pieces and lines on their way, the same at the very end, and the time of
/// each.
const STEPS: i32 = 2;
const LAST_STEPS: i32 = 6;
const STEP: u16 = 8;

/// Time for which the picture of an event stands.
const EVENT: u16 = 300;

/// Pace of a film with frames between its moments.
#[derive(Clone, Copy)]
struct Tempo {
    /// Frames between two moments, and between the last two.
    steps: (i32, i32),
    /// Time for which a moment stands, and the last one.
    stands: (u16, u16),
}

/// Pace of an ending's film.
const LAST_TEMPO: Tempo = Tempo {
    steps: (STEPS, LAST_STEPS),
    stands: (LAST_EACH - STEP * STEPS as u16, LAST_END),
};
/// Pace of a film of what players did not see yet.
const NEW_TEMPO: Tempo = Tempo {
    steps: (LAST_STEPS, LAST_STEPS),
    stands: (LAST_EACH, LAST_END),
};

/// A moment of a game, for a film.
pub struct Glance<'g, G: Draws> {
    /// The view at that moment.
    pub view: &'g G::View,
    /// True if people were told of it.
    pub has_news: bool,
}

/// The film of a game from its first moment to its last, as an animated GIF; `None` where there is
/// no moment.
pub fn game_film<G: Draws>(
    glances: &[Glance<'_, G>],
    lang: Lang,
    names: &Names,
) -> Option<Vec<u8>> {
    let mut many = FRAMES;
    for _ in 0..TRIES {
        let kept = sample_views(glances, many);
        let film = film::<G>(&kept, lang, names);
        if film.len() <= ORDINARY || kept.len() <= 2 {
            return (!kept.is_empty() && film.len() <= LARGEST).then_some(film);
        }
        // What is left out between two frames is in the later one, so a little less is kept.
        let fitting = kept.len() * ORDINARY / film.len();
        many = (fitting * 9 / 10).min(kept.len() - 1).max(2);
    }
    let end = glances.last()?;
    Some(film::<G>(&[end.view], lang, names))
}

/// The last moments of a game, to its last one, which then stays; `None` where there is no moment.
pub fn ending_film<G: Draws>(
    glances: &[Glance<'_, G>],
    lang: Lang,
    names: &Names,
) -> Option<Vec<u8>> {
    let last = glances.len().checked_sub(1)?;
    let with_news = glances[..last].iter().filter(|glance| glance.has_news);
    let mut kept: Vec<&G::View> = with_news.map(|glance| glance.view).collect();
    kept.push(glances[last].view);
    kept.drain(..kept.len().saturating_sub(LAST_FRAMES));
    loop {
        let film = gif(&reel(
            moving::<G>(&kept, LAST_TEMPO, lang, names),
            Plays::Once,
        ));
        if film.len() <= SHORT || kept.len() < 2 {
            return Some(film);
        }
        kept.remove(0);
    }
}

/// Film of an event, and of what moved from each of these views to the next, which comes to rest on
/// a picture of the last; `None` where there was nothing.
pub(crate) fn film_of_moves<G: Draws>(
    (event, views): (Option<Scene>, &[G::View]),
    rest: impl FnOnce() -> Scene,
    lang: Lang,
    names: &Names,
) -> Option<Reel> {
    let before_the_end = views.last().and_then(G::before_the_count);
    let mut views: Vec<&G::View> = views.iter().collect();
    let at = views.len().saturating_sub(1);
    views.splice(at..at, &before_the_end);
    let mut frames = moving::<G>(&views, NEW_TEMPO, lang, names);
    if frames.len() <= views.len() {
        frames.clear();
    }
    if frames.is_empty() && event.is_none() {
        return None;
    }
    frames.pop();
    let rest = rest();
    let event = event.map(|scene| (G::event_within(scene, &rest), EVENT));
    let frames = event.into_iter().chain(frames);
    let frames = frames.chain([(rest, LAST_END)]).collect();
    Some(reel(frames, Plays::Once))
}

/// At most so many views, the first and the last among them.
fn sample_views<'g, G: Draws>(glances: &[Glance<'g, G>], many: usize) -> Vec<&'g G::View> {
    let last = glances.len().saturating_sub(1);
    let mut left: Vec<usize> = (0..glances.len()).collect();
    if left.len() > many {
        left.retain(|at| *at == 0 || *at == last || glances[*at].has_news);
    }
    if left.len() > many {
        let every = |nth: usize| left[nth * (left.len() - 1) / (many - 1).max(1)];
        left = (0..many).map(every).collect();
    }
    left.into_iter().map(|at| glances[at].view).collect()
}

/// The film of these views, the last one shown longest.
fn film<G: Draws>(views: &[&G::View], lang: Lang, names: &Names) -> Vec<u8> {
    // Below MOST.
    let each = (TOTAL / views.len().max(1)).clamp(LEAST, MOST) as u16;
    let scenes = scenes::<G>(views, lang, names).into_iter();
    let frames = scenes.enumerate().map(|(at, scene)| {
        let is_last = at + 1 == views.len();
        (scene, if is_last { END } else { each })
    });
    gif(&reel(frames.collect(), Plays::Forever))
}

/// Scenes with frames between them in which things move from one to the next.
fn moving<G: Draws>(
    views: &[&G::View],
    tempo: Tempo,
    lang: Lang,
    names: &Names,
) -> Vec<(Scene, u16)> {
    let mut frames = Vec::new();
    for (at, scene) in scenes::<G>(views, lang, names).into_iter().enumerate() {
        let is_last = at + 1 == views.len();
        let (steps, stands) = match is_last {
            true => (tempo.steps.1, tempo.stands.1),
            false => (tempo.steps.0, tempo.stands.0),
        };
        if let Some(before) = at.checked_sub(1) {
            let (before, now) = (views[before], views[at]);
            let scenes = [before, now].map(|view| G::scene(view, lang, names));
            let way = |piece: &Thing| G::way_between(before, now, piece);
            let between = motion::between(&scenes[0], &scenes[1], (G::MOTION, steps), way);
            frames.extend(between.into_iter().map(|scene| (scene, STEP)));
        }
        frames.push((scene, stands));
    }
    frames
}

/// Scenes of all moments, each with a mark around what changed since the one before, but for the
/// last.
fn scenes<G: Draws>(views: &[&G::View], lang: Lang, names: &Names) -> Vec<Scene> {
    let before = |at: usize| at.checked_sub(1).map(|before| views[before].clone());
    let scenes = views.iter().enumerate().map(|(at, view)| {
        let before = before(at).filter(|_| at + 1 < views.len());
        scene_since::<G>(view, before.as_slice(), lang, names)
    });
    scenes.collect()
}

/// Reel of these scenes, each shown for so many hundredths of a second.
fn reel(frames: Vec<(Scene, u16)>, plays: Plays) -> Reel {
    let size = frames.iter().map(|(scene, _)| scene.size()).fold(
        Size {
            width: 1,
            height: 1,
        },
        |most, it| Size {
            width: most.width.max(it.width),
            height: most.height.max(it.height),
        },
    );
    let mut reel = Reel::new(plays);
    for (scene, hundredths) in frames {
        reel.show(scene.within(size), hundredths);
    }
    reel
}

#[cfg(test)]
mod tests {
    use games::laws::{Rehearsed, rehearse};
    use games::view_for_everyone;

    use super::*;
    use crate::renderer::film::Film;

    /// No one misses moments of which nothing was told; the beginning and the end are always there.
    fn what_nobody_would_miss_goes_first<G: Draws>() {
        let state = G::new_state(&G::Options::default(), *G::SEATS.start());
        let views = vec![view_for_everyone::<G>(&state).open(); 10];
        let glances = |has_news: fn(usize) -> bool| -> Vec<Glance<'_, G>> {
            let glances = views.iter().enumerate();
            glances
                .map(|(at, view)| Glance {
                    view,
                    has_news: has_news(at),
                })
                .collect()
        };
        let at = |glances: &[Glance<'_, G>], many| -> Vec<usize> {
            let places = sample_views(glances, many).into_iter().map(|view| {
                let same = |it: &&_| std::ptr::eq(*it, view);
                views.iter().position(|it| same(&it)).unwrap()
            });
            places.collect()
        };
        let few = glances(|at| at % 3 == 0);
        assert_eq!(at(&few, 10), (0..10).collect::<Vec<_>>());
        assert_eq!(at(&few, 9), [0, 3, 6, 9]);
        assert_eq!(at(&few, 2), [0, 9]);
        assert_eq!(at(&glances(|_| true), 4), [0, 3, 6, 9]);
        assert_eq!(at(&glances(|_| false), 5), [0, 9]);
    }

    /// The last moments of a game by dice, and then its end stays.
    fn endings_are_short<G: Draws + Rehearsed>() {
        let script = rehearse::<G>(3);
        let mut state = G::new_state(&script.options, script.seats);
        let mut views = Vec::new();
        for event in script
            .steps
            .iter()
            .flat_map(|step| step.result.iter().flatten())
        {
            G::apply(&mut state, event);
            views.push(view_for_everyone::<G>(&state).open());
        }
        let glances = views.iter().map(|view| Glance {
            view,
            has_news: true,
        });
        let glances: Vec<Glance<'_, G>> = glances.collect();
        let names = Names::new(Vec::new(), Vec::new());
        let bytes = ending_film(&glances, Lang::En, &names).unwrap();
        assert!(bytes.len() <= SHORT, "{}", bytes.len());
        let film = Film::read(&bytes);
        let long: u64 = film.frames.iter().map(|it| it.hundredths).sum();
        assert!(long <= 400, "{long}");
        let most = LAST_FRAMES + (LAST_FRAMES - 2) * STEPS as usize + LAST_STEPS as usize;
        assert!((2..=most).contains(&film.frames.len()) && !film.repeats);
    }

    macro_rules! in_films_of {
        ($($name:ident: $game:ty,)+) => {$(
            #[test]
            fn $name() {
                what_nobody_would_miss_goes_first::<$game>();
                endings_are_short::<$game>();
            }
        )+};
    }

    games::each_game!(in_films_of);
}
