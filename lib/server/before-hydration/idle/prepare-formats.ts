import { readPageLanguage } from "@/lib/browser/page";
import { formatsScript } from "@/lib/server/before-hydration/load-script";

declare global {
  interface Window {
    /** Resolves once the browser is prepared for formatting; set when that has begun, by whichever script is first. */
    siteFormats?: Promise<void>;
  }
}

/**
 * Makes the browser load what the first use of `Intl` needs, such as the lists of all languages, beside the page: on
 * a phone that is otherwise one task of 45 to 110 ms, whatever is formatted first. Chromium keeps it for all threads of
 * a page (`docs/decisions/pages-hydrate-when-used.md`). Resolves once that is done, or cannot be.
 */
export function prepareFormats(): Promise<void> {
  window.siteFormats ??= startWorker();
  return window.siteFormats;
}

async function startWorker(): Promise<void> {
  await new Promise((resolve) => {
    const worker = new Worker(formatsScript, { name: readPageLanguage() });
    worker.onmessage = resolve;
    worker.onerror = resolve;
  }).catch(() => {
    // Older browsers throw where a policy refuses the worker.
  });
}
