//! Bodies of requests: each has to come at a pace, and no more of them are received and worked on at a time than there is
//! memory for.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, Sleep, sleep_until};

use super::bounds::Bounds;
use super::pace::Pace;
use super::refusals::Why;
use super::shares::Share;
use crate::http::Address;
use crate::hub::Hub;
use crate::problem::Problem;

/// So many bytes of each body are not counted: connections are, and small requests go on when large ones take all there is.
const SMALL: usize = 64 << 10;

/// A body that is received, and whose request is answered.
struct Receiving {
    share: Share,
    failed: Option<Why>,
}

/// Receives the body of a request.
pub(crate) async fn receive(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    // The share is given back when the request has been answered, since whoever answers it keeps what was read.
    let receiving = Arc::new(Mutex::new(Receiving { share: hub.bodies.none(address), failed: None }));
    let (bounds, of) = (hub.config.bounds.clone(), Arc::clone(&receiving));
    let request = request.map(|body| {
        let pace = Pace::begin(Instant::now());
        let timer = Box::pin(sleep_until(pace.deadline(&bounds)));
        Body::new(Incoming { body, bounds, pace, timer, size: 0, of })
    });
    let response = next.run(request).await;
    let failed = receiving.lock().unwrap_or_else(PoisonError::into_inner).failed;
    let Some(why) = failed else { return response };
    hub.refusals.tell(why, address);
    let problem = if why == Why::SlowBody { Problem::too_slow() } else { Problem::busy() };
    let mut response = problem.into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// A body that is counted and timed.
struct Incoming {
    body: Body,
    bounds: Bounds,
    pace: Pace,
    timer: Pin<Box<Sleep>>,
    size: usize,
    of: Arc<Mutex<Receiving>>,
}

impl Incoming {
    fn receiving(&self) -> MutexGuard<'_, Receiving> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So many bytes more have come; whether there is room for them.
    fn grow(&mut self, count: usize) -> bool {
        self.pace.moved(count, Instant::now());
        let deadline = self.pace.deadline(&self.bounds);
        self.timer.as_mut().reset(deadline);
        let before = self.size.max(SMALL);
        self.size += count;
        let counted = self.size.saturating_sub(before);
        let mut receiving = self.receiving();
        if receiving.failed.is_none() && receiving.share.grow(counted).is_err() {
            receiving.failed = Some(Why::Bodies);
        }
        receiving.failed.is_none()
    }

    fn fail(&self, why: Why) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let why = *self.receiving().failed.get_or_insert(why);
        Poll::Ready(Some(Err(axum::Error::new(std::io::Error::other(why.word())))))
    }
}

impl HttpBody for Incoming {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        loop {
            let Poll::Ready(next) = Pin::new(&mut self.body).poll_frame(cx) else {
                return match self.timer.as_mut().poll(cx) {
                    Poll::Ready(()) => self.fail(Why::SlowBody),
                    Poll::Pending => Poll::Pending,
                };
            };
            let count = match &next {
                Some(Ok(frame)) => frame.data_ref().map_or(0, Bytes::len),
                Some(Err(_)) | None => 0,
            };
            let has_room = self.grow(count);
            match next {
                // Who is still sending when the answer comes does not read it, so that the rest is taken and thrown away.
                Some(Ok(_)) if !has_room => {}
                None if !has_room => return self.fail(Why::Bodies),
                next => return Poll::Ready(next),
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
