import { load } from "cheerio";
import { locales } from "@/lib/i18n/locales";
import { tooManyCookiesPage } from "@/lib/server/listener/too-many-cookies-page";
import { hashSource } from "@/lib/server/policy/content-policy";

test("a browser with too many cookies is told in every language what to do", () => {
  const { status, headers, body } = tooManyCookiesPage();
  const page = load(Buffer.from(body).toString("utf8"));
  expect(status).toBe(431);
  for (const locale of locales) {
    const words = page(`section[lang=${locale}]`);
    expect(words.find("h1").text()).not.toBe("");
    expect(words.find("a").attr("href")).toBe("");
  }
  expect(headers["content-security-policy"]).toContain(hashSource(page("style").text()));
  expect(body.length).toBeLessThan(4_000);
});
