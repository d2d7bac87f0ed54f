# `make serve` and `make test` are all that a newcomer needs: each sets up what is missing, then does its job.
PORT ?= 8080
SHELL := /bin/sh
ENVIRONMENT = . target/setup.env
# Trunk refuses this variable's common value.
unexport NO_COLOR

.PHONY: serve build test check bench clean

serve:
	@tools/setup build
	@echo "The page will be at http://127.0.0.1:$(PORT)/"
	@$(ENVIRONMENT); page trunk serve --release --offline --port $(PORT)

build:
	@tools/setup build
	@$(ENVIRONMENT); page trunk build --release --offline

clean:
	rm -rf target dist
