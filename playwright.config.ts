import { defineConfig, devices } from "playwright/test";
import { shellOptions } from "./e2e/support/browsers";
import { messengerBrowsers } from "./e2e/support/messenger-browsers";
import { recordedPlatforms } from "./e2e/support/recorded-platforms";
import { chooseJourneysPort } from "./scripts/journeys/free-ports.mjs";
import { nextCommand, webCommand } from "./scripts/web-program.mjs";

// Two clones on one machine can run the journeys at the same time on separate ports (`E2E_PORT`).
// Chosen once: each worker loads this file again, and finds the choice in its environment.
process.env.E2E_PORT_CHOSEN ??= String(await chooseJourneysPort(process.env.E2E_PORT));
const WEB_PORT = Number(process.env.E2E_PORT_CHOSEN);
const SANDBOX_PORT = WEB_PORT + 1000;
const web = `http://localhost:${WEB_PORT}`;
const sandbox = `http://localhost:${SANDBOX_PORT}`;
const controls = `http://localhost:${SANDBOX_PORT + 1}`;
const messenger = `http://127.0.0.1:${SANDBOX_PORT + 2}`;
const loyalty = `http://127.0.0.1:${SANDBOX_PORT + 3}`;
const recorders = `http://127.0.0.1:${SANDBOX_PORT + 5}`;
const node = "node_modules/.bin/node";
// `E2E_SERVED_BY=next` runs journeys under Next alone.
const served = process.env.E2E_SERVED_BY === "next" ? nextCommand : webCommand;

const webSettings = {
  PORT: String(WEB_PORT),
  BACKEND_ORIGIN: sandbox,
  MEDIA_ORIGIN: sandbox,
  PUBLIC_ORIGIN: web,
  MESSENGER_ORIGIN: messenger,
  LOYALTY_ORIGIN: loyalty,
  LOYALTY_CLIENT_ID: "sandbox-loyalty-client",
  MESSENGER_SDK_ORIGIN: recorders,
  MESSENGER_SDK: "2.8.3",
  // The sandbox's pages show pictures of hosts that a journey makes up.
  CONTENT_HOSTS: "any",
  ...recordedPlatforms(recorders),
  SESSION_SECRET: "only-for-journeys-on-this-machine-0001",
  WORKBENCH_SECRET: "only-for-journeys-on-this-machine-0002",
  WORKBENCH_TOKEN: "sandbox-staff",
  DRAIN_SECONDS: "0",
  PUBLISH_SECRET: `whsec_${Buffer.from("only for journeys on this machine").toString("base64")}`,
};

/**
 * Specs of features mostly reached through links in a chat: instead of `phone` they run in `messenger`, its in-app
 * browser.
 */
const openedFromChats = [/ad-tracking/, /coupons/, /events/, /landing/, /privacy/, /share/];

const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "ko-KR",
};

const desktop = {
  viewport: { width: 1280, height: 900 },
  locale: "en-US",
};

/** Runs visitor journeys in a browser, against their own sandbox that starts from the seed data. */
export default defineConfig({
  testDir: "e2e",
  // Journeys may import server code: this file maps the `server-only` guard, meant for Next alone, to an empty module.
  tsconfig: "e2e/tsconfig.json",
  fullyParallel: true,
  // One more than the two cores that all journeys are measured on: a test that waits leaves its core to the third.
  workers: 3,
  // A shared machine may stall a browser for a minute; a test that fails twice counts as failed.
  retries: process.env.CI ? 1 : 0,
  // Generous, because the machine may be busy with other work: slowness must not fail a test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  outputDir: "test-results/journeys",
  use: {
    baseURL: web,
    launchOptions: shellOptions,
    // Without a graphics card, animations cost a seventh of the run time. With motion runs what is about it, and one walk
    // from the first page to the receipt (`few-taps.spec.ts`).
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
  },
  metadata: { webSettings, controls, recorders },
  projects: [
    // In every push a journey runs once: in the guests' own browser and language, or @desktop where a phone adds nothing.
    { name: "desktop", grep: /@desktop/, use: desktop },
    // Where the sizes differ (layout, panels, sheets, pointer behaviour) the second one is for the long tests: @long in
    // the name of a project counts as in a title.
    { name: "desktop @long", grepInvert: /@(?:phone|desktop)/, use: desktop },
    {
      name: "phone",
      grepInvert: /@desktop/,
      testIgnore: openedFromChats,
      use: { ...phone, userAgent: devices["Pixel 7"].userAgent },
    },
    {
      name: "messenger",
      grepInvert: /@desktop/,
      testMatch: openedFromChats,
      use: { ...phone, ...messengerBrowsers.iPhone },
    },
  ],
  webServer: [
    {
      name: "sandbox",
      command: `rm -rf .yeoul/e2e && exec ${node} sandbox/src/main.ts`,
      url: `${controls}/health`,
      env: {
        SANDBOX_PORT: String(SANDBOX_PORT),
        SANDBOX_DATA: ".yeoul/e2e",
        // Generating the pictures takes longer than all journeys, so the demo's pictures are reused.
        SANDBOX_MEDIA: ".yeoul/media",
        SANDBOX_CONTROL: "on",
        MEDIA_ORIGIN: sandbox,
        PUBLIC_ORIGIN: web,
        PUBLISH_SECRET: webSettings.PUBLISH_SECRET,
      },
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      name: "web",
      command: `exec ${served}`,
      url: `${web}/healthz`,
      env: webSettings,
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
