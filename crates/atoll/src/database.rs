//! Where tables are kept, and `atoll backup` and `atoll restore`.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use atoll_server::Counted;

use crate::failure::Failure;

/// The database that a command is about.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// Where tables are kept: sqlite://PATH [default: atoll.sqlite in the data folder]
    #[arg(long, env = "ATOLL_DATABASE_URL", value_name = "URL")]
    database_url: Option<String>,
    /// The data folder, made if it is missing [default: atoll in the user's data folder]
    #[arg(long, env = "ATOLL_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Place {
    /// The database's address; its folder is made if it is missing.
    pub(crate) fn url(&self) -> Result<String, Failure> {
        if let Some(url) = &self.database_url {
            return Ok(url.clone());
        }
        let folder = self.data.clone().or_else(data_folder).ok_or_else(|| {
            Failure::input("there is no user's data folder on this system; name one with --data FOLDER")
        })?;
        make(&folder).map_err(|error| Failure::input(format!("{}: {error}", folder.display())))?;
        let path = folder.join("atoll.sqlite").display().to_string();
        Ok(format!("sqlite://{}", path.replace('%', "%25").replace('?', "%3f")))
    }
}

/// Makes a folder that only its owner may look into, because what is in it decides games and opens seats.
fn make(folder: &Path) -> std::io::Result<()> {
    let mut made = std::fs::DirBuilder::new();
    made.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut made, 0o700);
    made.create(folder)
}

/// `atoll` in the folder where this system keeps a user's data.
fn data_folder() -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || from("HOME").or_else(|| from("USERPROFILE"));
    let folder = if cfg!(target_os = "macos") {
        home()?.join("Library/Application Support")
    } else if cfg!(windows) {
        from("LOCALAPPDATA").or_else(home)?
    } else {
        from("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))?
    };
    Some(folder.join("atoll"))
}

/// Arguments of `atoll backup`.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to write
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Take the place of a file that is there
    #[arg(long)]
    force: bool,
}

/// Arguments of `atoll restore`.
#[derive(clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup, as `atoll backup` wrote it
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Put a database that is there aside
    #[arg(long)]
    force: bool,
}

fn wait<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work))
}

fn told(Counted { tables, steps }: Counted) -> String {
    format!("{tables} tables with {steps} steps, examined")
}

/// `atoll backup`: a copy of the database, also while a server works with it.
pub(crate) fn backup(args: &BackupArgs) -> Result<(), Failure> {
    let url = args.place.url()?;
    let wrong = |error| Failure::input(format!("{url} is not backed up: {error}"));
    let counted = wait(atoll_server::backup(&url, &args.file, args.force))?.map_err(wrong)?;
    writeln!(std::io::stdout(), "{}: {}", args.file.display(), told(counted))?;
    Ok(())
}

/// `atoll restore`: a backup put where a server will look for it.
pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let url = args.place.url()?;
    let wrong = |error| Failure::input(format!("{} is not restored: {error}", args.file.display()));
    let (counted, aside) = wait(atoll_server::restore(&args.file, &url, args.force))?.map_err(wrong)?;
    let mut out = std::io::stdout();
    writeln!(out, "{url}: {}", told(counted))?;
    if let Some(aside) = aside {
        writeln!(out, "What was there is now {}.", aside.display())?;
    }
    Ok(())
}
