# `make serve` and `make test` are all that a newcomer needs: each installs what is missing, then does its job.
# While you change the page, `trunk serve` is enough: it rebuilds after each change, without the steps for release.
PORT ?= 8080
SHELL := /bin/sh
# Written by tools/setup: where the tools are.
ENVIRONMENT = . target/setup.env
WASM = --target wasm32-unknown-unknown
# Trunk refuses this variable's common value.
unexport NO_COLOR

.PHONY: serve build package check lint test-native test-components test-browsers test-contract test-sites test prove bench clean

serve: build
	node tools/serve.mjs $(PORT)

# The page as it is published, in dist/.
build:
	@tools/setup build
	$(ENVIRONMENT); trunk build --release --features split && node tools/postbuild.mjs
	node tools/measure-page.mjs

# The element and the solver for scripts as an npm package, packed into target/.
package: build
	$(ENVIRONMENT); cargo build --locked --profile page --no-default-features $(WASM) --example solver_js && node tools/make-package.mjs

# The quick one: formatting, linters and native tests.
check:
	@tools/setup check
	$(MAKE) --no-print-directory lint test-native

lint:
	cargo fmt --check
	cargo clippy --all-targets --locked -- -D warnings
	$(ENVIRONMENT); cargo clippy --lib --bins --tests --examples --locked $(WASM) -- -D warnings

test-native:
	cargo test --locked

# Components by themselves, in Chromium.
test-components:
	$(ENVIRONMENT); export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=tools/run-in-browser; \
	cargo test --locked $(WASM) --test components

# Whole journeys through the built page and package, in three engines.
test-browsers:
	cargo build --locked --release --example jsonl
	node --test --test-concurrency=2 --test-reporter=spec --test-timeout=900000 tests/browser/*.test.mjs

# What other programs rely on: links, messages, element, package.
test-contract:
	cargo build --locked --release --example jsonl --example graph
	node --test --test-concurrency=1 --test-reporter=spec --test-timeout=900000 tests/contract/*.test.mjs

# The examples for other sites, on the built page and package, with tools from registries: before a release.
test-sites:
	node --test --test-concurrency=1 --test-reporter=spec tests/sites/*.test.mjs

test:
	@tools/setup test
	$(MAKE) --no-print-directory lint test-native package test-components test-browsers test-contract

# An independent check: a solver from PyPI looks for a wrong step of the compiled decoder. About 5 minutes.
prove:
	@tools/setup build
	$(ENVIRONMENT); tools/prove

bench:
	cargo bench --locked

clean:
	rm -rf target dist
