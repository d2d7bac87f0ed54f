// Keeps two elements at the same fraction of their solutions.
const [first, second] = ["first", "second"].map((id) => document.getElementById(id));

// Properties may be set before the element is defined.
second.move = 5n;

first.addEventListener("move", () => {
  second.move = (first.move * second.total) / first.total;
});
second.addEventListener("move", ({ detail }) => {
  document.getElementById("said").textContent = `Move ${detail.index} of ${detail.total}.`;
});
