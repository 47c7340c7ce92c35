/** Shows cleaned markup in a browser: nothing may run and nothing may leave the machine. */
import { launchBrowser } from "../machine.mjs";
import { listExecutions } from "./hostile/run-in-frames.test-support.ts";

/** Documents that are shown at most, taken evenly from all. */
const SAMPLE = 960;

/**
 * Resolves with how many documents were shown and with what was wrong: scripts that ran, and requests other than for
 * pictures and films. Without a browser none are shown.
 */
export async function showInBrowser(documents) {
  const step = Math.max(1, documents.length / SAMPLE);
  const shown = Array.from({ length: Math.min(SAMPLE, documents.length) }, (_, index) => {
    return documents[Math.floor(index * step)];
  });
  // Where none is installed, the checks in Node have seen every document.
  const browser = await launchBrowser().catch(() => undefined);
  if (browser === undefined) return { shown: 0, faults: [] };
  try {
    const page = await browser.newPage();
    const faults = [];
    page.on("dialog", (dialog) => dialog.dismiss().catch(() => undefined));
    page.on("popup", (popup) => faults.push(`opens ${popup.url()}`));
    await page.setContent("<!doctype html><title>attacks</title>");
    await page.context().setOffline(true);
    page.on("request", (request) => {
      // Every link is clicked, and players are frames: only what a page fetches by itself counts.
      if (request.isNavigationRequest() || /^(?:image|media)$/.test(request.resourceType())) return;
      faults.push(`requests ${request.url()}`);
    });
    for (const insertion of ["document", "innerHTML"]) {
      for (const document of await listExecutions(page, shown, insertion))
        faults.push(`runs a script (${insertion}): ${document}`);
    }
    return { shown: shown.length, faults };
  } finally {
    await browser.close();
  }
}
