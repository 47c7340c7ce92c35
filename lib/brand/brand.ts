import "server-only";
import { type Brand, readBrand } from "@/lib/brand/read-brand";
import { nameColours } from "@/lib/colour/site-colours";
import { env } from "@/lib/env";
import { processWide } from "@/lib/process/process-wide";

/** Returns the brand that this process shows (`BRAND`), read once. Throws as `readBrand` does. */
export function brand(): Brand {
  return processWide("brand", () => {
    const chosen = readBrand(env().BRAND);
    if (chosen.palettes !== undefined) nameColours(chosen.palettes);
    return chosen;
  });
}
