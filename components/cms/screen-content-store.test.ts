/** @jest-environment node */
import { createElement } from "react";
import { partRenderer, readScreenContent } from "@/components/cms/screen-content-store";
import { storeScreenContent } from "@/components/cms/store-screen-content";
import { log } from "@/lib/log/log";

test("content handed over is there for its rendering, however many others come between", () => {
  const { done } = storeScreenContent("my content", "mine");
  for (let index = 0; index < 5_000; index += 1) storeScreenContent("another's content", `other-${index}`);
  expect(readScreenContent("mine")).toBe("my content");
  done();
});

test("shared content is dropped with the last of its renderings, and each can end only once", () => {
  const first = storeScreenContent("content", "shared");
  const second = storeScreenContent("content", "shared");
  first.done();
  first.done();
  expect(readScreenContent("shared")).toBe("content");
  second.done();
  expect(() => readScreenContent("shared")).toThrow("the content of screen shared is missing");
});

test("a rendering that ends late does not remove what a later one handed over", () => {
  const early = storeScreenContent("old", "again");
  early.done();
  const late = storeScreenContent("new", "again");
  early.done();
  expect(readScreenContent("again")).toBe("new");
  late.done();
});

test("renderings without a version never share their content, even the same one", () => {
  const first = storeScreenContent("Hana's table");
  const second = storeScreenContent("Minsu's table");
  expect(second.version).not.toBe(first.version);
  expect([first, second].map(({ version }) => readScreenContent(version))).toEqual([
    "Hana's table",
    "Minsu's table",
  ]);
  first.done();
  second.done();
  expect(() => readScreenContent(first.version)).toThrow("is missing");
});

/** A page as its components make it: new elements, functions and dates each time. */
const pageOf = (guest: string, day = "2026-10-05") =>
  createElement("main", { translate: () => guest }, createElement("h1", { key: "title" }, guest), [
    createElement("p", { key: 1, when: new Date(day) }, "see you"),
  ]);

test("two renderings of one page under one version share the first's content", () => {
  const first = storeScreenContent(pageOf("all guests"), "page");
  const second = storeScreenContent(pageOf("all guests"), "page");
  expect(second.version).toBe("page");
  first.done();
  second.done();
});

test.each([
  ["text", pageOf("Minsu")],
  ["date", pageOf("Hana", "2026-10-06")],
  ["element", createElement("main", {}, "Hana")],
  ["form", "Hana"],
])("a second rendering under one version with another %s is an error", (_name, other) => {
  const { done } = storeScreenContent(pageOf("Hana"), "too-short");
  expect(() => storeScreenContent(other, "too-short")).toThrow("differ in content");
  done();
});

test("in production the second rendering is logged and gets its own content", () => {
  const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const error = jest.spyOn(log, "error").mockImplementation(() => {});
  const [hanas, minsus] = [pageOf("Hana"), pageOf("Minsu")];
  const first = storeScreenContent(hanas, "too-short");
  const second = storeScreenContent(minsus, "too-short");
  environment.restore();
  expect(error).toHaveBeenCalledTimes(1);
  expect(readScreenContent(second.version)).toBe(minsus);
  expect(readScreenContent(first.version)).toBe(hanas);
  first.done();
  second.done();
});

test("a missing component is an error and not an empty page", () => {
  expect(() => partRenderer()).toThrow("no component renders authored parts");
});
