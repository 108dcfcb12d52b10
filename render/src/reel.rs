//! A picture that moves: scenes over one ground, each shown for a while. Never holds a pixel.

use crate::scene::Scene;

/// A picture that moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reel {
    frames: Vec<Frame>,
    plays: Plays,
}

/// How often a reel is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Plays {
    /// Again and again.
    #[default]
    Forever,
    /// Once; then its last scene stays.
    Once,
}

/// What becomes of a scene when its time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum After {
    /// It stays, and the next one is laid over it.
    #[default]
    Stays,
    /// It is taken away again: what it covered is seen, and the next one is laid over that. What
    /// returns often weighs little then.
    Goes,
}

/// A scene, and how long it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What is shown. All scenes of a reel have one size.
    pub scene: Scene,
    /// In hundredths of a second.
    pub hundredths: u16,
    /// What becomes of it then.
    pub after: After,
}

impl Reel {
    /// A reel without any scene yet, that is shown so often.
    pub const fn new(plays: Plays) -> Self {
        Self {
            frames: Vec::new(),
            plays,
        }
    }

    /// How often it is shown.
    pub const fn plays(&self) -> Plays {
        self.plays
    }

    /// Adds a scene at the end that stays; one of another size than the first is left out.
    pub fn show(&mut self, scene: Scene, hundredths: u16) {
        self.add(scene, hundredths, After::Stays);
    }

    /// Adds a scene at the end that goes again; one of another size than the first is left out.
    pub(crate) fn flash(&mut self, scene: Scene, hundredths: u16) {
        self.add(scene, hundredths, After::Goes);
    }

    fn add(&mut self, scene: Scene, hundredths: u16, after: After) {
        let first = self.frames.first();
        if first.is_none_or(|first| first.scene.size() == scene.size()) {
            self.frames.push(Frame {
                scene,
                hundredths,
                after,
            });
        }
    }

    /// Its frames.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }
}
