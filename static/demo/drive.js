// All that a page needs to let one element drive another.
const [first, second] = ["first", "second"].map((id) => document.getElementById(id));

// Set before the element is there: it is taken when it comes.
second.move = 5n;

first.addEventListener("move", () => {
  second.move = (first.move * second.total) / first.total;
});
second.addEventListener("move", ({ detail }) => {
  document.getElementById("said").textContent = `Move ${detail.index} of ${detail.total}.`;
});
