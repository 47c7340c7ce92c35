import "client-only";

let offsetMs = 0;

/**
 * Derives the server's clock from the `Date` header of a response whose request was sent at `sentAt`, in milliseconds
 * of this device's clock. An invalid header changes nothing.
 */
export function noteServerDate(header: string | null, sentAt: number): void {
  const server = Date.parse(header ?? "");
  if (Number.isNaN(server)) return;
  const halfWay = (sentAt + Date.now()) / 2;
  // The header leaves out the fraction of a second; half a second corrects that on average.
  offsetMs = server + 500 - halfWay;
}

/** Returns the server's current time, on which deadlines are based; this device's time until a response has arrived. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}
