import type * as Loading from "@/app/_page-view/load-page-view";
import type { forgetAllPublic as forgetNow } from "@/lib/http/call-backend";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";
import { RecordingBackend } from "@/tools/testing/recording-backend";

// The audience is read from the request, and there is none here.
jest.mock("@/app/_page-view/audience", () => ({ readAudience: async () => "anonymous" }));

type Answer = Awaited<ReturnType<RecordingBackend["answer"]>>;

const backend = new RecordingBackend();
let loading: typeof Loading;
let forgetAllPublic: typeof forgetNow;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  loading = await import("@/app/_page-view/load-page-view");
  ({ forgetAllPublic } = await import("@/lib/http/call-backend"));
});
beforeEach(() => {
  forgetAllPublic();
  backend.requests.length = 0;
  forgetProcessWide("call-pools");
});
afterAll(() => backend.close());

const missing: Answer = { status: 404, body: { error: { error: "page_not_found" } } };
const down: Answer = { status: 503, body: { error: { error: "backend_unavailable" } } };
const emptyLayout = { page: null, top: null, right: null, left: null, bottom: null };

const resources: Record<number, object> = {
  1: { id: 1, meta: { type: "group" }, descendents: [], ancestors: [] },
  10: {
    id: 10,
    meta: { type: "site", key: "river", content: { en: { name: "River Hotel" }, ko: { name: "강변 호텔" } } },
    descendents: [],
    ancestors: [],
  },
  11: {
    id: 11,
    meta: { type: "outlet", key: "table", content: { en: { name: "The Table" } } },
    descendents: [],
    ancestors: [{ id: 10, meta: { type: "site" } }],
  },
};
const settings = {
  app_config_channel: { name: "Yeoul Dining", square_logo: "/media/logo.png" },
  kakao_info: { channel_id: "_yeoul", client_id: "client", sdk_key: "key" },
  account_order: { kakao: 1 },
  func_config: { homeResourceId: 10, defaultLayoutId: 1 },
  legal: {
    en: {
      company: "River Hotels",
      representative: "Han",
      address: "Seoul",
      phone: "02-0000-1000",
      email: "help@river.test",
      businessNumber: "000-00-00000",
      privacyUrl: "/p/privacy",
      termsUrl: "/p/terms",
    },
  },
};

/** A group with a hotel and its restaurant; each test changes the responses it is about. */
function group(changes: (path: string, request: { url: string }) => Answer | undefined = () => undefined) {
  backend.answer = (request) => {
    const { pathname: path, searchParams } = new URL(request.url, "http://backend.test");
    const changed = changes(path, request);
    if (changed !== undefined) return changed;
    if (path.endsWith("/system/get")) {
      const value = new Map<string, unknown>(Object.entries(settings)).get(searchParams.get("key") ?? "");
      return value === undefined ? missing : { body: { data: { value } } };
    }
    if (path.endsWith("/resource/query")) {
      const { id } = JSON.parse(request.body);
      return { body: { data: resources[id] === undefined ? [] : [resources[id]] } };
    }
    if (path.endsWith("/site/list")) {
      const menu = [{ name: { en: "Menu" }, path: "/p/menu" }];
      return {
        body: { data: { rows: [{ id: 1, resourceId: 10, name: "River", navMenu: menu }], lastPage: 1 } },
      };
    }
    if (path.endsWith("/language/list")) return { body: { data: [{ id: 1, code: "en", name: "English" }] } };
    if (path.endsWith("/page/layout/1")) return { body: { data: { ...emptyLayout, top: "1" } } };
    if (path.endsWith("/page/parts")) {
      const ids = (searchParams.get("id") ?? "").split(",");
      const written = (id: string) => ({
        id,
        partContents: [{ languageId: 1, contents: `<p>part ${id}</p>` }],
      });
      return { body: { data: ids.map(written) } };
    }
    return missing;
  };
}

const authored = (page: object): Answer => ({ body: { data: { ...emptyLayout, ...page } } });

test("the home page is the home resource's, in the group's chrome (R1.1)", async () => {
  group((path) => (path.endsWith("/page/resource/10") ? authored({ page: "5", resourceId: 10 }) : undefined));
  const { chrome, resource } = await loading.loadHomeView("en");
  expect(resource?.id).toBe(10);
  expect(chrome).toMatchObject({
    appName: "Yeoul Dining",
    logo: "/media/logo.png",
    hasMessenger: true,
    hotels: [{ label: "River Hotel", href: "/r/10" }],
    menus: [{ name: "River Hotel" }],
    visit: { resourceId: 10, siteId: 1 },
  });
  expect(Object.keys(chrome.zones)).toEqual(["page"]);
});

test("without a home resource it is the default layout, with an empty middle (R1.1)", async () => {
  group((path, { url }) => {
    if (url.includes("func_config")) return { body: { data: { value: { defaultLayoutId: 1 } } } };
    return path.endsWith("/page/layout/1") ? authored({ page: "7", top: "1", bottom: "2" }) : undefined;
  });
  const { chrome, resource } = await loading.loadHomeView("en");
  expect(resource).toBeUndefined();
  expect(Object.keys(chrome.zones).sort()).toEqual(["bottom", "top"]);
});

test("a resource without an authored page gets the default layout, in its hotel's chrome (R2.4)", async () => {
  group();
  const { chrome, resource } = await loading.loadResourceView(11, "en", "/r/11");
  expect(resource?.id).toBe(11);
  expect(Object.keys(chrome.zones)).toEqual(["top"]);
  expect(chrome.visit).toMatchObject({ resourceId: 11, siteId: 1 });
  expect(chrome.menus).toHaveLength(1);
});

test("a page that names no zones around it gets those of the default layout, and one that empties them does not (R2.4)", async () => {
  const pages: Record<string, object> = {
    "/page/page/plain": { page: "5" },
    "/page/page/bare": { page: "5", top: null, bottom: null },
    "/page/page/own": { page: "5", bottom: "6" },
    "/page/resource/11": { page: "5", resourceId: 11 },
  };
  group((path) => {
    const page = Object.entries(pages).find(([end]) => path.endsWith(end))?.[1];
    return page === undefined ? undefined : { body: { data: page } };
  });
  const zonesOf = async (view: Promise<Loading.PageView>) => Object.keys((await view).chrome.zones).sort();
  expect(await zonesOf(loading.loadKeyedView("plain", "en"))).toEqual(["page", "top"]);
  expect(await zonesOf(loading.loadKeyedView("bare", "en"))).toEqual(["page"]);
  expect(await zonesOf(loading.loadKeyedView("own", "en"))).toEqual(["bottom", "page"]);
  expect(await zonesOf(loading.loadResourceView(11, "en", "/r/11"))).toEqual(["page", "top"]);
});

test("a group whose home is another resource than 1 has its hotels, its pages and its places (R1.1)", async () => {
  group((path, { url }) => {
    if (path.endsWith("/site/list") && !url.includes("parentResourceId=10"))
      return { body: { data: { rows: [], lastPage: 1 } } };
    return path.endsWith("/page/resource/10") ? authored({ page: "5", resourceId: 10 }) : undefined;
  });
  const { chrome } = await loading.loadHomeView("en");
  expect(chrome.hotels).toEqual([{ label: "River Hotel", href: "/r/10" }]);
  const asked = backend.requests.filter(({ url }) => url.includes("/resource/query"));
  expect(asked.map(({ body }) => JSON.parse(body).id)).not.toContain(1);
});

test("a page that is neither authored nor known is not found (R1.3)", async () => {
  group();
  await expect(loading.loadResourceView(99, "en", "/r/99")).rejects.toMatchObject({ isNotFound: true });
  await expect(loading.loadKeyedView("none", "en")).rejects.toMatchObject({ isNotFound: true });
});

test("an authored page by its key belongs to no hotel, or to the one it names", async () => {
  group((path) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5" });
    return path.endsWith("/page/page/river") ? authored({ page: "6", resourceId: 10 }) : undefined;
  });
  const about = await loading.loadKeyedView("about", "en");
  expect(about.resource).toBeUndefined();
  expect(about.chrome.menus).toEqual([]);
  const river = await loading.loadKeyedView("river", "en");
  expect(river.resource?.id).toBe(10);
  expect(river.chrome.menus).toHaveLength(1);
});

test("a page is shown without its settings, hotels and time zones when they cannot be loaded (R12.3)", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  group((path) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5" });
    return /system\/get|site\/list|resource\/query/.test(path) ? down : undefined;
  });
  const { chrome } = await loading.loadKeyedView("about", "en");
  expect(chrome).toMatchObject({
    appName: "Yeoul",
    logo: undefined,
    hasMessenger: false,
    hotels: [],
    menus: [],
  });
  expect(Object.keys(chrome.zones)).toEqual(["page"]);
  expect(warn).toHaveBeenCalledWith(
    "an optional part of a page's chrome could not be loaded",
    expect.any(String),
  );
});

test("a page is shown although the list of languages or one of its parts does not exist", async () => {
  group((path, { url }) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5", bottom: "6" });
    if (path.endsWith("/language/list")) return missing;
    // Refused as a whole because one of them is unknown.
    return path.endsWith("/page/parts") && url.includes("6") ? missing : undefined;
  });
  const { chrome } = await loading.loadKeyedView("about", "en");
  expect(Object.keys(chrome.zones)).toEqual(["page"]);
});

test("a page whose parts cannot be loaded fails instead of being empty (R12.3)", async () => {
  group((path) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5" });
    return path.endsWith("/page/parts") ? down : undefined;
  });
  await expect(loading.loadKeyedView("about", "en")).rejects.toMatchObject({ isNotFound: false });
});

test("one of our own pages is shown without its chrome while the back end is down (R12.3)", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  backend.answer = () => down;
  const chrome = await loading.loadChromeOrBare("en", "/empty");
  expect(chrome).toMatchObject({ appName: "Yeoul", hotels: [], menus: [], zones: {} });
  expect(warn).toHaveBeenCalledWith("/empty: shown without its chrome", expect.any(String));
});

const parts = (contents: Readonly<Record<string, string>>, url: string): Answer => ({
  body: {
    data: (new URL(url, "http://backend.test").searchParams.get("id") ?? "")
      .split(",")
      .map((id) => ({ id, partContents: [{ languageId: 1, contents: contents[id] ?? "" }] })),
  },
});

const textOf = (view: { content: { nodes: readonly unknown[] } } | undefined) =>
  JSON.stringify(view?.content.nodes);

test("a page is shown whose every part has a million Korean characters (R2.4)", async () => {
  const long = `<p>${"가".repeat(999_990)}끝</p>`;
  group((path, { url }) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5", bottom: "6" });
    return path.endsWith("/page/parts") ? parts({ 5: long, 6: long }, url) : undefined;
  });
  const { chrome } = await loading.loadKeyedView("about", "en");
  expect(textOf(chrome.zones.page)).toContain("끝");
  expect(textOf(chrome.zones.bottom)).toContain("끝");
});

test("a part larger than any that is read costs itself and neither the page nor the next page (R12.3)", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const endless = "가".repeat(20_000_000);
  group((path, { url }) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5", bottom: "6" });
    return path.endsWith("/page/parts") ? parts({ 5: "<p>short</p>", 6: endless }, url) : undefined;
  });
  const { chrome } = await loading.loadKeyedView("about", "en");
  expect(Object.keys(chrome.zones)).toEqual(["page"]);
  expect(textOf(chrome.zones.page)).toContain("short");
  expect(warn).toHaveBeenCalledWith("part 6 is left out", expect.any(String));
});

test("three pictures pasted into a part do not take the text after them (R2.4)", async () => {
  const pasted = `<img alt="" src="data:image/jpeg;base64,${"A".repeat(540_000)}">`;
  group((path, { url }) => {
    if (path.endsWith("/page/page/about")) return authored({ page: "5" });
    return path.endsWith("/page/parts") ? parts({ 5: `${pasted.repeat(3)}<p>after</p>` }, url) : undefined;
  });
  const { chrome } = await loading.loadKeyedView("about", "en");
  expect(textOf(chrome.zones.page)).toContain("after");
  expect(chrome.zones.page?.content.findings).toEqual([
    { code: "picture-pasted", detail: expect.stringContaining("src=data:image/jpeg") },
  ]);
});

test.each(["NFC", "NFD"] as const)(
  "a page whose key is stored as %s is found by either spelling (R1.1)",
  async (stored) => {
    const key = "겨울".normalize(stored);
    group((path) =>
      decodeURIComponent(path).endsWith(`/page/page/${key}`) ? authored({ page: "5" }) : undefined,
    );
    for (const form of ["NFC", "NFD"] as const) {
      const { chrome } = await loading.loadKeyedView("겨울".normalize(form), "en");
      expect(Object.keys(chrome.zones)).toEqual(["page"]);
    }
  },
);

type PlaceQuery = {
  id: number;
  includeDescendents: boolean;
  maxLevel?: number;
  descendentConditions?: object;
  descendentRange?: object;
};

/** The queries for places that the back end received, as objects. */
const placeQueries = () =>
  backend.requests
    .filter(({ url }) => url.includes("/resource/query"))
    .map(({ body }) => JSON.parse(body) as PlaceQuery);

/** Whether a query asks for no more than a level, a type or a range of the places below. */
const isLimited = ({ maxLevel, descendentConditions, descendentRange }: PlaceQuery) =>
  maxLevel !== undefined || descendentConditions !== undefined || descendentRange !== undefined;

test("no page asks for more places, promotions or pages than it shows, and time zones are asked for once", async () => {
  group();
  const { loadChildCards } = await import("@/lib/cms/widget/load-child-cards");
  const { loadPlacePage } = await import("@/lib/place/place-pages");
  for (const locale of ["ko", "en"] as const) {
    await loading.loadHomeView(locale);
    await loading.loadResourceView(11, locale, "/r/11");
    await loading.loadResourceView(10, locale, "/r/10");
    await loading.loadChromeOrBare(locale, "/book");
    await loadChildCards({}, locale, { path: "/r/10", resourceId: 10 });
    await loadPlacePage({ id: 10, type: "outlet", page: 1 }, locale);
  }
  const below = placeQueries().filter(({ includeDescendents }) => includeDescendents);
  expect(below.filter((query) => !isLimited(query))).toEqual([]);
  const ofWholeGroup = ({ maxLevel, descendentConditions }: PlaceQuery) =>
    maxLevel === undefined && descendentConditions === undefined;
  expect(below.filter(ofWholeGroup)).toMatchObject([{ id: settings.func_config.homeResourceId }]);
  const lists = backend.requests.map(({ url }) =>
    new URL(url, "http://backend.test").searchParams.get("perPage"),
  );
  expect(Math.max(...lists.map(Number))).toBeLessThanOrEqual(100);
});

test("a list of what is below a place asks for one level, or for one type (R4.9)", async () => {
  group();
  const { loadChildCards } = await import("@/lib/cms/widget/load-child-cards");
  const context = { path: "/r/10", resourceId: 10 };
  await loadChildCards({}, "en", context);
  await loadChildCards({ resourcetype: "outlet" }, "en", context);
  expect(placeQueries()).toMatchObject([
    { id: 10, includeDescendents: true, maxLevel: 1 },
    { id: 10, includeDescendents: true, descendentConditions: { type: "outlet" } },
  ]);
});
