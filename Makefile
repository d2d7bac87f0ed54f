# `make serve` and `make test` are all that a newcomer needs: each installs what is missing, then does its job.
# While you change the page, `trunk serve` is enough: it rebuilds after each change, without the steps for release.
PORT ?= 8080
SHELL := /bin/sh
# Written by tools/setup: where the tools are.
ENVIRONMENT = . target/setup.env
WASM = --target wasm32-unknown-unknown
# Builds `hanoi`, which tests ask for right answers, with the features with which `cargo test` has built it already.
SOLVERS = cargo test --locked --no-run --test hanoi
# Trunk refuses this variable's common value.
unexport NO_COLOR

.PHONY: serve build package check lint test-native test-browsers translations address test-sites test test-all prove reproduce release-files bench clean

serve: build
	node tools/serve.mjs $(PORT)

# The page as it is published, in dist/.
build:
	@tools/setup build
	@# The programs that Trunk runs at the end compile while the page is being optimised, which takes one processor.
	$(ENVIRONMENT); cargo build --quiet --locked --no-default-features --features site --bins & native=$$!; \
	$(ENVIRONMENT); trunk build --release --features split && wait $$native && node tools/postbuild.mjs
	node tools/measure-page.mjs

# The element and the solver for scripts as an npm package, packed into target/.
package: build
	$(ENVIRONMENT); cargo build --locked --profile page --no-default-features $(WASM) --example solver_js && node tools/make-package.mjs

# The quick one: formatting, linters and native tests.
check:
	@tools/setup check
	$(MAKE) --no-print-directory lint test-native

# One pass sees every line, because the page compiles natively, too: `split` has all features. The smaller tiers must build by
# themselves.
lint:
	cargo fmt --check
	cargo clippy --all-targets --all-features --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --locked
	cargo check --locked --no-default-features --all-targets
	cargo check --locked --no-default-features --features core --all-targets
	cargo check --locked --no-default-features --features cli --bins

test-native:
	cargo test --locked

# The built page and package in Chromium, what depends on the engine in Firefox and WebKit, and what other programs rely on: links,
# messages, element, package.
test-browsers:
	$(SOLVERS)
	node tests/browser/run.mjs tests/contract/*.test.mjs tests/browser/*.test.mjs

# Marks the translations of changed English texts as older: see docs/translations.md.
translations:
	UPDATE=1 cargo test --quiet --locked --test languages a_list_says

# Changes the project's addresses everywhere: PAGE=https://…/ REPOSITORY=https://…
address:
	node tools/address.mjs "$(PAGE)" "$(REPOSITORY)"

# The examples for other sites, on the built page and package, with tools from registries: before a release.
test-sites:
	node --test --test-concurrency=1 --test-reporter=spec tests/sites/*.test.mjs

# The page is optimised by one processor while the native tests have the other.
test:
	@tools/setup test
	$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory package > target/package.log 2>&1 & package=$$!; \
	$(MAKE) --no-print-directory test-native; native=$$?; \
	wait $$package; built=$$?; cat target/package.log; exit $$((native + built))
	$(MAKE) --no-print-directory test-browsers

# Every test in every engine: each night, and before a release.
test-all:
	ALL=1 $(MAKE) --no-print-directory test

# An independent check: a solver from PyPI looks for a wrong step of the compiled decoder. About 5 minutes.
prove:
	@tools/setup build
	$(ENVIRONMENT); tools/prove

# Two builds of one tree are the same, byte for byte: before a release.
reproduce: package
	rm -rf target/first target/wasm32-unknown-unknown
	mkdir target/first && cp -r dist target/*.tgz target/first
	$(MAKE) --no-print-directory package
	diff -r dist target/first/dist
	for file in target/*.tgz; do cmp "$$file" "target/first/$${file##*/}" || exit 1; done

# What a release offers, in target/release-files/.
release-files: package
	tools/release-files

bench:
	cargo bench --locked --bench speed

clean:
	rm -rf target dist
