/**
 * The baseline of a call: plain Node that passes every request to the origin given. Prints its port when it listens.
 */
import { Agent, createServer, request } from "node:http";

const origin = new URL(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const server = createServer((incoming, outgoing) => {
  const { hostname, port } = origin;
  const call = request({ agent, hostname, port, path: incoming.url, method: incoming.method }, (answer) => {
    outgoing.writeHead(answer.statusCode, { "content-type": answer.headers["content-type"] });
    answer.pipe(outgoing);
  });
  incoming.pipe(call);
});
server.listen(0, () => console.log(server.address().port));
process.once("SIGTERM", () => process.exit(0));
