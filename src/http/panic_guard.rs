//! A guard that turns a panic into a problem.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use super::searches::panicked;
use crate::problems::Problem;

/// What the work comes to, or the problem that its panic is. `name` says in the log whose work it is.
pub(super) async fn guarded<T>(name: &str, work: impl Future<Output = T>) -> Result<T, Problem> {
    let mut work = pin!(work);
    poll_fn(|context| {
        catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context).map(Ok)))
            .unwrap_or_else(|panic| Poll::Ready(Err(panicked(name, &*panic))))
    })
    .await
}
