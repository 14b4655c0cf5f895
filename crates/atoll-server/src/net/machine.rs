//! What the machine gives this process: descriptors and memory.

/// Descriptors that are kept for what is no connection: the database, listeners, logs.
#[cfg(unix)]
const KEPT: usize = 64;

/// Raises the limit of open descriptors as far as the system lets this process; the limit that holds then, if there is one.
pub(crate) fn descriptors() -> Option<usize> {
    #[cfg(unix)]
    {
        let wanted = rlimit::Resource::NOFILE.get_hard().unwrap_or(u64::MAX);
        let raised = rlimit::increase_nofile_limit(wanted);
        let limit = raised.or_else(|_| rlimit::Resource::NOFILE.get_soft()).ok()?;
        Some(usize::try_from(limit).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    None
}

/// So many connections and WebSockets of those wanted as there are descriptors for. Some connections are always left for
/// pages and requests.
pub(crate) fn fit(connections: usize, sockets: usize, descriptors: Option<usize>) -> (usize, usize) {
    #[cfg(unix)]
    let connections = descriptors.map_or(connections, |limit| connections.min(limit.saturating_sub(KEPT).max(8)));
    #[cfg(not(unix))]
    let _ = descriptors;
    (connections, sockets.min(connections - connections / 8))
}

/// What this process uses now: open descriptors, and bytes of memory that are resident. Nothing where the system does not say.
pub(crate) fn used() -> (Option<i64>, Option<i64>) {
    #[cfg(target_os = "linux")]
    {
        let Ok(own) = procfs::process::Process::myself() else { return (None, None) };
        let open = own.fd_count().ok().and_then(|count| i64::try_from(count).ok());
        let pages = own.statm().ok().map(|memory| memory.resident);
        let resident = pages.and_then(|pages| i64::try_from(pages.saturating_mul(procfs::page_size())).ok());
        (open, resident)
    }
    #[cfg(not(target_os = "linux"))]
    (None, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_is_promised_fits_the_descriptors() {
        assert_eq!(fit(12_000, 10_000, None), (12_000, 10_000));
        assert_eq!(fit(12_000, 10_000, Some(1 << 20)), (12_000, 10_000));
        assert_eq!(fit(12_000, 10_000, Some(1_024)), (960, 840));
        assert_eq!(fit(12_000, 10_000, Some(10)), (8, 7));
        assert_eq!(fit(100, 20, Some(1_024)), (100, 20));
    }
}
