//! `atoll serve`: the server.

mod places;
mod qr;
mod signals;

use std::io::{IsTerminal as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use atoll_catalog::GAMES;
use atoll_server::{App, Config, Names};
use ipnet::IpNet;
use tracing_subscriber::EnvFilter;

use crate::database::Place;
use crate::failure::Failure;
use crate::{files, out};
use signals::Signals;

/// Arguments of `atoll serve`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free port
    #[arg(long, env = "ATOLL_ADDRESS", default_value = "127.0.0.1:4100", value_name = "HOST:PORT")]
    address: SocketAddr,
    /// Let every device of this network play: listen at all addresses of this machine, and show a code to scan
    #[arg(long, env = "ATOLL_LAN", conflicts_with = "public_url")]
    lan: bool,
    /// The address people use, if a proxy stands before the server, such as https://games.example
    ///
    /// Only pages of this address may then change anything, and cookies travel by https only if it is https.
    #[arg(long, env = "ATOLL_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    #[command(flatten)]
    place: Place,
    /// Examine the whole database before starting, and refuse to start on a damaged one
    ///
    /// Without it only a small database is looked through.
    #[arg(long, env = "ATOLL_CHECK")]
    check: bool,
    /// A proxy that names the addresses of callers, such as 203.0.113.7 or 203.0.113.0/24; may be given several times
    ///
    /// Those on this machine, and with --public-url those in a private network, need not be named.
    #[arg(long = "proxy", env = "ATOLL_PROXIES", value_name = "ADDRESS[/BITS]", value_delimiter = ',', value_parser = network)]
    proxies: Vec<IpNet>,
    /// Where to tell the counts that operators watch; they are then not told where people come
    #[arg(long, env = "ATOLL_METRICS_ADDRESS", value_name = "HOST:PORT")]
    metrics_address: Option<SocketAddr>,
    /// How to write logs, on standard error
    #[arg(long, env = "ATOLL_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
    /// What to log: error, warn, info, debug, or a filter such as atoll_server=debug
    #[arg(long, env = "ATOLL_LOG", default_value = "info", value_name = "FILTER")]
    log: String,
    /// How long a bot that decides at once seems to think, in milliseconds, so that people can follow
    ///
    /// Pauses vary from half of it to twice as long; 0 is no pause. People at a table can shorten them.
    #[arg(long, env = "ATOLL_BOT_PAUSE", default_value_t = 750, value_name = "MS")]
    bot_pause: u64,
    /// How long an expert thinks about a decision, in milliseconds, and whoever gives hints: 10 to 2000
    ///
    /// When more of them are in line than there are cores but one, each gets less.
    #[arg(long, env = "ATOLL_BOT_THINK", default_value_t = 1000, value_name = "MS", value_parser = clap::value_parser!(u64).range(10..=2000))]
    bot_think: u64,
    /// How long somebody waits for a bot, in milliseconds, with its waiting for a turn to think, before another bot decides
    ///
    /// It is the strongest that decides at once: `normal`, or whatever the game has. Where nobody is connected, bots have
    /// all the time they need.
    #[arg(long, env = "ATOLL_BOT_TIME", default_value_t = 5000, value_name = "MS")]
    bot_time: u64,
    /// A TOML file with this installation's names: [games] by id, [seats] by letter
    #[arg(long, env = "ATOLL_NAMES", value_name = "FILE")]
    names: Option<PathBuf>,
    /// This installation's name of one game; wins over the file
    #[arg(long = "title", env = "ATOLL_TITLES", value_name = "GAME=TITLE", value_delimiter = ';')]
    titles: Vec<String>,
    /// Open the page in the system's browser
    #[arg(long)]
    open: bool,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

/// Asks the system to show a page. Where there is no browser, the address on the terminal is enough.
fn open_browser(url: &str) {
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(program).args(before).arg(url).stdout(quiet()).stderr(quiet()).spawn();
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.trim_end_matches('/').to_string()),
        _ => Err("write it like https://games.example, without a path".into()),
    }
}

fn network(text: &str) -> Result<IpNet, String> {
    let alone = text.parse().map(|address: std::net::IpAddr| address.to_canonical().into());
    alone.or_else(|_| text.parse()).map_err(|_| "write it like 203.0.113.7 or 203.0.113.0/24".to_string())
}

pub(crate) fn main(args: &Args) -> Result<(), Failure> {
    let config = config(args)?;
    let filter = EnvFilter::try_new(&args.log).map_err(|error| Failure::input(format!("--log: {error}")))?;
    let has_colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(has_colours).with_writer(std::io::stderr);
    // Nobody else in this process sets up logs.
    match args.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let mut signals = Signals::listen()?;
        let server = App::start(config).await.map_err(Failure::input)?;
        // Whoever has started it may not listen any more, which is no reason to end.
        let _ = writeln!(out::stdout(), "{}", places::welcome(&server, args.lan));
        if args.open {
            open_browser(&server.url());
        }
        signals.told().await;
        // Who asks a second time does not want to wait.
        tokio::select! {
            () = server.stop() => Ok(()),
            () = signals.told() => Err(Failure::unmet("The server ended before everybody was told.")),
        }
    });
    // Threads that still think or examine hold nothing that anybody waits for.
    runtime.shutdown_background();
    done
}

fn config(args: &Args) -> Result<Config, Failure> {
    let mut config = Config::new(args.place.url()?);
    config.check = args.check;
    config.address = args.address;
    if args.lan {
        config.address.set_ip(Ipv4Addr::UNSPECIFIED.into());
    }
    config.public_url = args.public_url.clone();
    config.proxies = args.proxies.clone();
    config.metrics_address = args.metrics_address;
    config.bot_pause = Duration::from_millis(args.bot_pause);
    config.bot_think = Duration::from_millis(args.bot_think);
    config.bot_time = Duration::from_millis(args.bot_time);
    if config.bot_time <= config.bot_think {
        let (time, think) = (args.bot_time, args.bot_think);
        return Err(Failure::input(format!(
            "--bot-time {time} gives an expert no time to think; make it longer than --bot-think {think}"
        )));
    }
    config.names = names(args)?;
    Ok(config)
}

fn names(args: &Args) -> Result<Names, Failure> {
    let mut names = match &args.names {
        Some(path) => {
            let read = Names::parse(GAMES, &files::read(path)?);
            read.map_err(|error| Failure::input(format!("{}: {error}", path.display())))?
        }
        None => Names::default(),
    };
    for pair in args.titles.iter().filter(|pair| !pair.is_empty()) {
        let (game, title) =
            pair.split_once('=').ok_or_else(|| Failure::input(format!("--title {pair}: write it like GAME=TITLE")))?;
        atoll_catalog::game(game).map_err(Failure::input)?;
        names.games.insert(game.into(), title.into());
    }
    Ok(names)
}
