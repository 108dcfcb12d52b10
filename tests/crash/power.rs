//! A disk that loses its power: a file system in an image, and the image copied as it is, without
//! what only the system's memory held. The bot goes on from the copy, as after a cut.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Evening, PATIENCE};

/// What is never synced. Without this a cut would prove nothing.
const WITNESS: &str = "never-synced";

/// A disk under a bot's data; it goes when this does.
pub(crate) struct Disk {
    data: PathBuf,
    dir: tempfile::TempDir,
    cuts: u32,
}

impl Disk {
    /// `None` without the right to mount.
    pub(crate) fn under(evening: &Evening) -> Option<Self> {
        let disk = Self {
            data: evening.data(),
            dir: tempfile::tempdir().unwrap(),
            cuts: 0,
        };
        fs::create_dir_all(&disk.data).unwrap();
        let image = disk.image();
        fs::File::create(&image).unwrap().set_len(64 << 20).unwrap();
        let made = run("mkfs.ext4", &["-q", "-F", image.to_str().unwrap()]);
        let mounted = made && mount(&image, &disk.data);
        mounted.then_some(disk)
    }

    fn image(&self) -> PathBuf {
        self.dir.path().join(format!("disk {}.img", self.cuts))
    }

    /// Cuts the bot's power at this moment. What lies under its data then is what was on the disk.
    pub(crate) fn is_cut(&mut self, evening: &Evening) {
        let mut witness = fs::File::options();
        let witness = witness.create(true).append(true);
        let mut witness = witness.open(self.data.join(WITNESS)).unwrap();
        witness.write_all(b"this was never synced\n").unwrap();
        let written = witness.metadata().unwrap().len();
        drop(witness);

        let bot = evening.bot_id();
        assert!(run("kill", &["-STOP", &bot.to_string()]));
        let deadline = Instant::now() + PATIENCE;
        while !is_stopped(bot) {
            assert!(Instant::now() < deadline, "it is not to be stopped");
            std::thread::yield_now();
        }
        let before = self.image();
        self.cuts += 1;
        fs::copy(&before, self.image()).unwrap();
        evening.bot_is_killed();
        unmount(&self.data);
        fs::remove_file(before).unwrap();
        assert!(mount(&self.image(), &self.data));
        let kept = fs::metadata(self.data.join(WITNESS)).map_or(0, |it| it.len());
        assert!(kept < written, "nothing was lost that was not synced");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // The bot may run on it.
        run("umount", &["-l", self.data.to_str().unwrap()]);
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

fn mount(image: &Path, point: &Path) -> bool {
    // Nothing is written of its own accord while we look.
    let options = "loop,commit=600";
    let (image, point) = (image.to_str().unwrap(), point.to_str().unwrap());
    run("mount", &["-o", options, image, point])
}

fn unmount(point: &Path) {
    // A process that was killed a moment ago may still hold it.
    let deadline = Instant::now() + PATIENCE;
    while !run("umount", &[point.to_str().unwrap()]) {
        assert!(Instant::now() < deadline, "{} is held", point.display());
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn is_stopped(process: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let state = stat.rsplit(") ").next();
    state.is_some_and(|rest| rest.starts_with('T'))
}
