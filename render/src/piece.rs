//! A small picture that is drawn once and copied for any game. Knows none of them: each game has
//! its own, in its own folder, and what several use are [emblems](crate::emblems).

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::pencil::Pencil;

/// Small pictures of one kind: each value is another one.
pub(crate) trait Figure: fmt::Debug + Copy + Eq + Hash + Send + Sync + 'static {
    /// Draws it.
    fn draw(self, pencil: &mut Pencil);
}

/// A piece of any kind. Two are alike when they are of one type and equal, so that no piece of
/// one game is ever taken for another's.
#[derive(Clone)]
pub struct Sprite(Arc<dyn AnyPiece>);

impl Sprite {
    /// Draws it.
    pub(crate) fn draw(&self, pencil: &mut Pencil) {
        self.0.draw(pencil);
    }
}

impl<P: Figure> From<P> for Sprite {
    fn from(piece: P) -> Self {
        Self(Arc::new(piece))
    }
}

impl fmt::Debug for Sprite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for Sprite {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for Sprite {}

impl Hash for Sprite {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}

/// A piece whose type is forgotten.
trait AnyPiece: fmt::Debug + Send + Sync {
    /// Draws the piece.
    fn draw(&self, pencil: &mut Pencil);
    /// True if both have the same type and value.
    fn equals(&self, other: &dyn AnyPiece) -> bool;
    /// Feeds the type and the value into a hasher.
    fn hash_into(&self, state: &mut dyn Hasher);
    /// This piece as `Any`, to compare its type.
    fn as_any(&self) -> &dyn Any;
}

impl<P: Figure> AnyPiece for P {
    fn draw(&self, pencil: &mut Pencil) {
        Figure::draw(*self, pencil);
    }

    fn equals(&self, other: &dyn AnyPiece) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }

    fn hash_into(&self, mut state: &mut dyn Hasher) {
        self.type_id().hash(&mut state);
        self.hash(&mut state);
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    enum One {
        Star,
        Rocket(u8),
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    enum Other {
        Star,
    }

    impl Figure for One {
        fn draw(self, _: &mut Pencil) {}
    }

    impl Figure for Other {
        fn draw(self, _: &mut Pencil) {}
    }

    #[test]
    fn pieces_differ_by_type_and_variant() {
        let all: [Sprite; 4] = [
            One::Star.into(),
            One::Rocket(1).into(),
            One::Rocket(2).into(),
            Other::Star.into(),
        ];
        let kept: HashSet<Sprite> = all.iter().chain(&all).cloned().collect();
        assert_eq!(kept.len(), all.len());
        assert_eq!(Sprite::from(One::Rocket(2)), all[2]);
    }
}
