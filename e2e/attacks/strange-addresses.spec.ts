import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import { expect, test } from "@/e2e/support/fixtures";
import { TRACE } from "@/e2e/support/read-page";
import { internalHeaders } from "@/lib/routing/internal-headers";

/** Number of addresses of each kind; fifty are requested at once. */
const OF_EACH_KIND = 15;
const AT_ONCE = 50;

const pages = ["/", "/r/10", "/r/14", "/r/22", "/p/dining", "/promotion/14/1401", "/empty"];

/** Unusual addresses as an attacker writes them, sent without normalization. */
const kinds: readonly ((number: number) => string)[] = [
  (number) => `/?redirect=https://elsewhere.example/${number}`,
  (number) => `/login?provider=kakao&x=${number}`,
  (number) => `/r/${900_000 + number}`,
  (number) => `/p/nothing-${number}`,
  (number) => `/promotion/${number}/${number}`,
  (number) => `/r/22?${"poison".repeat(300)}${number}`,
  (number) => `/_next/../r/22?${number}`,
  (number) => `/api/../r/22?${number}`,
  (number) => `/auth/%2e%2e/r/22?${number}`,
  (number) => `/%72/14?poison=${number}`,
  (number) => `/p/%64ining?poison=${number}`,
  (number) => `/r/22?_rsc=poison${number}`,
  (number) => `/no/such/page/${number}`,
  (number) => `/empty?campaign=poison${number}`,
  (number) => `/site/${number}/${number}`,
];

/** Heads of requests that no browser sends, without the empty line at their end; `PAGE` ends one that asks for a page. */
const PAGE = "Host: localhost\r\nAccept: text/html\r\n";
const MALFORMED: Record<string, string> = {
  "two hosts": "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example.test\r\n",
  "no host": "GET / HTTP/1.1\r\n",
  "another site's host": "GET /book HTTP/1.1\r\nHost: evil.example.test\r\nAccept: text/html\r\n",
  "a forwarded host": `GET /book HTTP/1.1\r\nX-Forwarded-Host: evil.example.test\r\nX-Forwarded-Proto: https\r\n${PAGE}`,
  "a path that is a host": `GET //evil.example.test/ HTTP/1.1\r\n${PAGE}`,
  "a path that is a host, with a backslash": `GET /\\evil.example.test/ HTTP/1.1\r\n${PAGE}`,
  "a path that is a host, escaped": `GET /%2fevil.example.test/ HTTP/1.1\r\n${PAGE}`,
  "trailing slashes": `GET /evil.example.test// HTTP/1.1\r\n${PAGE}`,
  "an incomplete escape sequence": `GET /p/%E0%A4%A HTTP/1.1\r\n${PAGE}`,
  "an incomplete escape sequence in the query": `GET /?q=%E0%A4%A HTTP/1.1\r\n${PAGE}`,
  "a NUL byte": `GET /p/a%00b HTTP/1.1\r\n${PAGE}`,
  "a line break": `GET /p/a%0d%0aLocation:%20https://evil.example.test HTTP/1.1\r\n${PAGE}`,
  "a line break in a redirect": `GET /book?campaign=a%0d%0aLocation:https://evil.example.test HTTP/1.1\r\n${PAGE}`,
  dots: `GET /p/../../../../etc/passwd HTTP/1.1\r\n${PAGE}`,
  "dots, escaped": `GET /p/%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1\r\n${PAGE}`,
  "an absolute address": `GET http://evil.example.test/book HTTP/1.1\r\n${PAGE}`,
  "an asterisk": "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n",
  "a tunnel": "CONNECT evil.example.test:443 HTTP/1.1\r\nHost: localhost\r\n",
  "an unsupported method": `PROPFIND /book HTTP/1.1\r\n${PAGE}`,
  "a server action that does not exist": `POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nNext-Action: 0\r\nContent-Length: 5\r\n${PAGE}`,
  "a content length with chunked encoding":
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n",
  "an invalid router state tree":
    "GET /p/dining HTTP/1.1\r\nHost: localhost\r\nRsc: 1\r\nNext-Router-State-Tree: %5B%22x\r\nAccept: */*\r\n",
};

/** Headers by which the framework or a proxy tells a server that a request has been decided, or its address. */
const TRUSTED = [
  "x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware",
  "x-middleware-subrequest: src/middleware:src/middleware:src/middleware:src/middleware:src/middleware",
  "x-middleware-rewrite: /en/empty",
  "x-middleware-next: 1",
  "x-matched-path: /en/empty",
  "x-invoke-path: /en/empty",
  "x-invoke-status: 200",
  "x-nextjs-data: 1",
  `${internalHeaders.decided}: 1`,
  `${internalHeaders.audience}: member`,
  `${internalHeaders.legacy}: %7B%22route%22%3A%22sites%22%7D`,
  "x-original-url: /empty",
  "x-rewrite-url: /empty",
];
const SESSION_LOCK =
  /^HTTP\/1\.1 307[\s\S]*\r\nlocation: (?:http:\/\/localhost:\d+)?\/auth\/kakao\/login\?return=%2Fbook\r\n/i;

test("no malformed request is answered with an error of the server or leads to another site (R1.3, R1.8) @desktop", async ({
  baseURL,
}) => {
  for (const [what, head] of Object.entries(MALFORMED)) {
    const answer = await sendRaw(`${baseURL}`, head);
    // A connection closed without a response is a refusal, too.
    if (answer === "") continue;
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
    expect.soft(status, what).toBeLessThan(500);
    expect.soft(status, what).toBeGreaterThanOrEqual(200);
    for (const [, location = ""] of answer.matchAll(/^location: *(.*?)\r?$/gim))
      expect.soft(new URL(location, baseURL).origin, what).toBe(baseURL);
    expect.soft(answer, what).not.toMatch(TRACE);
  }
});

test("the login check of a session page is not bypassed by a header that the framework trusts (R1.6) @desktop", async ({
  baseURL,
}) => {
  for (const header of TRUSTED) {
    const own = await sendRaw(`${baseURL}`, `GET /book HTTP/1.1\r\n${header}\r\n${PAGE}`);
    expect.soft(own, header).toMatch(SESSION_LOCK);
    const internal = await sendRaw(`${baseURL}`, `GET /en/book HTTP/1.1\r\n${header}\r\n${PAGE}`);
    expect.soft(internal, header).not.toMatch(/^HTTP\/1\.1 (?:200|5\d\d)/);
    expect.soft(internal, header).not.toMatch(/^location:.*evil/im);
  }
});

test("a flood of unusual addresses leaves the content of all pages unchanged @desktop", async ({
  baseURL,
}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const read = (path: string, headers: Record<string, string> = {}) =>
    readRaw(`${baseURL}`, path, agent, headers);
  const before = await Promise.all(pages.map((path) => read(path)));
  const addresses = Array.from({ length: OF_EACH_KIND }, (_, number) =>
    kinds.map((kind) => kind(number)),
  ).flat();
  const statuses = new Set<number>();
  const guest = async () => {
    for (let path = addresses.pop(); path !== undefined; path = addresses.pop()) {
      statuses.add((await read(path)).status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guest));
  expect([...statuses].filter((status) => ![200, 302, 303, 307, 308, 400, 404].includes(status))).toEqual([]);
  for (const [index, path] of pages.entries()) {
    const after = await read(path);
    expect(after.status, path).toBe(200);
    expect(visible(after.text), path).toBe(visible(before[index]?.text ?? ""));
    expect(after.text, path).not.toContain("poison");
  }
  agent.destroy();
});

test("a page request with framework-internal headers gets 400, and the page stays unchanged @desktop", async ({
  baseURL,
}) => {
  const agent = new Agent();
  for (const header of ["rsc", "next-router-prefetch", "next-router-state-tree", "next-action"]) {
    expect((await readRaw(`${baseURL}`, "/r/31", agent, { [header]: "1" })).status, header).toBe(400);
  }
  const { status, text } = await readRaw(`${baseURL}`, "/r/31", agent, {});
  expect(status).toBe(200);
  expect(text).toMatch(/^<!DOCTYPE html>/);
});

test("all unknown ids get the identical 404 page @desktop", async ({ request }) => {
  const headers = { accept: "text/html", "accept-language": "en" };
  const answers = new Set<string | undefined>();
  for (let number = 0; number < 20; number += 1) {
    const answer = await request.get(`/r/${910_000 + number}`, { headers });
    expect(answer.status()).toBe(404);
    answers.add(answer.headers().etag);
  }
  expect(answers.size).toBe(1);
});

/**
 * The visible part of a page. The framework's inline data, the version hash derived from it, the instant for which the
 * free tables of tonight hold, and the order in which the framework writes the tags of the head may differ between two
 * renderings.
 */
function visible(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/ data-version="[^"]*"/, "")
    .replaceAll(/, \d\d:\d\d(?=\.<)/g, "")
    .replaceAll(/ data-as-of="[^"]*"/g, "")
    .replace(/(?<=<head>).*?(?=<\/head>)/s, (tags) => tags.split(/(?=<)/).sort().join("\n"));
}

/** Sends the request head exactly as given and reads until the server closes the connection. */
async function sendRaw(origin: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "localhost");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // A connection reset counts as a refusal.
  socket.on("error", () => socket.destroy());
  const closed = once(socket, "close");
  const body = head.startsWith("POST") ? "0\r\n\r\n" : "";
  socket.write(`${head}Connection: close\r\n\r\n${body}`);
  await closed;
  return Buffer.concat(chunks).toString("utf8");
}

/** Sends the path exactly as given, which client libraries would normalize. */
function readRaw(
  origin: string,
  path: string,
  agent: Agent,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const all = { accept: "text/html", "accept-language": "en", ...headers };
    const sent = ask({ hostname, port, path, agent, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
