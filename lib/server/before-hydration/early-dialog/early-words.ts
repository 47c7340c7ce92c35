import { readPageLanguage } from "@/lib/browser/page";

/** What the sheets say in which nothing of the framework is needed yet. */
export type EarlyWords = {
  /** While a search is on its way. */
  looking: string;
  /** Names the sheet of sharing. */
  share: string;
  /** While the ways to share are on their way. */
  preparing: string;
  /** Sharing needs a login. */
  loginFirst: string;
  /** Taking part in an event needs a login. */
  eventLogin: string;
  logIn: string;
  /** Nothing could be loaded or sent. */
  offline: string;
};

/** The words by language (set by `scripts/bundle-page-scripts.mjs`). */
declare const EARLY_WORDS: Readonly<Record<string, EarlyWords>> | undefined;

const none: EarlyWords = {
  looking: "",
  share: "",
  preparing: "",
  loginFirst: "",
  eventLogin: "",
  logIn: "",
  offline: "",
};

/** Returns the words in the page's language; empty when nothing was bundled, as in tests. */
export function earlyWords(): EarlyWords {
  const words = typeof EARLY_WORDS === "undefined" ? undefined : EARLY_WORDS[readPageLanguage()];
  return words ?? none;
}

/** Says in the notice of an incomplete page that the guest has no connection. */
export function showOfflineNotice(): void {
  const { offline } = earlyWords();
  const sentence = document.querySelector("[data-incomplete]")?.firstChild;
  if (sentence && offline !== "") sentence.textContent = `${offline} `;
}
