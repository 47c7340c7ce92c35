import { renderToStaticMarkup } from "react-dom/server";
import type { loadResourceOverview as loadNow } from "@/app/_page-view/load-resource-overview";
import { ResourceDetail } from "@/components/place/resource-detail";
import type { Locale } from "@/lib/i18n/locales";
import { resourceSchema } from "@/lib/place/schema";
import english from "@/messages/en.json";
import korean from "@/messages/ko.json";
import { RecordingBackend } from "@/tools/testing/recording-backend";

// Returns the messages directly: the request, which would decide the language, does not exist here.
jest.mock("next-intl/server", () => ({
  getTranslations: async (namespace: "Resource" | "Promotion" | "Common") => (key: string) =>
    texts(namespace)[key] ?? key,
}));
// Replaces the widget registry, and renders whether the widget has its data.
jest.mock("@/components/cms/cms-part", () => ({
  CmsPart: ({ part }: { part: { slots: { data?: unknown }[] } }) => (
    <div data-list={part.slots[0]?.data === undefined ? "not read" : "read"} />
  ),
}));

let language: Locale = "en";
const texts = (namespace: "Resource" | "Promotion" | "Common"): Record<string, unknown> =>
  (language === "en" ? english : korean)[namespace];

const backend = new RecordingBackend();
let loadResourceOverview: typeof loadNow;
let id = 4_000;

beforeAll(async () => {
  process.env.BACKEND_ORIGIN = `http://${await backend.start()}`;
  ({ loadResourceOverview } = await import("@/app/_page-view/load-resource-overview"));
});
afterAll(() => backend.close());

type Answer = { status?: number; body: unknown };
const failed: Answer = { status: 503, body: { error: { error: "backend_unavailable" } } };
const noSpecial: Answer = { body: { data: [] } };
const noneOn: Answer = { body: { data: { rows: [], page: 1, perPage: 20, total: 0, lastPage: 1 } } };

/** Renders the overview of a hotel that was not requested before. */
async function draw(
  locale: Locale,
  { special, list, outlets }: { special: Answer; list: Answer; outlets?: Answer },
) {
  language = locale;
  id += 1;
  backend.answer = ({ url }) => {
    if (url.includes("/resource/query")) return outlets ?? { body: { data: [{ id, meta: {} }] } };
    return url.includes("/promotion/special/") ? special : list;
  };
  const resource = resourceSchema.parse({ id, meta: { type: "site", key: "yeoul" } });
  return renderToStaticMarkup(<ResourceDetail {...(await loadResourceOverview(resource, locale))} />);
}

test.each([
  ["en", english.Resource],
  ["ko", korean.Resource],
] as const)(
  "lists that could not be read are reported and can be retried (%s) (R6.10)",
  async (locale, words) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const page = await draw(locale, { special: failed, list: failed, outlets: failed });
    expect(page).toContain(words.specialNotRead);
    expect(page).toContain(words.outletsNotRead);
    expect(page).toMatch(
      new RegExp(
        `<a [^>]*href="\\?"[^>]* data-again=""[^>]*>${(locale === "en" ? english : korean).Common.retry}</a>`,
      ),
    );
    expect(page).toContain(`<h2>${words.promotions}</h2><div data-list="not read">`);
    expect(warn).toHaveBeenCalledTimes(3);
  },
);

test("a hotel without promotions shows no list and no error (R6.10)", async () => {
  const page = await draw("en", { special: noSpecial, list: noneOn });
  expect(page).not.toContain("<h2>");
});

test("a 404 for special offers counts as none (R6.10)", async () => {
  const page = await draw("en", {
    special: { status: 404, body: { error: { error: "page_not_found" } } },
    list: noneOn,
  });
  expect(page).not.toContain("<h2>");
});

/** A back end with so many outlets below a place; one that knows `descendentRange` sends no more than asked for. */
function hotelOf(count: number, { knowsRanges }: { knowsRanges: boolean }) {
  id += 1;
  const ranges: object[] = [];
  const outlet = (at: number) => ({
    id: 50_000 + at,
    meta: { type: "outlet", content: { en: { name: `Outlet ${at}` } } },
  });
  const all = Array.from({ length: count }, (_, at) => outlet(at));
  backend.answer = ({ url, body }) => {
    if (!url.includes("/resource/query")) return url.includes("/promotion/special/") ? noSpecial : noneOn;
    const { descendentRange: range } = JSON.parse(body);
    ranges.push(range);
    const place = { id, meta: { type: "site" } };
    if (!knowsRanges) return { body: { data: [{ ...place, descendents: all }] } };
    const descendents = all.slice(range.offset, range.offset + range.count);
    return { body: { data: [{ ...place, descendents, descendentCount: count }] } };
  };
  const resource = resourceSchema.parse({ id, meta: { type: "site", key: "large" } });
  const page = async (listPage: number) => {
    language = "en";
    const overview = await loadResourceOverview(resource, "en", { listPage });
    return renderToStaticMarkup(<ResourceDetail {...overview} />);
  };
  return { id, ranges, page };
}

test.each([true, false])(
  "a hotel with hundreds of outlets shows one page of them, and links to the next one (ranges known: %s) (R6.10)",
  async (knowsRanges) => {
    const hotel = hotelOf(100, { knowsRanges });
    const namesIn = (html: string) => [...html.matchAll(/Outlet (\d+)/g)].map(([, at]) => Number(at));
    const first = await hotel.page(1);
    expect(namesIn(first)).toEqual(Array.from({ length: 48 }, (_, at) => at));
    expect(first).toContain(`href="/r/${hotel.id}?page=2" rel="next"`);
    expect(first).not.toContain('rel="prev"');
    const last = await hotel.page(3);
    expect(namesIn(last)).toEqual([96, 97, 98, 99]);
    expect(last).toContain(`href="/r/${hotel.id}?page=2" rel="prev"`);
    expect(last).not.toContain('rel="next"');
    expect(hotel.ranges).toEqual([
      { offset: 0, count: 48 },
      { offset: 96, count: 48 },
    ]);
  },
);

test("the outlets of an ordinary hotel are on one page, without a word of others (R6.10)", async () => {
  const page = await hotelOf(12, { knowsRanges: false }).page(1);
  expect(page).toContain("Outlet 11");
  expect(page).not.toContain("<nav");
});

test("a further page of outlets asks for nothing else (R6.10)", async () => {
  const hotel = hotelOf(100, { knowsRanges: true });
  backend.requests.length = 0;
  await hotel.page(2);
  expect(backend.requests.map(({ url }) => url)).toEqual([expect.stringContaining("/resource/query")]);
});
