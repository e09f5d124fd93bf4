#!/usr/bin/env bash
# Asks a running server thousands of questions made from its OpenAPI document, right and wrong ones, and checks
# that it keeps what the document promises. schemathesis.toml says which checks, and how many questions.
set -euo pipefail
cd "$(dirname "$0")/.."

# A position of Connect Four with few discs would be searched up to the deadline, and there are many of these.
export ARBORIST_DEADLINE=2

# The shell that the server starts knows its address; this one does not.
# shellcheck disable=SC2016
exec scripts/with-server.sh sh -c '.venv/bin/schemathesis run "$ARBORIST_URL/openapi.json"'
