#!/usr/bin/env python3
"""Has a solver prove every move of the 64-disc legend, on the compiled decoder itself.

    python3 tools/prove.py DECODER.wat [DISC…]

The decoder is the WebAssembly that the compiler makes of examples/decode.rs: straight lines of operations on 64-bit words. They are
written as SMT-LIB functions. For each disc, the solver looks for a number m of moves after which this disc moves, such that the step
from m to m + 1 is not one legal move of that disc. It has to answer that there is none. With the first and the last position, that
proves that the decoder walks from A to C, for all 2^64 numbers.
"""
import os
import re
import sys
import time
from multiprocessing import Pool
from pathlib import Path

DISCS = 64
SECONDS = 600
OPERATIONS = {"and": "bvand", "or": "bvor", "xor": "bvxor", "shl": "bvshl", "shr_u": "bvlshr", "add": "bvadd", "sub": "bvsub", "mul": "bvmul", "div_u": "bvudiv"}
WORD = "(_ BitVec 64)"


def word(number):
    return f"#x{number & (1 << 64) - 1:016x}"


def parse(text):
    """The text of a WebAssembly module as nested lists."""
    stack = [[]]
    for token in re.findall(r'\(|\)|"[^"]*"|[^\s()"]+', re.sub(r";;[^\n]*", "", text)):
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    return stack[0][0]


def smt_function(name, function):
    """A function of one word as an SMT-LIB definition. Other instructions than those of straight lines are an error."""
    values, lets = {"$0": "m"}, []

    def term(instruction):
        kind, *rest = instruction
        if kind == "i64.const":
            return word(int(rest[0]))
        if kind == "local.get":
            return values[rest[0]]
        if kind in ("local.set", "local.tee"):
            result = term(rest[1])
            lets.append((f"t{len(lets)}", result))
            values[rest[0]] = lets[-1][0]
            return lets[-1][0]
        operation = OPERATIONS[kind.removeprefix("i64.")]
        left, right = term(rest[0]), term(rest[1])
        if "sh" in operation:
            # WebAssembly counts modulo 64, SMT-LIB does not.
            assert 0 <= int(rest[1][1]) < 64
        return f"({operation} {left} {right})"

    result = None
    for part in function[2:]:
        if isinstance(part, list) and part[0] not in ("param", "result", "local", "type"):
            result = term(part)
    opening = "".join(f"(let (({name} {value})) " for name, value in lets)
    return f"(define-fun {name} ((m {WORD})) {WORD} {opening}{result}{')' * len(lets)})"


def decoder(module):
    """The SMT-LIB functions a, b and c: the discs on each peg."""
    functions = {part[1]: part for part in module if part[0] == "func"}
    exports = [(part[1].strip('"'), part[2][1]) for part in module if part[0] == "export" and part[2][0] == "func"]
    # wasm-bindgen adds a hash to the names.
    named = {peg: [target for name, target in exports if name.startswith(f"discs_on_{peg}")] for peg in "abc"}
    return "\n".join(smt_function(peg, functions[target]) for peg, [target] in named.items())


def claim(disc):
    """What holds for each number of moves after which the disc moves: its low bits are 0111…1, and the others are free."""
    bit, low = 1 << disc - 1, (1 << disc - 1) - 1
    high = f"(bvshl x {word(disc)})"
    points = []
    for at in ("before", "after"):
        points += [f"(= (bvand ({p} {at}) ({q} {at})) {word(0)})" for p, q in ("ab", "ac", "bc")]
        points.append(f"(= (bvor (a {at}) (bvor (b {at}) (c {at}))) {word(-1)})")
    for peg in "abc":
        was, is_now = f"({peg} before)", f"({peg} after)"
        points.append(f"(= (bvand (bvxor {was} {is_now}) {word(~bit)}) {word(0)})")
        points.append(f"(= (bvand (bvand {was} {is_now}) {word(bit)}) {word(0)})")
        touches = f"(distinct (bvand (bvor {was} {is_now}) {word(bit)}) {word(0)})"
        points.append(f"(=> {touches} (= (bvand {was} {word(low)}) {word(0)}))")
    return "\n".join([
        f"(declare-const x {WORD})",
        f"(define-fun before () {WORD} (bvor {high} {word(low)}))",
        f"(define-fun after () {WORD} (bvor {high} {word(bit)}))",
        f"(assert (not (and {' '.join(points)})))",
    ])


ENDS = f"(assert (not (and (= (a {word(0)}) {word(-1)}) (= (c {word(-1)}) {word(-1)}))))"


def solve(job):
    import bitwuzla

    name, text = job
    started = time.time()
    terms, options = bitwuzla.TermManager(), bitwuzla.Options()
    options.set(bitwuzla.Option.TIME_LIMIT_PER, SECONDS * 1000)
    parser = bitwuzla.Parser(terms, options)
    parser.parse(text, True, False)
    result = parser.bitwuzla().check_sat()
    return name, str(result).lower().removeprefix("result."), time.time() - started


def main():
    functions = decoder(parse(Path(sys.argv[1]).read_text()))
    discs = [int(disc) for disc in sys.argv[2:]] or list(range(1, DISCS + 1))
    claims = {"ends": ENDS, **{str(disc): claim(disc) for disc in discs}}
    jobs = [(name, f"(set-logic QF_BV)\n{functions}\n{text}\n(check-sat)\n") for name, text in claims.items()]
    folder = Path(sys.argv[1]).parent
    for name, text in jobs:
        (folder / f"{name}.smt2").write_text(text)
    lines, proved = ["| disc that moves | a step that is not its legal move | seconds |", "|---|---|---|"], 0
    with Pool(os.cpu_count()) as pool:
        for name, result, seconds in pool.imap(solve, jobs):
            lines.append(f"| {name} | {'none' if result == 'unsat' else result} | {seconds:.1f} |")
            print(lines[-1], flush=True)
            proved += result == "unsat"
    (folder / "results.md").write_text("\n".join(lines) + "\n")
    print(f"proved: {proved} of {len(jobs)}, that is the first and the last position and {len(discs)} discs")
    sys.exit(proved != len(jobs))


if __name__ == "__main__":
    main()
