//! Who a caller is: whoever holds a seat's token plays the seat. Only the SHA-256 of a token is ever kept.

use axum::http::{HeaderMap, HeaderValue};
use headers::authorization::Bearer;
use headers::{Authorization, Cookie, HeaderMapExt as _};
use sha2::{Digest as _, Sha256};

use atoll_catalog::{from_hex, to_hex};

use crate::principal::{Key, Principal};

/// Most tokens one caller may show for a table: its seats and the host's.
const TOKENS: usize = 8;
/// How long a browser keeps a seat.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;
/// No look-alikes: what people type may use o for 0 and i or l for 1.
const ID_ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH: usize = 10;

/// 256 random bits that stand for a seat.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn new() -> Self {
        Self(random())
    }

    /// Reads the form that links and cookies carry.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        from_hex(text).ok().map(Self)
    }

    /// The form that links and cookies carry.
    pub(crate) fn text(&self) -> String {
        to_hex(&self.0)
    }

    pub(crate) fn hash(&self) -> Key {
        Sha256::digest(self.0).into()
    }
}

/// Whoever asks something of a table.
#[derive(Clone, Default)]
pub(crate) struct Caller {
    tokens: Vec<Token>,
}

impl Caller {
    /// Reads the cookie of this table, or `Authorization: Bearer` with the same content.
    pub(crate) fn read(headers: &HeaderMap, table: &str) -> Self {
        let cookies = headers.typed_get::<Cookie>();
        let cookie = cookies.as_ref().and_then(|cookies| cookies.get(&cookie_name(table)));
        let bearer = headers.typed_get::<Authorization<Bearer>>();
        let shown = cookie.into_iter().chain(bearer.as_ref().map(Authorization::token));
        let tokens = shown.flat_map(|value| value.split('.')).filter_map(Token::parse);
        Self { tokens: tokens.take(TOKENS).collect() }
    }

    /// Who that is.
    pub(crate) fn principal(&self) -> Principal {
        Principal::Guest(self.tokens.iter().map(Token::hash).collect())
    }

    /// What it shows.
    pub(crate) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// The cookie that makes the browser show these tokens and one more.
    pub(crate) fn cookie_with(&self, token: &Token, table: &str, is_secure: bool) -> HeaderValue {
        let mut tokens: Vec<&Token> = self.tokens.iter().filter(|known| *known != token).collect();
        tokens.push(token);
        let from = tokens.len().saturating_sub(TOKENS);
        cookie(&tokens[from..], table, is_secure)
    }
}

/// The cookie that makes the browser show these tokens when it asks something of this table.
pub(crate) fn cookie(tokens: &[&Token], table: &str, is_secure: bool) -> HeaderValue {
    let value = tokens.iter().map(|token| token.text()).collect::<Vec<_>>().join(".");
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!(
        "{}={value}; Path=/api/v1/tables/{table}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Strict{secure}",
        cookie_name(table)
    );
    HeaderValue::from_str(&text).expect("ids and tokens are letters and digits")
}

fn cookie_name(table: &str) -> String {
    format!("atoll-{table}")
}

/// The path that brings a seat to another device. What follows `#` is not sent to servers or written to their logs.
pub(crate) fn seat_link(table: &str, token: &Token) -> String {
    format!("/table/{table}#seat={}", token.text())
}

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

/// A new table id.
pub(crate) fn new_id() -> String {
    random::<ID_LENGTH>().iter().map(|byte| char::from(ID_ALPHABET[usize::from(byte & 31)])).collect()
}

/// A table id as people type it, in its one true form.
pub(crate) fn parse_id(text: &str) -> Option<String> {
    if text.len() != ID_LENGTH {
        return None;
    }
    text.bytes()
        .map(|byte| match byte.to_ascii_lowercase() {
            b'o' => Some('0'),
            b'i' | b'l' => Some('1'),
            byte => ID_ALPHABET.contains(&byte).then_some(char::from(byte)),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    #[test]
    fn ids_survive_being_typed() {
        let id = new_id();
        assert_eq!(parse_id(&id), Some(id.clone()));
        assert_eq!(parse_id(&id.to_uppercase()), Some(id));
        assert_eq!(parse_id("OIL0000000").as_deref(), Some("0110000000"));
        for bad in ["", "0", "00000000000", "../../etc/", "'; DROP TA", "äöüäö"] {
            assert_eq!(parse_id(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_cookie_is_read_back() {
        let (a, b) = (Token::new(), Token::new());
        let set = Caller { tokens: vec![a.clone()] }.cookie_with(&b, "0123456789", true);
        let text = set.to_str().expect("plain text");
        assert!(text.contains("; HttpOnly; SameSite=Strict; Secure"));
        let pair = text.split(';').next().expect("a pair");
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, format!("x=y; {pair}").parse().expect("a header"));
        let own = Caller::read(&headers, "0123456789").principal();
        assert!(own.has(&a.hash()) && own.has(&b.hash()));
        assert!(!Caller::read(&headers, "1123456789").principal().has(&a.hash()));
    }
}
