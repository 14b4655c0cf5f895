//! Answers on their way: in pieces, so that it is known how far they have come, at a pace, and not more of the large ones at a
//! time than there is memory for.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes, HttpBody};
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Frame, SizeHint};
use tokio::time::Instant;

use super::lines::{Line, Phase};
use super::pace::Pace;
use super::refusals::Why;
use super::shares::Share;
use crate::problem::Problem;
use crate::shared::Shared;

/// Bytes that are handed to a connection at a time.
const PIECE: usize = 32 << 10;
/// An answer with more bytes is counted.
const LARGE: u64 = 1 << 20;

/// That a connection's request is worked on and answered, as long as it lives.
pub(super) struct Answering(Arc<Line>);

impl Answering {
    pub(super) fn begin(line: &Arc<Line>) -> Self {
        line.now(Phase::Busy);
        Self(Arc::clone(line))
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.now(Phase::Idle(Instant::now()));
    }
}

/// Prepares an answer for its way.
pub(super) fn dress(shared: &Shared, address: IpAddr, answer: Response, answering: Answering) -> Response {
    let size = answer.body().size_hint().exact().unwrap_or(0);
    let share = match size > LARGE {
        true => shared.answers.take(address, usize::try_from(size).unwrap_or(usize::MAX)).map(Some),
        false => Ok(None),
    };
    let (answer, share) = match share {
        Ok(share) => (answer, share),
        Err(_) => {
            shared.refusals.tell(Why::Answers, address);
            (Problem::busy().into_response(), None)
        }
    };
    answer.map(|body| {
        Body::new(Paced { body, rest: Bytes::new(), pace: Pace::begin(Instant::now()), answering, _share: share })
    })
}

/// A body that goes in pieces.
struct Paced {
    body: Body,
    rest: Bytes,
    pace: Pace,
    answering: Answering,
    _share: Option<Share>,
}

impl HttpBody for Paced {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_frame(cx)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(data) => self.rest = data,
                    Err(frame) => return Poll::Ready(Some(Ok(frame))),
                },
                done => return Poll::Ready(done),
            }
        }
        let count = self.rest.len().min(PIECE);
        let piece = self.rest.split_to(count);
        // It is asked for when what went before has left.
        self.pace.moved(count, Instant::now());
        self.answering.0.now(Phase::Answer(self.pace));
        Poll::Ready(Some(Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let rest = self.rest.len() as u64;
        let hint = self.body.size_hint();
        let mut sum = SizeHint::new();
        sum.set_lower(hint.lower() + rest);
        if let Some(upper) = hint.upper() {
            sum.set_upper(upper + rest);
        }
        sum
    }
}
