import "server-only";
import { nameColours } from "@/lib/base/site-colours";
import { type Brand, readBrand } from "@/lib/server/brand/read-brand";
import { env } from "@/lib/server/settings/env";
import { processWide } from "@/lib/server/settings/process-wide";

/** Returns the brand that this process shows (`BRAND`), read once. Throws as `readBrand` does. */
export function brand(): Brand {
  return processWide("brand", () => {
    const chosen = readBrand(env().BRAND);
    if (chosen.palettes !== undefined) nameColours(chosen.palettes);
    return chosen;
  });
}
