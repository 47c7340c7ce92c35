import type { DescriptionsOf } from "@/lib/http/endpoint";
import type * as endpoints from "@/lib/place/endpoints";

const meta = {
  type: "outlet",
  key: "mulgyeol",
  visible: true,
  weight: 10,
  timezone: "Asia/Seoul",
  updatedAt: "2026-11-20T10:00:00+09:00",
  content: {
    en: {
      name: "Mulgyeol",
      description: "Korean cooking by the river.",
      image: "https://media.example/mulgyeol.jpg",
      arrival: {
        floor: "2nd floor",
        dress: "Casual",
        parking: "Three hours free",
        late: "Held for 15 minutes",
      },
    },
    ko: { name: "물결", address: "서울 강변길 1" },
    address: "1 Riverside, Seoul",
    addressParts: { street: "1 Riverside", locality: "Seoul", postalCode: "04300", country: "KR" },
    phone: "02-000-0000",
    latitude: 37.5,
    longitude: 127,
    cuisine: "korean",
    priceRange: "₩₩₩",
    hours: [{ days: [1, 2, 3, 4, 5, 6], opens: "17:30", closes: "22:00" }],
  },
  seo: { en: { title: "Mulgyeol", thumb: "https://media.example/mulgyeol.jpg" } },
};

/** What a back end must know of the calls for the tree of hotels and outlets, and for languages. */
export const descriptions: DescriptionsOf<typeof endpoints> = {
  queryResources: {
    summary:
      "A region, hotel, outlet or page with what is below and above it; `descendents` and `ancestors` are flat lists. `maxLevel` asks for so many levels below it; a back end that ignores it sends all of them. `descendentRange` asks for so many of them after so many others, heaviest first, then by id; a back end that heeds it sends how many there are in all as `descendentCount`.",
    session: "none",
    withoutIt: "No page can be shown: each needs its place in the group.",
    entry: "place",
    input: {
      enabledOnly: true,
      id: 11,
      includeDescendents: true,
      descendentConditions: { type: "outlet" },
      includeAncestors: true,
    },
    data: [
      {
        id: 11,
        hierarchyLevel: 0,
        meta,
        descendents: [],
        descendentCount: 0,
        ancestors: [{ id: 1, hierarchyLevel: 1, meta: { ...meta, type: "group", key: "yeoul" } }],
      },
    ],
  },
  listSites: {
    summary: "The hotels below a resource, each with its own menu.",
    session: "none",
    withoutIt: "Hotels have no menu of their own, and the choice of a hotel is empty.",
    entry: "hotel",
    input: { parentResourceId: 1, perPage: 100, page: 1 },
    data: {
      rows: [
        {
          id: 1,
          resourceId: 10,
          name: "Yeoul Seoul",
          navMenu: [
            {
              name: {
                en: "Dining",
                ko: "다이닝",
              },
              path: "/r/10",
              children: [],
            },
            {
              name: {
                en: "Members",
                ko: "회원",
              },
              path: "/p/members",
              login: true,
              loyalty: "member",
            },
          ],
        },
      ],
      lastPage: 1,
    },
  },
  listLanguages: {
    summary: "The languages of the content, whose ids the contents of parts name.",
    session: "none",
    withoutIt: "Authored pages show whichever language stands first, to everybody.",
    entry: "language",
    input: {},
    data: [
      { id: 1, code: "en", name: "English" },
      { id: 2, code: "ko", name: "한국어" },
    ],
  },
};
