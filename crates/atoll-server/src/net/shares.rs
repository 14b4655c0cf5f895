//! So much of something in all, and so much for each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use super::callers::network;

/// Why nothing is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Short {
    /// All of it is taken.
    All,
    /// The address has its share.
    Each,
}

/// Something of which there is so much.
#[derive(Clone, Debug)]
pub(crate) struct Shares(Arc<Stock>);

#[derive(Debug)]
struct Stock {
    all: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// What somebody has of it, until it is dropped.
#[derive(Debug)]
pub(crate) struct Share {
    stock: Arc<Stock>,
    whose: Option<IpAddr>,
    amount: usize,
}

impl Shares {
    pub(crate) fn new(all: usize, each: usize) -> Self {
        Self(Arc::new(Stock { all, each, taken: Mutex::default() }))
    }

    /// Nothing of it yet, for whoever is at this address. This machine itself is counted in all only.
    pub(crate) fn none(&self, address: IpAddr) -> Share {
        Share { stock: Arc::clone(&self.0), whose: network(address), amount: 0 }
    }

    /// So much of it, if so much is left.
    pub(crate) fn take(&self, address: IpAddr, amount: usize) -> Result<Share, Short> {
        let mut share = self.none(address);
        share.grow(amount)?;
        Ok(share)
    }
}

impl Stock {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().expect("nothing panics while it holds this lock")
    }
}

impl Share {
    /// So much more of it.
    pub(crate) fn grow(&mut self, amount: usize) -> Result<(), Short> {
        let mut taken = self.stock.taken();
        let all = taken.all.saturating_add(amount);
        let own = self.whose.map(|whose| (whose, taken.each.get(&whose).copied().unwrap_or(0).saturating_add(amount)));
        if own.is_some_and(|(_, own)| own > self.stock.each) {
            return Err(Short::Each);
        }
        if all > self.stock.all {
            return Err(Short::All);
        }
        taken.all = all;
        if let Some((whose, own)) = own {
            taken.each.insert(whose, own);
        }
        self.amount += amount;
        Ok(())
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.stock.taken();
        taken.all -= self.amount;
        let Some(whose) = self.whose else { return };
        let left = taken.each.get(&whose).copied().unwrap_or(0).saturating_sub(self.amount);
        match left {
            0 => drop(taken.each.remove(&whose)),
            left => drop(taken.each.insert(whose, left)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_comes_back_and_nobody_is_kept_in_mind() {
        let shares = Shares::new(10, 4);
        let (a, b, here) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]), IpAddr::from([127, 0, 0, 1]));
        let mut first = shares.take(a, 3).expect("there is enough");
        assert_eq!(first.grow(2), Err(Short::Each));
        assert_eq!(first.grow(1), Ok(()));
        let second = shares.take(b, 4).expect("its own share");
        let rest = shares.take(here, 2).expect("this machine has what is left");
        assert_eq!(shares.take(here, 1).map(drop), Err(Short::All));
        drop((first, second, rest));
        let taken = shares.0.taken();
        assert!(taken.all == 0 && taken.each.is_empty());
    }
}
