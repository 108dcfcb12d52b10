//! Where a table's chance comes from: the operating system, once, when it is opened.

use games::Seed;
use rand::TryRng;

use crate::fault::Fault;

/// Where the tables' chance comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chance {
    /// The operating system: nobody can guess it.
    #[default]
    System,
    /// The same at every table. Only a sandbox may ask for it, to compare evenings.
    Repeated(u8),
}

impl Chance {
    /// The seed of a new table.
    pub(crate) fn seed(self) -> Result<Seed, Fault> {
        let mut bytes = [0; 32];
        match self {
            Self::Repeated(byte) => bytes.fill(byte),
            Self::System => rand::rngs::SysRng
                .try_fill_bytes(&mut bytes)
                .map_err(|_| Fault::Chance)?,
        }
        Ok(Seed::new(bytes))
    }
}
