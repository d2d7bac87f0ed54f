function once(n, source, target, spare) {
  if (n === 0) return;
  twice(n - 1, source, spare, target);
  console.log(source, "→", target);
  twice(n - 1, spare, target, source);
}

function twice(n, source, target, spare) {
  if (n === 0) return;
  twice(n - 1, source, target, spare);
  console.log(source, "→", spare);
  once(n - 1, target, source, spare);
  console.log(spare, "→", target);
  twice(n - 1, source, target, spare);
}

CALL;
