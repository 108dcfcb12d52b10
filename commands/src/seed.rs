//! Where a table's chance comes from: the operating system, once, when it is opened.

use games::Seed;
use rand::TryRng;

use crate::app::Fault;

/// A seed that nobody can guess.
pub fn fresh() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    rand::rngs::SysRng
        .try_fill_bytes(&mut bytes)
        .map_err(|_| Fault::Chance)?;
    Ok(Seed::new(bytes))
}
