import { handOver, partRenderer, takeOver } from "@/components/cms/rendering";

test("content handed over is there for its rendering, however many others come between", () => {
  const done = handOver("mine", "my content");
  for (let index = 0; index < 5_000; index += 1) handOver(`other-${index}`, "another's content");
  expect(takeOver("mine")).toBe("my content");
  done();
});

test("shared content is dropped with the last of its renderings, and each can end only once", () => {
  const first = handOver("shared", "content");
  const second = handOver("shared", "content");
  first();
  first();
  expect(takeOver("shared")).toBe("content");
  second();
  expect(() => takeOver("shared")).toThrow("the content of screen shared is missing");
});

test("a rendering that ends late does not remove what a later one handed over", () => {
  const early = handOver("again", "old");
  early();
  const late = handOver("again", "new");
  early();
  expect(takeOver("again")).toBe("new");
  late();
});

test("a missing component is an error and not an empty page", () => {
  expect(() => partRenderer()).toThrow("no component renders authored parts");
});
