import { partRenderer, readScreenContent, storeScreenContent } from "@/components/cms/screen-content-store";

test("content handed over is there for its rendering, however many others come between", () => {
  const done = storeScreenContent("mine", "my content");
  for (let index = 0; index < 5_000; index += 1) storeScreenContent(`other-${index}`, "another's content");
  expect(readScreenContent("mine")).toBe("my content");
  done();
});

test("shared content is dropped with the last of its renderings, and each can end only once", () => {
  const first = storeScreenContent("shared", "content");
  const second = storeScreenContent("shared", "content");
  first();
  first();
  expect(readScreenContent("shared")).toBe("content");
  second();
  expect(() => readScreenContent("shared")).toThrow("the content of screen shared is missing");
});

test("a rendering that ends late does not remove what a later one handed over", () => {
  const early = storeScreenContent("again", "old");
  early();
  const late = storeScreenContent("again", "new");
  early();
  expect(readScreenContent("again")).toBe("new");
  late();
});

test("a missing component is an error and not an empty page", () => {
  expect(() => partRenderer()).toThrow("no component renders authored parts");
});
