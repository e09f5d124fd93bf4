//! Unpacking questions and packing answers.

use std::io::{Read, Write};

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use bytes::Bytes;
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;

use crate::messages::Message;
use crate::problems::{Problem, ProblemKind};

/// Shorter answers are not packed: they fit into one packet as they are.
pub(super) const WORTH_PACKING: usize = 1 << 10;

/// How much is packed before others get their turn: well under a millisecond's work.
const SLICE: usize = 64 << 10;

/// Unpacks a body.
///
/// # Errors
/// It is not gzip, or unpacks to more than `limit` bytes.
pub(super) fn unpack(packed: &[u8], limit: usize) -> Result<Vec<u8>, Problem> {
    let mut unpacked = Vec::new();
    // One byte more than allowed is enough to know.
    let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
    MultiGzDecoder::new(packed)
        .take(most)
        .read_to_end(&mut unpacked)
        .map_err(|_| Problem::new(ProblemKind::BadRequest, Message::new("http-gzip-broken")))?;
    if unpacked.len() > limit {
        return Err(Problem::new(
            ProblemKind::TooLarge,
            Message::new("http-unpacks-too-large").with("bytes", limit),
        ));
    }
    Ok(unpacked)
}

/// Packs an answer, slice by slice, so that others on the same thread wait little.
pub(super) async fn pack(bytes: &Bytes) -> Option<Bytes> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::new(4));
    for slice in bytes.chunks(SLICE) {
        encoder.write_all(slice).ok()?;
        if bytes.len() > SLICE {
            tokio::task::yield_now().await;
        }
    }
    encoder.finish().ok().map(Bytes::from)
}

/// Whether the client takes gzip (RFC 9110, section 12.5.3).
pub(super) fn is_accepted(headers: &HeaderMap) -> bool {
    let mut by_star = false;
    for line in headers.get_all(ACCEPT_ENCODING) {
        for coding in line.to_str().unwrap_or_default().split(',') {
            let mut parts = coding.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default();
            let refused = parts.any(|part| {
                part.split_once('=').is_some_and(|(name, value)| {
                    name.trim().eq_ignore_ascii_case("q")
                        && value
                            .trim()
                            .parse::<f32>()
                            .is_ok_and(|quality| quality <= 0.0)
                })
            });
            if name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip") {
                return !refused;
            }
            by_star |= name == "*" && !refused;
        }
    }
    by_star
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use rstest::rstest;

    #[rstest]
    #[case("gzip", true)]
    #[case("br, GZIP;q=0.5", true)]
    #[case("gzip;q=0", false)]
    #[case("gzip; q=0.000, *", false)]
    #[case("*", true)]
    #[case("*;q=0", false)]
    #[case("br, zstd", false)]
    #[case("identity", false)]
    fn a_client_takes_gzip_when_it_says_so(#[case] line: &str, #[case] accepted: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_str(line).unwrap());
        assert_eq!(is_accepted(&headers), accepted);
    }

    #[tokio::test]
    async fn what_is_packed_unpacks_to_itself_up_to_the_limit() {
        let bytes = Bytes::from("[1, 2, 3], ".repeat(20_000));
        let packed = pack(&bytes).await.unwrap();
        assert!(packed.len() < bytes.len() / 10);
        assert_eq!(unpack(&packed, bytes.len()).unwrap(), bytes);
        let problem = unpack(&packed, bytes.len() - 1).unwrap_err();
        assert_eq!(problem.kind, ProblemKind::TooLarge);
    }

    #[test]
    fn what_is_not_gzip_is_a_bad_request() {
        for wrong in [&b"{}"[..], b"\x1f\x8b", b""] {
            assert_eq!(
                unpack(wrong, 100).unwrap_err().kind,
                ProblemKind::BadRequest
            );
        }
    }
}
