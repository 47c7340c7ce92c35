/** @jest-environment node */
import { createElement } from "react";
import { partRenderer, readStoredContent } from "@/components/cms/content-store";
import { storeContent } from "@/components/cms/page-content";
import { log } from "@/lib/server/log/log";

// The module graph that loads pages knows its second half by reference only.
jest.mock("@/components/cms/rendered-content", () => ({}));

test("content handed over is there for its rendering, however many others come between", () => {
  const { done } = storeContent("my content", "mine");
  for (let index = 0; index < 5_000; index += 1) storeContent("another's content", `other-${index}`);
  expect(readStoredContent("mine")).toBe("my content");
  done();
});

test("shared content is dropped with the last of its renderings, and each can end only once", () => {
  const first = storeContent("content", "shared");
  const second = storeContent("content", "shared");
  first.done();
  first.done();
  expect(readStoredContent("shared")).toBe("content");
  second.done();
  expect(() => readStoredContent("shared")).toThrow("page content shared is missing");
});

test("a rendering that ends late does not remove what a later one handed over", () => {
  const early = storeContent("old", "again");
  early.done();
  const late = storeContent("new", "again");
  early.done();
  expect(readStoredContent("again")).toBe("new");
  late.done();
});

test("renderings without a version never share their content, even the same one", () => {
  const first = storeContent("Hana's table");
  const second = storeContent("Minsu's table");
  expect(second.version).not.toBe(first.version);
  expect([first, second].map(({ version }) => readStoredContent(version))).toEqual([
    "Hana's table",
    "Minsu's table",
  ]);
  first.done();
  second.done();
  expect(() => readStoredContent(first.version)).toThrow("is missing");
});

/** A page as its components make it: new elements, functions and dates each time. */
const pageOf = (guest: string, day = "2026-10-05") =>
  createElement("main", { translate: () => guest }, createElement("h1", { key: "title" }, guest), [
    createElement("p", { key: 1, when: new Date(day) }, "see you"),
  ]);

test("two renderings of one page under one version share the first's content", () => {
  const first = storeContent(pageOf("all guests"), "page");
  const second = storeContent(pageOf("all guests"), "page");
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
  const { done } = storeContent(pageOf("Hana"), "too-short");
  expect(() => storeContent(other, "too-short")).toThrow("differ in content");
  done();
});

test("in production the second rendering is logged and gets its own content", () => {
  const environment = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const error = jest.spyOn(log, "error").mockImplementation(() => {});
  const [hanas, minsus] = [pageOf("Hana"), pageOf("Minsu")];
  const first = storeContent(hanas, "too-short");
  const second = storeContent(minsus, "too-short");
  environment.restore();
  expect(error).toHaveBeenCalledTimes(1);
  expect(readStoredContent(second.version)).toBe(minsus);
  expect(readStoredContent(first.version)).toBe(hanas);
  first.done();
  second.done();
});

test("a missing component is an error and not an empty page", () => {
  expect(() => partRenderer()).toThrow("no component renders authored parts");
});
