import { readPageLanguage } from "@/lib/browser/page";

/** What the sheets say in which nothing of the framework is needed yet. */
export type OpeningWords = {
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
declare const OPENING_WORDS: Readonly<Record<string, OpeningWords>> | undefined;

const none: OpeningWords = {
  looking: "",
  share: "",
  preparing: "",
  loginFirst: "",
  eventLogin: "",
  logIn: "",
  offline: "",
};

/** Returns the words in the page's language; empty when nothing was bundled, as in tests. */
export function openingWords(): OpeningWords {
  const words = typeof OPENING_WORDS === "undefined" ? undefined : OPENING_WORDS[readPageLanguage()];
  return words ?? none;
}
