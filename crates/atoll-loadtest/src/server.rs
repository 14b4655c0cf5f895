//! The server under test, as a process of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tokio::net::TcpStream;

/// How long a server may take to come up.
const START: Duration = Duration::from_secs(20);

/// A running `atoll serve`.
pub(crate) struct Server {
    program: PathBuf,
    data: PathBuf,
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Server {
    /// Starts `program serve` on a free loopback port with its data in this folder.
    pub(crate) async fn start(program: &Path, data: &Path) -> Result<Self> {
        let free = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("finding a free port")?;
        let address = free.local_addr()?;
        drop(free);
        let child = spawn(program, data, address)?;
        let server = Self { program: program.into(), data: data.into(), address, child };
        server.wait().await?;
        Ok(server)
    }

    async fn wait(&self) -> Result<()> {
        let come_up = async {
            while TcpStream::connect(self.address).await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        if tokio::time::timeout(START, come_up).await.is_err() {
            bail!("the server did not come up within {} s", START.as_secs());
        }
        Ok(())
    }

    /// Kills the process without any warning and starts another on the same data.
    pub(crate) async fn kill_and_restart(&mut self) -> Result<()> {
        self.child.kill().context("killing the server")?;
        self.child.wait().context("waiting for the server's end")?;
        self.child = spawn(&self.program, &self.data, self.address)?;
        self.wait().await
    }

    /// Resident memory of the process in bytes, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? * 1024)
    }

    /// The processor time the process has used, where the system tells.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // Fields are counted behind the name, which stands in brackets; times are in hundredths of a second on Linux.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: u64 = fields.get(11..13)?.iter().filter_map(|field| field.parse::<u64>().ok()).sum();
        Some(Duration::from_millis(ticks * 10))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(program: &Path, data: &Path, address: SocketAddr) -> Result<Child> {
    Command::new(program)
        .args(["serve", "--address", &address.to_string(), "--bot-pause", "0", "--data"])
        .arg(data)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("starting {} serve", program.display()))
}
