// Runs a learner's program in a worker, in MicroPython. What reaches out of the worker is taken away first.
import { loadMicroPython } from "./micropython.mjs";

globalThis.hanoiPython = runOnBoards;
const wasm = new URL("./micropython.wasm", import.meta.url).href;

// The language itself, and what the interpreter needs besides: the time, random numbers, texts.
const kept = new Set(["Object", "Array", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "FinalizationRegistry", "Promise", "Proxy",
  "Reflect", "Symbol", "Number", "BigInt", "Boolean", "String", "Math", "JSON", "Date", "RegExp", "Intl", "Iterator", "Error",
  "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError", "ArrayBuffer", "DataView",
  "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "BigInt64Array",
  "BigUint64Array", "Float32Array", "Float64Array", "Infinity", "NaN", "undefined", "globalThis", "parseInt", "parseFloat", "isNaN",
  "isFinite", "performance", "crypto", "TextDecoder", "TextEncoder"]);
// The global object and what it inherits from. The interpreter adds names to it, which stay.
const globals = [];
for (let object = globalThis; object && object !== Object.prototype; object = Object.getPrototypeOf(object)) {
  globals.push([object, Object.getOwnPropertyNames(object).filter((name) => name !== "constructor" && !kept.has(name))]);
}

/** Takes away everything that reaches the network, storage, other workers and the page, and what runs texts as scripts. */
function disarm() {
  for (const [object, names] of globals) {
    for (const name of names) {
      // What cannot be deleted may still be replaced.
      if (!Reflect.deleteProperty(object, name)) Reflect.defineProperty(object, name, { value: undefined });
    }
  }
  // Functions that are made of texts, which a worker may have even where the page may not.
  for (const example of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    Reflect.deleteProperty(Object.getPrototypeOf(example), "constructor");
  }
}

const prelude = `
import _board
class IllegalMove(Exception): pass
def _make():
    board = _board
    def known(peg):
        if str(peg) not in list(board.letters):
            raise ValueError("there is no peg " + str(peg))
        return str(peg)
    def move(source, target):
        if not board.move(known(source), known(target)):
            raise IllegalMove(source + " → " + target)
    def pegs():
        return [list(peg) for peg in board.pegs()]
    def top(peg):
        discs = pegs()[board.letters.index(known(peg))]
        return discs[-1] if discs else None
    def discs():
        return sum(len(peg) for peg in pegs())
    names = {"move": move, "pegs": pegs, "top": top, "discs": discs, "IllegalMove": IllegalMove, "__name__": "__main__"}
    if board.ends:
        spares = [peg for peg in board.letters if peg not in board.ends]
        names.update({"source": board.ends[0], "target": board.ends[1], "spares": spares, "spare": spares[0] if spares else None})
    return names
`;

/**
 * Runs a text on one board after another. Each board has the letters of its pegs, those of start and goal, and functions that make
 * a move, list the discs of the pegs, and take the moves that the page has not been told of.
 */
async function runOnBoards(text, boards) {
  let [letters, ends, play, list, take] = boards[0];
  const post = globalThis.postMessage.bind(globalThis);
  const now = performance.now.bind(performance);
  let told = now();
  const tell = () => {
    const moves = take();
    told = now();
    if (moves.length > 0) post(["moves", moves]);
  };
  let printed = "";
  const flush = () => {
    tell();
    if (printed) post(["print", printed]);
    printed = "";
  };
  const print = (line) => {
    if (printed.length < 10_000) printed += line + "\n";
    if (now() - told > 50) flush();
  };
  let refused;
  const move = (source, target) => {
    const isLegal = play(source, target);
    if (!isLegal) refused = [source, target];
    if (now() - told > 50) flush();
    return isLegal;
  };
  let python;
  try {
    python = await loadMicroPython({ url: wasm, heapsize: 8 << 20, linebuffer: true, stdout: print, stderr: () => {} });
    python.registerJsModule("_board", { move, pegs: () => list(), get letters() { return letters; }, get ends() { return ends; } });
    python.runPython(prelude);
  } catch {
    return post(["not-loaded"]);
  }
  python.globals.set("_text", text);
  post(["started"]);
  disarm();
  try {
    for (const board of boards) {
      [letters, ends, play, list, take] = board;
      python.runPython('exec(compile(_text, "<program>", "exec"), _make())');
      flush();
      post(["finished"]);
    }
  } catch (error) {
    flush();
    const message = String(error.message);
    const line = Number([...message.matchAll(/File "<program>", line (\d+)/g)].at(-1)?.[1] ?? 0);
    const last = message.trim().split("\n").at(-1);
    post(error.type === "IllegalMove" && refused ? ["illegal", line, ...refused] : ["failed", line, last]);
  }
}
