#!/usr/bin/env bash
# Lints the shell scripts and the Dockerfile.
set -euo pipefail
cd "$(dirname "$0")/.."

.venv/bin/shellcheck scripts/*.sh .ci/run
.venv/bin/hadolint Dockerfile
