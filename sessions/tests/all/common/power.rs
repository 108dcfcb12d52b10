//! A disk that loses its power: a file system in an image, and the image copied as it is, without
//! what only the system's memory held. A process goes on from the copy, as after a cut.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What is never synced. Without this a cut would prove nothing.
const WITNESS: &str = "never-synced";

/// How long a process may take to be stopped, and to let go of the disk when it was killed.
const PATIENCE: Duration = Duration::from_secs(20);

/// A disk under a folder; it goes when this does.
pub(crate) struct Disk {
    folder: PathBuf,
    dir: tempfile::TempDir,
    cuts: u32,
}

impl Disk {
    /// `None` without the right to mount.
    pub(crate) fn under(folder: PathBuf) -> Option<Self> {
        let disk = Self {
            folder,
            dir: tempfile::tempdir().unwrap(),
            cuts: 0,
        };
        fs::create_dir_all(&disk.folder).unwrap();
        let image = disk.image();
        fs::File::create(&image).unwrap().set_len(96 << 20).unwrap();
        let made = run("mkfs.ext4", &["-q", "-F", image.to_str().unwrap()]);
        let mounted = made && mount(&image, &disk.folder);
        mounted.then_some(disk)
    }

    fn image(&self) -> PathBuf {
        self.dir.path().join(format!("disk {}.img", self.cuts))
    }

    /// Cuts the power of this process, which is ended like that. What lies in the folder then is
    /// what was on the disk.
    pub(crate) fn is_cut(&mut self, process: u32, ends: impl FnOnce()) {
        let mut witness = fs::File::options();
        let witness = witness.create(true).append(true);
        let mut witness = witness.open(self.folder.join(WITNESS)).unwrap();
        witness.write_all(b"this was never synced\n").unwrap();
        let written = witness.metadata().unwrap().len();
        drop(witness);

        assert!(run("kill", &["-STOP", &process.to_string()]));
        let deadline = Instant::now() + PATIENCE;
        while !is_stopped(process) {
            assert!(Instant::now() < deadline, "it is not to be stopped");
            std::thread::yield_now();
        }
        let before = self.image();
        self.cuts += 1;
        fs::copy(&before, self.image()).unwrap();
        ends();
        unmount(&self.folder);
        fs::remove_file(before).unwrap();
        assert!(mount(&self.image(), &self.folder));
        let kept = fs::metadata(self.folder.join(WITNESS)).map_or(0, |it| it.len());
        assert!(kept < written, "nothing was lost that was not synced");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // A process may run on it.
        run("umount", &["-l", self.folder.to_str().unwrap()]);
    }
}

fn run(program: &str, args: &[&str]) -> bool {
    let done = Command::new(program)
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    done.is_ok_and(|status| status.success())
}

fn mount(image: &Path, folder: &Path) -> bool {
    // Nothing is written of its own accord while we look.
    let options = "loop,commit=600";
    let (image, folder) = (image.to_str().unwrap(), folder.to_str().unwrap());
    run("mount", &["-o", options, image, folder])
}

fn unmount(folder: &Path) {
    // A process that was killed a moment ago may still hold it.
    let deadline = Instant::now() + PATIENCE;
    while !run("umount", &[folder.to_str().unwrap()]) {
        assert!(Instant::now() < deadline, "{} is held", folder.display());
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn is_stopped(process: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let state = stat.rsplit(") ").next();
    state.is_some_and(|rest| rest.starts_with('T'))
}
