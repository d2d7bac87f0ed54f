"""Runs a program and prints each step of its procedures: the line, the procedure and the values of its parameters."""

import sys

FILE = sys.argv[1]


def step(frame, event, _):
    code = frame.f_code
    if code.co_filename != FILE or code.co_name == "<module>":
        return None
    parameters = code.co_varnames[: code.co_argcount]
    print("@", frame.f_lineno, code.co_name, *(frame.f_locals[name] for name in parameters))
    return step


with open(FILE, encoding="utf-8") as text:
    program = compile(text.read(), FILE, "exec")
sys.settrace(step)
exec(program, {})
