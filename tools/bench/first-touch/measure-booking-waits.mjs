/**
 * The waits of a paid booking on a phone, step by step from the offer to the receipt: from the finger to the first
 * control of the next step that can be used. What the card gateway needs for its own pages is not counted: the wait for
 * its window ends when the form is sent there, and the last one begins when the gateway sends the guest back.
 */

import { launchBrowser } from "../../machine.mjs";
import { quantile, report } from "../figures.mjs";
import { askControls, signInBrowser } from "../sandbox.mjs";
import { devices } from "./devices.mjs";

const OFFER = "/promotion/14/1401";
const MOST_MS = 3_000;
/** A guest looks at the offer before they reserve, types their details, and reads what they agree to. */
const READING_MS = 3_500;
const SUMMARY = ":is(#island,[data-unhydrated-summary],[data-reserve-summary])";
const FORM = "#reserve[open] #reserve-form";
const NEXT = `${FORM} footer button:not([aria-busy=true]):not(:disabled)`;

/** Each step: what the guest does before it without waiting, what they press, and what they can use then. */
const steps = [
  { name: "offer to party", press: "[data-reserve]", usable: "#reserve[open] summary" },
  {
    name: "day to times",
    press: `${FORM} tr:nth-child(n+3) [data-day]:is([data-status=open],[data-status=few])`,
    usable: `${FORM} [role=radiogroup] input:not(:disabled)`,
  },
  {
    name: "time to menus",
    before: (page) => page.locator(`${FORM} [role=radiogroup] input:not(:disabled)`).first().check(),
    press: NEXT,
    usable: `${FORM} li [role=group]`,
  },
  {
    name: "menus to details",
    press: NEXT,
    usable: `${FORM} input[autocomplete=name]`,
  },
  {
    name: "details to summary",
    before: async (page) => {
      await page.locator(`${FORM} input[autocomplete=name]`).fill("Bench Guest");
      await page.locator(`${FORM} input[type=tel]`).fill("+821012345678");
      await page.locator(`${FORM} input[type=email]`).fill("bench@example.com");
      await page.waitForTimeout(READING_MS);
    },
    press: NEXT,
    usable: `${SUMMARY} input[type=checkbox]`,
  },
  {
    name: "summary to card window",
    before: async (page) => {
      for (const box of await page.locator(`${SUMMARY} input[type=checkbox]`).all()) await box.check();
      await page.waitForTimeout(READING_MS);
    },
    press: `${SUMMARY} footer button`,
    ends: (request, { publicOrigin }) => !request.url().startsWith(publicOrigin),
    usable: "button.pay",
  },
  {
    name: "back from the card to “confirmed”",
    press: "button.pay",
    begins: (request, { publicOrigin }) => request.url().startsWith(publicOrigin),
    usable: "text=/^(Your reservation is confirmed|예약이 확정되었습니다)/",
  },
  { name: "“confirmed” to the receipt", usable: "text=/^(Confirmed|예약 확정)$/", isExtra: true },
];

/** Prints the median of every wait. Returns a sentence where their sum is over the goal. */
export async function measureBookingWaits({ publicOrigin, controls }) {
  const runs = Number(process.argv.find((each) => each.startsWith("--runs="))?.slice(7) ?? 5);
  const control = askControls(controls);
  const browser = await launchBrowser();
  console.log(`\nwaits of a paid booking on a phone, ms, medians of ${runs}`);
  const waits = [];
  try {
    for (let run = 0; run < runs; run += 1) waits.push(await bookOnce(browser, { publicOrigin, control }));
  } finally {
    await browser.close();
  }
  const medians = steps.map((_, index) => quantile(waits.map((each) => each[index])));
  steps.forEach(({ name }, index) => {
    console.log(`${name.padEnd(40)}${medians[index].toFixed(0).padStart(10)}`);
  });
  const counted = medians.filter((_, index) => !steps[index].isExtra);
  const sum = Math.round(counted.reduce((total, wait) => total + wait, 0));
  return report("sum of all waits", sum, { most: MOST_MS });
}

async function bookOnce(browser, { publicOrigin, control }) {
  const context = await browser.newContext(devices.phone.context);
  try {
    await signInBrowser(context, { publicOrigin, control });
    const page = await context.newPage();
    await devices.phone.slowDown(await context.newCDPSession(page));
    await page.goto(publicOrigin + OFFER, { waitUntil: "load" });
    await page.waitForTimeout(READING_MS);
    const waits = [];
    for (const step of steps) waits.push(await measureStep(page, step, publicOrigin));
    return waits;
  } finally {
    await context.close();
  }
}

/**
 * Returns the milliseconds between the press, or the document that `begins`, and the control, or the document that
 * `ends`.
 */
async function measureStep(page, { before, press, begins, ends, usable }, publicOrigin) {
  await before?.(page);
  const documentThat = (fits) =>
    page.waitForRequest((request) => request.isNavigationRequest() && fits(request, { publicOrigin }));
  const now = () => performance.now();
  let from = now();
  let until;
  if (press !== undefined) {
    const control = page.locator(press).first();
    await control.scrollIntoViewIfNeeded();
    await control.waitFor();
    const [begun, ended] = [begins, ends].map((fits) => fits && documentThat(fits).then(now));
    from = now();
    await control.tap({ noWaitAfter: true });
    from = (await begun) ?? from;
    until = await ended;
  }
  await page.locator(usable).first().waitFor();
  return (until ?? now()) - from;
}
