import "client-only";

/** What says nothing of a guest: the reader's choices, how they came here, and guards against going in circles. */
const STAYS = /^(?:language|campaign|shared-by|source|es-uuid|popup:.+|landed|automatic-login|chunk-reload)$/;

/**
 * Takes away what this browser kept for a guest who logs out: answers, drafts, numbers of reservations. Whoever uses
 * the device next is to find nothing of it. Never throws.
 */
export function forgetGuest(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      const store = window[name];
      for (const key of Object.keys(store)) if (!STAYS.test(key)) store.removeItem(key);
    } catch {
      // Storage that is forbidden kept nothing.
    }
  }
}
