import type { loadListedPages as loadNow } from "@/app/_discovery/load-listed-pages";
import type { forgetAllPublic as forgetNow } from "@/lib/http/call-backend";
import { routes } from "@/lib/routing/route-table";
import { RecordingBackend } from "@/tools/testing/recording-backend";

const backend = new RecordingBackend();
let loadListedPages: typeof loadNow;
let forgetAllPublic: typeof forgetNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ loadListedPages } = await import("@/app/_discovery/load-listed-pages"));
  ({ forgetAllPublic } = await import("@/lib/http/call-backend"));
});
beforeEach(() => forgetAllPublic());
afterAll(() => backend.close());

/** The group's root, which another back end may number as it likes. */
const HOME = 500;

const resource = (id: number, type: string, meta: object = {}) => ({
  id,
  meta: { type, key: `${type}-${id}`, visible: true, ...meta },
});
const promotion = (id: number, resourceId = 11, more: object = {}) => ({
  id,
  resourceId,
  name: `Offer ${id}`,
  ...more,
});

type Wire = {
  resources?: object[];
  sites?: object[];
  /** The promotions of each page of the list. */
  promotions?: object[][];
  /** Keys of the published pages, with the resource each belongs to. */
  pages?: Record<string, number>;
};

/** Makes the back end return these lists. */
function playBackend({ resources = [], sites = [], promotions = [[]], pages = {} }: Wire) {
  backend.answer = ({ url, body }) => {
    const { pathname, searchParams } = new URL(url, "http://backend.test");
    if (pathname.endsWith("/system/get")) return { body: { data: { value: { homeResourceId: HOME } } } };
    if (pathname.endsWith("/resource/query"))
      return JSON.parse(body).id === HOME
        ? { body: { data: [{ ...resource(HOME, "group"), descendents: resources }] } }
        : { status: 404, body: { error: { error: "page_not_found" } } };
    if (pathname.endsWith("/site/list")) return { body: { data: { rows: sites, lastPage: 1 } } };
    if (pathname.includes("/promotion/list/")) {
      const page = Number(searchParams.get("page"));
      return { body: { data: { rows: promotions[page - 1], lastPage: promotions.length } } };
    }
    const key = decodeURIComponent(/\/page\/page\/([^/]+)$/.exec(pathname)?.[1] ?? "");
    const resourceId = pages[key];
    return resourceId === undefined
      ? { status: 404, body: { error: { error: "page_not_found" } } }
      : { body: { data: { id: 7, page: 8, resourceId } } };
  };
}

/** Returns the listed pages without those of routes that are always listed as they are, except home. */
async function listedHere() {
  const always = routes.flatMap(({ path, params, listed }) =>
    listed === true && params === undefined && path !== "/" ? [path] : [],
  );
  return (await loadListedPages()).filter(({ path }) => !always.includes(path));
}
const pathsOf = async () => (await listedHere()).map(({ path }) => path);

test("the sitemap lists home, the group's visible resources and all promotions that can be booked (R11.2)", async () => {
  const many = Array.from({ length: 11 }, (_, page) => [promotion(1_000 + page)]);
  playBackend({
    resources: [resource(10, "site"), resource(11, "outlet"), resource(12, "outlet", { visible: false })],
    promotions: many,
  });
  expect(await pathsOf()).toEqual([
    "/",
    "/r/10",
    "/r/11",
    ...many.flat().map(({ id }) => `/promotion/11/${id}`),
  ]);
});

test("thousands of places are asked for some at a time, and all of them are listed (R11.2)", async () => {
  const all = Array.from({ length: 2_300 }, (_, at) => resource(100 + at, "outlet"));
  playBackend({});
  const other = backend.answer;
  const offsets: number[] = [];
  backend.answer = (request) => {
    if (!request.url.endsWith("/resource/query")) return other(request);
    const { offset, count } = JSON.parse(request.body).descendentRange;
    offsets.push(offset);
    const descendents = all.slice(offset, offset + count);
    return { body: { data: [{ ...resource(HOME, "group"), descendents, descendentCount: all.length }] } };
  };
  expect(await pathsOf()).toEqual(["/", ...all.map(({ id }) => `/r/${id}`)]);
  expect(offsets).toEqual([0, 1_000, 2_000]);
});

test("every kind of page that may be listed is in the sitemap (R11.2)", async () => {
  playBackend({
    resources: [resource(11, "outlet"), resource(41, "page", { key: "winter" })],
    promotions: [[promotion(1)]],
    pages: { winter: 41 },
  });
  const { matchRoute } = await import("@/lib/routing/route-template");
  const listed = routes.filter((route) => route.listed === true).map(({ name }) => name);
  const found = (await loadListedPages()).map(({ path }) => matchRoute(path)?.name);
  expect([...new Set(found)].sort()).toEqual(listed.sort());
});

test("a listed route without parameters is in the sitemap by itself (R11.2)", async () => {
  playBackend({});
  const home = routes.find(({ name }) => name === "home");
  if (home === undefined) throw new Error("There is no route of that name.");
  const added = routes as (typeof home)[];
  added.push({ ...home, path: "/welcome" }, { ...home, path: "/private", listed: false });
  try {
    const listed = (await loadListedPages()).map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(["/", "/welcome"]));
    expect(listed).not.toContain("/private");
  } finally {
    added.length -= 2;
  }
});

test("the promotions of a hidden outlet are not listed (R11.2)", async () => {
  playBackend({ resources: [resource(11, "outlet")], promotions: [[promotion(1, 11), promotion(2, 12)]] });
  expect(await pathsOf()).toEqual(["/", "/r/11", "/promotion/11/1"]);
});

test("an authored page is listed once, under its name, if it is published (R11.2)", async () => {
  playBackend({
    resources: [resource(41, "page", { key: "winter" }), resource(42, "page", { key: "gone" })],
    pages: { winter: 41 },
  });
  expect(await pathsOf()).toEqual(["/", "/p/winter", "/r/42"]);
});

test("a page whose key is written with decomposed letters in one list and composed ones in another is listed once (R11.2)", async () => {
  const key = "객실-안내";
  playBackend({
    resources: [resource(10, "site"), resource(41, "page", { key: key.normalize("NFD") })],
    sites: [
      { id: 1, resourceId: 10, name: { ko: "가" }, navMenu: [{ name: { ko: "가" }, path: `/p/${key}` }] },
    ],
    pages: { [key.normalize("NFD")]: 41 },
  });
  expect(await pathsOf()).toEqual(["/", "/r/10", `/p/${encodeURIComponent(key)}`]);
});

test("pages that a hotel's menu offers to everyone are listed, those for members are not (R11.2)", async () => {
  const entry = (path: string, more: object = {}) => ({ name: { ko: "가", en: "A" }, path, ...more });
  playBackend({
    resources: [resource(10, "site")],
    sites: [
      {
        id: 1,
        resourceId: 10,
        name: "Hotel",
        navMenu: [
          entry("/p/dining?tab=1"),
          entry("/p/members", { loyalty: "member" }),
          entry("/p/own", { login: true, children: [entry("/p/%EC%97%AC%EC%9A%B8")] }),
          entry("https://elsewhere.test/p/x"),
          entry("/book"),
          entry("/p/hidden"),
        ],
      },
      { id: 2, resourceId: 99, name: "Hidden hotel", navMenu: [entry("/p/faq")] },
    ],
    pages: { dining: 0, members: 0, own: 0, 여울: 10, faq: 0, hidden: 99 },
  });
  expect(await pathsOf()).toEqual(["/", "/r/10", "/p/dining", "/p/%EC%97%AC%EC%9A%B8"]);
});

test("a page has its date of change where the back end knows it; an unreadable date counts as none (R11.2)", async () => {
  playBackend({
    resources: [
      resource(10, "site", { updatedAt: "2026-11-20T09:00:00+09:00" }),
      resource(11, "outlet", { updatedAt: "yesterday" }),
    ],
    promotions: [[promotion(1, 11, { updatedAt: "2026-11-21T00:00:00Z" })]],
  });
  expect(await listedHere()).toEqual([
    { path: "/", changedAt: undefined },
    { path: "/r/10", changedAt: "2026-11-20T09:00:00+09:00" },
    { path: "/r/11", changedAt: undefined },
    { path: "/promotion/11/1", changedAt: "2026-11-21T00:00:00Z" },
  ]);
});

test.each(["/resource/query", "/site/list", "page=2"])(
  "while %s cannot be read there is no list at all (R11.2)",
  async (failing) => {
    playBackend({ resources: [resource(11, "outlet")], promotions: [[promotion(1)], [promotion(2)]] });
    const { answer } = backend;
    backend.answer = (request) =>
      request.url.includes(failing) ? { status: 500, body: { error: { error: "broken" } } } : answer(request);
    await expect(loadListedPages()).rejects.toThrow();
  },
);
