import { HYDRATED_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import { POPUP_KEY } from "@/lib/server/before-hydration/idle/popups";
import { DRAFT_PART } from "@/lib/workbench/preview-states";

/** Pages that were made calm; a page that is patched is the same one. */
const calm = new WeakSet<Window>();

/**
 * Keeps a page in a frame from taking what the author is using: while the frame does not have the focus, nothing in it
 * gets the focus, not even a popup, nothing plays, and nothing it does changes the history of this window. Its popups
 * are shown in every page that is loaded: which of them an author has seen or closed is not stored.
 */
export function calmPage(page: Window & typeof globalThis): void {
  for (const film of page.document.querySelectorAll("video, audio")) {
    film.removeAttribute("autoplay");
    (film as HTMLMediaElement).pause();
  }
  if (calm.has(page)) return;
  calm.add(page);
  const { HTMLElement: Html, HTMLDialogElement: Dialog, Storage } = page;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function storeExceptPopups(key, value) {
    if (!key.startsWith(POPUP_KEY)) setItem.call(this, key, value);
  };
  const { focus } = Html.prototype;
  Html.prototype.focus = function focusIfUsed(options) {
    if (page.document.hasFocus()) focus.call(this, options);
  };
  for (const name of ["show", "showModal"] as const) {
    const open = Dialog.prototype[name];
    Dialog.prototype[name] = function openQuietly() {
      // Its text has changed since, and with it the dialog.
      if (!this.isConnected) return;
      // Nothing in an inert dialog can be focused when it opens.
      const isQuiet = !page.document.hasFocus() && !this.inert;
      if (isQuiet) this.inert = true;
      open.call(this);
      if (isQuiet) this.inert = false;
    };
  }
  // A popup adds an entry for Back on a phone: here it would be one of the workbench.
  page.history.pushState = () => {};
}

const QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;
/** The media queries of rules as they were written, before they were made those of a light or a dark screen. */
const writtenQueries = new WeakMap<MediaList, string>();

/**
 * Shows a document as a light or a dark screen would, whatever this one is: a frame uses the author's own system
 * setting, so the media queries in its style sheets are rewritten. Style sheets of other origins cannot be read and are
 * left unchanged.
 */
export function forceScheme(shown: Document, scheme: "light" | "dark"): void {
  shown.documentElement.style.colorScheme = scheme;
  for (const sheet of shown.styleSheets) {
    try {
      answerIn(sheet.cssRules, scheme);
    } catch {
      // Of another origin.
    }
  }
}

function answerIn(rules: CSSRuleList, scheme: "light" | "dark"): void {
  for (const rule of rules) {
    // A frame has its own classes, so `instanceof` with this window's never matches.
    if ("media" in rule) {
      const media = rule.media as MediaList;
      const written = writtenQueries.get(media) ?? media.mediaText;
      writtenQueries.set(media, written);
      media.mediaText = written.replace(QUERY, (_, requestedScheme: string) =>
        requestedScheme.toLowerCase() === scheme ? "(min-width: 0px)" : "(max-width: 0px)",
      );
    }
    if ("cssRules" in rule) answerIn(rule.cssRules as CSSRuleList, scheme);
  }
}

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
