//! Whether a record is true, and whether it is the one that belongs to what was kept of the game.

use atoll_catalog::{Agreed, Audit, Commitment, Fault, GAMES, Glimpse, Kept, Record, Seat, from_hex, salt_from_hex};
use atoll_protocol::{AgreedTerms, AuditFault, Audited, KeptOfGame};

/// Compares a record's text with what was kept. A text that is no record is a fault like any other: whoever was promised
/// a record did not get one.
pub(crate) fn verify(record: &str, kept: &KeptOfGame) -> Result<Audited, String> {
    let kept = read(kept)?;
    Ok(match Record::parse(record) {
        Ok(record) => tell(&GAMES.audit(&record, &kept), record.header.commitment),
        Err(error) => Audited {
            is_over: false,
            is_open: false,
            is_sealed: false,
            draws: 0,
            recomputed: 0,
            salted: 0,
            faults: vec![AuditFault::Record { why: error.to_string() }],
        },
    })
}

fn read(kept: &KeptOfGame) -> Result<Kept, String> {
    let seat = |text: &String| text.parse::<Seat>();
    let own = kept.own.iter().map(|(letter, salt)| Ok((seat(letter)?, salt_from_hex(salt)?)));
    let seen = kept.seen.iter().map(|(letter, text)| {
        let seat = letter.as_ref().map(seat).transpose()?;
        Ok(Glimpse { seat, text: text.clone() })
    });
    let told = kept.told.as_ref().map(|salts| salts.iter().map(|salt| salt_from_hex(salt)).collect());
    let commitment = kept.commitment.as_ref().map(|text| from_hex(text).map(Commitment));
    Ok(Kept {
        commitment: commitment.transpose().map_err(|error| error.to_string())?,
        own: own.collect::<Result<_, String>>()?,
        told: told.transpose()?,
        agreed: kept.agreed.as_ref().map(agreed),
        seen: seen.collect::<Result<_, String>>()?,
    })
}

fn agreed(terms: &AgreedTerms) -> Agreed {
    let AgreedTerms { game, options, components, given } = terms.clone();
    Agreed { game, options, components, given }
}

fn tell(audit: &Audit, commitment: Option<Commitment>) -> Audited {
    let fault = |fault: &Fault| match fault {
        Fault::OtherSeal => AuditFault::OtherSeal,
        Fault::OtherSecret => AuditFault::OtherSecret,
        Fault::OtherTerms => AuditFault::OtherTerms,
        Fault::OwnSalt(seat) => AuditFault::OwnSalt { seat: seat.to_string() },
        Fault::ToldSalt(seat) => AuditFault::ToldSalt { seat: seat.to_string() },
        Fault::Draw { number, text, due } => AuditFault::Draw { number: *number, text: text.clone(), due: due.clone() },
        Fault::Move { number } => AuditFault::Move { number: *number },
        Fault::Record(why) => AuditFault::Record { why: why.clone() },
    };
    Audited {
        is_over: audit.is_over,
        is_open: audit.is_open,
        is_sealed: commitment.is_some(),
        draws: audit.draws,
        recomputed: audit.recomputed,
        salted: audit.salted,
        faults: audit.faults.iter().map(fault).collect(),
    }
}
