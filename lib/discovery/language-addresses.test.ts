import { languageAddresses } from "@/lib/discovery/language-addresses";

test("R11.2 every address that a page names is canonical, none varies by the reader's language", () => {
  const { own, others } = languageAddresses("https://dining.test", "/r/10");
  expect(own).toEqual({
    ko: "https://dining.test/r/10?language=ko",
    en: "https://dining.test/r/10?language=en",
  });
  expect(others).toBe(own.en);
});
