import "server-only";
import { env } from "@/lib/env";
import type { MediaServer } from "@/lib/picture/media-server";

/** Returns the configured media server of the group; undefined when none is set. */
export function mediaServer(): MediaServer | undefined {
  const { MEDIA_ORIGIN, MEDIA_WIDTHS } = env();
  return MEDIA_ORIGIN === undefined ? undefined : { origin: MEDIA_ORIGIN, widths: MEDIA_WIDTHS };
}
