//! A disk that is soon full.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// A small disk under a folder; it goes when this does.
pub(crate) struct SmallDisk<P: AsRef<Path>>(P);

impl<P: AsRef<Path>> SmallDisk<P> {
    /// `None` without the right to mount.
    pub(crate) fn under(folder: P, megabytes: u32) -> Option<Self> {
        fs::create_dir_all(&folder).unwrap();
        let size = format!("size={megabytes}m,mode=700");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "houston-small-disk"])
            .arg(folder.as_ref())
            .stderr(Stdio::null())
            .status();
        let mounted = mounted.is_ok_and(|status| status.success());
        mounted.then_some(Self(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.as_ref()
    }

    /// Fills it but for so many bytes.
    pub(crate) fn fill_but(&self, bytes: u64) {
        let file = File::create(self.path().join("ballast")).unwrap();
        fill(&file);
        let size = file.metadata().unwrap().len() / 4096 * 4096;
        file.set_len(size.saturating_sub(bytes)).unwrap();
    }

    /// Fills what was given back since.
    pub(crate) fn fill_up(&self) {
        let ballast = self.path().join("ballast");
        fill(&File::options().append(true).open(ballast).unwrap());
    }

    /// Gives all the room back.
    pub(crate) fn make_room(&self) {
        fs::remove_file(self.path().join("ballast")).unwrap();
    }
}

/// Page by page, until there is no more.
fn fill(mut file: &File) {
    while file.write_all(&[7; 4096]).is_ok() {}
}

impl<P: AsRef<Path>> Drop for SmallDisk<P> {
    fn drop(&mut self) {
        // Lazily: a store may be letting go of it.
        let unmounted = Command::new("umount").arg("-l").arg(self.path()).status();
        assert!(unmounted.unwrap().success());
    }
}
