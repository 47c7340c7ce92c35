import { writeRobots } from "@/lib/cms/discovery/sitemap";
import { paths } from "@/lib/routing/paths";

const ORIGIN = "https://dining.test";
const lines = writeRobots(ORIGIN, true).split("\n");
const closed = lines.flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);

/** Matches as robots do: by prefix, in which `*` stands for any text. */
const isClosed = (address: string) =>
  closed.some((prefix) => {
    const source = prefix.split("*").map((text) => text.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"));
    return new RegExp(`^${source.join(".*")}`).test(address);
  });

test.each([
  paths.book(),
  paths.coupon(),
  paths.coupon("c-12"),
  paths.diningSummary(14, 1401),
  paths.paymentRequest(14, "AH_7"),
  paths.paymentRequest(14, "AH_7", "ok.1"),
  paths.empty(),
  paths.notFound(),
  "/login",
  "/unavailable",
  "/api/crm_channel_si_tc/promotion/list/1",
  "/auth/kakao/login",
  "/workbench",
  "/workbench/preview",
])("robots.txt disallows %s (R11.2)", (address) => {
  expect(isClosed(address)).toBe(true);
});

test.each([
  paths.home(),
  "/?language=ko",
  `${paths.resourcePage(14)}?language=en`,
  paths.page("about"),
  paths.promotion(14, 1401),
  "/_next/static/chunks/a.js",
  "/brand/mark.svg",
  "/sitemap.xml",
])("robots.txt allows %s (R11.2)", (address) => {
  expect(isClosed(address)).toBe(false);
});

test("robots.txt names the sitemap by its absolute address (R11.2)", () => {
  expect(lines).toContain("Sitemap: https://dining.test/sitemap.xml");
});

test("a site hidden from search engines disallows everything and names no sitemap (R11.2)", () => {
  expect(writeRobots(ORIGIN, false)).toBe("User-agent: *\nDisallow: /\n");
});
