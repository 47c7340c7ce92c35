import { legalNoticeIn, missingLegalFields } from "@/lib/cms/site/legal-notice";
import { settingSchemas } from "@/lib/cms/site/schema";
import { locales } from "@/lib/i18n/locales";

const whole = {
  company: "여울호텔",
  representative: "한여울",
  address: "서울",
  phone: "02-0000-1000",
  email: "help@yeoul.test",
  businessNumber: "000-00-00000",
  privacyUrl: "/p/privacy",
  termsUrl: "https://yeoul.test/terms",
};

test.each([
  [{ ko: { company: "가" }, en: { company: "A" } }, "ko", "가"],
  [{ "ko-KR": { company: "가" }, EN: { company: "A" } }, "ko", "가"],
  [{ ko: { company: "가" }, en: { company: "A" } }, "en", "A"],
  [{ en: { company: "A" } }, "ko", "A"],
  [{ ko: { company: "가" } }, "en", "가"],
  [{ ko: null, en: { company: "A" } }, "ko", "A"],
] as const)("a notice %j in %s is that of %s", (legal, locale, company) => {
  expect(legalNoticeIn(settingSchemas.legal.parse(legal), locale)?.company).toBe(company);
});

test("without a notice there is none", () => {
  expect(legalNoticeIn(undefined, "ko")).toBeUndefined();
  expect(legalNoticeIn({}, "ko")).toBeUndefined();
});

test.each([
  "javascript:alert(1)",
  "//other.test/terms",
  "/\\other.test",
  "terms",
  "data:text/html,x",
  "/a b",
])("the address %s is not a link", (privacyUrl) => {
  expect(settingSchemas.legal.parse({ ko: { privacyUrl } }).ko?.privacyUrl).toBeUndefined();
});

const missing = (legal: unknown) => missingLegalFields(settingSchemas.legal.parse(legal), locales);

test("what must be named and is not is listed by language", () => {
  expect(missing({ ko: whole, en: whole })).toEqual([]);
  const { phone: _, ...silent } = whole;
  expect(missing({ ko: silent, en: whole })).toEqual(["ko.phone"]);
});
