//! Source of a table's chance: the operating system, once, when it is opened. A daily puzzle's
//! comes from its day (`sessions/src/table/puzzle.rs`).

use games::Seed;
use rand::TryRng;
use sessions::TableSeed;

use crate::app::fault::{Fault, ServeError};

/// Source of the tables' chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chance {
    /// The operating system: it cannot be guessed.
    #[default]
    System,
    /// A seed of this byte, at every table. Only a sandbox may ask for it, to compare evenings.
    Repeated(u8),
}

impl Chance {
    /// Draws the seed of a new table. A sandbox's repeated seed is known beforehand, so it is not
    /// pledged.
    pub(crate) fn table_seed(self) -> Result<TableSeed, ServeError> {
        let mut bytes = [0; 32];
        match self {
            Self::Repeated(byte) => {
                bytes.fill(byte);
                Ok(TableSeed::unpledged(Seed::new(bytes)))
            }
            Self::System => {
                let drawn = rand::rngs::SysRng.try_fill_bytes(&mut bytes);
                drawn.map_err(|_| Fault::Chance)?;
                Ok(TableSeed::pledged(Seed::new(bytes)))
            }
        }
    }
}
