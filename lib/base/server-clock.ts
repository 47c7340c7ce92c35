import { ALWAYS_ANSWERED, abortAfter } from "@/lib/browser/reload";

const WITHIN_MS = 5_000;

/** The name under which the head of a previewed page says which instant it shows (R11.4). */
export const PREVIEWED_INSTANT = "as-of";

/** Milliseconds from this device's clock to the server's; undefined until a response has said it. */
let offsetMs: number | undefined;

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

/**
 * Returns the server's current time, on which deadlines are based; on the server itself its own. In a browser it is
 * this device's time until a response has arrived: what is shown or decided before any response uses `fetchServerTime`.
 * On a page that is previewed as of another day it is that day's.
 */
export function serverNow(): Date {
  return previewedInstant() ?? new Date(Date.now() + (offsetMs ?? 0));
}

/**
 * Returns the server's current time, and asks the server where no response has said it yet: a device's own clock may be
 * wrong by days. Rejects where the server cannot be reached or does not tell.
 */
export async function fetchServerTime(): Promise<Date> {
  const previewed = previewedInstant();
  if (previewed !== undefined) return previewed;
  if (offsetMs === undefined) {
    const sentAt = Date.now();
    const response = await fetch(ALWAYS_ANSWERED, {
      method: "HEAD",
      cache: "no-store",
      signal: abortAfter(WITHIN_MS),
    });
    noteServerDate(response.headers.get("date"), sentAt);
  }
  if (offsetMs === undefined) throw new Error("the server does not tell its time");
  return serverNow();
}

function previewedInstant(): Date | undefined {
  const mark =
    typeof document === "undefined"
      ? null
      : document.querySelector<HTMLMetaElement>(`meta[name="${PREVIEWED_INSTANT}"]`);
  return mark === null ? undefined : new Date(mark.content);
}
