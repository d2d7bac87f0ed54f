// Serves dist/ with the files that `make build` compressed.
//   node tools/serve.mjs PORT
import { createServer } from "node:http";
import sirv from "sirv";

const port = Number(process.argv[2]);
// Pages of other origins may load the element from here.
const setHeaders = (response) => response.setHeader("access-control-allow-origin", "*");
createServer(sirv("dist", { brotli: true, etag: true, setHeaders })).listen(port, "127.0.0.1", () => {
  console.log(`The page is at http://127.0.0.1:${port}/`);
});
