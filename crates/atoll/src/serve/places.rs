//! At which addresses people find the server.

use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr};

use atoll_server::Running;

use super::qr;

/// What is said when the server has started: where to open the page, here and on other devices, and with a code to scan
/// if the network is invited.
pub(super) fn welcome(server: &Running, is_invited: bool) -> String {
    let mut text = format!("Atoll is served at {}\n", server.url());
    let address = server.address();
    if server.is_public() {
        // Whoever has a public address tells people that.
    } else if address.ip().is_loopback() {
        text.push_str("Only this machine can open it. To play in your home network, start it with --lan\n");
    } else {
        let others: Vec<String> = near(address).into_iter().map(|address| format!("http://{address}")).collect();
        // Writing to memory does not fail.
        let _ = match others.first() {
            Some(first) if is_invited => writeln!(text, "{}", invitation(first, &others)),
            Some(_) => writeln!(text, "In your home network open {}", others.join(" or ")),
            None if is_invited => writeln!(text, "This machine is in no network, so that nobody else can open it."),
            None => Ok(()),
        };
    }
    if let Some(metrics) = server.metrics_address() {
        let _ = writeln!(text, "Its counts are at http://{metrics}/metrics");
    }
    text.push_str("Stop it with Ctrl-C.");
    text
}

/// The addresses of this machine at which others reach a listener.
fn near(listener: SocketAddr) -> Vec<SocketAddr> {
    if !listener.ip().is_unspecified() {
        return vec![listener];
    }
    // Without a list the address on this machine has to do.
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut own: Vec<IpAddr> = all.iter().filter(|one| !one.is_loopback()).map(|one| one.ip()).collect();
    // Addresses of IPv6 in a home network change and are hard to type.
    own.retain(|ip| matches!(ip, IpAddr::V4(v4) if !v4.is_link_local()));
    own.sort_unstable();
    own.dedup();
    own.into_iter().map(|ip| SocketAddr::new(ip, listener.port())).collect()
}

/// Who may come, and how.
fn invitation(first: &str, all: &[String]) -> String {
    let code = qr::drawn(first).map_or_else(String::new, |code| format!("\n{code}\n"));
    format!(
        "Every device in your network can open {} and play, without an account; nobody outside can, unless your router \
         lets them in. Nothing is encrypted on the way.\n{code}",
        all.join(" or ")
    )
}
