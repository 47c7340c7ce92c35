/** @jest-environment jsdom */

import { fetchServerTime } from "@/lib/base/server-clock";
import { refreshAvailability } from "@/lib/server/before-hydration/idle/current-facts";

jest.mock("@/lib/base/server-clock", () => ({ fetchServerTime: jest.fn() }));

const ASKED = "2026-11-26T10:00:00.000Z";
const widget = (asOf: string, text: string) =>
  `<div data-part="p-1"><div data-slot="2" data-as-of="${asOf}"><a href="/t">${text}</a></div></div>`;
const card = (text: string) => `<a href="/promotion/14/1">Lunch<span data-as-of="">${text}</span></a>`;

let see: (isSeen: boolean) => Promise<void>;
let asked: string[];
let answer: { status: number; html: string };

beforeEach(() => {
  asked = [];
  jest.mocked(fetchServerTime).mockImplementation(async () => new Date(Date.now()));
  jest.useFakeTimers({ now: Date.parse(ASKED) });
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void) {
        see = async (isIntersecting) => {
          const targets = document.querySelectorAll("[data-as-of]");
          callback([...targets].map((target) => ({ target, isIntersecting })));
          await jest.advanceTimersByTimeAsync(0);
        };
      }
      observe() {}
    },
    XMLHttpRequest: class {
      onload = () => {};
      status = 0;
      responseXML: Document | null = null;
      open(_: string, address: string) {
        asked.push(address);
      }
      send() {
        this.status = answer.status;
        this.responseXML = new DOMParser().parseFromString(answer.html, "text/html");
        this.onload();
      }
    },
  });
});
afterEach(() => jest.useRealTimers());

function show(html: string, now: typeof answer) {
  document.body.innerHTML = html;
  answer = now;
  refreshAvailability();
}
const text = () => document.body.textContent;

test("what is older than a minute is asked for again where a guest looks at it, and takes its place", async () => {
  const later = "2026-11-26T10:01:30.000Z";
  show(widget(ASKED, "19:00") + card("Dec 1"), {
    status: 200,
    html: widget(later, "20:00") + card("Dec 2"),
  });
  await see(true);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(16_000);
  expect(asked).toEqual([location.pathname + location.search]);
  expect(text()).toBe("20:00LunchDec 2");
  expect(document.querySelector<HTMLElement>("[data-slot]")?.dataset.asOf).toBe(later);
});

test("nothing is asked where nobody looks at it, and what was old is asked for once somebody does", async () => {
  show(widget(ASKED, "19:00"), { status: 200, html: widget(ASKED, "20:00") });
  await jest.advanceTimersByTimeAsync(200_000);
  expect(asked).toEqual([]);
  await see(true);
  expect(asked).toHaveLength(1);
  expect(text()).toBe("20:00");
});

test("it stays where the page is not answered, and while the focus is in it", async () => {
  show(widget(ASKED, "19:00"), { status: 503, html: widget(ASKED, "20:00") });
  await see(true);
  await jest.advanceTimersByTimeAsync(80_000);
  expect(asked.length).toBeGreaterThan(0);
  expect(text()).toBe("19:00");
  answer.status = 200;
  document.querySelector("a")?.focus();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(text()).toBe("19:00");
  document.querySelector("a")?.blur();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(text()).toBe("20:00");
});
