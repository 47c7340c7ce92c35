/** Cookie that tells the page after a link that the loyalty account is now linked; read once, it identifies nobody. */
export const ACCOUNT_LINKED_COOKIE = "account-linked";

/** In seconds: long enough for a slow page to load, too short to be shown on a later visit. */
export const ACCOUNT_LINKED_SECONDS = 2 * 60;

/** Returns whether the guest has just linked their account, and forgets it, so that it is shown once. Browser only. */
export function takeAccountLinked(): boolean {
  if (!new RegExp(`(?:^|; )${ACCOUNT_LINKED_COOKIE}=1`).test(document.cookie)) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${ACCOUNT_LINKED_COOKIE}=; path=/; max-age=0`;
  return true;
}
