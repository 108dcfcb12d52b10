//! A picture that moves: scenes over one ground, each shown for a while. Never holds a pixel.

use crate::scene::Scene;

/// A moment, in hundredths of a second.
const MOMENT: u16 = 100;

/// A picture that moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reel {
    frames: Vec<Frame>,
    plays: Plays,
}

/// Number of times that a reel is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Plays {
    /// Again and again.
    #[default]
    Forever,
    /// Once; then its last scene stays.
    Once,
    /// Twice; then its last scene stays.
    Twice,
}

/// End of a scene's time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum After {
    /// The scene stays, and the next one is laid over it.
    #[default]
    Stays,
    /// The scene is taken away again, and the next one is laid over what it covered. A picture that
    /// returns often weighs little then.
    Goes,
}

/// A scene, and how long it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Scenes in their order, all of one size.
    pub scene: Scene,
    /// In hundredths of a second.
    pub hundredths: u16,
    /// Ending of the scene's time.
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

    /// The reel, and then the frames of another, if there is one.
    #[must_use]
    pub fn followed_by(mut self, next: Option<Self>) -> Self {
        self.frames
            .extend(next.into_iter().flat_map(|it| it.frames));
        self
    }

    /// The reel, whose last scene stays for a moment, and then this one.
    #[must_use]
    pub fn before(mut self, scene: Scene) -> Self {
        if let Some(last) = self.frames.last_mut() {
            last.hundredths = MOMENT;
        }
        self.show(scene, MOMENT);
        self
    }

    /// The reel, shown again and again.
    #[must_use]
    pub fn forever(self) -> Self {
        let plays = Plays::Forever;
        Self { plays, ..self }
    }

    /// Number of times that the reel is shown.
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

    /// Appends a frame.
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

    /// Frames of the reel.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }
}
