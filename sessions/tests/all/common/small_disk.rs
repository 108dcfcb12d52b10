//! A disk that is soon full.

/// A small disk of its own; it goes when this does. `None` without the right to mount.
pub(crate) struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    pub(crate) fn of(megabytes: u32) -> Option<Self> {
        let dir = tempfile::tempdir().unwrap();
        let size = format!("size={megabytes}m,mode=700");
        let mounted = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "houston-small-disk"])
            .arg(dir.path())
            .stderr(std::process::Stdio::null())
            .status();
        mounted
            .is_ok_and(|status| status.success())
            .then(|| Self(dir))
    }

    pub(crate) fn path(&self) -> &std::path::Path {
        self.0.path()
    }

    /// Fills the disk but for so many bytes.
    pub(crate) fn fill_but(&self, bytes: u64) {
        use std::io::Write;
        let ballast = self.path().join("ballast");
        let mut file = std::fs::File::create(&ballast).unwrap();
        // Page by page, until there is no more.
        while file.write_all(&[7; 4096]).is_ok() {}
        let size = file.metadata().unwrap().len() / 4096 * 4096;
        file.set_len(size.saturating_sub(bytes)).unwrap();
    }

    /// Gives all the room back.
    pub(crate) fn make_room(&self) {
        std::fs::remove_file(self.path().join("ballast")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: a store may be letting go of it.
        let unmounted = std::process::Command::new("umount")
            .arg("-l")
            .arg(self.path())
            .status();
        assert!(unmounted.unwrap().success());
    }
}
