import { getLayout, getPageOfResource, getParts } from "@/lib/cms/endpoints";
import { type PageLayout, zones } from "@/lib/cms/schema";
import { locales } from "@/lib/i18n/locales";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import { askInBoth, pageKeysIn } from "@/tools/check-backend/steps/content";

const MAX_PAGES = 16;
const PARTS_PER_CALL = 10;

/** Checks the layout and the authored pages of places. */
export async function checkPages(check: CheckContext, found: Found): Promise<void> {
  if (found.defaultLayoutId === undefined) check.skip("getLayout", "func_config names no defaultLayoutId");
  else {
    const data = await askInBoth(check, "getLayout", { id: found.defaultLayoutId });
    collectParts(found, check.parse(getLayout.data, data));
  }
  const home = found.homeResourceId;
  if (home !== undefined) {
    const data = await askInBoth(check, "getPageOfResource", { resourceId: home });
    collectParts(found, check.parse(getPageOfResource.data, data));
  }
  const others = [...found.nodes.keys()].filter((id) => id !== home).slice(0, MAX_PAGES);
  for (const resourceId of others) {
    if (check.isMissing("getPageOfResource")) break;
    const result = await check.ask("getPageOfResource", { resourceId }, { may404: true });
    const page = check.parse(getPageOfResource.data, result?.data);
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
    const data =
      at === 0
        ? await askInBoth(check, "getParts", { id: requested })
        : (await check.ask("getParts", { id: requested }))?.data;
    const parts = check.parse(getParts.data, data);
    if (parts === undefined) continue;
    const lost = requested.filter((id) => !parts.some((part) => part.id === id));
    if (lost.length > 0)
      check.note("getParts", {
        path: "$.data",
        expected: "every part that was requested",
        got: `not ${lost.join(", ")}`,
        guest: "Sees this zone of the page empty.",
      });
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

/** Checks pages by the keys that menus and other pages lead to. */
export async function checkPageKeys(check: CheckContext, found: Found): Promise<void> {
  const keys = [...found.pageKeys].slice(0, MAX_PAGES);
  if (keys.length === 0) return check.skip("getPageByKey", "no menu and no page leads to a page by its key");
  let isFirst = true;
  for (const pageKey of keys) {
    const result = await check.ask("getPageByKey", { pageKey }, { may404: true });
    if (result?.data === undefined) continue;
    if (isFirst) await askInBoth(check, "getPageByKey", { pageKey });
    isFirst = false;
  }
  if (isFirst) check.markAbsent("getPageByKey");
}

function collectParts(found: Found, layout: PageLayout | undefined): void {
  for (const zone of zones) {
    const id = layout?.[zone];
    if (id !== undefined) found.partIds.add(id);
  }
}
