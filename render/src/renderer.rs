//! The renderer: palette, sprites, letters and grounds, prepared once and used by every picture.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock};

use parking_lot::{Mutex, RwLock};

use crate::backdrop;
use crate::canvas::{Bitmap, Canvas};
use crate::encode::encode;
use crate::font::{Letters, Writing};
use crate::geometry::Scale;
use crate::gif::Gif;
use crate::palette::Palette;
use crate::pencil::Pencil;
use crate::piece::Sprite;
use crate::reel::Reel;
use crate::scene::{Point, Scene, Shape, Size, Thing};
use crate::theme::{Face, Ink};
use crate::world::World;

static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// Number of layouts that are remembered, those that were used last: a ground weighs as much as a
/// picture, and few tables are drawn at one time.
const GROUNDS: usize = 12;
/// Number of small pictures that are kept: an evening of all games needs about a tenth of it.
const KEPT: usize = 4_096;
/// A film is no wider: a phone shows half of that, and each frame weighs half of what it would.
const WIDEST_FILM: u16 = 720;

/// From this diameter on the edges of a piece are looked at, in a film as well.
const LOOKED_AT: u16 = 160;

pub(crate) struct Renderer {
    /// By the names of their worlds.
    palettes: MadeOnce<&'static str, Palettes>,
    sprites: MadeOnce<(Sprite, u16, Edges, &'static str), Bitmap>,
    faces: MadeOnce<Face, Letters>,
    /// The one that was used last stands last.
    grounds: Mutex<Vec<Arc<SharedGround>>>,
}

/// Palettes of a world.
struct Palettes {
    fine: Palette,
    /// For films that are made smaller.
    coarse: Palette,
}

/// Scale and edges of a scene.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    scale: Scale,
    edges: Edges,
}

/// Edges of pieces: fading into what they lie on, or hard.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Edges {
    Soft,
    /// A film that is made smaller: its pieces move on before anyone looks at their edges, and
    /// weigh a third less.
    Hard,
}

impl Look {
    const STILL: Self = Self {
        scale: Scale::WHOLE,
        edges: Edges::Soft,
    };

    /// Look of a film whose scenes are so wide.
    fn film(width: u16) -> Self {
        if width <= WIDEST_FILM {
            return Self::STILL;
        }
        Self {
            scale: Scale::within(width, WIDEST_FILM),
            edges: Edges::Hard,
        }
    }
}

/// Pixels that all pictures of a layout share.
struct SharedGround {
    size: Size,
    look: Look,
    world: &'static World,
    things: Vec<Thing>,
    canvas: Canvas,
}

/// A drawn picture, not encoded yet.
pub struct Drawing {
    canvas: Canvas,
    world: &'static World,
}

/// Things that are made at their first use and kept; when there are too many, all are made again.
struct MadeOnce<K, V>(RwLock<HashMap<K, Arc<V>>>);

impl<K: Eq + Hash, V> MadeOnce<K, V> {
    fn new() -> Self {
        Self(RwLock::new(HashMap::new()))
    }

    /// The value of a key, made the first time it is asked for.
    fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        let known = self.0.read();
        if let Some(value) = known.get(&key) {
            return Arc::clone(value);
        }
        drop(known);
        let made = Arc::new(make());
        let mut known = self.0.write();
        if known.len() >= KEPT {
            known.clear();
        }
        Arc::clone(known.entry(key).or_insert(made))
    }
}

/// The process's one renderer.
pub(crate) fn renderer() -> &'static Renderer {
    &RENDERER
}

/// Number of things with which each scene of a film begins: they are drawn once for all of them.
/// None where their grounds differ.
fn shared_things(reel: &Reel) -> usize {
    let mut scenes = reel.frames().iter().map(|frame| &frame.scene);
    let Some(first) = scenes.next() else { return 0 };
    let shared = scenes.map(|scene| {
        if scene.ground() != first.ground() {
            return 0;
        }
        let things = scene.things().iter().zip(first.things());
        things.take_while(|(one, other)| one == other).count()
    });
    shared.min().unwrap_or(0)
}

impl Drawing {
    /// The picture as a PNG.
    pub(crate) fn develop(&self) -> Vec<u8> {
        encode(&self.canvas, &renderer().palettes(self.world).fine.bytes())
    }

    /// Index of each pixel's colour in the palette.
    #[cfg(test)]
    pub(crate) fn indices(self) -> Vec<u8> {
        self.canvas.pixels
    }
}

impl Renderer {
    /// Renderer with empty caches.
    fn new() -> Self {
        Self {
            palettes: MadeOnce::new(),
            sprites: MadeOnce::new(),
            faces: MadeOnce::new(),
            grounds: Mutex::new(Vec::new()),
        }
    }

    /// The scene as palette indices.
    pub(crate) fn paint(&self, scene: &Scene) -> Drawing {
        Drawing {
            canvas: self.draw(scene, Look::STILL),
            world: scene.world(),
        }
    }

    /// The palettes of a world, made when its first picture is drawn.
    fn palettes(&self, world: &'static World) -> Arc<Palettes> {
        self.palettes.get(world.name, || {
            let fine = Palette::new(world);
            let coarse = fine.coarse();
            Palettes { fine, coarse }
        })
    }

    fn draw(&self, scene: &Scene, look: Look) -> Canvas {
        let mut canvas = self.ground(scene, look).canvas.clone();
        self.draw_all(&mut canvas, scene.things(), (look, scene.world()));
        canvas
    }

    /// The reel as an animated GIF.
    pub(crate) fn film(&self, reel: &Reel) -> Vec<u8> {
        let nothing = Scene::new(1, 1);
        let first = reel.frames().first().map_or(&nothing, |first| &first.scene);
        let size = first.size();
        let look = Look::film(size.width);
        let size = look.scale.size(size);
        let mut gif = Gif::new(size.width, size.height, reel.plays());
        let shared = shared_things(reel);
        let mut under = None;
        for frame in reel.frames() {
            let scene = &frame.scene;
            let (same, own) = scene.things().split_at(shared);
            let mut canvas = match &under {
                Some(canvas) => Canvas::clone(canvas),
                None => {
                    let mut canvas = self.ground(scene, look).canvas.clone();
                    self.draw_all(&mut canvas, same, (look, scene.world()));
                    if shared > 0 {
                        under = Some(canvas.clone());
                    }
                    canvas
                }
            };
            self.draw_all(&mut canvas, own, (look, scene.world()));
            gif.add(canvas, frame.hundredths, frame.after);
        }
        gif.finish(&self.palettes(first.world()).fine)
    }

    /// A world's colours, as many as an index may name.
    #[cfg(test)]
    pub(crate) fn colours(&self, world: &'static World) -> Vec<[u8; 3]> {
        let bytes = self.palettes(world).fine.bytes();
        let colours = bytes.chunks_exact(3).map(|it| [it[0], it[1], it[2]]);
        colours.chain(std::iter::repeat([0; 3])).take(256).collect()
    }

    /// Width of words.
    pub(crate) fn width(&self, face: Face, words: &str, room: u16) -> i32 {
        self.letters(face).width(words, room)
    }

    fn letters(&self, face: Face) -> Arc<Letters> {
        self.faces.get(face, || Letters::new(face))
    }

    /// The still part of a scene, drawn once for all scenes that share it.
    fn ground(&self, scene: &Scene, look: Look) -> Arc<SharedGround> {
        let same = |ground: &Arc<SharedGround>| {
            (ground.size, ground.look) == (scene.size(), look)
                && ground.world == scene.world()
                && ground.things == scene.ground()
        };
        let mut kept = self.grounds.lock();
        if let Some(at) = kept.iter().position(same) {
            let ground = kept.remove(at);
            kept.push(Arc::clone(&ground));
            return ground;
        }
        // Others draw in the meantime.
        drop(kept);
        let world = scene.world();
        let mut canvas = backdrop::paint(&self.palettes(world).fine, scene, look.scale);
        self.draw_all(&mut canvas, scene.ground(), (look, world));
        let made = Arc::new(SharedGround {
            size: scene.size(),
            look,
            world,
            things: scene.ground().to_vec(),
            canvas,
        });
        let mut kept = self.grounds.lock();
        if kept.len() >= GROUNDS {
            kept.remove(0);
        }
        kept.push(Arc::clone(&made));
        made
    }

    /// Draws things one over the other.
    fn draw_all(&self, canvas: &mut Canvas, things: &[Thing], dress: (Look, &'static World)) {
        let palettes = self.palettes(dress.1);
        let palette = match dress.0.edges {
            Edges::Soft => &palettes.fine,
            Edges::Hard => &palettes.coarse,
        };
        for thing in things {
            self.draw_thing(canvas, thing, palette, dress);
        }
    }

    /// Draws one thing of a scene.
    fn draw_thing(
        &self,
        canvas: &mut Canvas,
        Thing { at, shape, .. }: &Thing,
        palette: &Palette,
        (Look { scale, edges }, world): (Look, &'static World),
    ) {
        let here = scale.point(*at);
        match shape {
            Shape::Plate { size } => {
                let (fill, edge) = (palette.ink(Ink::Plate), palette.ink(Ink::Line));
                canvas.plate(palette, here, scale.size(*size), fill, edge);
            }
            Shape::Window { size } => {
                backdrop::window(canvas, palette, here, scale.size(*size));
            }
            Shape::Bar { size, ink } => {
                canvas.bar(here, scale.size(*size), palette.ink(*ink));
            }
            Shape::Card { size, corner, ink } => {
                let corner = scale.side((*corner).into()).into();
                canvas.card(palette, here, scale.size(*size), corner, palette.ink(*ink));
            }
            Shape::Disc { radius, ink } => {
                let radius = f32::from(*radius) * scale.share();
                canvas.round(palette, here, (0.0, radius), palette.ink(*ink));
            }
            Shape::Ring { radius, width, ink } => {
                let [radius, width] = [radius, width].map(|it| f32::from(*it) * scale.share());
                let reach = ((radius - width).max(0.0), radius);
                canvas.round(palette, here, reach, palette.ink(*ink));
            }
            Shape::Area { points, ink } => {
                // Between four pixels, where bars and sprites begin as well.
                let corners = points.iter().map(|it| scale.exact(at.offset(it.x, it.y)));
                let corners: Vec<_> = corners.collect();
                canvas.area(palette, &corners, palette.ink(*ink));
            }
            Shape::Sprite { sprite, diameter } => {
                let diameter = scale.side(*diameter);
                let make = || {
                    let mut pencil = Pencil::new(diameter, world);
                    if edges == Edges::Hard && diameter < LOOKED_AT {
                        pencil.harden();
                    }
                    sprite.draw(&mut pencil);
                    pencil.finish(palette)
                };
                let bitmap = self
                    .sprites
                    .get((sprite.clone(), diameter, edges, world.name), make);
                canvas.stamp(palette, &bitmap, here);
            }
            Shape::Stroke {
                points,
                ink,
                weight,
            } => {
                let night = palette.ink(Ink::Night);
                let cased = (weight.casing() > 0.0)
                    .then_some((weight.width() + 2.0 * weight.casing(), night));
                let core = (weight.width(), palette.ink(*ink));
                let pieces = pieces(points, weight.growth());
                for (width, colour) in cased.into_iter().chain([core]) {
                    for (from, to, (grown, more)) in &pieces {
                        let [from, to] = [from, to].map(|it| scale.point(at.offset(it.x, it.y)));
                        let widths = ((width + grown) * scale.share(), more * scale.share());
                        canvas.line(palette, (from, to), widths, colour);
                    }
                }
            }
            Shape::Glow {
                points,
                ink,
                width,
                eighths,
            } => {
                let points = points.iter().map(|it| scale.point(at.offset(it.x, it.y)));
                let points: Vec<_> = points.collect();
                let width = f32::from(*width) * scale.share();
                canvas.glow(palette, &points, width, (palette.ink(*ink), *eighths));
            }
            Shape::Words {
                words,
                face,
                ink,
                anchor,
                room,
            } => {
                let face = Face {
                    // Rather smaller than out of their room, which has a pixel more for the same
                    // reason.
                    size: (f32::from(face.size) * scale.share()) as u8,
                    ..*face
                };
                let writing = Writing {
                    words,
                    anchor: *anchor,
                    room: scale
                        .side(*room)
                        .saturating_add(u16::from(scale != Scale::WHOLE)),
                };
                let colour = palette.ink(*ink);
                self.letters(face)
                    .write(canvas, palette, &writing, here, colour);
            }
        }
    }
}

/// The straight pieces of a line: by how much each is thicker where it begins, and how much more
/// where it ends.
fn pieces(points: &[Point], (by, most): (f32, f32)) -> Vec<(Point, Point, (f32, f32))> {
    let mut gone = 0.0;
    let pieces = points.windows(2).map(|pair| {
        let (from, to) = (pair[0], pair[1]);
        let grown = (gone * by).min(most);
        gone += ((to.x - from.x) as f32).hypot((to.y - from.y) as f32);
        (from, to, (grown, (gone * by).min(most) - grown))
    });
    pieces.collect()
}

#[cfg(test)]
#[path = "../tests/film/mod.rs"]
pub(crate) mod film;

#[cfg(test)]
mod tests {
    use text::{Lang, Names};

    use super::film::Film;
    use super::*;
    use crate::reel::Plays;

    #[test]
    fn recently_used_grounds_are_cached() {
        let renderer = Renderer::new();
        let first = Scene::new(10, 10);
        let ground = renderer.ground(&first, Look::STILL);
        for side in 11..60 {
            renderer.ground(&Scene::new(side, side), Look::STILL);
            let again = renderer.ground(&first, Look::STILL);
            assert!(Arc::ptr_eq(&ground, &again), "{side}");
        }
        assert_eq!(renderer.grounds.lock().len(), GROUNDS);
    }

    /// A film holds only what changes in a frame, yet shows the whole scene.
    #[test]
    fn films_show_every_scene_completely() {
        let renderer = renderer();
        let scenes = crate::rehearsals(Lang::Fr, &Names::new(Vec::new(), Vec::new()));
        let sizes: Vec<Size> = scenes.iter().map(|(_, scene)| scene.size()).collect();
        let mut compared = 0;
        for (nth, size) in sizes.iter().enumerate() {
            if sizes[..nth].contains(size) {
                continue;
            }
            let world = scenes[nth].1.world();
            let mut alike: Vec<_> = scenes
                .iter()
                .filter(|(_, scene)| scene.size() == *size)
                .collect();
            alike.retain(|(_, scene)| scene.world() == world);
            let mut reel = Reel::new(Plays::Once);
            for (nth, (_, scene)) in alike.into_iter().take(12).enumerate() {
                // Some go again, one and two in a row.
                match nth % 5 {
                    1 | 3 | 4 => reel.flash(scene.clone(), 10),
                    _ => reel.show(scene.clone(), 10),
                }
            }
            let bytes = renderer.film(&reel);
            let film = Film::read(&bytes);
            let look = Look::film(size.width);
            let table = &bytes[13..];
            let colours = renderer.palettes(world).fine.bytes();
            for (frame, shown) in reel.frames().iter().zip(&film.frames) {
                let canvas = renderer.draw(&frame.scene, look);
                let wanted = canvas
                    .pixels
                    .iter()
                    .map(|at| &colours[3 * usize::from(*at)..][..3]);
                let seen = shown
                    .pixels
                    .iter()
                    .map(|at| &table[3 * usize::from(*at)..][..3]);
                assert!(wanted.eq(seen), "{size:?}");
                compared += 1;
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn caches_are_bounded() {
        let shelf = MadeOnce::new();
        for nth in 0..KEPT * 2 + 7 {
            assert_eq!(*shelf.get(nth, || nth), nth);
        }
        assert_eq!(shelf.0.read().len(), 7);
    }
}
