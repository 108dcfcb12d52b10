//! The file that a log lies in, as little as the log needs of it, so that tests can let it fail.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

/// A file.
pub(crate) trait Disk: Send {
    /// Writes all bytes at a place.
    fn write_at(&mut self, bytes: &[u8], at: u64) -> io::Result<()>;
    /// Cuts the file to a length.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Returns when a power cut would not lose what was written.
    fn sync(&mut self) -> io::Result<()>;
}

impl Disk for File {
    fn write_at(&mut self, bytes: &[u8], at: u64) -> io::Result<()> {
        self.write_all_at(bytes, at)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}
