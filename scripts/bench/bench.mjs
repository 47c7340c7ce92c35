/**
 * `npm run bench`: what pages weigh, how fast they are served, and whether a rush for tables ends as it must, side by
 * side in one run. Bytes and tables end the run with exit code 1 when they do not hold; times have no limit, because
 * machines differ.
 */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWhenNeeded, installWhenNeeded, root } from "../install.mjs";
import { claimAddresses, serveBoth } from "../serve-both.mjs";
import { bookTables } from "./book-tables.mjs";
import { measureRequests } from "./measure-requests.mjs";

process.env.PORT ||= "3810";
process.env.SANDBOX_PORT ||= "4810";
// Seats that an earlier run was given are not there any more, so each run has a database of its own.
const data = await mkdtemp(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(data, { recursive: true, force: true }));

/** Public pages, and the call that names their authored parts. */
const pages = [
  { path: "/p/faq", authored: "page/faq" },
  { path: "/p/about", authored: "page/about" },
  { path: "/r/11", authored: "resource/11" },
  { path: "/r/10", authored: "resource/10" },
  { path: "/", authored: "resource/1" },
];
const ENGLISH = 1;
/** What a page may weigh on the wire beyond what its authors wrote, both compressed. */
const PAGE_BUDGET = 8 * 1024;
/** First-load JavaScript of an empty App Router page of the same Next, gzip (measured 2026-11). */
const EMPTY_NEXT_PAGE = 134.6 * 1024;
const SCRIPT_BUDGET_RATIO = 1.25;

const addresses = await claimAddresses();
await installWhenNeeded();
await buildWhenNeeded();
await serveBoth({
  addresses,
  webArguments: ["scripts/start.mjs"],
  nodeEnvironment: "production",
  sandboxSettings: { SANDBOX_DATA: data, SANDBOX_MEDIA: join(root, ".yeoul/media") },
  onReady: async () => {
    const broken = [...(await weighPages()), ...(await weighScripts())];
    await compareServing();
    broken.push(
      ...(await bookTables({
        publicOrigin: addresses.publicOrigin,
        controls: `http://localhost:${addresses.sandbox + 1}`,
      })),
    );
    for (const line of broken) console.error(`not held: ${line}`);
    process.once("exit", () => {
      process.exitCode = broken.length === 0 ? 0 : 1;
    });
    process.kill(process.pid, "SIGTERM");
  },
});

async function weighPages() {
  const broken = [];
  console.log("\npage          bytes   authored   beyond    gzip   authored   beyond");
  for (const { path, authored } of pages) {
    const html = await fetchPage(path);
    const source = await fetchAuthored(authored);
    const raw = [html, source].map((text) => Buffer.byteLength(text));
    const zipped = [html, source].map((text) => gzipSync(text).length);
    const columns = [...raw, raw[0] - raw[1], ...zipped, zipped[0] - zipped[1]].map((count) =>
      String(count).padStart(9),
    );
    console.log(path.padEnd(10) + columns.join(""));
    if (zipped[0] - zipped[1] > PAGE_BUDGET)
      broken.push(`${path}: ${zipped[0] - zipped[1]} bytes beyond what was authored`);
  }
  return broken;
}

async function fetchPage(path) {
  const response = await fetch(`${addresses.publicOrigin}${path}?language=en`, {
    headers: { accept: "text/html" },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** All that authors wrote for a page: the HTML and the style of its five zones. */
async function fetchAuthored(call) {
  const base = `http://localhost:${addresses.sandbox}/api/common_channel_content/page`;
  const { data: layout } = await (await fetch(`${base}/${call}`)).json();
  const ids = ["page", "top", "left", "right", "bottom"].map((zone) => layout[zone]).filter(Boolean);
  const { data: parts } = await (await fetch(`${base}/parts?id=${ids.join(",")}`)).json();
  return parts
    .flatMap(({ partContents }) => partContents.filter(({ languageId }) => languageId === ENGLISH))
    .map(({ contents, meta }) => contents + (meta?.style ?? ""))
    .join("");
}

async function weighScripts() {
  const broken = [];
  console.log("\nfirst-load JavaScript, gzip, against an empty page of the same framework");
  for (const path of ["/empty", "/p/faq", "/"]) {
    const html = await fetchPage(path);
    const sources = [...html.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/g)].map(([, source]) => source);
    const sizes = await Promise.all(
      sources.map(async (source) => {
        const script = await fetch(new URL(source, addresses.publicOrigin));
        return gzipSync(Buffer.from(await script.arrayBuffer())).length;
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const ratio = total / EMPTY_NEXT_PAGE;
    console.log(`${path.padEnd(10)}${(total / 1024).toFixed(1).padStart(8)} KB   ${ratio.toFixed(2)} ×`);
    if (ratio > SCRIPT_BUDGET_RATIO) broken.push(`${path}: ${ratio.toFixed(2)} × an empty page's JavaScript`);
  }
  return broken;
}

async function compareServing() {
  const html = await fetchPage("/p/faq");
  const plain = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end(html),
  );
  await new Promise((resolve) => plain.listen(0, resolve));
  const rows = [
    ["a cached page", `${addresses.publicOrigin}/p/faq`],
    ["plain Node, same bytes", `http://localhost:${plain.address().port}/`],
  ];
  console.log("\nserving, 20 connections, 5 s");
  for (const [name, address] of rows) {
    const { perSecond, p99 } = await measureRequests(address);
    console.log(
      `${name.padEnd(26)}${perSecond.toFixed(0).padStart(8)} requests/s   p99 ${p99.toFixed(0)} ms`,
    );
  }
  plain.close();
}
