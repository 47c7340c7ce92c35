import { languageListSchema, resourceListSchema, sitePageSchema, siteSchema } from "@/lib/place/schema";

const whole = {
  id: "14",
  hierarchyLevel: 2,
  meta: {
    type: "outlet",
    key: "hwayang",
    visible: true,
    weight: "5",
    content: {
      ko: { name: "화양", description: "둥근 상", image: "{media}/a.jpg", caption: "예약" },
      en: { name: "Hwayang" },
      address: "1 River Road",
      phone: "02-000-0000",
      latitude: "37.5",
      longitude: 126.9,
      cuisine: "Chinese",
    },
    seo: { ko: { title: "화양", thumb: "{media}/t.jpg" } },
  },
};
const first = (rows: unknown[]) => resourceListSchema.parse(rows)[0];

test("a resource is parsed with its texts, facts, ancestors and descendents", () => {
  const family = { id: 10, meta: { type: "site", key: "seoul" } };
  expect(first([{ ...whole, descendents: [], ancestors: [family] }])).toMatchObject({
    id: 14,
    type: "outlet",
    key: "hwayang",
    weight: 5,
    latitude: 37.5,
    longitude: 126.9,
    texts: { ko: { name: "화양" }, en: { name: "Hwayang" } },
    seo: { ko: { title: "화양" } },
    ancestors: [{ id: 10, type: "site", key: "seoul" }],
    descendents: [],
  });
});

test("meta may arrive as JSON text, and so may its content", () => {
  const meta = JSON.stringify({ ...whole.meta, content: JSON.stringify(whole.meta.content) });
  expect(first([{ id: 14, meta }])?.texts.ko?.name).toBe("화양");
});

test("an empty meta is a visible page without a weight", () => {
  expect(first([{ id: 1, meta: {} }])).toMatchObject({
    type: "page",
    key: "",
    visible: true,
    weight: 0,
    texts: {},
    seo: {},
    descendents: [],
    ancestors: [],
  });
});

test.each([
  ["content", "not JSON"],
  ["content", null],
  ["seo", []],
  ["weight", "heavy"],
  ["weight", null],
  ["visible", "yes"],
  ["type", null],
  ["key", {}],
])("an invalid meta.%s of %j does not drop the resource", (key, value) => {
  expect(first([{ id: 1, meta: { ...whole.meta, [key]: value } }])?.id).toBe(1);
});

test("an absent fact or text stays absent and does not become the text null or undefined", () => {
  const resource = first([
    { id: 1, meta: { content: { ko: { name: null }, en: {}, address: null, latitude: "" } } },
  ]);
  expect(resource?.texts.ko?.name).toBeUndefined();
  expect(resource?.address).toBeUndefined();
  expect(resource?.latitude).toBeUndefined();
  expect(JSON.stringify(resource)).not.toMatch(/undefined|null/);
});

test("a row without an id is dropped without affecting other rows", () => {
  const rows = [{ meta: {} }, { id: null, meta: {} }, { id: 2, meta: {} }, null, "text"];
  expect(resourceListSchema.parse(rows).map(({ id }) => id)).toEqual([2]);
});

test("a hotel's menu keeps the entries with a usable path (R3.12)", () => {
  const good = { name: { ko: "다이닝", en: "Dining" }, path: "/p/dining" };
  const { navMenu } = siteSchema.parse({
    id: 1,
    resourceId: 10,
    name: "Yeoul Seoul",
    navMenu: JSON.stringify([
      {
        ...good,
        children: [{ name: "Member", path: "https://hotel.test/", login: true, loyalty: "member" }],
      },
      { name: "Evil", path: "javascript:alert(1)" },
      { name: "Elsewhere", path: "//evil.test" },
      { name: "Nowhere" },
      { path: "/p/nameless" },
    ]),
  });
  expect(navMenu).toMatchObject([
    {
      ...good,
      children: [
        {
          name: { ko: "Member", en: "Member" },
          path: "https://hotel.test/",
          login: true,
          loyalty: "member",
          children: [],
        },
      ],
    },
  ]);
});

test("a hotel with an unreadable menu has none", () => {
  expect(siteSchema.parse({ id: 1, resourceId: 10, name: "Yeoul", navMenu: "[{" }).navMenu).toEqual([]);
  expect(siteSchema.parse({ id: 1, resourceId: 10, name: "Yeoul" }).navMenu).toEqual([]);
});

test("lists of resources leave out invalid rows", () => {
  const site = { id: 1, resourceId: 10, name: "Yeoul" };
  expect(sitePageSchema.parse({ rows: [site, { id: 2 }], lastPage: 1 }).rows).toHaveLength(1);
  expect(languageListSchema.parse([{ id: 1, code: "ko", name: "한국어" }, {}])).toEqual([
    { id: 1, code: "ko", name: "한국어" },
  ]);
});

test("a menu entry without a path keeps its children, and one with neither is dropped (R3.12)", () => {
  const inside = { name: { ko: "안쪽", en: null }, path: "/p/inside" };
  const navMenu = [
    { name: { en: "Dining" }, path: "", children: [inside] },
    { name: { en: "Nothing" }, path: null, children: [] },
    { name: {}, path: "/p/nameless" },
  ];
  expect(siteSchema.parse({ id: 1, resourceId: 10, name: "Yeoul", navMenu }).navMenu).toEqual([
    { name: { en: "Dining" }, children: [{ name: { ko: "안쪽" }, path: "/p/inside", children: [] }] },
  ]);
});

test("a preview field that is missing in one language does not affect another language (R11.1)", () => {
  const meta = { ...whole.meta, seo: { ko: { title: "화양", thumb: null }, en: null } };
  expect(first([{ id: 14, meta }])?.seo).toEqual({ ko: { title: "화양" } });
});

test.each([
  ["book", "/book"],
  ["coupon", "/coupon"],
  ["home", "/"],
  ["/coupon?tab=past", "/coupon?tab=past"],
  ["/p/dining#menu", "/p/dining#menu"],
  ["p/dining", "/p/dining"],
  ["https://hotel.test/a", "https://hotel.test/a"],
  ["HTTP://hotel.test", "HTTP://hotel.test"],
])("a menu entry with the path %s leads to %s (R3.12)", (path, href) => {
  const { navMenu } = siteSchema.parse({
    id: 1,
    resourceId: 10,
    name: "Yeoul",
    navMenu: [{ name: "A", path }],
  });
  expect(navMenu.map((entry) => entry.path)).toEqual([href]);
});

test.each([
  "resourcePage",
  "nothing",
  "toString",
  "javascript:alert(1)",
  "httpx:a",
  "http:",
  "https://",
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  " javascript:alert(1)",
  "data:text/html,x",
])("a menu entry with the path %j is dropped (R3.12)", (path) => {
  const { navMenu } = siteSchema.parse({
    id: 1,
    resourceId: 10,
    name: "Yeoul",
    navMenu: [{ name: "A", path }],
  });
  expect(navMenu).toEqual([]);
});
