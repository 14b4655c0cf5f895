//! The server under test, as a process of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tokio::net::TcpStream;

/// How long a server may take to come up.
const START: Duration = Duration::from_secs(60);

/// A running `atoll serve`.
pub(crate) struct Server {
    program: PathBuf,
    data: PathBuf,
    /// What runs the program, if not the system itself.
    shell: Vec<String>,
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Server {
    /// Starts `program serve` on a free loopback port with its data in this folder.
    pub(crate) async fn start(program: &Path, data: &Path) -> Result<Self> {
        Self::start_by(&[], program, data).await
    }

    /// The same, started by another program that gives way to it.
    pub(crate) async fn start_by(shell: &[&str], program: &Path, data: &Path) -> Result<Self> {
        let free = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("finding a free port")?;
        let address = free.local_addr()?;
        drop(free);
        let shell: Vec<String> = shell.iter().map(ToString::to_string).collect();
        let child = spawn(&shell, program, data, address)?;
        let mut server = Self { program: program.into(), data: data.into(), shell, address, child };
        server.wait().await?;
        Ok(server)
    }

    async fn wait(&mut self) -> Result<()> {
        let begin = Instant::now();
        while TcpStream::connect(self.address).await.is_err() {
            if let Some(status) = self.child.try_wait()? {
                bail!("the server ended instead of coming up: {status}");
            }
            ensure!(begin.elapsed() < START, "the server did not come up within {} s", START.as_secs());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Kills the process without any warning.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.child.kill().context("killing the server")?;
        self.child.wait().context("waiting for the server's end")?;
        Ok(())
    }

    /// Asks the process to end, and waits until it has.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        let told = Command::new("kill").args(["-TERM", &self.process().to_string()]).status()?;
        ensure!(told.success(), "the server was not there to be stopped");
        ensure!(self.has_ended(Duration::from_secs(20)).await?, "the server does not stop");
        Ok(())
    }

    /// Whether the process ends by itself within a time.
    pub(crate) async fn has_ended(&mut self, within: Duration) -> Result<bool> {
        let begin = Instant::now();
        while self.child.try_wait()?.is_none() {
            if begin.elapsed() >= within {
                return Ok(false);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(true)
    }

    /// Starts another process on the same data.
    pub(crate) async fn restart(&mut self) -> Result<()> {
        self.child = spawn(&self.shell, &self.program, &self.data, self.address)?;
        self.wait().await
    }

    /// Resident memory of the process in bytes, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        self.kilobytes("VmRSS:").map(|kilobytes| kilobytes * 1024)
    }

    /// Address space of the process in bytes, where the system tells.
    pub(crate) fn address_space(&self) -> Option<u64> {
        self.kilobytes("VmSize:").map(|kilobytes| kilobytes * 1024)
    }

    fn kilobytes(&self, name: &str) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse().ok()
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

/// What a server says that refuses to start on this data.
pub(crate) fn refusal(program: &Path, data: &Path) -> Result<String> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let child = serve(program, data, address).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    let process = child.id();
    let (done, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || drop(done.send(child.wait_with_output())));
    let Ok(output) = ended.recv_timeout(START) else {
        Command::new("kill").args(["-KILL", &process.to_string()]).status()?;
        bail!("a server started on data that it should refuse");
    };
    let output = output?;
    let said = String::from_utf8_lossy(&output.stderr).trim().to_string();
    ensure!(output.status.code() == Some(2) && !said.contains("panicked"), "{}: {said}", output.status);
    Ok(said)
}

fn serve(program: &Path, data: &Path, address: SocketAddr) -> Command {
    let mut command = Command::new(program);
    command.args(["serve", "--address", &address.to_string(), "--bot-pause", "0", "--data"]).arg(data);
    command
}

fn spawn(shell: &[String], program: &Path, data: &Path, address: SocketAddr) -> Result<Child> {
    let plain = serve(program, data, address);
    let mut command = match shell.split_first() {
        None => plain,
        Some((first, rest)) => {
            let mut command = Command::new(first);
            command.args(rest).arg(plain.get_program()).args(plain.get_args());
            command
        }
    };
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("starting {} serve", program.display()))
}
