//! *Replay*: the journal alone gives the game back. Written down and read again, its events lead to
//! the same views; the state that they lead to decides as the first one did, byte for byte; and
//! without the right seed, any step that drew no chance still comes out the same.

use super::refusal::view;
use super::{Rehearsed, Script, Viewer};
use crate::core::dice::Seed;
use crate::core::turn::propose;

/// Tests the law on one game.
///
/// # Panics
/// When it is broken.
pub fn replay<G: Rehearsed>(script: &Script<G>) {
    let name = format!("{} {}", G::ID, script.number);
    let options = read(&written(&script.options));
    assert_eq!(options, script.options, "{name}: its options are not kept");
    let mut kept = G::new_state(&options, script.seats);
    let wrong = Seed::new([0xEE; 32]);
    script.each_step(|step, before, number| {
        assert_eq!(
            G::pending(&kept),
            G::pending(before),
            "{name}: the journal gives another wait"
        );
        for viewer in Viewer::all(script.seats) {
            assert_eq!(
                view::<G>(&kept, viewer),
                view::<G>(before, viewer),
                "{name}: the journal gives another view"
            );
        }
        let recorded = step.result.as_ref().map(written).map_err(Clone::clone);
        let decided = |seed| {
            propose::<G>(&kept, seed, number, step.cause.clone())
                .map(|proposal| written(&proposal.events))
        };
        assert_eq!(
            decided(&script.seed),
            recorded,
            "{name}: the same step comes out differently"
        );
        // Whether a refused step drew anything is not known.
        if step.result.is_ok() && !step.revealed {
            assert_eq!(
                decided(&wrong),
                recorded,
                "{name}: a step that drew nothing depends on the seed"
            );
        }
        for event in step.result.iter().flatten() {
            let journal = written(event);
            let event: G::Event = read(&journal);
            assert_eq!(written(&event), journal, "{name}: an event is not kept");
            G::apply(&mut kept, &event);
        }
    });
}

fn written<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_string(value) {
        Ok(json) => json,
        Err(error) => panic!("cannot be written: {error}"),
    }
}

fn read<T: serde::de::DeserializeOwned>(json: &str) -> T {
    match serde_json::from_str(json) {
        Ok(value) => value,
        // Without the text: it may hold a secret.
        Err(error) => panic!("cannot be read back: {error}"),
    }
}
