import { getLayout, getPageByKey, getPageOfResource, getParts } from "@/lib/cms/endpoints";
import { elementsBelow, parseFragment } from "@/lib/cms/parse/parse-fragment";
import { type PageLayout, type PagePart, zones } from "@/lib/cms/schema";
import { listEvents } from "@/lib/event/endpoints";
import { isLocale, locales } from "@/lib/i18n/locales";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { checkWords } from "@/tools/check-backend/compare-languages";
import type { Found } from "@/tools/check-backend/found";
import { askInBoth, pageKeysIn, readInBoth } from "@/tools/check-backend/steps/content";
import { event } from "@/widgets/event/definition";

const MAX_PAGES = 16;
const PARTS_PER_CALL = 10;

/** Checks the layout and the authored pages of places. */
export async function checkPages(check: CheckContext, found: Found): Promise<void> {
  if (found.defaultLayoutId === undefined) check.skip("getLayout", "func_config names no defaultLayoutId");
  else {
    collectParts(found, await readInBoth(check, getLayout, { id: found.defaultLayoutId }));
  }
  const home = found.homeResourceId;
  if (home !== undefined) {
    collectParts(found, await readInBoth(check, getPageOfResource, { resourceId: home }));
  }
  const others = [...found.nodes.keys()].filter((id) => id !== home).slice(0, MAX_PAGES);
  for (const resourceId of others) {
    if (check.isMissing("getPageOfResource")) break;
    const page = await check.read(getPageOfResource, { resourceId }, { may404: true });
    collectParts(found, page);
    if (page?.resourceId !== undefined && page.resourceId !== resourceId)
      check.note("getPageOfResource", {
        path: "$.data.resourceId",
        expected: `${resourceId}, as it was requested`,
        got: `${page.resourceId}`,
        guest: "Sees the page of another place.",
      });
  }
  if (home === undefined && others.length === 0)
    check.skip("getPageOfResource", "no place is known to ask with");
}

/** Checks the parts of the pages, and learns which pages and events they lead to. */
export async function checkParts(check: CheckContext, found: Found): Promise<void> {
  if (found.partIds.size === 0) return check.skip("getParts", "no page names a part");
  await checkPartsOf(check, found, [...found.partIds]);
}

async function checkPartsOf(check: CheckContext, found: Found, ids: readonly string[]): Promise<void> {
  // A language that is missing has been reported already.
  const areLanguagesKnown = locales.every((code) =>
    found.languages.some((language) => language.code === code),
  );
  for (let at = 0; at < ids.length; at += PARTS_PER_CALL) {
    if (check.isMissing("getParts")) return;
    const requested = ids.slice(at, at + PARTS_PER_CALL);
    const input = { id: requested };
    const parts = at === 0 ? await readInBoth(check, getParts, input) : await check.read(getParts, input);
    if (parts === undefined) continue;
    const lost = requested.filter((id) => !parts.some((part) => part.id === id));
    if (lost.length > 0)
      check.note("getParts", {
        path: "$.data",
        expected: "every part that was requested",
        got: `not ${lost.join(", ")}`,
        guest: "Sees this zone of the page empty.",
      });
    for (const part of parts) checkContents(check, found, part);
    for (const { languageId, contents = "" } of parts.flatMap(({ partContents }) => partContents)) {
      if (areLanguagesKnown && !found.languages.some(({ id }) => id === languageId))
        check.note("getParts", {
          path: "$.data[*].partContents[*].languageId",
          expected: "a language of language/list",
          got: `${languageId}`,
          guest: "Never reads this text.",
        });
      for (const key of pageKeysIn(contents)) found.pageKeys.add(key);
      collectEvents(found, contents);
    }
  }
}

/** What an author wrote is HTML, in the language whose id it names. */
function checkContents(check: CheckContext, { languages }: Found, { id, partContents }: PagePart): void {
  const contentsIn = (code: string) => {
    const language = languages.find((language) => language.code === code);
    return partContents.find(({ languageId }) => languageId === language?.id)?.contents ?? "";
  };
  const remark = checkWords([{ korean: contentsIn("ko"), english: contentsIn("en") }]);
  if (remark !== undefined)
    check.note("getParts", { path: "$.data[*].partContents[*].languageId", ...remark });
  const languagesOf = (isIn: boolean) =>
    languages.filter((language) => partContents.some((one) => one.languageId === language.id) === isIn);
  const missing = languagesOf(false).filter(({ code }) => isLocale(code));
  if (missing.length > 0 && languagesOf(true).length > 0)
    check.note("getParts", {
      path: "$.data[*].partContents",
      expected: `an entry for each language; in part ${id} for ${missing.map(({ code }) => code).join(" and ")}`,
      got: `only for ${languagesOf(true)
        .map(({ code }) => code)
        .join(", ")}`,
      guest: "Reads this part of the page in another language.",
    });
}

/** Checks pages by the keys that menus and other pages lead to. */
export async function checkPageKeys(check: CheckContext, found: Found): Promise<void> {
  const keys = [...found.pageKeys].slice(0, MAX_PAGES);
  if (keys.length === 0) return check.skip("getPageByKey", "no menu and no page leads to a page by its key");
  const lost: string[] = [];
  const known = new Set(found.partIds);
  let isFirst = true;
  for (const pageKey of keys) {
    const result = await check.ask("getPageByKey", { pageKey }, { may404: true });
    if (result?.status === 404 && found.menuKeys.has(pageKey) && !check.isMissing("getPageByKey"))
      lost.push(pageKey);
    if (result?.data === undefined) continue;
    if (isFirst) await askInBoth(check, "getPageByKey", { pageKey });
    collectParts(found, check.parse(getPageByKey.data, result.data));
    isFirst = false;
  }
  await checkPartsOf(
    check,
    found,
    [...found.partIds].filter((id) => !known.has(id)),
  );
  if (isFirst) check.markAbsent("getPageByKey");
  else if (lost.length > 0)
    check.note("listSites", {
      path: "$.data.rows[*].navMenu[*].path",
      expected: "addresses of pages that there are",
      got: lost.map((key) => `/p/${key}`).join(", "),
      guest: "Follows the menu to a page that is not found.",
    });
}

/** Learns which events a text has, and what they ask. */
function collectEvents({ eventIds, questions }: Found, contents: string): void {
  if (!/\beventid=/i.test(contents)) return;
  for (const { attribs = {} } of elementsBelow(parseFragment(contents).nodes)) {
    const options = attribs.eventid === undefined ? undefined : event.options.safeParse(attribs).data;
    if (options === undefined) continue;
    eventIds.add(options.eventid);
    if (!questions.has(options.eventid)) questions.set(options.eventid, options.question);
  }
}

function collectParts(found: Found, layout: PageLayout | undefined): void {
  for (const zone of zones) {
    const id = layout?.[zone];
    if (id !== undefined && id !== null) found.partIds.add(id);
  }
}

/** Checks the list from which authors choose events; the events in it are known from then on. */
export async function checkEvents(check: CheckContext, found: Found): Promise<void> {
  for (const { id, judged } of (await check.read(listEvents, {})) ?? []) {
    found.eventIds.add(id);
    if (judged === true) found.judged.add(id);
  }
}
