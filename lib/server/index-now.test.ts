import { locales } from "@/lib/i18n/locales";
import { createIndexNow } from "@/lib/server/index-now";

const listed = ["/", "/r/11", "/p/winter", "/p/%EC%97%AC%EC%9A%B8", "/promotion/11/1101"].map((path) => ({
  path,
}));

function teller({ status = 200, fails = false, pages = listed } = {}) {
  const sent: unknown[] = [];
  const tell = createIndexNow(
    {
      INDEXNOW_KEY: "key-12345678",
      INDEXNOW_ENDPOINT: "https://search.test/indexnow",
      PUBLIC_ORIGIN: "https://dining.test",
      SEARCH_ENGINES: "on",
    },
    async () => pages,
    async (_endpoint, message) => {
      if (fails) throw new Error("connection refused");
      sent.push(JSON.parse(message));
      return status;
    },
  );
  if (tell === undefined) throw new Error("there is a key");
  return { sent, tell };
}
const tags = (...names: string[]) => ({ kind: "tags" as const, tags: new Set(names) });

test("search engines receive the published addresses in every language, with the site's key (R11.3)", async () => {
  const { sent, tell } = teller();
  await tell(tags("page:winter", "promotion:1101", "promotion", "part:7"));
  expect(sent).toEqual([
    {
      host: "dining.test",
      key: "key-12345678",
      keyLocation: "https://dining.test/key-12345678.txt",
      urlList: ["/p/winter", "/promotion/11/1101"].flatMap((path) =>
        locales.map((locale) => `https://dining.test${path}?language=${locale}`),
      ),
    },
  ]);
});

test('a page key in any script is recognised, and "all" sends every listed page (R11.3)', async () => {
  const { sent, tell } = teller();
  await tell(tags("page:여울"));
  await tell({ kind: "all" });
  expect(sent).toMatchObject([
    { urlList: { length: locales.length } },
    { urlList: { length: listed.length * locales.length } },
  ]);
});

test("an address that cannot be decoded is no published page, and keeps no other from being sent (R11.3)", async () => {
  const { sent, tell } = teller({ pages: [{ path: "/p/%E0%A4" }, { path: "/p/winter" }] });
  await tell(tags("page:winter"));
  expect(sent).toMatchObject([{ urlList: { length: locales.length } }]);
});

test("pages that are not listed are not sent (R11.3)", async () => {
  const { sent, tell } = teller();
  await tell(tags("page:hidden", "resource", "layout:1"));
  expect(sent).toEqual([]);
});

test.each([{ status: 429 }, { fails: true }])(
  "a failing search engine is logged once: %j (R11.3)",
  async (how) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    await teller(how).tell(tags("page:winter"));
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
