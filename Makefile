# `make` lists what there is to make. Each target is one command or one script of scripts/.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test format lint unit docs specification conformance dependencies scripts advisories tools openapi bench image clean

CARGO ?= cargo
IMAGE ?= arborist
# docker, podman or buildah: whatever is here.
BUILDER ?= $(firstword $(foreach name,docker podman buildah,$(if $(shell command -v $(name)),$(name))))

say = @printf '\n== %s\n' '$(1)'

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

run: ## starts the service on http://127.0.0.1:8080
	$(CARGO) run --release

test: format lint unit docs dependencies scripts specification conformance ## everything below, as continuous integration does
	$(call say,all tests passed)

format: ## the code is formatted (cargo fmt formats it)
	$(call say,formatting)
	$(CARGO) fmt --all --check

lint: ## clippy has nothing to say
	$(call say,clippy)
	$(CARGO) clippy --workspace --all-targets --locked -- --deny warnings

unit: ## unit, property, end-to-end and documentation tests; needs nothing but Rust
	$(call say,tests)
	$(CARGO) test --workspace --locked

docs: ## the documentation of the code builds without a warning
	$(call say,documentation)
	RUSTDOCFLAGS='--deny warnings' $(CARGO) doc --workspace --no-deps --document-private-items --locked

dependencies: tools ## licences, bans and sources of the dependencies
	$(call say,dependencies)
	scripts/check-dependencies.sh

scripts: tools ## the scripts and the Dockerfile, linted
	$(call say,scripts and Dockerfile)
	scripts/check-scripts.sh

specification: tools ## openapi.yaml is up to date, valid and strictly linted
	$(call say,OpenAPI document)
	scripts/check-specification.sh

conformance: tools ## a running server keeps what the OpenAPI document promises
	$(call say,conformance to the OpenAPI document)
	scripts/check-conformance.sh

advisories: tools ## known vulnerabilities of the dependencies; needs the internet
	scripts/check-dependencies.sh --fetch

tools: ## installs what the tests need beyond Rust, into .venv and node_modules
	@scripts/install-tools.sh

openapi: ## writes openapi.yaml anew
	$(CARGO) run --quiet -- openapi > openapi.yaml.new
	mv openapi.yaml.new openapi.yaml

bench: ## measures speed, as ratios within the same run
	$(CARGO) bench --workspace

# Only docker's format of images has health checks.
image: ## builds the container image
	$(if $(BUILDER),,$(error docker, podman or buildah is needed to build an image))
	$(BUILDER) build $(if $(filter docker,$(BUILDER)),,--format docker) --tag $(IMAGE) .

clean: ## removes what was built and installed
	$(CARGO) clean
	rm -rf .venv node_modules .hypothesis
