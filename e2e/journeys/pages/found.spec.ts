import { type CheerioAPI, load } from "cheerio";
import { HtmlValidate } from "html-validate";
import type { APIRequestContext } from "playwright/test";
import { z } from "zod";
import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import { ASKS_FOR_A_PAGE, readPage } from "@/e2e/support/read-page";
import { formatDate, formatPeriod } from "@/lib/base/format-day";
import { requiredFields } from "@/lib/cms/discovery/structured-data";
import type { Locale } from "@/lib/i18n/locales";

/**
 * The disabled rules are not about validity, or are up to authors: deprecated attributes and elements, heading order.
 */
const strict = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  rules: { "require-sri": "off", "no-deprecated-attr": "off", deprecated: "off", "heading-level": "off" },
});

const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(requiredFields),
});

/** The pages of the sitemap that are read in every push: one of each kind, and one in six of the others. */
const isRead = (address: string, at: number) =>
  /(?::\d+\/|\/r\/1[01]|\/promotion\/31\/3104)\?/.test(address) || at % 6 === 0;

for (const { which, tag, isOne } of [
  { which: "pages of each kind in the sitemap", tag: [], isOne: isRead },
  { which: "all sitemap pages", tag: ["@long"], isOne: () => true },
])
  test(`${which} are canonical, valid HTML, and show everything that their JSON-LD states (R11.2) @desktop`, {
    tag,
  }, async ({ request, baseURL }) => {
    test.slow();
    const robots = await (await request.get("/robots.txt")).text();
    const [, index = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
    const parts = readAddresses(await (await request.get(index)).text(), "sitemap");
    const addresses = (
      await Promise.all(
        parts.map(async (part) => readAddresses(await (await request.get(part)).text(), "url")),
      )
    ).flat();
    expect(addresses).toContain(`${baseURL}/?language=ko`);
    expect(addresses).toContain(`${baseURL}/p/dining?language=en`);
    expect(addresses).toContain(`${baseURL}/promotion/11/1101?language=ko`);
    for (const hidden of ["/p/spring-preview", "/r/44", "/book", "/r/1?"])
      expect(addresses.filter((address) => address.includes(hidden))).toEqual([]);
    // Only the demo's pages, which no other test changes, each once in one of the languages.
    const own = addresses.filter((address) => !/\/\d{5,}|e2e|-[0-9a-f]{12}/.test(address));
    const once = own.filter((address, at) => address.endsWith(at % 4 < 2 ? "=ko" : "=en"));
    expect(once.length).toBeGreaterThan(50);
    const walked = once.filter(isOne);
    const kinds = new Set<string>();
    for (let at = 0; at < walked.length; at += 4)
      await Promise.all(
        walked.slice(at, at + 4).map(async (address) => {
          for (const kind of await checkPage(request, address)) kinds.add(kind);
        }),
      );
    expect([...kinds].sort()).toEqual([
      "BreadcrumbList",
      "Event",
      "Hotel",
      "Offer",
      "Organization",
      "Restaurant",
      "WebSite",
    ]);
  });

test("hostile names and prices stay data in JSON-LD (R11.2) @desktop", async ({ request, sandbox }) => {
  const hostile = `</script><script>document.title="taken"</script><!--`;
  const [outlet, offer] = [uniqueId(), uniqueId() % 900_000_000];
  const word = { ko: hostile, en: hostile };
  // Outside the group's tree, so that no other list changes.
  await sandbox.putResource(outlet, {
    parentId: null,
    type: "outlet",
    key: uniqueKey("hostile"),
    content: { ko: { name: hostile }, en: { name: hostile }, address: hostile, phone: hostile },
    seo: { ko: { title: "-", thumb: "" }, en: { title: "-", thumb: "" } },
  });
  await sandbox.putPromotion(offer, {
    resourceId: outlet,
    name: word,
    description: word,
    thumbnailImage: "{media}/media/ember-five.jpg",
    contents: word,
    menus: [
      { id: offer, name: word, description: word, unitPrice: 90_000, minQuantity: 0, maxQuantity: 9 },
      { id: offer + 1, name: word, description: word, unitPrice: 0, minQuantity: 0, maxQuantity: 9 },
    ],
  });
  const { html, $ } = await readPage(request, `/promotion/${outlet}/${offer}?language=en`);
  expect(html).not.toContain('<script>document.title="taken"');
  expect($("title").first().text()).toContain(hostile);
  const graph = readGraph($);
  expect(graph.filter((node) => node["@type"] === "Offer")).toMatchObject([{ name: hostile, price: 90_000 }]);
});

test("a manifest, PNG icons in its sizes and theme colours are provided @desktop", async ({ request }) => {
  const { $ } = await readPage(request, "/?language=ko");
  expect($("meta[name=theme-color]").toArray()).toHaveLength(2);
  const manifest = z
    .object({ name: z.string(), icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(await (await request.get($("link[rel=manifest]").attr("href") ?? "")).json());
  expect(manifest.name).toBe("Yeoul Hotels");
  const icons = [...manifest.icons.map(({ src }) => src), $("link[rel=apple-touch-icon]").attr("href") ?? ""];
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect([icon, answer.status(), answer.headers()["content-type"]]).toEqual([icon, 200, "image/png"]);
    expect(answer.headers()["cache-control"]).toContain("immutable");
    expect((await answer.body()).subarray(1, 4).toString()).toBe("PNG");
  }
  expect((await request.get((icons[0] ?? "").replace(/[0-9a-f]{8}/, "00000000"))).status()).toBe(404);
});

/** User agents of crawlers, none of which runs scripts or keeps cookies; `crawlers.test.ts` has more. */
const CRAWLERS = [
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  "Twitterbot/1.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)",
  "Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/)",
];

test("a promotion on a single day is an Event in JSON-LD, with its date and place (R11.2) @desktop", async ({
  request,
}) => {
  for (const [language, name, place] of [
    ["ko", "올해의 마지막 밤", "달빛 바"],
    ["en", "The last night of the year", "Bar Moonlight"],
  ] as const) {
    const { $ } = await readPage(request, `/promotion/31/3104?language=${language}`);
    const [event] = readGraph($).filter((node) => node["@type"] === "Event");
    expect(event).toMatchObject({ name, location: { name: place } });
    expect(event).toHaveProperty("location.address", expect.anything());
    expect(event).toHaveProperty("startDate", expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  }
  // A promotion of several days is an offer, not an event.
  expect((await readPage(request, "/promotion/11/1101")).html).not.toContain('"@type":"Event"');
});

test("every crawler gets the full cached page in the address's language, without login or redirect (R11.1) @desktop", async ({
  request,
}) => {
  for (const path of ["/", "/r/11", "/p/winter", "/promotion/11/1101"])
    for (const language of ["ko", "en"]) {
      const tags = new Set<string | undefined>();
      for (const agent of CRAWLERS) {
        const answer = await request.get(`${path}?language=${language}`, {
          headers: { "user-agent": agent, accept: "*/*" },
          maxRedirects: 0,
        });
        expect([path, agent, answer.status()]).toEqual([path, agent, 200]);
        const html = await answer.text();
        expect(html, agent).toContain(`<html lang="${language}"`);
        expect(html, agent).toContain("application/ld+json");
        expect(html, agent).toMatch(/<\/html>\s*$/);
        tags.add(answer.headers().etag);
      }
      // All have an ETag, and crawlers share it, so no page was made for one of them. What other journeys book renews the
      // page meanwhile.
      expect([path, language, tags.size < CRAWLERS.length && !tags.has(undefined)]).toEqual([
        path,
        language,
        true,
      ]);
    }
});

test("a promotion without a picture has a generated JPEG preview of the stated size (R11.1) @desktop", async ({
  request,
  sandbox,
}) => {
  const offer = uniqueId() % 900_000_000;
  await sandbox.putPromotion(offer, {
    resourceId: 11,
    name: { ko: "불이 굽는 다섯 접시", en: "Five plates from the fire" },
    description: { ko: "…", en: "…" },
    thumbnailImage: "",
    contents: { ko: "<p>…</p>", en: "<p>…</p>" },
  });
  const { $ } = await readPage(request, `/promotion/11/${offer}?language=ko`);
  expect($("meta[property='og:image:width']").attr("content")).toBe("1200");
  expect($("meta[property='og:image:height']").attr("content")).toBe("630");
  const answer = await request.get($("meta[property='og:image']").attr("content") ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(answer.headers()["cache-control"]).toContain("immutable");
  const bytes = await answer.body();
  expect(bytes.subarray(0, 2).toString("hex")).toBe("ffd8");
  expect(bytes.length).toBeLessThan(300_000);
});

/** Checks a page's metadata, HTML and JSON-LD; returns the types in its JSON-LD. */
async function checkPage(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address, { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  const html = await answer.text();
  const $ = load(html);
  expect($("link[rel=canonical]").attr("href"), address).toBe(address);
  expect($("meta[name=robots]").attr("content") ?? "", address).not.toContain("noindex");
  const report = await strict.validateString(html);
  const faults = report.results
    .flatMap(({ messages }) => messages)
    // Markup in a part, and the style sheet beside it, is the author's.
    .filter(
      ({ message, selector }) =>
        !selector?.startsWith("#content > div > ") &&
        !/^<(?:style|font)> element is not permitted/.test(message),
    );
  expect(
    faults.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`),
    address,
  ).toEqual([]);
  const scripts = $('script[type="application/ld+json"]').toArray();
  expect(scripts.length, address).toBe(1);
  const graph = readGraph($);
  const raw: unknown = JSON.parse($(scripts).text())["@graph"];
  $("script, style, template").remove();
  $("*").append(" ");
  // Without the mark that keeps a street's name in one line.
  const words = toPlainSpaces($("body").text()).replaceAll("\u2060", "");
  const attributes = $("[src], [href], [content]")
    .toArray()
    .flatMap(({ attribs }) => [attribs.src, attribs.href, attribs.content]);
  const stated = [...leavesOf(raw)];
  const shown = {
    words,
    attributes: attributes.filter((value) => value !== undefined),
    address,
    days: stated.map(([, value]) => String(value)).filter((value) => DAY.test(value)),
  };
  for (const [name, value] of stated)
    expect(isShown(name, value, shown), `${address} states ${name} ${value}, which it does not show`).toBe(
      true,
    );
  return graph.map((node) => node["@type"]);
}

/** Returns what the JSON-LD of a page states. */
function readGraph($: CheerioAPI) {
  return graphSchema.parse(JSON.parse($('script[type="application/ld+json"]').text()))["@graph"];
}

type Shown = {
  words: string;
  attributes: string[];
  address: string;
  /** The days that are stated: two of them may be shown as a period. */
  days: string[];
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Properties whose values are schema.org terms or identifiers, which are not shown as text. */
const TERMS = new Set([
  "@type",
  "@id",
  "acceptsReservations",
  "availability",
  "eventStatus",
  "eventAttendanceMode",
  "priceCurrency",
  "inLanguage",
  "addressCountry",
]);

function isShown(name: string, value: string | number, { words, attributes, address, days }: Shown): boolean {
  if (TERMS.has(name) || name === "position") return true;
  if (name === "price") return words.includes(Number(value).toLocaleString("en"));
  if (name === "latitude" || name === "longitude")
    return attributes.some((text) => text.includes(String(value)));
  const text = String(value);
  if (DAY.test(text)) {
    const locale: Locale = address.endsWith("=ko") ? "ko" : "en";
    const periods = days.flatMap((other) => [
      formatPeriod(other, text, locale),
      formatPeriod(text, other, locale),
    ]);
    return [formatDate(text, locale), ...periods].some((shown) => words.includes(toPlainSpaces(shown)));
  }
  if (/^https?:/.test(text)) {
    // A picture may be shown in another width, and a page may be linked by its path.
    const { origin, pathname } = new URL(text);
    return [text, origin + pathname, pathname].some((each) =>
      attributes.some((other) => other.split("?")[0] === each),
    );
  }
  return words.includes(toPlainSpaces(text));
}

function toPlainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\u2010\u2011]/g, "-");
}

function leavesOf(value: unknown, name = ""): [string, string | number][] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => leavesOf(each, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, key));
  return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
}

function readAddresses(xml: string, entry: string): string[] {
  const $ = load(xml, { xml: true });
  return $(`${entry} > loc`)
    .toArray()
    .map((element) => $(element).text());
}
