// Serves the built page on a free port of this machine, as any static server would.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "../../tools/node_modules/sirv/build.mjs";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

export async function serve() {
  const server = createServer(sirv(dist, { dev: false }));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}
