/**
 * Runs the journeys in every engine against the two given addresses: the site and the sandbox's controls. Run with the
 * Node that the lock file pins. Prints a line per journey; exit code 1 if one failed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../scripts/install.mjs";
import { askControls } from "../bench/sandbox.mjs";
import { guestIn } from "./guest.mjs";
import { journeys } from "./journeys.mjs";
import { openFirefox, openWebKit } from "./open-engines.mjs";

/** A phone's size, or the nearest that the window of a desktop browser allows. */
const PHONE = { width: 447, height: 850 };
const engines = { Firefox: openFirefox, WebKit: openWebKit };
const pictures = join(root, "test-results/engines");
const [origin, controls] = process.argv.slice(2);
const control = askControls(controls);

let failed = 0;
for (const [name, open] of Object.entries(engines)) {
  let browser;
  try {
    browser = await open(PHONE);
    await walkAll(name, browser);
  } catch (error) {
    // The engine did not start or has crashed; the other one can still run.
    failed += 1;
    console.log(`FAILED ${name}: ${error.message}`);
  } finally {
    await browser?.close();
  }
}
process.exit(failed === 0 ? 0 : 1);

async function walkAll(name, browser) {
  const guest = guestIn(browser, origin);
  for (const [title, walk] of Object.entries(journeys)) {
    const error = await walk(guest, { signIn: () => signIn(guest) }).then(
      () => browser.errors.splice(0).map((text) => new Error(text))[0],
      (reason) => reason,
    );
    console.log(`${error === undefined ? "passed" : "FAILED"} ${name}: ${title}`);
    if (error === undefined) continue;
    failed += 1;
    console.log(`       ${error.message}`);
    await mkdir(pictures, { recursive: true });
    const picture = join(pictures, `${name} ${title}.png`);
    await writeFile(picture, Buffer.from(await browser.screenshot(), "base64"));
  }
}

/** Signs in a new guest, used by no other browser, at the messenger and here. */
async function signIn(guest) {
  const { id } = await control("PUT", "/people/messenger", { name: "여울 손님" });
  const { url } = await control("POST", `/people/messenger/${id}/session?consented=true`);
  await guest.goTo(url);
  await guest.goTo("/auth/kakao/login?return=/empty");
  await guest.isAt(/^\/empty$/);
}
