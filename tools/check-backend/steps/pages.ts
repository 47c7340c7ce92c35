import { getLayout, getPageOfResource, getParts } from "@/lib/cms/endpoints";
import { type PageLayout, type PagePart, zones } from "@/lib/cms/schema";
import { listEvents } from "@/lib/event/endpoints";
import { locales } from "@/lib/i18n/locales";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { checkWords } from "@/tools/check-backend/compare-languages";
import type { Found } from "@/tools/check-backend/found";
import { askInBoth, pageKeysIn, readInBoth } from "@/tools/check-backend/steps/content";

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
  const ids = [...found.partIds];
  // A language that is missing has been reported already.
  const areLanguagesKnown = locales.every((code) =>
    found.languages.some((language) => language.code === code),
  );
  if (ids.length === 0) return check.skip("getParts", "no page names a part");
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
      for (const [, id] of contents.matchAll(/\beventid="(\d{1,9})"/gi)) found.eventIds.add(Number(id));
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
  const escaped = partContents.find(
    ({ contents = "" }) => /&lt;[a-z][^<]*&gt;/i.test(contents) && !/<[a-z]/i.test(contents),
  );
  if (escaped !== undefined)
    check.note("getParts", {
      path: "$.data[*].partContents[*].contents",
      expected: "HTML as it was written",
      got: `escaped HTML in part ${id}`,
      guest: "Reads the tags instead of a page.",
    });
}

/** Checks pages by the keys that menus and other pages lead to. */
export async function checkPageKeys(check: CheckContext, found: Found): Promise<void> {
  const keys = [...found.pageKeys].slice(0, MAX_PAGES);
  if (keys.length === 0) return check.skip("getPageByKey", "no menu and no page leads to a page by its key");
  const lost: string[] = [];
  let isFirst = true;
  for (const pageKey of keys) {
    const result = await check.ask("getPageByKey", { pageKey }, { may404: true });
    if (result?.status === 404 && found.menuKeys.has(pageKey) && !check.isMissing("getPageByKey"))
      lost.push(pageKey);
    if (result?.data === undefined) continue;
    if (isFirst) await askInBoth(check, "getPageByKey", { pageKey });
    isFirst = false;
  }
  if (isFirst) check.markAbsent("getPageByKey");
  else if (lost.length > 0)
    check.note("listSites", {
      path: "$.data.rows[*].navMenu[*].path",
      expected: "addresses of pages that there are",
      got: lost.map((key) => `/p/${key}`).join(", "),
      guest: "Follows the menu to a page that is not found.",
    });
}

function collectParts(found: Found, layout: PageLayout | undefined): void {
  for (const zone of zones) {
    const id = layout?.[zone];
    if (id !== undefined && id !== null) found.partIds.add(id);
  }
}

/** Checks the list from which authors choose events; the events in it are known from then on. */
export async function checkEvents(check: CheckContext, found: Found): Promise<void> {
  for (const { id } of (await check.read(listEvents, {})) ?? []) found.eventIds.add(id);
}
