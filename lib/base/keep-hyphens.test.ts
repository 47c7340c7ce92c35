import { keepHyphens } from "@/lib/base/text";

test("the name of a street stays on one line, and a number may be broken as before", () => {
  expect(keepHyphens("18 Yeoul-ro, Jongno-gu, 02-0000-1201")).toBe(
    "18 Yeoul-\u2060ro, Jongno-\u2060gu, 02-0000-1201",
  );
  expect(keepHyphens("A-B-C")).toBe("A-\u2060B-\u2060C");
});
