//! Which tables are in memory, and where each takes questions.

use std::collections::HashMap;
use std::sync::Mutex;

use tokio::sync::mpsc;

use crate::table::ask::Ask;

/// Questions that wait for a table; whoever asks more waits.
const MAILBOX: usize = 64;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Directory(Mutex<HashMap<String, mpsc::Sender<Ask>>>);

impl Directory {
    /// Where a table takes questions. One that is not in memory is begun with the other end of it.
    pub(crate) fn find(&self, table: &str, begin: impl FnOnce(mpsc::Receiver<Ask>)) -> mpsc::Sender<Ask> {
        let mut tables = self.0.lock().expect("nothing panics while it holds this lock");
        if let Some(mailbox) = tables.get(table).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, asks) = mpsc::channel(MAILBOX);
        tables.insert(table.to_string(), mailbox.clone());
        begin(asks);
        mailbox
    }

    /// Takes a table off the list.
    pub(crate) fn forget(&self, table: &str) {
        self.forget_if(table, || true);
    }

    /// The same, if it still holds when nobody can find the table any more.
    pub(crate) fn forget_if(&self, table: &str, holds: impl FnOnce() -> bool) -> bool {
        let mut tables = self.0.lock().expect("nothing panics while it holds this lock");
        let does_hold = holds();
        if does_hold {
            tables.remove(table);
        }
        does_hold
    }
}
