import { BUILT_PATH, CHUNKS_PATH } from "@/lib/server/before-hydration/framework/built-files";
import { reloadOnce } from "@/lib/server/before-hydration/reload/reload-once";

/** Milliseconds after which a script of ours counts as lost (R12.4). */
const WITHIN_MS = 120_000;

/**
 * Watches the framework's scripts from now on and reloads the page once when one is lost (R12.4): it fails, it neither
 * loads nor fails in time, or the page is not hydrated in time. Code that is fetched later arrives as scripts and style
 * sheets in the head. Scripts for old browsers (`nomodule`) are not expected, and a first try (`data-first`) may fail.
 */
export function watchScripts(): void {
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || "first" in target.dataset) return;
      if (target.src.includes(CHUNKS_PATH)) reloadOnce();
    },
    true,
  );
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(expectWithin);
  }).observe(document.head, { childList: true });
  setTimeout(() => "hydrated" in document.documentElement.dataset || reloadOnce(), WITHIN_MS);
}

function expectWithin(node: Node): void {
  const address =
    node instanceof HTMLScriptElement && !node.noModule
      ? node.src
      : node instanceof HTMLLinkElement && node.rel === "stylesheet" && !node.disabled
        ? node.href
        : "";
  if (!address.includes(BUILT_PATH)) return;
  const timer = setTimeout(reloadOnce, WITHIN_MS);
  for (const type of ["load", "error"]) node.addEventListener(type, () => clearTimeout(timer));
}
