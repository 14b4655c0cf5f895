//! Which tables are in memory, and where each takes questions.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::mpsc;

use crate::table::ask::Ask;

/// Questions that wait for a table; whoever asks more waits.
const MAILBOX: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Directory {
    tables: Mutex<HashMap<String, (u64, mpsc::Sender<Ask>)>>,
    entered: AtomicU64,
}

/// A table's place on the list. Another time in memory is another place, so that a table that ends cannot take its successor
/// off the list, which would leave two of them alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    table: String,
    number: u64,
}

impl Directory {
    /// Where a table takes questions. One that is not in memory is begun with the other end of it.
    pub(crate) fn find(&self, table: &str, begin: impl FnOnce(Entry, mpsc::Receiver<Ask>)) -> mpsc::Sender<Ask> {
        let mut tables = self.tables.lock().expect("nothing panics while it holds this lock");
        if let Some((_, mailbox)) = tables.get(table).filter(|(_, mailbox)| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, asks) = mpsc::channel(MAILBOX);
        let number = self.entered.fetch_add(1, Ordering::Relaxed);
        tables.insert(table.to_string(), (number, mailbox.clone()));
        begin(Entry { table: table.to_string(), number }, asks);
        mailbox
    }

    /// Takes a table off the list.
    pub(crate) fn forget(&self, entry: &Entry) {
        self.forget_if(entry, || true);
    }

    /// The same, if it still holds when nobody can find the table any more.
    pub(crate) fn forget_if(&self, entry: &Entry, holds: impl FnOnce() -> bool) -> bool {
        let mut tables = self.tables.lock().expect("nothing panics while it holds this lock");
        let does_hold = holds();
        if does_hold && tables.get(&entry.table).is_some_and(|(number, _)| *number == entry.number) {
            tables.remove(&entry.table);
        }
        does_hold
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_is_forgotten_twice_takes_nobody_else_off_the_list() {
        let directory = Directory::default();
        let mut begun = Vec::new();
        let mut find = || drop(directory.find("reef", |entry, asks| begun.push((entry, asks))));
        find();
        find();
        let (first, asks) = begun.pop().expect("it was begun");
        assert!(begun.is_empty(), "one of them is enough");
        assert!(!directory.forget_if(&first, || false), "somebody asks it something");
        directory.forget(&first);
        let mut find = || drop(directory.find("reef", |entry, asks| begun.push((entry, asks))));
        find();
        // The first one ends only now, and says so once more.
        directory.forget(&first);
        drop(asks);
        find();
        assert_eq!(begun.len(), 1, "its successor is alive and on the list");
        // What has ended without a word is begun again.
        drop(begun.pop());
        let mut again = 0;
        drop(directory.find("reef", |_, _| again += 1));
        assert_eq!(again, 1);
    }
}
