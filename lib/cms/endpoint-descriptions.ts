import type * as endpoints from "@/lib/cms/endpoints";
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
};
