import { Agent, request as ask } from "node:http";
import { expect, test } from "@/e2e/support/fixtures";

/** Number of addresses of each kind; fifty are requested at once. */
const OF_EACH_KIND = 60;
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

test("page addresses respond 405 with an Allow header to all methods but GET and HEAD @desktop", async ({
  baseURL,
}) => {
  for (const path of ["/", "/r/14", "/book", "/login", "/error-404", "/no/such/page", "/site"]) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"]) {
      const answer = await readRaw(`${baseURL}`, path, new Agent(), {}, method);
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.allow, `${method} ${path}`).toBe("GET, HEAD");
    }
  }
});

test("the image optimizer responds 404 and fetches nothing for clients @desktop", async ({ request }) => {
  for (const url of ["http://169.254.169.254/latest/meta-data/", "/x.svg", "/brand/mark.svg"]) {
    const answer = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(answer.status(), url).toBe(404);
  }
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

/** Sends the path exactly as given, which client libraries would normalize. */
function readRaw(
  origin: string,
  path: string,
  agent: Agent,
  headers: Record<string, string>,
  method = "GET",
): Promise<{ status: number; text: string; headers: Record<string, string | string[] | undefined> }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const all = { accept: "text/html", "accept-language": "en", ...headers };
    const sent = ask({ hostname, port, path, method, agent, headers: all }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString("utf8"),
          headers: answer.headers,
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
