/**
 * The web server: checks every setting, then serves the built application. A page that could not be made is
 * answered with 503 and a page that says so and offers to try again, at the address that was asked for.
 */
import { createServer } from "node:http";
import next from "next";
import { parseEnv } from "../lib/env-schema.ts";

process.env.NODE_ENV = "production";
const settings = readSettings();
const UNAVAILABLE = "/unavailable";
const NOT_FOUND = "/error-404";
const QUERY_HEADER = "x-page-query";
const RETRY_AFTER_SECONDS = "30";

// Next takes another host name for another server and would call itself without end.
const app = next({ dev: false, hostname: "localhost", port: settings.PORT });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
  if (isUnderstood(request)) return void serve(request, response);
  response.writeHead(400, { connection: "close" }).end();
});

server.on("error", (error) => {
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  console.error(isTaken ? `Port ${settings.PORT} is taken. Set PORT to a free one.` : String(error));
  process.exit(1);
});
server.on("upgrade", (_request, socket) => socket.destroy());
server.listen(settings.PORT, () => {
  console.log(
    `web ready ${settings.PUBLIC_ORIGIN} (Node ${process.versions.node}, back end ${settings.BACKEND_ORIGIN})`,
  );
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 25_000).unref();
  });
}

function readSettings() {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** One host, a path of our own that can be decoded: anything else is not a request a browser makes. */
function isUnderstood({ url = "", rawHeaders }) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length !== 1 || !url.startsWith("/") || url.startsWith("//") || url.includes("\\")) return false;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(url.split("?", 1)[0] ?? ""));
  } catch {
    return false;
  }
}

async function serve(request, response) {
  for (const name of Object.keys(request.headers)) {
    if (
      /^(?:x-middleware-|x-nextjs-|x-invoke-|x-matched-path|x-legacy-path|next-action|next-resume)/.test(name)
    ) {
      delete request.headers[name];
    }
  }
  const isCall = /^\/(?:api|auth|_next)\//.test(request.url);
  if (!isCall) hideQuery(request);
  const isDocument = /\btext\/html\b/.test(request.headers.accept ?? "") || request.headers.accept === "*/*";
  const isPage = !isCall && (request.method === "GET" || request.method === "HEAD");
  if (!isPage || !isDocument || request.headers.rsc !== undefined) return handle(request, response);
  const { pathname } = new URL(request.url, "http://localhost");
  if (pathname === UNAVAILABLE || pathname === NOT_FOUND) return handle(request, response);
  const held = holdFailures(response);
  await handle(request, response);
  const status = await held;
  if (status >= 500) response.setHeader("Retry-After", RETRY_AFTER_SECONDS);
  if (status !== 0) await serveInstead(status === 404 ? NOT_FOUND : UNAVAILABLE, request, response);
}

/**
 * Hands the query to middleware in a header of its own. Next writes the address it was asked for into the page it
 * keeps, so one guest's query would be in everybody's page.
 */
function hideQuery(request) {
  const [path, ...query] = request.url.split("?");
  const keys = query.join("?").split("&");
  request.headers[QUERY_HEADER] = keys.filter((key) => !isNextsOwn(key)).join("&");
  // Next asks itself for a page's other form with a key of its own, and redirects for ever where it is missing.
  const own = keys.filter(isNextsOwn);
  request.url = own.length === 0 ? path : `${path}?${own[0]}`;
}

function isNextsOwn(key) {
  return /^_rsc(?:=[\w-]{0,32})?$/.test(key);
}

/**
 * Keeps a page that is missing or could not be made from reaching the guest as Next would send it. Answers its status
 * once all of it was held, the response then being as if nothing had been written, and 0 for an answer on its way. Next
 * compresses behind its own back: its promise is kept before the first byte is written.
 */
function holdFailures(response) {
  const { promise, resolve } = Promise.withResolvers();
  let status = 0;
  // Two answers are made for one request, and Next listens for the end of each.
  response.setMaxListeners(40);
  const { writeHead, write, end, on } = response;
  const isHeld = () => {
    const { statusCode } = response;
    if (!response.headersSent && (statusCode === 404 || statusCode >= 500)) status = statusCode;
    if (status === 0) resolve(0);
    return status !== 0;
  };
  response.writeHead = (code, ...rest) => {
    if (typeof code === "number") response.statusCode = code;
    return isHeld() ? response : writeHead.call(response, code, ...rest);
  };
  response.write = (...chunk) => (isHeld() ? true : write.apply(response, chunk));
  response.end = (...chunk) => {
    if (!isHeld()) return end.apply(response, chunk);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    Object.assign(response, { writeHead, write, end, on });
    resolve(status);
    return response;
  };
  response.once("close", () => resolve(0));
  return promise;
}

async function serveInstead(path, request, response) {
  request.url = path;
  await handle(request, response);
}
