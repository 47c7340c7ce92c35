import { abortAfter } from "@/lib/browser/abort-after";

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
