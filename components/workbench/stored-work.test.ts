/** @jest-environment jsdom */
import {
  readStates,
  readStoredWork,
  rememberState,
  storedWindows,
  storeWork,
} from "@/components/workbench/use-work";
import {
  blankWork,
  hasOwnText,
  isOutdated,
  isSameText,
  type Work,
  withName,
  withStyle,
} from "@/components/workbench/work";

beforeEach(() => localStorage.clear());

const written = (html: string, more: Partial<Work> = {}): Work => ({
  ...blankWork,
  texts: { ko: { html: "", style: "" }, en: { html, style: "" } },
  ...more,
});

test("work is read as it was stored, with its undo history; without any it is blank (R11.4)", () => {
  expect(readStoredWork("a").work).toEqual(blankWork);
  const stored = { work: written("<h1>A</h1>"), histories: { "en html": { done: [1] } }, at: 5 };
  storeWork("a", stored);
  expect(readStoredWork("a")).toEqual(stored);
  storeWork("b", { ...stored, at: 9 });
  expect(storedWindows()).toEqual(["b", "a"]);
});

test("a full storage gives up old states and the undo history, never the text (R11.4)", () => {
  for (let at = 1; at <= 10; at += 1) rememberState(written("s".repeat(200_000) + at), at);
  expect(readStates()).toHaveLength(10);
  const work = written("t".repeat(3_500_000));
  expect(storeWork("a", { work, histories: { "en html": "h".repeat(250_000) }, at: 11 })).toBe(true);
  expect(readStoredWork("a").work).toEqual(work);
  expect(readStates().length).toBeLessThan(10);
});

test("a text for which there is no room says so, and a shorter one is stored again (R11.4)", () => {
  const store = (letters: number) =>
    storeWork("a", { work: written("t".repeat(letters)), histories: {}, at: 1 });
  expect([store(9_000_000), store(1_000)]).toEqual([false, true]);
});

test("the last ten states are kept, the same one once (R11.4)", () => {
  for (let at = 1; at <= 12; at += 1) rememberState(written(`<h1>${at}</h1>`), at);
  rememberState(written("<h1>12</h1>"), 13);
  expect(readStates().map(({ at }) => at)).toEqual([13, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test("only what is not published would be lost, and line ends are no difference (R11.4)", () => {
  const base = written("<h1>A</h1>\r\n").texts;
  expect(hasOwnText(blankWork)).toBe(false);
  expect(hasOwnText(written("<h1>A</h1>\n", { base }))).toBe(false);
  expect(hasOwnText(written("<h1>B</h1>\n", { base }))).toBe(true);
  expect(hasOwnText(written("<h1>B</h1>"))).toBe(true);
  expect(isSameText({ html: "a", style: "b" }, { html: "a", style: "" })).toBe(false);
});

test("versions with one style keep it in common, others keep their own (R11.4)", () => {
  const common = withStyle(written("a"), "en", "p{}");
  expect([common.texts.ko.style, common.texts.en.style]).toEqual(["p{}", "p{}"]);
  const own: Work = { ...common, texts: { ...common.texts, ko: { html: "", style: "h1{}" } } };
  const changed = withStyle(own, "en", "");
  expect([changed.texts.ko.style, changed.texts.en.style]).toEqual(["h1{}", ""]);
});

test("a page that is named anew was overtaken by nobody (R11.4)", () => {
  const loaded = written("<h1>A</h1>");
  const published = written("<h1>B</h1>").texts;
  const mine = written("<h1>C</h1>", { base: loaded.texts });
  expect(isOutdated(mine, published)).toBe(true);
  expect(isOutdated(withName(mine, mine), published)).toBe(true);
  const renamed = withName(mine, { path: "/p/another", zone: "page" });
  expect(isOutdated(renamed, published)).toBe(false);
  expect(isOutdated(withName(renamed, mine), published)).toBe(true);
  expect(hasOwnText(withName({ ...loaded, base: loaded.texts }, { path: "/p/b", zone: "top" }))).toBe(false);
});
