/**
 * How long the longest task of a page is, untouched and then scrolled once, on a phone: a touch in the middle of it
 * waits for its end. What runs before the load is not counted, because the browser lays the page out then.
 */
import { launchBrowser } from "../../machine.mjs";
import { quantile, report } from "../figures.mjs";
import { measuredPages } from "../run-lighthouse.mjs";
import { devices } from "./devices.mjs";

const RUNS = 5;
/** From the load until the page has done what it does by itself. */
const UNTOUCHED_MS = 3_000;
/** From the scroll until the page has hydrated and loaded what its controls open. */
const WATCHED_MS = 9_000;
/** Browsers list no task that is shorter (Long Tasks API). */
const MOST_MS = 50;

/** Prints the medians beside their goal. Returns those that were missed in two tries, as sentences. */
export async function measureIdleTasks({ publicOrigin }) {
  const browser = await launchBrowser();
  console.log(
    `\nlongest task of a page after its load and a scroll, phone, ms, medians of ${RUNS} (0: below 50)`,
  );
  const missed = [];
  try {
    for (const path of measuredPages) {
      const measure = async () => {
        const lengths = [];
        for (let run = 0; run < RUNS; run += 1) lengths.push(await longestTask(browser, publicOrigin + path));
        return quantile(lengths);
      };
      const first = await measure();
      const longest = first <= MOST_MS ? first : Math.min(first, await measure());
      missed.push(...report(path, Math.round(longest), { most: MOST_MS }));
    }
  } finally {
    await browser.close();
  }
  return missed;
}

/** Returns the length of the longest task of more than 50 ms, else 0. */
async function longestTask(browser, address) {
  const context = await browser.newContext({ ...devices.phone.context, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await devices.phone.slowDown(await context.newCDPSession(page));
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
        type: "longtask",
        buffered: true,
      });
    });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(UNTOUCHED_MS);
    await page.evaluate(() => scrollBy(0, 40));
    await page.waitForTimeout(WATCHED_MS);
    return await page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType("navigation")[0];
      const after = window.longTasks.filter(({ startTime }) => startTime >= loadEventEnd);
      return Math.max(0, ...after.map(({ duration }) => duration));
    });
  } finally {
    await context.close();
  }
}
