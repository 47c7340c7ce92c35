/** Event fired at the window before the page reloads because a script failed to load; preventing it keeps the page. */
export const CHUNK_RELOAD_EVENT = "site-new-start";

/**
 * Calls `isReady` before the page reloads because a script failed to load (R12.4). `isReady` saves what was typed and
 * returns whether nothing would be lost; during a payment it returns false. Returns a function that removes the
 * listener.
 */
export function beforeChunkReload(isReady: () => boolean): () => void {
  const ask = (event: Event) => {
    if (!isReady()) event.preventDefault();
  };
  window.addEventListener(CHUNK_RELOAD_EVENT, ask);
  return () => window.removeEventListener(CHUNK_RELOAD_EVENT, ask);
}

/** Returns a signal that aborts after the given milliseconds. Some guests' browsers lack `AbortSignal.timeout`. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** The address that answers at once, whatever the back end does; no cache stores it. */
export const ALWAYS_ANSWERED = "/healthz";
/** What it answers, and nobody else. */
const ANSWER = "ok\n";
const WITHIN_MS = 5_000;

/**
 * Whether the server answers at all. A page is not reloaded before that is known: without a server, a reload replaces
 * the page, and what was typed, by the browser's own error page.
 */
export function serverAnswers(): Promise<boolean> {
  return fetch(ALWAYS_ANSWERED, { signal: abortAfter(WITHIN_MS) })
    .then(
      // A proxy answers for a server that is gone, or for an address that it keeps to itself, and a network that wants
      // a login of its own for every server.
      async (response) => response.status === 200 && (await response.text()) === ANSWER,
    )
    .catch(() => false);
}

/** Reloads the page if the server answers; otherwise the page stays. Resolves with whether it is being reloaded. */
export async function reloadIfAnswered(): Promise<boolean> {
  const isAnswered = await serverAnswers();
  if (isAnswered) location.reload();
  return isAnswered;
}

/** The notice that the page is incomplete (`app/[locale]/layout.tsx`); hidden until a script of ours is lost. */
const NOTICE = "[data-incomplete]";

/**
 * Shows that a part of the page could not be loaded. `isReady` saves what was typed and returns whether the page may be
 * reloaded when the guest tries again; the notice is announced anew when that changes nothing.
 */
export function showIncompleteNotice(isReady = () => true): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (!notice) return;
  // The framework expects its own elements first, so the notice is not there from the start.
  document.body.prepend(notice);
  notice.hidden = false;
  (notice.lastElementChild as HTMLElement).onclick = async () => {
    notice.hidden = true;
    notice.hidden = isReady() && (await reloadIfAnswered());
  };
}
