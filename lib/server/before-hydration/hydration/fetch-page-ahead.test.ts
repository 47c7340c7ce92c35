/** @jest-environment jsdom */
import { fetchPageAhead } from "@/lib/server/before-hydration/hydration/fetch-ahead";

const links = () => [...document.querySelectorAll("a")];

afterEach(() => Reflect.deleteProperty(navigator, "connection"));
beforeEach(() => document.body.replaceChildren());

test("only the last page that a guest is about to open is fetched ahead, by a link that is for the browser alone", () => {
  fetchPageAhead("/promotion/14/1401/summary?adults=2");
  fetchPageAhead("/promotion/14/1401/summary?adults=3");
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/promotion/14/1401/summary?adults=3"]);
  expect(links()[0]?.matches("[data-ahead][aria-hidden=true][tabindex='-1']")).toBe(true);
});

test("nothing is fetched ahead in data saver mode", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  fetchPageAhead("/promotion/14/1401/summary");
  expect(links()).toEqual([]);
});
