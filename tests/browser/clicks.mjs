// Buttons with what each does.

export const command = (name) => `[data-command=${name}]`;
const position = (at) => `document.querySelector("svg[data-position]").dataset.position === "${at}"`;
const index = (at) => `document.querySelector("svg[data-index]").dataset.index === "${at}"`;
const has = (selector) => `document.querySelector("${selector}") !== null`;
const hasNot = (selector) => `document.querySelector("${selector}") === null`;
const count = (selector, many) => `document.querySelectorAll("${selector}").length === ${many}`;
const isOn = (button, on) => has(`${button}[aria-pressed=${on}]`);
const says = (selector, text) => `document.querySelector("${selector}").textContent.includes("${text}")`;

const inTimeline = (selector) => `[data-panel=timeline] ${selector}`;
const inGraph = (selector) => `[data-panel=graph] ${selector}`;
/** A link, what is clicked there one after another, and what holds after each click. */
export const clicks = [
  // The play bar and the game.
  ["?discs=7&move=9", [command("next"), index(10)], [command("previous"), index(9)], [command("last"), index(127)], [command("first"), index(0)]],
  ["?discs=3&walk=0102&show=towers,play", [command("undo"), position("001")], [command("restart"), position("000")]],
  ["?discs=3&walk=01", [command("hint"), says("[data-caption]", "Hint: move disc 1.")], [command("hint"), says("[data-caption]", "peg C")], [command("hint"), position("002")],
    [command("leave-game"), hasNot("[data-note]")], [command("undo"), has("[data-note]")]],
  ["?discs=5&pegs=4&rule=cyclic&walk=0103&show=towers,play", [command("undo"), position("00001")]],
  ["?discs=3&walk=01&show=towers,play", [command("arrange"), isOn(command("arrange"), true)], [command("arrange"), isOn(command("arrange"), false)]],
  // The graph.
  ["?discs=4&walk=0201&show=towers,graph", [command("layer-game"), hasNot(".graph .walk")], [command("layer-solution"), hasNot(".graph [data-route]")]],
  ["?discs=10&move=300&aids=still&show=towers,graph", [inGraph(command("show-current")), "location.search.includes('graph=')"]],
  // The timeline.
  ["?discs=64&move=12345678901234567890&show=towers,timeline", [inTimeline(command("show-current")), says("[data-stretch]", "12,345,678,901,234,567,879")]],
  // The program.
  ["?discs=64&program=rust&event=1/3&show=towers,program", [command("program-stack"), count("[data-frame]", 64)], ["[data-frame='62'] button", says("[data-frame] button", "hanoi(2, ")]],
  ["?discs=4&rule=linear&show=towers,program", [command("program-nearest"), hasNot("[data-no-program]")]],
  // Digits, recursion and reasons.
  ["?discs=8&show=towers,bits", ["[data-bit='7']", index(128)], ["[data-bit='0']", index(129)]],
  ["?discs=5&rule=linear&move=100&show=towers,bits", ["[data-bit='2']", index(82)]],
  ["?discs=4&move=6&trace=table&show=towers,trace", [command("expand"), isOn(command("expand"), true)]],
  ["?discs=64&move=2^40&show=towers,trace", [command("as-table"), hasNot(".icicle")], [command("as-table"), has(".icicle")]],
  ["?discs=4&pegs=4&rule=linear&from=0123&to=3333&move=2&show=towers,trace", ["[data-no-recursion] [data-go=graph]", has("[data-panel=graph]")]],
  ["?discs=20&move=300001&show=towers,why", ["[data-why=task] summary", has("[data-why=task] details[open] li[data-depth]")],
    [".why [data-command=why-that]", says("[data-why=answer]", "To move discs 1–\\u20602 ")],
    ["[data-why=task] > ol > li:first-child [data-command=explain-task]", has(".why [data-command=why-that][aria-disabled]")]],
  ["?discs=5&move=9&show=towers,transport,scrubber,numbers", [command("why"), says("[data-reason]", "To move discs 1–\\u20602 ")],
    [command("why-that"), says("[data-reason]", "To move discs 1–\\u20603 ")], [command("why"), hasNot("[data-reason][data-open], [data-reason] button")]],
  ["?discs=3&from=011&to=200&show=towers,why", ["[data-fold=more] summary", has("[data-fold=decision]")], ["[data-fold=decision] summary", has("[data-fold=decision][open]")]],
  // Panels and problems.
  ["?discs=4", ["[data-tab=code]", has("[data-panel=program]")], ["[data-show=code]", has("[data-program]")], ["[data-tab=why]", hasNot("[data-program]")], [command("puzzle"), has("[data-panel=puzzle]")],
    [command("puzzle"), hasNot("[data-panel=puzzle]")]],
  ["?discs=x&to=9", [command("dismiss"), hasNot("[data-problem]")]],
];
