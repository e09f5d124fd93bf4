#!/usr/bin/env bash
# Checks that openapi.yaml is what the program says, valid, and without a complaint of the strict linter.
set -euo pipefail
cd "$(dirname "$0")/.."
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true

cargo run --release --quiet -- openapi | diff openapi.yaml - || {
    echo "openapi.yaml is stale; \`make openapi\` writes it anew" >&2
    exit 1
}
.venv/bin/openapi-spec-validator openapi.yaml
PATH=$PWD/.venv/bin:$PATH node_modules/.bin/redocly lint openapi.yaml
