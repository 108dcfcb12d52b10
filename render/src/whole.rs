//! A whole game as one film: a frame for each moment, with what changed marked, and few enough of
//! them that people can send it to each other. Where there are too many, what no one would miss
//! goes first: moments of which nothing was told, then every other one.

use text::{Lang, Names};

use crate::reel::{Plays, Reel};
use crate::scene::{Scene, Size};
use crate::{Draws, gif, scene_since};

/// How many bytes a film of a whole game has at most, ordinarily…
pub const ORDINARY: usize = 1_500_000;
/// …and in any case: Discord takes more, but people on the road do not.
pub const LARGEST: usize = 8_000_000;
/// No one watches more frames than that.
const FRAMES: usize = 150;
/// How often it is tried with fewer frames before only the end is shown.
const TRIES: u32 = 6;
/// How long the film takes, in hundredths of a second, and a frame of it at least and at most.
const TOTAL: usize = 6_000;
const LEAST: usize = 25;
const MOST: usize = 150;
/// How long the end stands.
const END: u16 = 500;

/// A moment of a game, for a film.
pub struct Glance<'g, G: Draws> {
    /// What was seen.
    pub view: &'g G::View,
    /// Whether anything was told of it.
    pub told: bool,
}

/// The film of a game from its first moment to its last, as an animated GIF; `None` where there is
/// no moment.
pub fn whole<G: Draws>(glances: &[Glance<'_, G>], lang: Lang, names: &Names) -> Option<Vec<u8>> {
    let mut many = FRAMES;
    for _ in 0..TRIES {
        let kept = kept(glances, many);
        let film = gif(&reel::<G>(&kept, lang, names));
        if film.len() <= ORDINARY || kept.len() <= 2 {
            return (!kept.is_empty() && film.len() <= LARGEST).then_some(film);
        }
        // What is left out between two frames is in the later one, so a little less is kept.
        let fitting = kept.len() * ORDINARY / film.len();
        many = (fitting * 9 / 10).min(kept.len() - 1).max(2);
    }
    let end = glances.last()?;
    Some(gif(&reel::<G>(&[end.view], lang, names)))
}

/// At most so many views, the first and the last among them.
fn kept<'g, G: Draws>(glances: &[Glance<'g, G>], many: usize) -> Vec<&'g G::View> {
    let last = glances.len().saturating_sub(1);
    let mut left: Vec<usize> = (0..glances.len()).collect();
    if left.len() > many {
        left.retain(|at| *at == 0 || *at == last || glances[*at].told);
    }
    if left.len() > many {
        let every = |nth: usize| left[nth * (left.len() - 1) / (many - 1).max(1)];
        left = (0..many).map(every).collect();
    }
    left.into_iter().map(|at| glances[at].view).collect()
}

fn reel<G: Draws>(views: &[&G::View], lang: Lang, names: &Names) -> Reel {
    let before = |at: usize| at.checked_sub(1).map(|before| views[before].clone());
    let scenes = views.iter().enumerate().map(|(at, view)| {
        let before = before(at).filter(|_| at + 1 < views.len());
        scene_since::<G>(view, before.as_slice(), lang, names)
    });
    let scenes: Vec<Scene> = scenes.collect();
    let size = scenes.iter().map(Scene::size).fold(
        Size {
            width: 1,
            height: 1,
        },
        |most, it| Size {
            width: most.width.max(it.width),
            height: most.height.max(it.height),
        },
    );
    let each = (TOTAL / scenes.len().max(1)).clamp(LEAST, MOST);
    let last = scenes.len().saturating_sub(1);
    let mut reel = Reel::new(Plays::Forever);
    for (at, scene) in scenes.into_iter().enumerate() {
        // Below MOST.
        let hundredths = if at == last { END } else { each as u16 };
        reel.show(scene.within(size), hundredths);
    }
    reel
}

#[cfg(test)]
mod tests {
    use games::view_for_everyone;

    use super::*;

    /// No one misses moments of which nothing was told; the beginning and the end are always there.
    fn what_nobody_would_miss_goes_first<G: Draws>() {
        let state = G::found(&G::Options::default(), *G::SEATS.start());
        let views = vec![view_for_everyone::<G>(&state).open(); 10];
        let glances = |told: fn(usize) -> bool| -> Vec<Glance<'_, G>> {
            let glances = views.iter().enumerate();
            glances
                .map(|(at, view)| Glance {
                    view,
                    told: told(at),
                })
                .collect()
        };
        let at = |glances: &[Glance<'_, G>], many| -> Vec<usize> {
            let places = kept(glances, many).into_iter().map(|view| {
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

    macro_rules! in_films_of {
        ($($name:ident: $game:ty,)+) => {$(
            #[test]
            fn $name() {
                what_nobody_would_miss_goes_first::<$game>();
            }
        )+};
    }

    games::each_game!(in_films_of);
}
