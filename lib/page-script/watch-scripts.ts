import { reloadOnce } from "@/lib/page-script/reload-once";

/** How long a script of ours may take before it counts as lost (spec §8). */
const WITHIN_MS = 120_000;

/**
 * Watches over the framework's scripts from here on, and reloads the page once where one is lost (R12.4): one that fails,
 * one that neither comes nor fails, a page that is not awake by then. Code that is fetched later comes as scripts and
 * sheets in the head; a script for old browsers alone never comes, and that is right. A first try (`data-first`) may fail.
 */
export function watchScripts(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || "first" in target.dataset) return;
      if (target.src.includes("/_next/static/chunks/")) reloadOnce();
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(expectWithin);
  }).observe(document.head, { childList: true });
  setTimeout(() => "awake" in document.documentElement.dataset || reloadOnce(), WITHIN_MS);
}

function expectWithin(node: Node): void {
  const address =
    node instanceof HTMLScriptElement && !node.noModule
      ? node.src
      : node instanceof HTMLLinkElement && node.rel === "stylesheet" && !node.disabled
        ? node.href
        : "";
  if (!address.includes("/_next/")) return;
  const timer = setTimeout(reloadOnce, WITHIN_MS);
  for (const type of ["load", "error"]) node.addEventListener(type, () => clearTimeout(timer));
}
