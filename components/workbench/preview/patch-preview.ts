import { HYDRATED_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import { DRAFT_PART } from "@/lib/workbench/preview-states";

/** Milliseconds; a page whose scripts have not loaded by then never hydrates, and can be changed as it is. */
const HYDRATED_WITHIN_MS = 3_000;

/** Resolves once a page that was just loaded is hydrated and may be changed. */
export function untilHydrated(page: Window): Promise<void> {
  if ("hydrated" in page.document.documentElement.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener(HYDRATED_EVENT, () => resolve(), { once: true });
    setTimeout(resolve, HYDRATED_WITHIN_MS);
  });
}

/**
 * Shows new text in an open page, as the server renders it and long before a new page would be loaded; hydrated widgets
 * do not react in it until the page is loaded again. Returns false where only a new page will do: another one is open,
 * or the blocks have changed and with them what the page needs. Throws what `fetch` throws.
 */
export async function patchPreview(page: Document, address: string, signal: AbortSignal): Promise<boolean> {
  const shown = page.querySelector(DRAFT_PART);
  if (shown === null) return false;
  const answer = await fetch(address, { signal });
  if (!answer.ok) return false;
  const rendered = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = rendered.querySelector(DRAFT_PART);
  // The author may have switched to another part of the page meanwhile.
  const isSame = part?.getAttribute("data-part") === shown.getAttribute("data-part");
  if (part === null || !isSame || sheetsOf(rendered) !== sheetsOf(page)) return false;
  shown.replaceChildren(...part.childNodes);
  return true;
}

function sheetsOf(page: Document): string {
  const links = [...page.querySelectorAll('link[rel="stylesheet"]')];
  return links
    .map((link) => link.getAttribute("href"))
    .sort()
    .join();
}
