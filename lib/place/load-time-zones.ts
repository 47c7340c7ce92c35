import "server-only";
import * as z from "zod/mini";
import { type TimeZones, toTimeZones } from "@/lib/base/venue-time";
import { loadSetting } from "@/lib/cms/site/loaders";
import { callPublic } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import { orWithout } from "@/lib/http/or-without";
import { countSchema, idSchema, jsonOr, listOf, optionally, textSchema } from "@/lib/http/tolerant";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { queryResources } from "@/lib/place/endpoints";
import { loadGroupId } from "@/lib/place/group";
import { loadInRanges, toWireQuery } from "@/lib/place/resource-query";
import type { Resource } from "@/lib/place/schema";
import { log } from "@/lib/server/log/log";

const zoneOfVenueSchema = z.pipe(
  z.object({
    id: idSchema,
    meta: z.catch(jsonOr(z.object({ timezone: optionally(textSchema) })), { timezone: undefined }),
  }),
  z.transform(({ id, meta: { timezone } }) => ({ id, timezone })),
);

const zonesSchema = listOf(
  z.object({
    descendents: z.catch(listOf(zoneOfVenueSchema), []),
    descendentCount: optionally(countSchema),
  }),
);

/**
 * The call by which a page reads its resource, of which only the zones are read here: they are the same in every
 * language and change with a publication at most, so all pages share one answer for minutes instead of asking for the
 * whole tree.
 */
const queryZones: Endpoint<z.output<(typeof queryResources)["input"]>, typeof zonesSchema> = {
  ...queryResources,
  data: zonesSchema,
  reading: "time zones",
  cache: { seconds: 300, tags: () => ["resource"], published: true },
};

/**
 * Loads the stored time zones of all venues of the group and of `place`, which may be outside its tree. No other code
 * reads stored zones. An invalid zone name is logged; what cannot be loaded counts as not stored.
 */
export async function loadTimeZones(place?: Resource): Promise<TimeZones> {
  const failure = "stored time zones could not be loaded";
  const [functions, stored] = await Promise.all([
    orWithout(failure, () => loadSetting("func_config")),
    orWithout(failure, loadStored),
  ]);
  const venues = [...(stored ?? []), ...(place === undefined ? [] : [place, ...place.ancestors])];
  return toTimeZones({ group: functions?.timezone, venues }, (name) =>
    log.warn(`the time zone ${JSON.stringify(name.slice(0, 60))} is invalid and was ignored`),
  );
}

async function loadStored() {
  const id = await loadGroupId();
  const { places } = await loadInRanges(async (range) => {
    const query = toWireQuery({ id, below: { range } });
    const [group] = await callPublic(queryZones, query, FALLBACK_LOCALE);
    return group ?? { descendents: [] };
  });
  return places.filter(({ timezone }) => timezone !== undefined);
}
