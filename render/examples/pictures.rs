//! Writes the README's pictures and replay, and the bot's own avatar and banner, into
//! `docs/pictures`.

#[path = "../tests/shown/mod.rs"]
mod shown;

use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    std::fs::create_dir_all(&folder)?;
    for (name, picture) in shown::shown() {
        std::fs::write(folder.join(name), picture)?;
    }
    Ok(())
}
