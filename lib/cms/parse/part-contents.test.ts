import { pickContents } from "@/lib/cms/parse/part-contents";
import { pagePartSchema } from "@/lib/cms/schema";

const languages = [
  { id: 2, code: "ko", name: "한국어" },
  { id: 31, code: "ja", name: "日本語" },
  { id: 1, code: "en", name: "English" },
];
const part = (texts: Record<number, unknown>) =>
  pagePartSchema.parse({
    id: "prt-7",
    partContents: Object.entries(texts).map(([languageId, contents]) => ({
      languageId,
      contents,
      meta: null,
    })),
  });

test.each([
  ["the reader's language", { 1: "en", 2: "ko", 31: "ja" }, "ko"],
  ["the fallback language", { 1: "en", 31: "ja" }, "en"],
  ["the fallback language where the reader's is null", { 1: "en", 2: null }, "en"],
  ["the fallback language where the reader's is blank", { 1: "en", 2: " \n" }, "en"],
  ["any other language", { 1: "", 31: "ja" }, "ja"],
])("a part shows %s (R2.4)", (_what, texts, expected) => {
  expect(pickContents(part(texts), languages, "ko")?.html).toBe(expected);
});

test("a part without any text is absent (R2.4)", () => {
  expect(pickContents(part({ 1: null, 2: "" }), languages, "ko")).toBeUndefined();
  expect(pickContents(pagePartSchema.parse({ id: 7, partContents: null }), languages, "ko")).toBeUndefined();
});

test("a site with one language shows it to every reader (R2.4)", () => {
  expect(pickContents(part({ 2: "ko" }), languages.slice(0, 1), "en")?.html).toBe("ko");
});

test.each([
  ["ko", "<p>가을 <b>Wine</b> 만찬</p>"],
  ["en", "<p>An autumn dinner</p>"],
] as const)(
  "where the CMS lists no languages, a reader of %s gets the text in that script (R2.4, R9.1)",
  (locale, html) => {
    const unlisted = ["ko", "en"].map((code) => ({ id: undefined, code, name: code }));
    const texts = { 1: "<p>An autumn dinner</p>", 2: "<p>가을 <b>Wine</b> 만찬</p>" };
    expect(pickContents(part(texts), unlisted, locale)?.html).toBe(html);
  },
);
