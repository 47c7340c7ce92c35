import { languageAddresses } from "@/lib/cms/discovery/sitemap";
import { byLocale } from "@/lib/i18n/locales";

test("every address that a page names is canonical, none varies by the reader's language (R11.2)", () => {
  const { own, others } = languageAddresses("https://dining.test", "/r/10");
  expect(own).toEqual(byLocale((locale) => `https://dining.test/r/10?language=${locale}`));
  expect(others).toBe(own.en);
});
