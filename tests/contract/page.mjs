// All that is known here of the page's markup, for browsers: change it here when a hook is renamed. `root` is the document
// of a page or of a frame, or an element's shadow root.

/** The picture of the towers: its index, its total, and the peg of each disc, the largest first. */
export function drawn(root) {
  const picture = root.querySelector("svg[data-position]");
  return picture && { index: picture.dataset.index, total: picture.dataset.total, position: picture.dataset.position };
}

/** The parameters that messages in the page are about. */
export const noted = (root) => [...new Set([...root.querySelectorAll("[data-problem]")].map((note) => note.dataset.problem))].sort();

/** True while the program is not all there, or a solution is searched for. */
export const isBusy = (root) => root.querySelector(".explorer:not([data-whole]), .searching") !== null;

/** The language that the page or element speaks. */
export const language = (root) => (root.querySelector(".explorer[lang]") ?? root.querySelector("html"))?.lang;

const button = (root, ...selectors) => {
  const found = root.querySelector(selectors.join());
  if (!found) throw new Error(`no button ${selectors[0]}`);
  return found;
};
/** Presses a button of this build, or the same button of version 1. */
const press = (root, selector, words) => button(root, selector, `[data-do="${words}"]`).click();
const command = (name) => `[data-command="${name}"]`;

/** Fills in a field as a person does who leaves it afterwards. */
function fill(root, name, value) {
  const field = root.querySelector(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What a learner may do with a question. The page draws in between. */
export const learner = {
  /** Says which disc moves, as `disc,from,to`. */
  async step(root, answer, drawing) {
    for (const [place, name] of ["answer-disc", "answer-from", "answer-to"].entries()) {
      fill(root, name, answer.split(",")[place]);
      await drawing();
    }
  },
  /** Says how many moves were made. */
  number: (root, answer) => fill(root, "answer", answer),
  /** Lets the picture at a place, counted from 0, change places with the next. */
  later: (root, place) => press(root, `.pictures li:nth-child(${place + 1}) ${command("move-down")}`, `hand task down ${place}`),
  check: (root) => press(root, command("check"), "hand task check"),
  next: (root) => press(root, command("next-question"), "hand task next"),
  first: (root) => press(root, command("restart-quiz"), "hand task first"),
  /** Begins a game again. */
  again: (root) => press(root, command("restart"), "hand again"),
  undo: (root) => press(root, command("undo"), "hand undo"),
  /** Lifts a disc from a peg and puts it on another: two digits. */
  async carry(root, pegs, drawing) {
    for (const peg of pegs) {
      press(root, `[data-peg-button="${peg}"]`, `hand ${peg}`);
      await drawing();
    }
  },
};
