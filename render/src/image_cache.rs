//! Pictures that were developed a moment ago: the same one is not drawn and encoded again. A
//! picture is found here only by its scene, so it tells a viewer nothing that they do not know.

use std::sync::Arc;

use parking_lot::Mutex;

/// The pictures of one kind that were shown last.
pub(crate) struct ImageCache<S> {
    /// The one that was asked for last stands last.
    kept: Mutex<Vec<(S, Arc<[u8]>)>>,
    most: usize,
}

impl<S: Clone + PartialEq> ImageCache<S> {
    /// Cache of so many pictures at most.
    pub(crate) const fn new(most: usize) -> Self {
        Self {
            kept: Mutex::new(Vec::new()),
            most,
        }
    }

    /// The picture of this scene, made only where it is not here.
    pub(crate) fn get(&self, scene: &S, develop: impl FnOnce() -> Vec<u8>) -> Arc<[u8]> {
        let mut known = self.kept.lock();
        if let Some(at) = known.iter().position(|(other, _)| other == scene) {
            let found = known.remove(at);
            let bytes = Arc::clone(&found.1);
            known.push(found);
            return bytes;
        }
        // Others develop theirs in the meantime.
        drop(known);
        let bytes: Arc<[u8]> = develop().into();
        let mut known = self.kept.lock();
        if known.len() >= self.most {
            known.remove(0);
        }
        known.push((scene.clone(), Arc::clone(&bytes)));
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_pictures_are_not_drawn_again() {
        let album = ImageCache::new(3);
        let developed = |scene: u8| {
            let mut made = false;
            let bytes = album.get(&scene, || {
                made = true;
                vec![scene; 2]
            });
            assert_eq!(*bytes, [scene; 2]);
            made
        };
        assert!(developed(1) && developed(2) && developed(3));
        assert!(!developed(1) && !developed(3));
        assert!(developed(4), "it is new");
        assert!(!developed(1) && !developed(3) && !developed(4));
        assert!(developed(2), "it had to make room");
    }
}
