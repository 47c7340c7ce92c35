/** @jest-environment jsdom */

import { takeNextCards } from "@/lib/offer/next-cards";
import { requestNextCards, showNextCards } from "@/lib/server/before-hydration/hydration/when-needed";

const ADDRESS = "/api/list/1/cards?page=2";
const card = (id: number) => `<li><a href="/promotion/1/${id}">Table ${id}</a></li>`;
const items = () => [...document.querySelectorAll("li")].map((item) => item.textContent);
const end = () => document.querySelector<HTMLElement>("[data-list-state]") ?? document.body;

const fetchCards = jest.fn();

beforeEach(() => {
  delete window.siteNextCards;
  fetchCards.mockReset();
  Object.assign(globalThis, { fetch: fetchCards });
  document.documentElement.dataset.language = "ko";
  document.body.innerHTML = `<div data-part="p"><div data-slot="0"><ul>${card(1)}${card(2)}</ul>
    <div data-list-state="loaded" data-list-next="${ADDRESS}" data-hydrate-visible=""></div></div></div>`;
});

function answer(data: object, ok = true) {
  fetchCards.mockResolvedValue({ ok, json: async () => ({ data }) });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the next cards of a list are shown before the framework is here, each once, in the page's language (R4.10)", async () => {
  answer({ rows: [], lastPage: 3, html: card(2) + card(3) });
  showNextCards(end());
  showNextCards(end());
  expect(end().getAttribute("aria-busy")).toBe("true");
  await settle();
  expect(end().hasAttribute("aria-busy")).toBe(false);
  expect(fetchCards).toHaveBeenCalledTimes(1);
  expect(fetchCards.mock.calls[0]).toMatchObject([ADDRESS, { headers: { "accept-language": "ko" } }]);
  expect(items()).toEqual(["Table 1", "Table 2", "Table 3"]);
  expect(end().dataset.listState).toBe("loaded");
  expect(takeNextCards("p:0")?.shown?.lastPage).toBe(3);
});

test("a list whose last cards are shown is complete (R4.10)", async () => {
  answer({ rows: [], lastPage: 2, html: card(3) });
  showNextCards(end());
  await settle();
  expect(end().dataset.listState).toBe("complete");
  expect(end().hasAttribute("data-hydrate-visible")).toBe(false);
});

test("a list that the framework has taken over shows nothing by itself, and its answer is handed over (R4.10)", async () => {
  answer({ rows: [], lastPage: 3, html: card(3) });
  showNextCards(end());
  const taken = takeNextCards("p:0");
  await settle();
  expect(items()).toEqual(["Table 1", "Table 2"]);
  expect(taken?.shown).toBeUndefined();
  expect((await taken?.answer)?.html).toBe(card(3));
});

test.each([
  ["that is refused", () => answer({}, false)],
  ["whose answer has another shape", () => answer({ rows: [], html: card(3) })],
  ["without an answer", () => fetchCards.mockRejectedValue(new Error("offline"))],
])("a question %s is left to the framework, which asks again (R4.10)", async (_, prepare) => {
  prepare();
  showNextCards(end());
  await settle();
  expect(items()).toEqual(["Table 1", "Table 2"]);
  expect(await takeNextCards("p:0")?.answer).toBeUndefined();
});

test("nothing is asked for a list that was the framework's before its end came near (R4.10)", () => {
  takeNextCards("p:0");
  showNextCards(end());
  expect(fetchCards).not.toHaveBeenCalled();
});

test("cards that were asked for ahead are shown when the end comes near, and after a minute they are asked for anew (R4.10)", async () => {
  answer({ rows: [], lastPage: 3, html: card(3) });
  requestNextCards(end());
  await settle();
  expect(items()).toEqual(["Table 1", "Table 2"]);
  showNextCards(end());
  await settle();
  expect(items()).toEqual(["Table 1", "Table 2", "Table 3"]);
  expect(fetchCards).toHaveBeenCalledTimes(1);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  requestNextCards(end());
  expect(fetchCards).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test("nothing is asked for an element that is no end of a list", () => {
  showNextCards(document.body);
  expect(fetchCards).not.toHaveBeenCalled();
});
