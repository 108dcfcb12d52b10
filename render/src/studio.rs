//! What is prepared once and used by every picture: the palette, sprites, letters and grounds.
//! It holds nothing that comes from a game's state.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, RwLock};

use crate::backdrop;
use crate::canvas::{Bitmap, Canvas};
use crate::encode::encode;
use crate::font::{Letters, Writing};
use crate::gif::Gif;
use crate::palette::Palette;
use crate::pencil::Pencil;
use crate::piece::Sprite;
use crate::reel::Reel;
use crate::scene::{Scene, Shape, Size, Thing};
use crate::theme::{Face, Ink};

static STUDIO: LazyLock<Studio> = LazyLock::new(Studio::new);

/// How many layouts are remembered, those that were used last: a ground weighs as much as a
/// picture, and few tables are drawn at one time.
const GROUNDS: usize = 12;
/// How many small pictures are kept: an evening of all games needs about a tenth of it.
const KEPT: usize = 4_096;

pub(crate) struct Studio {
    palette: Palette,
    sprites: Shelf<(Sprite, u16), Bitmap>,
    faces: Shelf<Face, Letters>,
    /// The one that was used last stands last.
    grounds: Mutex<Vec<Arc<Ground>>>,
}

/// What all pictures of a layout share.
struct Ground {
    size: Size,
    things: Vec<Thing>,
    canvas: Canvas,
}

/// A drawn picture, not encoded yet.
pub struct Drawing(Canvas);

/// Things that are made at their first use and kept; when there are too many, all are made anew.
struct Shelf<K, V>(RwLock<HashMap<K, Arc<V>>>);

impl<K: Eq + Hash, V> Shelf<K, V> {
    fn new() -> Self {
        Self(RwLock::new(HashMap::new()))
    }

    fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = known.get(&key) {
            return Arc::clone(value);
        }
        drop(known);
        let made = Arc::new(make());
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.clear();
        }
        Arc::clone(known.entry(key).or_insert(made))
    }
}

/// The one studio of the process.
pub(crate) fn studio() -> &'static Studio {
    &STUDIO
}

impl Drawing {
    /// The picture as a PNG.
    pub(crate) fn develop(&self) -> Vec<u8> {
        encode(&self.0, &studio().palette.bytes())
    }

    /// Which of the palette's colours each pixel has.
    #[cfg(test)]
    pub(crate) fn indices(self) -> Vec<u8> {
        self.0.pixels
    }
}

impl Studio {
    fn new() -> Self {
        Self {
            palette: Palette::new(),
            sprites: Shelf::new(),
            faces: Shelf::new(),
            grounds: Mutex::new(Vec::new()),
        }
    }

    /// The scene as palette indices.
    pub(crate) fn paint(&self, scene: &Scene) -> Drawing {
        let mut canvas = self.ground(scene).canvas.clone();
        self.put_all(&mut canvas, scene.things());
        Drawing(canvas)
    }

    /// The reel as an animated GIF.
    pub(crate) fn film(&self, reel: &Reel) -> Vec<u8> {
        let size = reel.frames().first().map(|first| first.scene.size());
        let size = size.unwrap_or(Size {
            width: 1,
            height: 1,
        });
        let mut gif = Gif::new(size.width, size.height, reel.plays());
        for frame in reel.frames() {
            gif.add(self.paint(&frame.scene).0, frame.hundredths, frame.after);
        }
        gif.finish(&self.palette)
    }

    /// The palette's colours, as many as an index may name.
    #[cfg(test)]
    pub(crate) fn colours(&self) -> Vec<[u8; 3]> {
        let bytes = self.palette.bytes();
        let colours = bytes.chunks_exact(3).map(|it| [it[0], it[1], it[2]]);
        colours.chain(std::iter::repeat([0; 3])).take(256).collect()
    }

    /// How wide words are.
    pub(crate) fn width(&self, face: Face, words: &str, room: u16) -> i32 {
        self.letters(face).width(words, room)
    }

    fn letters(&self, face: Face) -> Arc<Letters> {
        self.faces.get(face, || Letters::new(face))
    }

    fn ground(&self, scene: &Scene) -> Arc<Ground> {
        let same =
            |ground: &Arc<Ground>| ground.size == scene.size() && ground.things == scene.ground();
        let known = || self.grounds.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kept = known();
        if let Some(at) = kept.iter().position(same) {
            let ground = kept.remove(at);
            kept.push(Arc::clone(&ground));
            return ground;
        }
        // Others draw in the meantime.
        drop(kept);
        let mut canvas = backdrop::paint(&self.palette, scene.size());
        self.put_all(&mut canvas, scene.ground());
        let made = Arc::new(Ground {
            size: scene.size(),
            things: scene.ground().to_vec(),
            canvas,
        });
        let mut kept = known();
        if kept.len() >= GROUNDS {
            kept.remove(0);
        }
        kept.push(Arc::clone(&made));
        made
    }

    fn put_all(&self, canvas: &mut Canvas, things: &[Thing]) {
        for thing in things {
            self.put(canvas, thing);
        }
    }

    fn put(&self, canvas: &mut Canvas, Thing { at, shape, .. }: &Thing) {
        let palette = &self.palette;
        match shape {
            Shape::Plate { size } => {
                let (fill, edge) = (palette.ink(Ink::Plate), palette.ink(Ink::Line));
                canvas.plate(palette, *at, *size, |_, _| fill, edge);
            }
            Shape::Window { size } => backdrop::window(canvas, palette, *at, *size),
            Shape::Bar { size, ink } => canvas.bar(palette, *at, *size, palette.ink(*ink)),
            Shape::Sprite { sprite, diameter } => {
                let make = || {
                    let mut pencil = Pencil::new(*diameter);
                    sprite.draw(&mut pencil);
                    pencil.finish(palette)
                };
                let bitmap = self.sprites.get((sprite.clone(), *diameter), make);
                canvas.stamp(palette, &bitmap, *at);
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
                for (width, colour) in cased.into_iter().chain([core]) {
                    for pair in points.windows(2) {
                        let (from, to) = (at.by(pair[0].x, pair[0].y), at.by(pair[1].x, pair[1].y));
                        canvas.line(palette, from, to, width, colour);
                    }
                }
            }
            Shape::Words {
                words,
                face,
                ink,
                anchor,
                room,
            } => {
                let writing = Writing {
                    words,
                    anchor: *anchor,
                    room: *room,
                };
                let colour = palette.ink(*ink);
                self.letters(*face)
                    .write(canvas, palette, &writing, *at, colour);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_grounds_are_kept_and_those_that_are_used() {
        let studio = Studio::new();
        let first = Scene::new(10, 10);
        let ground = studio.ground(&first);
        for side in 11..60 {
            studio.ground(&Scene::new(side, side));
            assert!(Arc::ptr_eq(&ground, &studio.ground(&first)), "{side}");
        }
        assert_eq!(studio.grounds.lock().unwrap().len(), GROUNDS);
    }

    #[test]
    fn shelves_do_not_grow_for_ever() {
        let shelf = Shelf::new();
        for nth in 0..KEPT * 2 + 7 {
            assert_eq!(*shelf.get(nth, || nth), nth);
        }
        assert_eq!(shelf.0.read().unwrap().len(), 7);
    }
}
