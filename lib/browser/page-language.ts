import "client-only";

/**
 * Returns the language in which the server wrote this page. It stands in an attribute of our own, because translators
 * change `lang`; an empty text only where the page is not ours.
 */
export function readPageLanguage(): string {
  return document.documentElement.dataset.language ?? "";
}
