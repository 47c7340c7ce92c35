import "client-only";

const PAGE_SHOWN = "site:page";

/** Tells that another page is shown without a new document, once the address names it: a page view of its own. */
export function announcePageShown(): void {
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

/** Calls the listener whenever another page is shown without a new document. */
export function onPageShown(listener: () => void): void {
  window.addEventListener(PAGE_SHOWN, listener);
}
