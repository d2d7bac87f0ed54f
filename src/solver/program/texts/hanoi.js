function hanoi(n, source, target, spare) {
  if (n === 0) return;
  hanoi(n - 1, source, spare, target);
  console.log(source, "→", target);
  hanoi(n - 1, spare, target, source);
}

CALL;
