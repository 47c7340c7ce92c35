import "client-only";

/** Matches the addresses of the scripts that modern browsers run, and of the one style sheet of a page. */
const FILES = /(?:src|href)="(\/_next\/static\/(?:sheets\/[^"]+|chunks\/[^"]+\.js))"(?! noModule)/g;

/**
 * Loads the files that a page of this site needs, so that its document finds them in the browser's cache; nothing of
 * them runs here. Rejects where the page does not answer as it is, for instance because a login is needed.
 */
export async function loadPageFiles(path: string): Promise<void> {
  const page = await fetch(path, { redirect: "error", priority: "low" });
  const files = new Set([...(await page.text()).matchAll(FILES)].flatMap(([, file]) => file ?? []));
  await Promise.all([...files].map((file) => fetch(file, { priority: "low" }).then((each) => each.blob())));
}
