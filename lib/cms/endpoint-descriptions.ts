import type * as endpoints from "@/lib/cms/endpoints";
import type * as settingEndpoints from "@/lib/cms/site/endpoints";
import type { DescriptionsOf } from "@/lib/http/endpoint";

const zones = { page: 301, top: 11, right: null, left: null, bottom: 12 };
const notThere = { status: 404, key: "page_not_found", when: "nothing has this id or key" };

/** What a back end must know of the calls for authored pages. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  getLayout: {
    summary: "The zones of a layout, which a page without zones of its own uses.",
    session: "none",
    withoutIt: "Pages have no header and no footer.",
    input: { id: 1 },
    data: { ...zones, page: null },
    refusals: [notThere],
  },
  getPageOfResource: {
    summary: "The authored page of a region, hotel, outlet or the group, by the id of its resource.",
    session: "none",
    withoutIt: "The front page and the pages of hotels say that they cannot be shown.",
    input: { resourceId: 1 },
    data: { id: 4, resourceId: 1, ...zones },
    refusals: [notThere],
  },
  getPageByKey: {
    summary: "An authored page by the key in its address, `/p/{pageKey}`.",
    session: "none",
    withoutIt: "Pages below /p say that they cannot be shown.",
    input: { pageKey: "winter" },
    data: { id: 9, ...zones },
    refusals: [notThere],
  },
  getParts: {
    summary: "The HTML and the style sheets of the named parts, in every language.",
    session: "none",
    withoutIt: "Authored pages are empty.",
    entry: "part of the page",
    input: { id: ["301", "11", "12"] },
    data: [
      {
        id: 301,
        partContents: [
          { languageId: 1, contents: "<h1>Winter</h1>", meta: { style: "h1 { color: #0b5a78 }" } },
          { languageId: 2, contents: "<h1>겨울</h1>", meta: {} },
        ],
      },
    ],
  },
  listPageVersions: {
    summary: "The stored versions of a page. With the staff's token, like the three calls that follow.",
    session: "required",
    optional: true,
    entry: "version",
    withoutIt: "Nothing; but authors copy their texts into the back end's own editor.",
    input: { pageKey: "winter" },
    data: [
      { version: "17", storedAt: "2026-12-01T10:00:00+09:00", publishesAt: "2026-12-24T18:00:00+09:00" },
      { version: "16", storedAt: "2026-11-28T09:30:00+09:00", publishedAt: "2026-11-28T09:31:00+09:00" },
    ],
    refusals: [notThere],
  },
  storePageVersion: {
    summary: "Stores a part of a page as its newest version, which guests do not see before it is published.",
    session: "required",
    optional: true,
    once: true,
    withoutIt: "Nothing; but authors cannot store a page from the workbench.",
    input: {
      pageKey: "winter",
      zone: "page",
      contents: [{ code: "ko", html: "<h1>겨울</h1>", style: "h1 { color: #0b5a78 }" }],
    },
    data: true,
    refusals: [notThere],
  },
  publishPage: {
    summary: "Publishes the newest version of a page, at once or `at` an instant, and announces it then.",
    session: "required",
    optional: true,
    once: true,
    withoutIt: "Nothing; but authors cannot publish a page from the workbench.",
    input: { pageKey: "winter", at: "2026-12-24T18:00:00+09:00" },
    data: true,
    refusals: [notThere],
  },
  restorePageVersion: {
    summary: "Publishes an earlier version of a page again, and announces it.",
    session: "required",
    optional: true,
    once: true,
    withoutIt: "Nothing; but authors cannot bring back an earlier version from the workbench.",
    input: { pageKey: "winter", version: "16" },
    data: true,
    refusals: [notThere],
  },
};

/** What a back end must know of the call for settings. */
export const settingDescriptions: DescriptionsOf<typeof settingEndpoints> = {
  getSetting: {
    summary: "A setting of the group; `value` is described for each key.",
    session: "none",
    withoutIt:
      "Without func_config the front page is not found; without kakao_info nobody can sign in; the others have defaults.",
    input: { key: "func_config" },
    data: { key: "func_config", value: { homeResourceId: 1, defaultLayoutId: 1, timezone: "Asia/Seoul" } },
    refusals: [{ status: 404, key: "page_not_found", when: "there is no such setting" }],
  },
};
