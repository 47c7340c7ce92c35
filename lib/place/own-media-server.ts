import "server-only";
import type { MediaServer } from "@/lib/place/media-server";
import { env } from "@/lib/server/settings/env";

/** Returns the configured media server of the group; undefined when none is set. */
export function mediaServer(): MediaServer | undefined {
  const { MEDIA_ORIGIN, MEDIA_WIDTHS } = env();
  return MEDIA_ORIGIN === undefined ? undefined : { origin: MEDIA_ORIGIN, widths: MEDIA_WIDTHS };
}
