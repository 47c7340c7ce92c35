/**
 * The baseline: plain Node that responds to every request with the same status, headers and body. Prints its port when
 * it listens.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [bodyFile, headersFile] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, "utf8"));
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, () => console.log(server.address().port));
process.once("SIGTERM", () => process.exit(0));
