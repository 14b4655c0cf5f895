//! A small disk of its own for a database, where this machine lets us have one.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use tempfile::TempDir;

/// A folder; if the system allows it, a file system in memory of a certain size.
pub(crate) struct Disk {
    folder: TempDir,
    is_mounted: bool,
}

/// The file that fills a disk.
const BALLAST: &str = "ballast";

impl Disk {
    /// Makes one of so many bytes.
    pub(crate) fn new(bytes: u64) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let is_mounted = mount(&["-t", "tmpfs", "-o", &format!("size={bytes}"), "none"], folder.path());
        Ok(Self { folder, is_mounted })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.path().join("atoll.sqlite")
    }

    /// Whether filling it hurts nobody else.
    pub(crate) fn can_be_filled(&self) -> bool {
        self.is_mounted
    }

    /// Fills it to the last byte.
    pub(crate) fn fill(&self) -> Result<()> {
        assert!(self.is_mounted, "only a disk of our own is filled");
        let mut file = File::options().append(true).create(true).open(self.path().join(BALLAST)).context("ballast")?;
        for size in [1 << 16, 1 << 12, 1] {
            let chunk = vec![0x5a; size];
            // It ends with an error: the disk is full.
            while file.write_all(&chunk).is_ok() {}
        }
        Ok(())
    }

    /// Gives back what filled it.
    pub(crate) fn free(&self) -> Result<()> {
        match std::fs::remove_file(self.path().join(BALLAST)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// Shows it again so that nobody can write there; none if the system does not allow it.
    pub(crate) fn read_only(&self) -> Option<ReadOnly> {
        let folder = tempfile::tempdir().ok()?;
        let source = self.path().to_str()?;
        if !mount(&["--bind", source], folder.path()) {
            return None;
        }
        let view = ReadOnly(folder);
        mount(&["-o", "remount,bind,ro"], view.path()).then_some(view)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.is_mounted {
            unmount(self.folder.path());
        }
    }
}

/// A disk that may only be read.
pub(crate) struct ReadOnly(TempDir);

impl ReadOnly {
    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        unmount(self.0.path());
    }
}

fn mount(args: &[&str], at: &Path) -> bool {
    Command::new("mount").args(args).arg(at).output().is_ok_and(|done| done.status.success())
}

fn unmount(at: &Path) {
    // Lazily: a server that is just ending may still have files open there.
    let _ = Command::new("umount").arg("-l").arg(at).output();
}
