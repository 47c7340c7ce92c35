import "client-only";

/** Where this browser keeps what a guest has typed about themselves or begun; one ends with what it is about. */
export const personalKeys = {
  guestDetails: "guest-details",
  reservationDraft: "reservation-draft",
  eventAnswers: "event-answers:",
  pendingShare: "share-to-resume",
} as const;

/** Takes all of it away, so that whoever uses the browser after this guest finds nothing of it (security D11). */
export function forgetGuest(): void {
  for (const store of ["localStorage", "sessionStorage"] as const) {
    try {
      const kept = Object.keys(window[store]);
      const personal = kept.filter((key) => Object.values(personalKeys).some((own) => key.startsWith(own)));
      for (const key of personal) window[store].removeItem(key);
    } catch {
      // Forbidden storage has kept nothing.
    }
  }
}
