import type { APIRequestContext } from "@playwright/test";
import { load } from "cheerio";
import { HtmlValidate } from "html-validate";
import { z } from "zod";
import { expect, test, uniqueId, uniqueKey } from "@/e2e/support/fixtures";
import type { Locale } from "@/lib/i18n/locales";
import { requiredFields } from "@/lib/structured-data/required-fields";
import { formatDate } from "@/lib/time/day-words";

const ASKS_FOR_A_PAGE = { accept: "text/html,application/xhtml+xml" };

/** What is no matter of right HTML, or is the authors' own: attributes and elements of former times, order of headings. */
const strict = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:document"],
  rules: { "require-sri": "off", "no-deprecated-attr": "off", deprecated: "off", "heading-level": "off" },
});

const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(requiredFields),
});

test("R11.2 robots find every page of the sitemap as it says of itself, in strict HTML and in JSON-LD that holds what it shows @desktop", async ({
  request,
  baseURL,
}) => {
  test.slow();
  const robots = await (await request.get("/robots.txt")).text();
  const [, index = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const parts = readAddresses(await (await request.get(index)).text(), "sitemap");
  const addresses = (
    await Promise.all(parts.map(async (part) => readAddresses(await (await request.get(part)).text(), "url")))
  ).flat();
  expect(addresses).toContain(`${baseURL}/?language=ko`);
  expect(addresses).toContain(`${baseURL}/p/dining?language=en`);
  expect(addresses).toContain(`${baseURL}/promotion/11/1101?language=ko`);
  for (const hidden of ["/p/spring-preview", "/r/44", "/book", "/r/1?"])
    expect(addresses.filter((address) => address.includes(hidden))).toEqual([]);
  // Of the demo alone, which no other test changes, and every page once, in one language or the other.
  const own = addresses.filter((address) => !/\/\d{5,}|e2e|-[0-9a-f]{12}/.test(address));
  const walked = own.filter((address, at) => address.endsWith(at % 4 < 2 ? "=ko" : "=en"));
  expect(walked.length).toBeGreaterThan(50);
  const kinds = new Set<string>();
  for (let at = 0; at < walked.length; at += 4)
    await Promise.all(
      walked.slice(at, at + 4).map(async (address) => {
        for (const kind of await judgePage(request, address)) kinds.add(kind);
      }),
    );
  expect([...kinds].sort()).toEqual([
    "BreadcrumbList",
    "Hotel",
    "Offer",
    "Organization",
    "Restaurant",
    "WebSite",
  ]);
});

test("R11.2 security case 33 hostile names and prices stay data in JSON-LD @desktop", async ({
  page,
  sandbox,
}) => {
  const hostile = `</script><script>document.title="taken"</script><!--`;
  const [outlet, offer] = [uniqueId(), uniqueId() % 900_000_000];
  const word = { ko: hostile, en: hostile };
  await sandbox.putResource(outlet, {
    parentId: 10,
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
  await page.goto(`/promotion/${outlet}/${offer}?language=en`);
  await expect(page.locator("html")).toHaveAttribute("data-awake", "");
  expect(await page.title()).not.toBe("taken");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = graphSchema.parse(JSON.parse(data ?? ""))["@graph"];
  expect(graph.filter((node) => node["@type"] === "Offer")).toMatchObject([{ name: hostile, price: 90_000 }]);
});

test("a phone finds a manifest, icons of its sizes that are pictures, and the group's colours @desktop", async ({
  request,
}) => {
  const $ = load(await (await request.get("/?language=ko", { headers: ASKS_FOR_A_PAGE })).text());
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
  }
  expect((await request.get((icons[0] ?? "").replace(/[0-9a-f]{8}/, "00000000"))).status()).toBe(404);
});

/** Holds a page against what it must say to robots; answers the kinds of things that its JSON-LD tells of. */
async function judgePage(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address, { headers: ASKS_FOR_A_PAGE, maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  const html = await answer.text();
  const $ = load(html);
  expect($("link[rel=canonical]").attr("href"), address).toBe(address);
  expect($("meta[name=robots]").attr("content") ?? "", address).not.toContain("noindex");
  const report = await strict.validateString(html);
  const faults = report.results
    .flatMap(({ messages }) => messages)
    // What stands in an author's part is its author's, and so is the sheet that stands with it.
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
  const graph = graphSchema.parse(JSON.parse($(scripts).text()));
  const raw: unknown = JSON.parse($(scripts).text())["@graph"];
  $("script, style, template").remove();
  $("*").append(" ");
  const words = $("body").text().replace(/\s+/g, " ");
  const attributes = $("[src], [href], [content]")
    .toArray()
    .flatMap(({ attribs }) => [attribs.src, attribs.href, attribs.content]);
  const shown = { words, attributes: attributes.filter((value) => value !== undefined), address };
  for (const [name, value] of leavesOf(raw))
    expect(isShown(name, value, shown), `${address} tells ${name} ${value}, which it does not show`).toBe(
      true,
    );
  return graph["@graph"].map((node) => node["@type"]);
}

type Shown = { words: string; attributes: string[]; address: string };

/** Names whose values say how something is meant, in words that schema.org gives. */
const TERMS = new Set([
  "@type",
  "@id",
  "actionPlatform",
  "availability",
  "priceCurrency",
  "inLanguage",
  "addressCountry",
]);

function isShown(name: string, value: string | number, { words, attributes, address }: Shown): boolean {
  if (TERMS.has(name) || name === "position") return true;
  if (name === "price") return words.includes(Number(value).toLocaleString("en"));
  if (name === "latitude" || name === "longitude")
    return attributes.some((text) => text.includes(String(value)));
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const locale: Locale = address.endsWith("=ko") ? "ko" : "en";
    return words.includes(formatDate(text, locale));
  }
  if (/^https?:/.test(text)) {
    // A picture may be shown in another width, a page by its path.
    const { origin, pathname } = new URL(text);
    return [text, origin + pathname, pathname].some((each) =>
      attributes.some((other) => other.split("?")[0] === each),
    );
  }
  return words.includes(text);
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
