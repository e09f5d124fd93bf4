#!/usr/bin/env bash
# Runs a command while the release server runs on a free port; $ARBORIST_URL says where.
#   scripts/with-server.sh sh -c 'curl $ARBORIST_URL/version'
set -euo pipefail
cd "$(dirname "$0")/.."

cargo build --release --quiet --bin arborist
log=$(mktemp)
"${CARGO_TARGET_DIR:-target}/release/arborist" serve --bind 127.0.0.1:0 2>"$log" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" || true; rm -f "$log"' EXIT

for _ in {1..100}; do
    ARBORIST_URL=$(sed -n 's/^Arborist answers at //p' "$log")
    [[ -n $ARBORIST_URL ]] && break
    sleep 0.1
done
if [[ -z $ARBORIST_URL ]]; then
    echo "the server has not started:" >&2
    cat "$log" >&2
    exit 1
fi
export ARBORIST_URL

"$@"

if ! kill -0 "$server" 2>/dev/null; then
    echo "the server has ended before its time:" >&2
    cat "$log" >&2
    exit 1
fi
