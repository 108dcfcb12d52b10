//! Writes the pictures of the README and the bot's own into `docs/pictures`.

#[path = "../tests/shown/mod.rs"]
mod shown;

use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    std::fs::create_dir_all(&folder)?;
    for (name, picture) in shown::shown() {
        std::fs::write(folder.join(format!("{name}.png")), picture)?;
    }
    Ok(())
}
