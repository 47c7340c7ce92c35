import "client-only";
import { savesData } from "@/lib/browser/device";
import { filesNeededBy } from "@/lib/server/before-hydration/framework/framework-requests";

/**
 * Loads the files that a page of this site needs, so that its document finds them in the browser's cache; nothing of
 * them runs here. Rejects where the page does not answer as it is, for instance because a login is needed.
 */
export async function loadPageFiles(path: string): Promise<void> {
  const page = await fetch(path, { redirect: "error", priority: "low" });
  const files = filesNeededBy(await page.text());
  await Promise.all([...files].map((file) => fetch(file, { priority: "low" }).then((each) => each.blob())));
}

/**
 * Lets the browser fetch the page that a guest is about to open, so that it need not be awaited; nothing in it runs
 * before. Only the last such page is fetched. Does nothing in data saver mode, and in a browser that knows no
 * speculation rules, which find the link by its attribute (`lib/server/page/speculation-rules.ts`).
 */
export function fetchPageAhead(address: string): void {
  if (savesData()) return;
  const link = document.querySelector<HTMLAnchorElement>("a[data-ahead]") ?? document.createElement("a");
  link.href = address;
  link.dataset.ahead = "";
  link.className = "visually-hidden";
  // For the browser alone: the guest has a button that leads there.
  link.tabIndex = -1;
  link.setAttribute("aria-hidden", "true");
  document.body.append(link);
}
