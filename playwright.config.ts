import { existsSync } from "node:fs";
import { defineConfig, devices } from "playwright/test";
import { messengerBrowsers } from "./e2e/support/messenger-browsers";

// Two clones on one machine run their journeys side by side on ports of their own.
const WEB_PORT = Number(process.env.E2E_PORT ?? 3310);
const SANDBOX_PORT = WEB_PORT + 1000;
const web = `http://localhost:${WEB_PORT}`;
const sandbox = `http://localhost:${SANDBOX_PORT}`;
const controls = `http://localhost:${SANDBOX_PORT + 1}`;
const messenger = `http://127.0.0.1:${SANDBOX_PORT + 2}`;
const loyalty = `http://127.0.0.1:${SANDBOX_PORT + 3}`;
const recorders = `http://127.0.0.1:${SANDBOX_PORT + 5}`;
const node = "node_modules/.bin/node";

/*
 * Of two such lists the browser takes the last, so Playwright's own stands here again; beside it the pop-up of the
 * address bar, which nobody sees here and which costs a process for every page that is opened, and the process that is
 * kept ready for the next page, which here is another browser's.
 */
const features = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];
const debianChromium = "/usr/bin/chromium";
const launchOptions = existsSync(debianChromium)
  ? {
      executablePath: debianChromium,
      // It runs as root in CI and has no network but this machine's own, so it is not to look for one.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${features.join(",")}`,
      ],
    }
  : {};

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
  KAKAO_PIXEL_ORIGIN: recorders,
  NAVER_WCS_ORIGIN: recorders,
  META_PIXEL_ORIGIN: recorders,
  GOOGLE_TAG_ORIGIN: recorders,
  SESSION_SECRET: "only-for-journeys-on-this-machine-0001",
  WORKBENCH_SECRET: "only-for-journeys-on-this-machine-0002",
  DRAIN_SECONDS: "0",
  PUBLISH_SECRET: `whsec_${Buffer.from("only for journeys on this machine").toString("base64")}`,
};

/** What is reached by links in a chat, most of all: on a phone these are walked in the messenger's own browser. */
const openedFromChats = [/ad-tracking/, /coupons/, /events/, /landing/, /privacy/, /share/];

const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "ko-KR",
};

/** Journeys of a visitor, in a browser, against a sandbox of their own that starts from the seed. */
export default defineConfig({
  testDir: "e2e",
  // Journeys may use code of the server; its door is for Next alone.
  tsconfig: "e2e/tsconfig.json",
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall a browser for a minute; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  // A machine may be busy with other work; what is late is not wrong, and what is wrong stays wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  outputDir: "test-results/journeys",
  use: { baseURL: web, launchOptions, trace: "on-first-retry" },
  metadata: { webSettings, controls, recorders },
  projects: [
    // A journey is walked at both sizes where they differ: layout, panels, sheets, what a pointer does. All others are
    // walked once: @phone in the guests' own browser and language, @desktop where a phone has nothing to add.
    {
      name: "desktop",
      grepInvert: /@phone/,
      // Some guests ask for less motion; drawn without a graphics card, all of it costs a seventh of the time. Phones move, but for the messenger's.
      use: {
        viewport: { width: 1280, height: 900 },
        locale: "en-US",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      // Servers and calls fail the same at every size.
      grepInvert: /@desktop/,
      testIgnore: [/attacks\//, /failures\//, /legacy-links/, ...openedFromChats],
      use: { ...phone, userAgent: devices["Pixel 7"].userAgent },
    },
    {
      name: "messenger",
      grepInvert: /@desktop/,
      testMatch: openedFromChats,
      use: { ...phone, ...messengerBrowsers.iPhone, contextOptions: { reducedMotion: "reduce" } },
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
        // Drawing takes longer than all journeys, so the demo's pictures are used.
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
      command: `exec ${node} scripts/start.mjs`,
      url: `${web}/healthz`,
      env: webSettings,
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
