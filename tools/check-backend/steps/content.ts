import type * as z from "zod/mini";
import { isTimeZone } from "@/lib/base/venue-time";
import { type SettingKey, settingKeys, settingSchema, settingSchemas } from "@/lib/cms/site/schema";
import { listLanguages, listSites, queryResources } from "@/lib/place/endpoints";
import type { NavEntry, Resource } from "@/lib/place/schema";
import { idOf } from "@/lib/workbench/backend/backend-calls";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { CallOptions } from "@/tools/check-backend/calls/check-result";
import { isStorable } from "@/tools/check-backend/check-answer";
import { compareAnswer } from "@/tools/check-backend/compare-answer";
import { compareLanguages } from "@/tools/check-backend/compare-languages";
import { type Found, groupOf } from "@/tools/check-backend/found";
import { isSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";

const MAX_PLACES = 12;

const withoutSetting: Readonly<Record<SettingKey, string>> = {
  kakao_info: "Cannot sign in with the messenger, share through it or add its channel.",
  app_config_channel: "Reads the application's own name, and sees no logo.",
  account_order: "Finds the accounts in their usual order.",
  func_config: "Does not find the front page.",
  legal: "Does not see who runs the site, and finds neither the terms nor the privacy policy.",
};

/** Checks each setting that is read, and learns where the front page is. */
export async function checkSettings(check: CheckContext, found: Found): Promise<void> {
  for (const key of settingKeys) {
    const result = await check.ask("getSetting", { key }, { may404: true });
    if (result?.status === 404) {
      check.note("getSetting", {
        kind: "missing",
        path: `?key=${key}`,
        expected: "the setting",
        got: "404",
        guest: withoutSetting[key],
      });
      continue;
    }
    const value = check.parse(settingSchema, result?.data)?.value;
    if (result?.data === undefined) continue;
    for (const difference of compareAnswer(settingSchemas[key], value ?? {}, { path: "$.data.value" }))
      check.noteDifference("getSetting", difference, { withoutIt: withoutSetting[key] });
    const echoed = (result.data as { key?: unknown }).key;
    if (echoed !== undefined && echoed !== key)
      check.note("getSetting", {
        path: "$.data.key",
        expected: key,
        got: JSON.stringify(echoed),
        guest: withoutSetting[key],
      });
    if (key === "func_config") {
      const config = check.parse(settingSchemas.func_config, value ?? {});
      found.homeResourceId = config?.homeResourceId;
      found.defaultLayoutId = config?.defaultLayoutId;
      found.timeZone = checkTimeZone(check, "getSetting", "$.data.value.timezone", config?.timezone);
      if (config !== undefined && config.homeResourceId === undefined)
        check.note("getSetting", {
          path: "$.data.value.homeResourceId",
          expected: "the resource of the front page",
          got: "nothing",
          guest: withoutSetting.func_config,
        });
    }
  }
}

/** Returns the zone, and undefined for one that does not exist, which is noted. */
function checkTimeZone(
  check: CheckContext,
  id: string,
  path: string,
  zone: string | undefined,
): string | undefined {
  if (zone === undefined || isTimeZone(zone)) return zone;
  check.note(id, {
    path,
    expected: "the IANA name of a time zone",
    got: JSON.stringify(zone),
    guest: "Reads times in another zone.",
  });
  return undefined;
}

/** Checks the languages of the content. */
export async function checkLanguages(check: CheckContext, found: Found): Promise<void> {
  const languages = await readInBoth(check, listLanguages, {});
  if (languages === undefined) return;
  found.languages = languages;
  for (const code of ["ko", "en"]) {
    if (!languages.some((language) => language.code === code))
      check.note("listLanguages", {
        path: "$.data[*].code",
        expected: `a language with the code ${code}`,
        got: languages.map((language) => language.code).join(", ") || "no language",
        guest: "Reads authored pages in another language.",
      });
  }
  checkUnique(check, "listLanguages", "$.data[*]", languages, "id");
}

/** Checks the tree of places from its root, whose page is the front page, and a few of the places in it. */
export async function checkResources(check: CheckContext, found: Found): Promise<void> {
  const group = groupOf(found);
  await askForPlace(check, found, group);
  const others = [...found.nodes.values()]
    .filter(({ id, type }) => !found.resources.has(id) && (type === "outlet" || type === "site"))
    .slice(0, MAX_PLACES);
  for (const { id } of others) await askForPlace(check, found, id);
  checkAncestors(check, found, group);
  const root = found.resources.get(group);
  if (root !== undefined && root.descendents.length > 0) await checkConditions(check, root);
  if (root !== undefined && root.descendents.length > 1) await checkRange(check, root);
  for (const { key, type } of found.nodes.values())
    if (type === "page" && key !== "") found.pageKeys.add(key);
}

async function askForPlace(check: CheckContext, found: Found, id: number): Promise<void> {
  const input = { enabledOnly: true, id, includeDescendents: true, includeAncestors: true };
  // Where no home is stated, nothing says which place is the root.
  const isNeeded = id !== groupOf(found) || found.homeResourceId !== undefined;
  const rows = await readInBoth(check, queryResources, input, { may404: !isNeeded });
  if (rows === undefined) return;
  const place = rows.find((row) => row.id === id);
  if (place === undefined) {
    if (isNeeded)
      check.note("queryResources", {
        path: "$.data[*].id",
        expected: "the place that was requested",
        got: rows.map((row) => row.id).join(", ") || "an empty list",
        guest: "Does not find the page of this place.",
      });
    return;
  }
  found.resources.set(id, place);
  for (const node of [place, ...place.descendents, ...place.ancestors]) {
    if (!found.nodes.has(node.id)) found.nodes.set(node.id, node);
    checkTimeZone(check, "queryResources", "$.data[*].meta.timezone", node.timezone);
  }
  checkUnique(check, "queryResources", "$.data[*].descendents[*]", place.descendents, "id");
  // A place has one place above it, which has one: no two are as far away.
  const levels = place.ancestors.flatMap(({ hierarchyLevel }) => hierarchyLevel ?? []);
  const farther = place.descendents.flatMap(({ hierarchyLevel }) => hierarchyLevel ?? []);
  const isCounted = levels.every((level) => level >= 1) && farther.every((level) => level >= 1);
  if (!isCounted || new Set(levels).size !== levels.length)
    check.note("queryResources", {
      path: "$.data[*].ancestors[*].hierarchyLevel",
      expected: `the distance from ${id}, from 1 on, and of no two places above it the same`,
      got: [...levels, ...(isCounted ? [] : farther)].slice(0, 6).join(", "),
      guest: "Sees the hotel and the region of a place in the wrong order.",
    });
  const hidden = place.descendents.filter(({ visible }) => !visible);
  if (hidden.length > 0)
    check.note("queryResources", {
      path: "$.data[*].descendents[*].meta.visible",
      expected: "visible places only (enabledOnly)",
      got: `hidden ones: ${hidden.map((node) => node.id).join(", ")}`,
      guest: "Sees a place that is hidden.",
    });
}

/** What stands below a place must name it among what is above. */
function checkAncestors(check: CheckContext, { resources }: Found, root: number): void {
  for (const { id } of resources.get(root)?.descendents ?? []) {
    const place = resources.get(id);
    if (place !== undefined && !place.ancestors.some((ancestor) => ancestor.id === root))
      check.note("queryResources", {
        path: "$.data[*].ancestors",
        expected: `${root} above ${id}, as ${id} is below it (includeAncestors)`,
        got: place.ancestors.map((ancestor) => ancestor.id).join(", ") || "nothing",
        guest: "Sees the place without its hotel and region.",
      });
  }
}

/** A range of the places below is that range, or all of them where ranges are not known. */
async function checkRange(check: CheckContext, root: Resource): Promise<void> {
  const ask = async (offset: number) => {
    const input = {
      enabledOnly: true,
      id: root.id,
      includeDescendents: true,
      descendentRange: { offset, count: 1 },
      includeAncestors: false,
    };
    return (await check.read(queryResources, input))?.find(({ id }) => id === root.id);
  };
  const [first, second] = [await ask(0), await ask(1)];
  if (first?.descendentCount === undefined || second === undefined) return;
  const heaviest = root.descendents[0];
  if (first.descendents.length === 1 && heaviest !== undefined && first.descendents[0]?.id !== heaviest.id)
    check.note("queryResources", {
      path: "$.data[*].descendents[*].meta.weight",
      expected: `${heaviest.id} first in a range (descendentRange), as its weight ${heaviest.weight} is the heaviest, then the lowest id`,
      got: `${first.descendents[0]?.id}, with ${first.descendents[0]?.weight}`,
      guest: "Sees places in another order, finds some twice and others never.",
    });
  const [one, other] = [first.descendents, second.descendents].map((nodes) => nodes.map(({ id }) => id));
  if (one?.length === 1 && other?.length === 1 && one[0] !== other[0]) return;
  check.note("queryResources", {
    path: "$.data[*].descendents",
    expected:
      "one place, another at each offset (descendentRange), as descendentCount says that ranges are known",
    got: `${one?.join(", ") || "nothing"} at 0 and ${other?.join(", ") || "nothing"} at 1`,
    guest: "Does not find some places, and finds others twice.",
  });
}

/** Asks for outlets only: the answer must have those of the whole list, and no others. */
async function checkConditions(check: CheckContext, root: Resource): Promise<void> {
  const outlets = root.descendents.filter(({ type }) => type === "outlet").map(({ id }) => id);
  if (outlets.length === 0) return;
  const rows = await check.read(queryResources, {
    enabledOnly: true,
    id: root.id,
    includeDescendents: true,
    descendentConditions: { type: "outlet" },
    includeAncestors: false,
  });
  const place = rows?.find(({ id }) => id === root.id);
  if (place === undefined) return;
  const others = place.descendents.filter(({ type }) => type !== "outlet");
  const lost = outlets.filter((id) => !place.descendents.some((node) => node.id === id));
  if (others.length > 0 || lost.length > 0)
    check.note("queryResources", {
      path: "$.data[*].descendents",
      expected: "the outlets (descendentConditions)",
      got: others.length > 0 ? `others too: ${others.map(({ type }) => type)[0]}` : `not ${lost.join(", ")}`,
      guest: "Sees other places among the outlets, or misses some.",
    });
}

/** Checks the hotels, whose places must be known, and their menus. */
export async function checkSites(check: CheckContext, found: Found): Promise<void> {
  const page = await readInBoth(check, listSites, {
    parentResourceId: groupOf(found),
    perPage: 100,
    page: 1,
  });
  if (page === undefined) return;
  found.sites = page.rows;
  checkUnique(check, "listSites", "$.data.rows[*]", page.rows, "id");
  for (const { resourceId, navMenu } of page.rows) {
    if (found.nodes.size > 0 && !found.nodes.has(resourceId)) {
      const input = { enabledOnly: true, id: resourceId, includeDescendents: false, includeAncestors: false };
      const rows = await check.read(queryResources, input, { may404: true });
      if (rows?.some(({ id }) => id === resourceId) !== true)
        check.note("listSites", {
          path: "$.data.rows[*].resourceId",
          expected: "a place of resource/query",
          got: `${resourceId}`,
          guest: "Follows the menu to a hotel that is not found.",
        });
    }
    checkHotelType(check, found, resourceId);
    for (const path of pathsOf(navMenu))
      for (const key of pageKeysIn(path)) {
        found.pageKeys.add(key);
        found.menuKeys.add(key);
      }
  }
  const hotels = [...found.nodes.values()].filter(({ type }) => type === "site").map(({ id }) => id);
  if (page.rows.length === 0 && hotels.length > 0)
    check.note("listSites", {
      path: "$.data.rows",
      expected: `the hotels below ${groupOf(found)}, which resource/query has: ${hotels.slice(0, 5).join(", ")}`,
      got: "an empty list",
      guest: "Finds no hotel in header and menus.",
    });
}

/** The words of `meta.type` have a meaning: everything that is a hotel is found by it. */
function checkHotelType(check: CheckContext, { nodes }: Found, resourceId: number): void {
  const type = nodes.get(resourceId)?.type;
  if (type !== undefined && type !== "site")
    check.note("queryResources", {
      path: "$.data[*].meta.type",
      expected: `"site" for ${resourceId}, which is a hotel of site/list`,
      got: JSON.stringify(type),
      guest: "Finds no hotel in the finder, and no hotel's name on cards and to search engines.",
    });
}

function pathsOf(entries: readonly NavEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}

/** Returns the keys of the authored pages that a text leads to. */
export function pageKeysIn(text: string): string[] {
  return [...text.matchAll(/(?:^|["'(=\s])\/(?:ko\/|en\/)?p\/([\p{L}\p{N}][\p{L}\p{N}._~-]*)/gu)].flatMap(
    ([, key]) => (key === undefined ? [] : [key]),
  );
}

/** Asks in both languages, notes what differs beyond words, and returns the English answer's data. */
export async function askInBoth(
  check: CheckContext,
  id: string,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<unknown> {
  const korean = await check.ask(id, input, { ...options, locale: "ko" });
  if (check.isMissing(id)) return undefined;
  // The last question is the one in whose answer the caller finds what differs.
  const english = await check.ask(id, input, { ...options, locale: "en" });
  if (english?.data === undefined) return undefined;
  if (korean?.data === undefined) return english.data;
  const varies = /\*|accept-language/i.test(english.headers.vary ?? "");
  if (!varies && isStorable(english.headers) && !isSameAnswer(korean.data, english.data))
    check.note(id, {
      path: "header vary",
      expected: "Accept-Language, as the answer differs by it and may be stored (cache-control)",
      got: english.headers.vary ?? "nothing",
      guest: "May be answered in another guest's language.",
    });
  for (const { path, korean: one, english: other } of compareLanguages(korean.data, english.data))
    check.note(id, {
      path,
      expected: `the same in both languages: ${one} in Korean`,
      got: `${other} in English`,
      guest: "Is led elsewhere in the other language.",
    });
  return english.data;
}

/** Reads the English answer as the application does, after asking in both languages like `askInBoth`. */
export async function readInBoth<Schema extends z.ZodMiniType>(
  check: CheckContext,
  endpoint: { data: Schema },
  input: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<z.output<Schema> | undefined> {
  return check.parse(endpoint.data, await askInBoth(check, idOf(endpoint), input, options));
}

/** Notes the name of entries, such as their id, where it stands in a list more than once. */
export function checkUnique<Name extends string>(
  check: CheckContext,
  id: string,
  path: string,
  entries: readonly Readonly<Record<Name, string | number>>[],
  name: Name,
): void {
  const ids = entries.map((entry) => entry[name]);
  const repeated = ids.find((one, index) => ids.indexOf(one) !== index);
  if (repeated !== undefined)
    check.note(id, {
      path: `${path}.${name}`,
      expected: "each id once",
      got: `${repeated} more than once`,
      guest: "Sees the same entry twice, and maybe another never.",
    });
}
