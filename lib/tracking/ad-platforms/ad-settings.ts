import type { AdPlatform } from "@/lib/tracking/ad-platforms/ad-platform";
import { type AdPlatformId, adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";

/** The setting that switches a platform off. */
export type AdSwitch = (typeof adPlatforms)[number]["setting"];

/** The settings about ad platforms: a switch and an origin for each. */
export type AdSettings = Readonly<Record<AdSwitch, "on" | "off"> & Record<`${AdSwitch}_ORIGIN`, string>>;

/**
 * What an installation changes: a platform that is switched off, or loaded from another origin. It is sent with every
 * page, so defaults are left out.
 */
export type AdExceptions = Partial<Record<AdPlatformId, "off" | string>>;

/** Returns the ad settings that differ from the defaults. */
export function toAdExceptions(settings: AdSettings): AdExceptions {
  return Object.fromEntries(
    adPlatforms.flatMap(({ id, setting, script }) => {
      if (settings[setting] === "off") return [[id, "off"]];
      const origin = settings[`${setting}_ORIGIN`];
      return origin === script.origin ? [] : [[id, origin]];
    }),
  );
}

/** Returns the address of a platform's script without its query; undefined if it is switched off. */
export function adScriptAddress(
  { id, script }: AdPlatform & { id: AdPlatformId },
  exceptions: AdExceptions,
): string | undefined {
  const exception = exceptions[id];
  return exception === "off" ? undefined : (exception ?? script.origin) + script.path;
}
