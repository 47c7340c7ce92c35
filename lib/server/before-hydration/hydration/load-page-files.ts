import "client-only";
import { filesNeededBy } from "@/lib/server/before-hydration/framework/built-files";

/**
 * Loads the files that a page of this site needs, so that its document finds them in the browser's cache; nothing of
 * them runs here. Rejects where the page does not answer as it is, for instance because a login is needed.
 */
export async function loadPageFiles(path: string): Promise<void> {
  const page = await fetch(path, { redirect: "error", priority: "low" });
  const files = filesNeededBy(await page.text());
  await Promise.all([...files].map((file) => fetch(file, { priority: "low" }).then((each) => each.blob())));
}
