function four(n, source, target) {
  if (n === 0) return;
  const [spare, other] = "ABCD".replace(source, "").replace(target, "");
  const k = ASIDE;
  four(k, source, spare);
  hanoi(n - k, source, target, other);
  four(k, spare, target);
}

function hanoi(n, source, target, spare) {
  if (n === 0) return;
  hanoi(n - 1, source, spare, target);
  console.log(source, "→", target);
  hanoi(n - 1, spare, target, source);
}

CALL;
