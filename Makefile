# `make serve` and `make test` are all that a newcomer needs: each sets up what is missing, then does its job.
PORT ?= 8080
SHELL := /bin/sh
# What tools/setup found: `wasm` builds for WebAssembly, `page` builds what is sent.
ENVIRONMENT = . target/setup.env
WASM32 = --target wasm32-unknown-unknown
# Trunk refuses this variable's common value.
unexport NO_COLOR

.PHONY: serve build package check lint test-native test-components test-browsers test bench clean

serve:
	@tools/setup build
	@echo "The page will be at http://127.0.0.1:$(PORT)/"
	@$(ENVIRONMENT); page trunk serve --release --offline --port $(PORT)

build:
	@tools/setup build
	$(ENVIRONMENT); page trunk build --release --offline
	node tools/measure-page.mjs

# The element and the solver for scripts as an npm package, packed into target/.
package: build
	$(ENVIRONMENT); page cargo build --locked --profile page $(WASM32) --example solver_js && node tools/make-package.mjs

# The quick one: formatting, both linters, native tests.
check:
	@tools/setup check
	$(MAKE) --no-print-directory lint test-native

lint:
	cargo fmt --check
	cargo clippy --all-targets --locked -- -D warnings
	$(ENVIRONMENT); wasm cargo clippy --lib --bins --tests --examples --locked $(WASM32) -- -D warnings

test-native:
	cargo test --locked

# Components by themselves, in Chromium.
test-components:
	$(ENVIRONMENT); export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=tools/run-in-browser; \
	wasm cargo test --locked $(WASM32) --test components

# Whole journeys through the built page and package, in three engines.
test-browsers:
	cargo build --locked --release --example jsonl
	node --test --test-concurrency=1 --test-reporter=spec --test-timeout=900000 tests/browser/*.test.mjs

test:
	@tools/setup test
	$(MAKE) --no-print-directory lint test-native package test-components test-browsers

bench:
	cargo bench --locked

clean:
	rm -rf target dist
