import { howOpened, sessionFingerprint } from "@/lib/browser/page";
import { CHUNK_RELOAD_EVENT, serverAnswers, showIncompleteNotice } from "@/lib/browser/reload";
import { BUILT_PATH, CHUNKS_PATH } from "@/lib/server/before-hydration/framework/framework-requests";
import { listen } from "@/lib/server/before-hydration/listen";

/** Milliseconds within which a navigation either succeeds or shows an error. */
const LEAVES_WITHIN_MS = 10_000;

let leftAt = 0;
const leave = () => {
  leftAt = Date.now();
};

listen("beforeunload", leave);
// iOS fires no `beforeunload`, so a click on a link counts there.
listen("click", ({ defaultPrevented, target }) => {
  if (!defaultPrevented && (target as Partial<Element>).closest?.("a[href]")) leave();
});

/** Whether the guest started a navigation a moment ago. Observed from when this file is loaded. */
function isLeaving(): boolean {
  return Date.now() - leftAt < LEAVES_WITHIN_MS;
}

/** Minimum milliseconds between two reloads, so that a script that stays lost does not cause a loop. */
const GUARD_MS = 300_000;
const RELOADED_KEY = "chunk-reload";

/** The attempt that several lost scripts share; for good once the page is being reloaded. */
let attempt: Promise<boolean> | undefined;

/**
 * R12.4: reloads the page once when one of our scripts fails to load, as after a deploy. Never during payment, without
 * a connection or an answer of the server, where something typed would be lost, or where the reload cannot be recorded:
 * the page then stays and says that it is incomplete. Also not while the guest is leaving: Safari then reports
 * unfinished fetches as failed, and a reload would bring the guest back here. Resolves with whether the page is being
 * reloaded.
 */
export function reloadOnce(): Promise<boolean> {
  attempt ??= canReload().then((isReloaded) => {
    if (isReloaded) location.reload();
    else {
      attempt = undefined;
      if (!isLeaving()) showIncompleteNotice(isReady);
    }
    return isReloaded;
  });
  return attempt;
}

async function canReload(): Promise<boolean> {
  const isPaying = location.pathname.startsWith("/payment-request/");
  if (isPaying || !navigator.onLine || isLeaving() || !(await serverAnswers())) return false;
  // The guest may have gone on while the server was asked.
  return !isLeaving() && isReady() && isRecorded();
}

/** Asks all that hold typed input to save it; one of them may refuse. */
function isReady(): boolean {
  return dispatchEvent(new Event(CHUNK_RELOAD_EVENT, { cancelable: true }));
}

/** Whether no reload took place a moment ago, and this one is recorded. */
function isRecorded(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RELOADED_KEY)) < GUARD_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    // The reload cannot be recorded in forbidden storage.
    return false;
  }
}

/**
 * R12.4: reloads a page that is still unhydrated once when it cannot hydrate; does what `reloadOnce` does in fewer
 * bytes, because there is no payment and no script of ours holds typed input. Not without an answer of the server,
 * after a reload that has brought the page, or while the guest is leaving. Resolves with whether the page stays
 * although the server answers.
 */
export async function reloadUnhydratedOnce(): Promise<boolean> {
  const isAnswered = await serverAnswers();
  if (isLeaving()) return false;
  if (isAnswered && howOpened() !== "reload") {
    location.reload();
    return false;
  }
  showIncompleteNotice();
  return isAnswered;
}

/**
 * Reloads a page restored from the back/forward cache when the session has changed since it was left, so that it does
 * not show another guest's data.
 */
export function reloadOnSessionChange(): void {
  let left = sessionFingerprint(document.cookie);
  listen("pagehide", () => {
    left = sessionFingerprint(document.cookie);
  });
  listen("pageshow", ({ persisted }) => {
    if (persisted && left !== sessionFingerprint(document.cookie)) location.reload();
  });
}

/** Milliseconds after which a script of ours counts as lost (R12.4). */
const SCRIPT_WITHIN_MS = 120_000;

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
  setTimeout(() => "hydrated" in document.documentElement.dataset || reloadOnce(), SCRIPT_WITHIN_MS);
}

function expectWithin(node: Node): void {
  const address =
    node instanceof HTMLScriptElement && !node.noModule
      ? node.src
      : node instanceof HTMLLinkElement && node.rel === "stylesheet" && !node.disabled
        ? node.href
        : "";
  if (!address.includes(BUILT_PATH)) return;
  const timer = setTimeout(reloadOnce, SCRIPT_WITHIN_MS);
  for (const type of ["load", "error"]) node.addEventListener(type, () => clearTimeout(timer));
}
