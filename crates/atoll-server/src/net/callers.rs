//! Where a request comes from, behind proxies too. Whoever cannot be told apart is counted as one: a limit must not open
//! because an address is missing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, HeaderName};
use ipnet::IpNet;

/// Whoever a proxy does not name: all of them are counted as one.
pub(crate) const UNNAMED: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED: HeaderName = HeaderName::from_static("forwarded");

/// Whose word about addresses is taken.
#[derive(Clone, Debug)]
pub(crate) struct Proxies {
    /// Whether there is a public URL: then a proxy on this machine or in its network speaks for others.
    is_behind: bool,
    /// Proxies that were named.
    named: Vec<IpNet>,
}

impl Proxies {
    pub(crate) fn new(is_behind: bool, named: Vec<IpNet>) -> Self {
        Self { is_behind, named }
    }

    fn is_named(&self, address: IpAddr) -> bool {
        self.named.iter().any(|network| network.contains(&address))
    }

    /// Whether a peer may speak for others. This machine always may: it could do without, and would not be counted.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        peer.is_loopback() || self.is_behind && is_near(peer) || self.is_named(peer)
    }

    /// Where a request from this peer comes from. It is a loopback address only if it comes from this machine itself and
    /// nobody is known to stand between; such callers are not counted.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        if !self.is_proxy(peer) {
            return peer;
        }
        match told(headers) {
            Some(list) => self.last(&list),
            None if !peer.is_loopback() => peer,
            None if self.is_behind => UNNAMED,
            None => peer,
        }
    }

    /// The last address of a list that is not one of the named proxies: each adds the address that it sees to the end, and
    /// what stands before may be anybody's invention.
    fn last(&self, list: &[&str]) -> IpAddr {
        let mut last = UNNAMED;
        for text in list.iter().rev() {
            last = match address(text) {
                // Who says of itself through a proxy that it is this machine is not taken at its word.
                Some(address) if !address.is_loopback() => address,
                _ => return UNNAMED,
            };
            if !self.is_named(last) {
                break;
            }
        }
        last
    }
}

/// What the headers say of the way that a request has come; nothing if they are silent. Proxies that add to
/// `X-Forwarded-For` pass `Forwarded` on as a client wrote it, so that the former wins.
fn told(headers: &HeaderMap) -> Option<Vec<&str>> {
    let list = |name: &HeaderName| {
        let values: Vec<&str> = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("")).collect();
        (!values.is_empty()).then(|| values.into_iter().flat_map(|value| value.split(',')).collect::<Vec<_>>())
    };
    if let Some(list) = list(&X_FORWARDED_FOR) {
        return Some(list);
    }
    Some(list(&FORWARDED)?.into_iter().map(node).collect())
}

/// The node that an element of `Forwarded` names; empty if it names none.
fn node(element: &str) -> &str {
    let pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(key, _)| key.trim().eq_ignore_ascii_case("for")).map(|(_, value)| value).next().unwrap_or("")
}

/// The address in one entry of such a list, with or without a port, brackets and quotation marks. Nothing for `unknown` and
/// for names that hide an address.
pub(crate) fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let text = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text).trim();
    let (host, port) = match text.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        // One colon stands before a port; an address of IPv6 has more.
        None if text.matches(':').count() == 1 => text.split_at(text.find(':')?),
        None => (text, ""),
    };
    // The port may be a number or hidden; it says nothing about who asks.
    if !(port.is_empty() || port.len() > 1 && port.starts_with(':')) {
        return None;
    }
    let host = host.split_once('%').map_or(host, |(host, _)| host);
    host.parse::<IpAddr>().ok().map(|address| address.to_canonical())
}

/// Whether an address is of this machine or of a network that the internet does not route to.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let shared = v4.octets()[0] == 100 && v4.octets()[1] & 0xc0 == 64;
            v4.is_loopback() || v4.is_private() || v4.is_link_local() || shared
        }
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

/// Whom an address is counted as: of IPv6 the network of a household, of IPv4 itself. Nothing for this machine.
pub(crate) fn network(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        local if local.is_loopback() => None,
        IpAddr::V6(v6) => Some(IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64))),
        v4 => Some(v4),
    }
}

/// What stands for everybody behind an address, this machine too.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    network(address).unwrap_or(Ipv4Addr::LOCALHOST.into())
}

/// The whole way from the text of a header to the address that is counted, for whoever tries it with anything.
pub(crate) fn read(text: &str) -> Option<IpAddr> {
    let mut headers = HeaderMap::new();
    let name = if text.len().is_multiple_of(2) { X_FORWARDED_FOR } else { FORWARDED };
    headers.insert(name, text.parse().ok()?);
    let proxies = Proxies::new(true, vec!["10.0.0.0/8".parse().ok()?]);
    network(proxies.caller(Ipv4Addr::LOCALHOST.into(), &headers))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn entries_are_read_as_proxies_write_them() {
        for (text, expected) in [
            ("192.0.2.7", Some("192.0.2.7")),
            (" 192.0.2.7:1234 ", Some("192.0.2.7")),
            ("\"192.0.2.7:1234\"", Some("192.0.2.7")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("\"[2001:db8::1]:443\"", Some("2001:db8::1")),
            ("[2001:db8::1]:_hidden", Some("2001:db8::1")),
            ("fe80::1%eth0", Some("fe80::1")),
            ("::ffff:192.0.2.7", Some("192.0.2.7")),
            ("unknown", None),
            ("_hidden", None),
            ("192.0.2.7:", None),
            ("192.0.2.7x", None),
            ("[2001:db8::1", None),
            ("[2001:db8::1]443", None),
            ("[]", None),
            ("\"", None),
            (":", None),
            ("", None),
        ] {
            assert_eq!(address(text), expected.map(ip), "{text}");
        }
    }

    #[test]
    fn whoever_cannot_be_told_apart_is_counted_as_one() {
        let far = "203.0.113.5";
        let (alone, behind) = (Proxies::new(false, vec![]), Proxies::new(true, vec![]));
        let chain = Proxies::new(true, vec!["198.51.100.0/24".parse().expect("a network")]);
        let x = X_FORWARDED_FOR;
        for (proxies, peer, told, expected) in [
            // Nobody stands between.
            (&alone, "127.0.0.1", vec![], Some("127.0.0.1")),
            (&alone, far, vec![], Some(far)),
            // Strangers do not speak for others.
            (&alone, far, vec![(&x, "192.0.2.7")], Some(far)),
            (&behind, far, vec![(&x, "192.0.2.7")], Some(far)),
            (&alone, "192.168.1.9", vec![(&x, "192.0.2.7")], Some("192.168.1.9")),
            // A proxy on the same machine that nobody told us of.
            (&alone, "127.0.0.1", vec![(&x, "192.0.2.7:55")], Some("192.0.2.7")),
            (&alone, "::1", vec![(&FORWARDED, "for=\"[2001:db8::1]:9\";proto=http")], Some("2001:db8::1")),
            (&alone, "127.0.0.1", vec![(&x, "unknown")], None),
            (&alone, "127.0.0.1", vec![(&x, "")], None),
            (&alone, "127.0.0.1", vec![(&x, "192.0.2.7, 127.0.0.1")], None),
            (&behind, "127.0.0.1", vec![], None),
            // The last entry is the proxy's own word.
            (&behind, "172.17.0.1", vec![(&x, "198.51.100.1, 192.0.2.7")], Some("192.0.2.7")),
            (&behind, "127.0.0.1", vec![(&x, "198.51.100.1"), (&x, "192.0.2.7")], Some("192.0.2.7")),
            (&behind, "127.0.0.1", vec![(&FORWARDED, "for=1.2.3.4"), (&x, "192.0.2.7")], Some("192.0.2.7")),
            (&behind, "127.0.0.1", vec![(&FORWARDED, "for=1.2.3.4, by=x;For=192.0.2.7")], Some("192.0.2.7")),
            // Proxies before proxies.
            (&chain, "198.51.100.9", vec![(&x, "1.2.3.4, 192.0.2.7, 198.51.100.1")], Some("192.0.2.7")),
            (&chain, "198.51.100.9", vec![(&x, "198.51.100.1")], Some("198.51.100.1")),
        ] {
            let mut headers = HeaderMap::new();
            for (name, value) in &told {
                headers.append((*name).clone(), value.parse().expect("a header"));
            }
            assert_eq!(proxies.caller(ip(peer), &headers), expected.map_or(UNNAMED, ip), "{peer} {told:?}");
        }
    }
}
