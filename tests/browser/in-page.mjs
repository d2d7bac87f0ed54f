// Tests measure in the page itself, so that nothing moves between two measurements.

/**
 * Takes functions that help to measure, and returns `(act, ...values) => expression`. In the page, the expression calls
 * `act({ helpers by name }, ...values)`. Functions are sent as text, so `act` sees nothing of its file. Helpers see each other.
 */
export const inPage = (helpers) => (act, ...values) => `(() => {
  ${helpers.join("\n")}
  return (${act})({ ${helpers.map(({ name }) => name).join()} }, ...${JSON.stringify(values)});
})()`;
