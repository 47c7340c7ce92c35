/** The measure: plain Node that answers everything with the same bytes. Says its port when it listens. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file, encoding] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": encoding,
  "content-length": String(body.length),
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, () => console.log(server.address().port));
process.once("SIGTERM", () => process.exit(0));
