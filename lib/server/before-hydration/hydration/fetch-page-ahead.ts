import "client-only";
import { savesData } from "@/lib/browser/device";

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
