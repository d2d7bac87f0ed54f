// Serves the built page on a free local port, like any static server.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "../../tools/node_modules/sirv/build.mjs";

export const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

// Pages of other origins may load the element from here.
const setHeaders = (response) => response.setHeader("access-control-allow-origin", "*");

// Reads files for each request, because tests may change the folder.
export async function serve(folder = dist) {
  const server = createServer(sirv(folder, { dev: folder !== dist, setHeaders }));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => {
    server.close();
    server.closeAllConnections();
  } };
}
