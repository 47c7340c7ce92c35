/** How long an author waits at the workbench until a change is shown (R11.4), and how long guests wait meanwhile. */
import { setTimeout as pause } from "node:timers/promises";
import { launchBrowser } from "../machine.mjs";
import { quantile, report } from "./figures.mjs";

const KB = 1024;
/** The sizes of a page's HTML, with the goals for its preview in milliseconds. */
const PAGES = [
  { kilobytes: 100, goal: 300 },
  { kilobytes: 300, goal: undefined },
  { kilobytes: 950, goal: 1_500 },
];
/** Milliseconds that a guest may wait longer than while nobody writes. */
const GUESTS_GOAL = 10;
const CHANGES = 9;
const IDLE_MS = 3_000;

/** Prints the figures beside their goals; they fail no run, because times depend on the machine's load. */
export async function measureWorkbench({ publicOrigin, secret }) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, locale: "en-US" });
    await page.goto(`${publicOrigin}/workbench?language=en#${secret}`);
    await page.getByRole("textbox", { name: "HTML" }).waitFor();
    console.log("\nMedian time in milliseconds until a change at the workbench is shown");
    for (const [at, { kilobytes, goal = Number.POSITIVE_INFINITY }] of PAGES.entries())
      report(`${kilobytes} KB`, await measureChange(page, kilobytes, at > 0), { most: goal });
    await page.goto("about:blank");
    await measureGuests(page.request, publicOrigin);
  } finally {
    await browser.close();
  }
}

/** `replaces` says that something is written already, so that the workbench asks before it opens a file. */
async function measureChange(page, kilobytes, replaces) {
  const file = { name: "page.html", mimeType: "text/html", buffer: Buffer.from(largePage(kilobytes)) };
  await page.getByLabel("Open a file").setInputFiles(file);
  if (replaces) await page.getByRole("dialog").getByRole("button").last().click();
  await page.frameLocator("iframe").first().getByText(`All ${kilobytes} KB of it`).waitFor();
  const times = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await page.waitForFunction(() => {
      const shown = document.querySelector("iframe")?.contentDocument;
      return shown?.readyState === "complete" && document.querySelectorAll("iframe").length === 1;
    });
    await page.getByRole("textbox", { name: "HTML" }).click();
    await page.keyboard.press("Control+Home");
    const words = `Change ${change} of ${kilobytes}.`;
    const waiting = page.evaluate(untilShown, words);
    await page.keyboard.insertText(`<p>${words}</p>`);
    times.push(await waiting);
  }
  return Math.round(quantile(times));
}

/** Prints how long guests wait for `/healthz` and for a page while nobody writes, and while a page is written. */
async function measureGuests(request, origin) {
  console.log(
    "\nGuests' waits in milliseconds: median, 99 of 100, longest; the goal is that of the median's growth",
  );
  const idle = await probe(origin, () => pause(IDLE_MS));
  print("nobody writes", idle);
  for (const { kilobytes } of PAGES) {
    const waits = await probe(origin, () => writeAsAuthor(request, origin, kilobytes));
    print(`${kilobytes} KB are written`, waits);
    for (const [path, times] of Object.entries(waits))
      report(`  ${path} longer by`, Math.round(quantile(times, 0.5) - quantile(idle[path], 0.5)), {
        most: GUESTS_GOAL,
      });
  }
}

function print(name, waits) {
  for (const [path, times] of Object.entries(waits)) {
    const figures = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
    console.log(`${`${name}, ${path}`.padEnd(36)}${figures.join(" / ").padStart(10)}`);
  }
}

/** Resolves with the times that each address took to answer while `work` was done, in milliseconds. */
async function probe(origin, work) {
  const waits = { "/healthz": [], "/p/about": [] };
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const [path, times] of Object.entries(waits)) {
      const start = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      times.push(performance.now() - start);
    }
    await pause(5);
  }
  await working;
  return waits;
}

/** Writes as the workbench does at every pause of its author: a draft, its preview and its findings. */
async function writeAsAuthor(request, origin, kilobytes) {
  const post = async (call, data) => {
    // Only the workbench's own pages are answered.
    const headers = { origin, "sec-fetch-site": "same-origin" };
    const answer = await request.post(`${origin}/workbench/${call}`, { data, headers });
    if (!answer.ok()) throw new Error(`/workbench/${call} answered ${answer.status()}`);
    return answer.json();
  };
  let id;
  for (let change = 0; change < CHANGES; change += 1) {
    const html = `<p>Change ${change}</p>${largePage(kilobytes)}`;
    const draft = { html, style: "", path: "/p/bench", zone: "page" };
    const show = async () => {
      ({ id } = await post("draft", { draft, id }));
      await (await request.get(`${origin}/workbench/preview/${id}?language=en`)).text();
    };
    const findings = { html, style: "", other: "", locale: "en", words: "en", writer: "bench" };
    await Promise.all([show(), post("lint", findings)]);
  }
}

function largePage(kilobytes) {
  let html = `<h1>Winter</h1>\n<p>All ${kilobytes} KB of it</p>\n`;
  for (let dish = 1; html.length < kilobytes * KB; dish += 1)
    html += `<h2>Dish ${dish}</h2><p style="color:var(--ink)">Roasted over oak, with <a href="/p/dining">more</a>.</p>\n`;
  return html;
}

function untilShown(words) {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      const shown = document.querySelector("iframe")?.contentDocument?.body?.textContent ?? "";
      if (shown.includes(words)) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}
