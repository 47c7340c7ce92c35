import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { GROUP_ID } from "@/lib/resource/group";
import { loadResource } from "@/lib/resource/loaders";
import type { Resource } from "@/lib/resource/schema";
import { loadSetting } from "@/lib/setting/loaders";
import { type TimeZones, toTimeZones } from "@/lib/time/time-zone";

/**
 * Loads the stored time zones of all venues of the group and of `place`, which may be outside its tree. No other code
 * reads stored zones. An invalid zone name is logged; what cannot be loaded counts as not stored.
 */
export async function loadTimeZones(locale: Locale, place?: Resource): Promise<TimeZones> {
  const [functions, root] = await Promise.all([
    orWithout(loadSetting("func_config")),
    orWithout(loadResource({ id: GROUP_ID, includeDescendents: true }, locale)),
  ]);
  const venues = [...(root?.descendents ?? []), ...(place === undefined ? [] : [place, ...place.ancestors])];
  return toTimeZones({ group: functions?.timezone, venues }, (name) =>
    log.warn(`the time zone ${JSON.stringify(name.slice(0, 60))} is invalid and was ignored`),
  );
}

async function orWithout<Value>(loading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    log.warn("stored time zones could not be loaded", error);
    return undefined;
  }
}
