//! Covers, the front door and the pictures of the documents, as they were written down.

mod shown;
mod written;

use std::path::Path;

use games::interceptor::Interceptor;
use games::terre_lune::TerreLune;
use text::Lang;
use written::{check_pixels, check_scene, decoded};

#[test]
fn covers_match_snapshots() {
    check_pixels("door", &render::front_door(Lang::Fr));
    check_scene("cover", &render::cover::<Interceptor>(Lang::En, 2, 6));
    check_pixels("cover", &render::cover::<TerreLune>(Lang::Fr, 1, 4));
}

#[test]
fn pictures_in_docs_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    for (name, drawn) in shown::shown() {
        let path = folder.join(name);
        let there = std::fs::read(&path).unwrap_or_default();
        let same = match name.ends_with(".png") {
            true => !there.is_empty() && decoded(&there) == decoded(&drawn),
            false => there == drawn,
        };
        assert!(
            same,
            "{} is not what is drawn now: cargo run -p render --example pictures",
            path.display()
        );
    }
}
