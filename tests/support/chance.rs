//! Chance with a seed that a failed test tells, so that it can be tried again.

/// SplitMix64.
pub(crate) struct Chance(u64);

impl Chance {
    /// From `HOUSTON_CRASH_SEED`, or new.
    pub(crate) fn begin() -> Self {
        let seed = match std::env::var("HOUSTON_CRASH_SEED") {
            Ok(seed) => seed.parse().expect("a number"),
            Err(_) => {
                let now = std::time::SystemTime::now();
                let since = now.duration_since(std::time::UNIX_EPOCH).unwrap();
                since.as_nanos() as u64
            }
        };
        println!("HOUSTON_CRASH_SEED={seed}");
        Self(seed)
    }

    /// The same each time.
    pub(crate) const fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }

    /// The index of one of so many.
    pub(crate) fn index(&mut self, many: usize) -> usize {
        self.below(many as u64) as usize
    }

    /// Once in so many times.
    pub(crate) fn one_in(&mut self, many: u64) -> bool {
        self.below(many) == 0
    }
}
