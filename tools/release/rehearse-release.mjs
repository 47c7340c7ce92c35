/**
 * `npm run rehearse:release -w tools`: releases two builds of this repository that differ, as an operator does, and lets guests
 * open the reservation form while two instances behind the shipped nginx change from one to the other and back. Exit
 * code 1 when a form did not open at the first click. It installs and builds twice, which takes some minutes.
 */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownEnvironment, root } from "../../scripts/install.mjs";
import { launchBrowser } from "../machine.mjs";
import { openStage } from "../rehearse/open-stage.mjs";

const PAGE = "/promotion/14/1401?language=en";
const GUESTS = 6;
const OPENS_WITHIN_MS = 15_000;
/** A change of the browser's code and of what the form says, so that the names of many files change. */
const CHANGES = [
  ["lib/http/call-api.ts", "const ANSWER_MS = 5_500", "const ANSWER_MS = 5_600"],
  ["messages/en.json", '"adults": "Adults"', '"adults": "Adults:"'],
];

const folder = await mkdtemp(join(tmpdir(), "yeoul-release-"));
const work = join(folder, "work");
const host = join(folder, "host");
let isGood = true;
let stage;
let browser;
try {
  run("git", ["clone", "--quiet", root, work], root);
  await mkdir(host);
  release();
  for (const [file, before, after] of CHANGES) {
    const text = await readFile(join(work, file), "utf8");
    if (!text.includes(before)) throw new Error(`${file} no longer contains ${before}`);
    await writeFile(join(work, file), text.replace(before, after));
  }
  const author = ["-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"];
  run("git", [...author, "commit", "--quiet", "--all", "--message", "Change what browsers run"], work);

  stage = await openStage(folder, { release: join(host, "current") });
  browser = await launchBrowser();
  console.log("| guests | forms opened at the first click |");
  console.log("| --- | --- |");
  const [duringOld, afterOld, backOld] = [await openTabs(), await openTabs(), await openTabs()];
  release();
  await stage.restartWeb(0);
  await clickAll("tabs of the old build, while both builds run", duringOld);
  await clickAll("new tabs, while both builds run", await openTabs());
  await stage.restartWeb(1);
  await clickAll("tabs of the old build, after the new one is out", afterOld);
  const backNew = await openTabs();
  run("npm", ["run", "--silent", "release", "--", host, "--back"], work);
  await stage.restartWeb(0);
  await clickAll("tabs of the new build, while both builds run on the way back", await openTabs());
  await stage.restartWeb(1);
  await clickAll("tabs of the new build, after it was taken back", backNew);
  await clickAll("tabs of the old build, there and back", backOld);
} finally {
  await browser?.close();
  await stage?.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

function run(program, words, cwd) {
  execFileSync(program, words, { cwd, env: ownEnvironment, stdio: ["ignore", "pipe", "inherit"] });
}

function release() {
  run("npm", ["run", "--silent", "release", "--", host], work);
}

/** Opens the page for as many guests, none of whom has been here before; it is unhydrated until it is touched. */
function openTabs() {
  return Promise.all(
    Array.from({ length: GUESTS }, async () => {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(stage.origin + PAGE);
      return page;
    }),
  );
}

/** Clicks once in each tab, one after the other, and says how many forms opened. */
async function clickAll(guests, pages) {
  let opened = 0;
  for (const page of pages) {
    await page
      .getByRole("button", { name: /^Reserve/ })
      .first()
      .click();
    const form = page.locator("dialog[open]").getByText("How many guests?").first();
    const isOpen = await form.waitFor({ timeout: OPENS_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (isOpen) opened += 1;
    await page.context().close();
  }
  console.log(`| ${guests} | ${opened} of ${pages.length} |`);
  isGood &&= opened === pages.length;
}
