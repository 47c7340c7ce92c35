/** @jest-environment jsdom */
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";

/** The events that the hydrator was given to decide on; the hydrator loads when `load` is called. */
let considered: string[];
/** Removes what a page's scripts listen to. */
let takeBack: (() => void)[] = [];
const hydratorScripts = () => [...document.head.querySelectorAll("script")];
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Renders an unhydrated page with a fresh page script. */
async function open(html: string) {
  document.head.innerHTML = "";
  document.body.innerHTML = html;
  considered = [];
  window.siteHydrator = () => (event) => considered.push(event.type);
  await jest.isolateModulesAsync(async () => {
    await import("@/lib/server/before-hydration/unhydrated-main");
  });
  dispatchEvent(new Event("DOMContentLoaded"));
}

async function load() {
  for (const script of hydratorScripts()) script.dispatchEvent(new Event("load"));
  await settle();
}

/** Fails the first try and the second. */
async function lose() {
  for (const _ of [1, 2]) {
    for (const script of hydratorScripts()) script.dispatchEvent(new Event("error"));
    await settle();
  }
}

const press = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

beforeEach(() => {
  const add = window.addEventListener;
  window.addEventListener = (...given: Parameters<typeof add>) => {
    add(...given);
    takeBack.push(() => window.removeEventListener(...given));
  };
  takeBack = [
    () => {
      window.addEventListener = add;
    },
  ];
  Object.assign(globalThis, { fetch: async () => ({ status: 200, text: async () => "ok\n" }) });
  Object.assign(performance, { getEntriesByType: () => [{ type: "reload" }] });
  delete document.documentElement.dataset.session;
});

afterEach(() => {
  for (const each of takeBack) each();
});

test("a page of text loads its hydrator only once it is loaded", async () => {
  await open("<p>Text</p>");
  expect(hydratorScripts()).toEqual([]);
  dispatchEvent(new Event("load"));
  expect(hydratorScripts()).toHaveLength(1);
  dispatchEvent(new Event("load"));
  expect(hydratorScripts()).toHaveLength(1);
});

test.each(['<p data-hydrate-visible=""></p>', '<dialog data-hydrate-query="step"></dialog>'])(
  "a page with %s loads its hydrator at once",
  async (html) => {
    await open(html);
    expect(hydratorScripts()).not.toEqual([]);
  },
);

test("a guest's page loads its hydrator at once", async () => {
  document.documentElement.dataset.session = "in";
  await open("<p>Text</p>");
  expect(hydratorScripts()).not.toEqual([]);
});

test("the hydrator decides on a press that was held before it had loaded, and on a request to hydrate", async () => {
  await open('<a href="#x" data-share="x">Share</a>');
  press("a");
  dispatchEvent(new Event(HYDRATE_EVENT));
  expect(considered).toEqual([]);
  await load();
  expect(considered.slice(0, 2)).toEqual(["click", HYDRATE_EVENT]);
});

test("a page whose hydrator is lost, and that is not reloaded, follows the held link (R12.4)", async () => {
  await open('<a href="#x" data-share="x">Share</a>');
  let followed = 0;
  document.body.addEventListener("click", () => {
    followed += 1;
  });
  press("a");
  expect(followed).toBe(0);
  await lose();
  await settle();
  expect(followed).toBe(1);
});

test("a page whose hydrator is lost with the server keeps the press, and the next one tries again (R12.4)", async () => {
  const answers = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  Object.assign(globalThis, { fetch: answers });
  await open('<a href="#x" data-share="x">Share</a>');
  let followed = 0;
  document.body.addEventListener("click", () => {
    followed += 1;
  });
  press("a");
  await lose();
  await settle();
  const lost = hydratorScripts().length;
  press("a");
  expect(hydratorScripts()).toHaveLength(lost + 1);
  await load();
  expect(followed).toBe(0);
  expect(considered).toContain("click");
});
