/**
 * How long a page takes to answer the first touch, beside the goals: on a phone (processor 4 times slower, 150 ms and
 * 1.6 Mbit/s) and on a desk; right after load, at rest, scrolled, hydrated, and once more after what opened was closed.
 */
import { launchBrowser } from "../../machine.mjs";
import { quantile } from "../figures.mjs";
import { askControls, signInBrowser } from "../sandbox.mjs";
import { listControls } from "./controls.mjs";
import { devices } from "./devices.mjs";
import { observeTouch } from "./observe-touch.mjs";

const WITHIN_MS = 15_000;
const REST_MS = 3_500;
const HYDRATED_REST_MS = 2_000;
const SCROLLS = 25;
const SCROLL_PAUSE_MS = 200;
const REOPENED_MS = 1_500;

const goals = { sign: 100, usable: 150, inp: 120 };
/** What happens between the load of a page and the touch, and the goals in milliseconds. */
const states = {
  "right after load": { rest: async () => {}, most: { ...goals, answer: 1_200 } },
  rested: {
    rest: (page) => page.waitForTimeout(REST_MS),
    most: { ...goals, answer: 1_200 },
  },
  scrolled: {
    rest: async (page) => {
      for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
        await page.evaluate(() => scrollBy(0, 40));
        await page.waitForTimeout(SCROLL_PAUSE_MS);
      }
    },
    most: { ...goals, answer: 400 },
  },
  hydrated: {
    rest: async (page) => {
      await page.evaluate(() => dispatchEvent(new Event("site-hydrate")));
      await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
      await page.waitForTimeout(HYDRATED_REST_MS);
    },
    most: { ...goals, answer: 400 },
  },
  "opened again": {
    rest: async (page, { press, opens }) => {
      await press();
      await page.waitForSelector(opens);
      await page.keyboard.press("Escape");
      await page.waitForTimeout(REOPENED_MS);
    },
    most: goals,
    only: ({ isReached, withPopups, signedIn }) => !isReached && !withPopups && !signedIn,
  },
};

/**
 * Prints the medians of five runs (`--runs=3` for fewer, `--device=phone` and `--only=Reserve` for some). Returns the
 * goals that were missed in two tries, as sentences.
 */
export async function measureFirstTouch({ publicOrigin, controls }) {
  const option = (name) => process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
  const runs = Number(option("runs") ?? 5);
  const [device, only] = [option("device"), option("only")];
  const ask = askControls(controls);
  const all = await listControls(ask);
  const browser = await launchBrowser();
  console.log(
    `\nfirst touch, medians of ${runs}, ms from the finger: a sign / the first control usable / INP / first answer`,
  );
  const missed = [];
  try {
    for (const name of Object.keys(devices).filter((each) => device === undefined || each === device))
      for (const control of all.filter((each) => only === undefined || each.name === only)) {
        for (const [state, { rest, most, only: fits = () => true }] of Object.entries(states)) {
          if (!fits(control)) continue;
          const touch = { publicOrigin, ask, device: devices[name], control, rest };
          const first = await medianOf(browser, touch, runs);
          const isHeld = missedBy(first, most).length === 0;
          const better = isHeld ? first : lower(first, await medianOf(browser, touch, runs));
          const over = missedBy(better, most);
          const title = `${name}, ${control.path.replace(/bench-\w+-/, "…")} ${control.name}, ${state}`;
          const figures = Object.values(better).map((figure) => figure.toFixed(0).padStart(6));
          console.log(`${title.padEnd(58)}${figures.join(" /")}   ${over.join(", ")}`);
          missed.push(...over.map((text) => `${title}: ${text}`));
        }
      }
  } finally {
    await browser.close();
  }
  return missed;
}

async function medianOf(browser, touch, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await touchOnce(browser, touch));
  const middle = (key) => quantile(results.map((each) => each[key]));
  const { control } = touch;
  const read = ["sign", "usable", "inp", ...(control.answers === undefined ? [] : ["answer"])];
  return Object.fromEntries(read.map((key) => [key, middle(key)]));
}

async function touchOnce(browser, { publicOrigin, ask, device, control, rest }) {
  const context = await browser.newContext({ ...device.context, serviceWorkers: "block" });
  const { path, press, opens, usable, answers, isReached = false, signedIn, withPopups } = control;
  try {
    // A popup would lie over what is to be pressed.
    if (!withPopups)
      await context.addInitScript(() => localStorage.setItem("popup:winter-2026", String(2 ** 52)));
    if (signedIn) await signInBrowser(context, { publicOrigin, control: ask, isMember: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await device.slowDown(session);
    await page.goto(publicOrigin + path, { waitUntil: "load" });
    const pressed = page.locator(press).filter({ visible: true }).first();
    const pressControl = async (observed) => {
      // What is not there yet cannot be touched.
      await pressed.waitFor();
      const point = await pressed.evaluate((control) => {
        control.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = control.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
      if (observed) await page.evaluate(observeTouch, observed);
      await device.press(page, point);
    };
    await rest(page, { press: pressControl, opens });
    const observed = {
      press,
      opens,
      usable,
      answers,
      begins: isReached ? "scroll" : "pointerdown",
      withinMs: WITHIN_MS,
    };
    if (isReached) {
      await page.evaluate(observeTouch, observed);
      await pressed.evaluate((end) => end.scrollIntoView({ block: "center", behavior: "instant" }));
    } else await pressControl(observed);
    const found = await page.evaluate(() => window.firstTouch);
    return { sign: Infinity, usable: Infinity, answer: Infinity, ...found };
  } finally {
    await context.close();
  }
}

function lower(one, other) {
  return Object.fromEntries(Object.keys(one).map((key) => [key, Math.min(one[key], other[key])]));
}

/** Returns the goals that these figures miss. */
function missedBy(figures, most) {
  return Object.entries(most)
    .filter(([key, goal]) => figures[key] > goal)
    .map(([key, goal]) => `${key} ${figures[key].toFixed(0)}, at most ${goal}`);
}
