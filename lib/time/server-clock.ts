import "client-only";

let offsetMs = 0;

/**
 * Learns the server's time from the `Date` of an answer that was asked for at `sentAt`, in milliseconds of this
 * device's clock. What cannot be read changes nothing.
 */
export function noteServerDate(header: string | null, sentAt: number): void {
  const server = Date.parse(header ?? "");
  if (Number.isNaN(server)) return;
  const halfWay = (sentAt + Date.now()) / 2;
  // The header leaves out the fraction of its second.
  offsetMs = server + 500 - halfWay;
}

/** What time it is where deadlines are kept, however wrong this device's clock is; this device's until an answer came. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}
