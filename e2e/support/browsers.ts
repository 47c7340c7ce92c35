import { existsSync } from "node:fs";
import { devices, type LaunchOptions } from "playwright/test";

/*
 * When `--disable-features` is given twice, Chromium uses only the last one, so Playwright's own list is repeated here.
 * The additions: the address-bar pop-up (`WebUIOmnibox…`), which is invisible here and costs a process for every page
 * opened, and the spare renderer process, which the next test, in a browser context of its own, does not use.
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

const options = {
  // In CI it runs as root and has no network beyond this machine, so its background network requests are disabled.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // An error page that loads itself again would cut off a journey that goes back from it.
    "--disable-auto-reload",
    `--disable-features=${features.join(",")}`,
    // Without a window it calls itself headless, and a robot is neither reported to ad platforms nor shown a draft.
    `--user-agent=${devices["Desktop Chrome"].userAgent}`,
  ],
} satisfies LaunchOptions;

/** Returns options for the first of Debian's programs that is installed; undefined without any. */
function launch(...programs: string[]): LaunchOptions | undefined {
  const executablePath = programs.find((program) => existsSync(program));
  return executablePath === undefined ? undefined : { ...options, executablePath };
}

/**
 * Chromium without its window, which nearly all journeys run in: a context with a first page costs half of the
 * processor time of the full browser. Playwright's own where Debian's is not installed.
 */
export const shellOptions = launch("/usr/bin/chromium-headless-shell", "/usr/bin/chromium") ?? {};

/** The full browser, for what the shell lacks: the back/forward cache (`back-forward-cache.spec.ts`). */
export const fullBrowserOptions = launch("/usr/bin/chromium") ?? { channel: "chromium" };
