import "server-only";
import { env } from "@/lib/env";
import type { MediaServer } from "@/lib/picture/media-server";

/** The group's own media server as it is set; undefined where none is. */
export function mediaServer(): MediaServer | undefined {
  const { MEDIA_ORIGIN, MEDIA_WIDTHS } = env();
  return MEDIA_ORIGIN === undefined ? undefined : { origin: MEDIA_ORIGIN, widths: MEDIA_WIDTHS };
}
