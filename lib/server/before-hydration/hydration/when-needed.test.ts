/** @jest-environment jsdom */
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import { isNeededFor, whenNeeded } from "@/lib/server/before-hydration/hydration/when-needed";

/** The navigation type of the document: a link, Back. */
let openedBy: string;
/** The observers of elements near the view, with the elements they observe. */
let watching: { notify: IntersectionObserverCallback; elements: Element[] }[];

beforeEach(() => {
  watching = [];
  openedBy = "navigate";
  Object.assign(performance, { getEntriesByType: () => [{ type: openedBy }] });
  class Observer {
    #entry: (typeof watching)[number];
    constructor(notify: IntersectionObserverCallback) {
      this.#entry = { notify, elements: [] };
      watching.push(this.#entry);
    }
    observe(element: Element) {
      this.#entry.elements.push(element);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  delete document.documentElement.dataset.session;
  history.replaceState(null, "", "/");
});

function draw(html: string) {
  document.body.innerHTML = html;
  const hydrate = jest.fn();
  whenNeeded(hydrate);
  return hydrate;
}

/** Whether the page is needed hydrated for an event on the element that the selector matches. */
function asks(selector: string, type: string, init: object = {}) {
  let isNeeded = false;
  const listener = (event: Event) => {
    isNeeded = isNeededFor(event);
  };
  addEventListener(type, listener);
  document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));
  removeEventListener(type, listener);
  return isNeeded;
}

test("a page without interaction stays unhydrated", () => {
  expect(draw('<p>Text</p><div data-hydrate=""><button>Menu</button></div>')).not.toHaveBeenCalled();
  for (const type of ["pointerdown", "click"]) expect(asks("p", type)).toBe(false);
});

test.each(["pointerdown", "focusin", "click"])(
  "the event %s on a part that hydrates hydrates an unhydrated page",
  (type) => {
    draw('<div data-hydrate=""><button>Menu</button></div>');
    expect(asks("button", type)).toBe(true);
  },
);

test("a mouse movement hydrates a page with a part that hydrates only; a finger's does not", () => {
  draw("<p>Text</p>");
  expect(asks("p", "pointermove", { pointerType: "mouse", movementX: 1, movementY: 0 })).toBe(false);
  draw('<p>Text</p><a data-share="x" href="/login">Share</a>');
  expect(asks("p", "pointermove", { pointerType: "touch", movementX: 1, movementY: 0 })).toBe(false);
  expect(asks("p", "pointermove", { pointerType: "mouse", movementX: 0, movementY: 0 })).toBe(false);
  expect(asks("p", "pointermove", { pointerType: "mouse", movementX: 0, movementY: -1 })).toBe(true);
});

test("the end of loading does not hydrate a page, the hydrate event does", () => {
  draw('<div>Text</div><p data-hydrate=""></p>');
  expect(asks("div", "load")).toBe(false);
  expect(asks("div", HYDRATE_EVENT)).toBe(true);
});

test("an element that loads automatically hydrates the page when it comes near the view", () => {
  const hydrate = draw('<div data-hydrate=""><p data-hydrate-visible=""></p></div>');
  const [watch] = watching;
  expect(watch?.elements).toEqual([document.querySelector("p")]);
  const tell = (isIntersecting: boolean) =>
    watch?.notify(
      [{ isIntersecting, target: watch.elements[0] } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    );
  tell(false);
  expect(hydrate).not.toHaveBeenCalled();
  tell(true);
  expect(hydrate).toHaveBeenCalled();
});

test("Back to a page with a list hydrates it at once, so that the list is restored (R4.10)", () => {
  openedBy = "back_forward";
  expect(draw("<p>Text</p>")).not.toHaveBeenCalled();
  expect(draw('<p data-hydrate-visible=""></p>')).toHaveBeenCalled();
});

test("a session makes the page personal, so it hydrates at once", () => {
  document.documentElement.dataset.session = "in";
  expect(draw("<p>Text</p>")).toHaveBeenCalled();
});

test("an address with a draft hydrates the page at once, one with other keys does not", () => {
  const dialog = '<dialog data-hydrate-query="step|adults"></dialog>';
  history.replaceState(null, "", "/promotion/14/1401?utm_source=step&xstep=1");
  expect(draw(dialog)).not.toHaveBeenCalled();
  history.replaceState(null, "", "/promotion/14/1401?utm_source=x&adults=2");
  expect(draw(dialog)).toHaveBeenCalled();
});
