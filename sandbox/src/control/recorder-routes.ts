import { Hono } from "hono";
import { z } from "zod";
import { parseQuery } from "#shared/http/validate.ts";
import type { ControlContext } from "./control-context.ts";

const hitsQuerySchema = z.object({
  sdkId: z.string().optional(),
  platform: z.string().optional(),
  /** A substring of the page's address. */
  page: z.string().optional(),
});

/** Lists and clears the calls of the ad platforms' and the messenger SDK's stand-ins, with the faults found in them. */
export function recorderControlRoutes({ hitLog }: ControlContext) {
  return new Hono()
    .get("/hits", (c) => {
      const { sdkId, platform, page } = parseQuery(c, hitsQuerySchema);
      const hits = hitLog.read(
        (hit) =>
          (sdkId === undefined || hit.sdkId === sdkId) &&
          (platform === undefined || hit.platform === platform) &&
          (page === undefined || hit.page.includes(page)),
      );
      return c.json({ hits });
    })
    .delete("/hits", (c) => {
      hitLog.clear();
      return c.json({ hits: [] });
    });
}
