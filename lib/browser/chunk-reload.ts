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
