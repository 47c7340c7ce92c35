/** An id that no back end has given to anything yet. */
export const UNKNOWN = 987_654_321;

/** A reservation number that no back end has given to anything yet. */
export const UNKNOWN_RESERVATION = `AH_${UNKNOWN}`;

/** The key of a page that nobody wrote. */
const UNKNOWN_PAGE = "check-no-such-page";

const IDS = /^(?:id|.+Id)$/;

/** Returns the input of a call with ids of nothing, so that nothing can come of the call. */
export function withUnknownIds(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      !IDS.test(name)
        ? name === "pageKey"
          ? UNKNOWN_PAGE
          : value
        : typeof value === "number"
          ? UNKNOWN
          : isReservation(value)
            ? UNKNOWN_RESERVATION
            : value,
    ]),
  );
}

function isReservation(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("AH_");
}
