/** @jest-environment jsdom */
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";
import {
  isNeededFor,
  saysSomebodyIsThere,
  whenNear,
  whenNeeded,
} from "@/lib/server/before-hydration/hydration/when-needed";

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

/** What is said of an event on the element that the selector matches: that the page is needed, that somebody is there. */
function answers(selector: string, type: string, init: object = {}): [boolean, boolean] {
  let said: [boolean, boolean] = [false, false];
  const listener = (event: Event) => {
    said = [isNeededFor(event), saysSomebodyIsThere(event)];
  };
  addEventListener(type, listener);
  document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init));
  removeEventListener(type, listener);
  return said;
}

/** Lets the observers see every element that they observe. */
const comeNear = (isIntersecting: boolean) => {
  for (const { notify, elements } of watching)
    notify(
      elements.map((target) => ({ isIntersecting, target })) as unknown as IntersectionObserverEntry[],
      {} as IntersectionObserver,
    );
};

test("a page that nobody touches stays unhydrated, and so does one of which only text is touched", () => {
  expect(draw('<p>Text</p><div data-hydrate=""><button>Menu</button></div>')).not.toHaveBeenCalled();
  for (const type of ["pointerdown", "click"]) expect(answers("p", type)).toEqual([false, true]);
});

test.each(["pointerdown", "focusin", "click"])(
  "the event %s on a part that hydrates needs it hydrated",
  (type) => {
    draw('<div data-hydrate=""><button>Menu</button></div>');
    expect(answers("button", type)).toEqual([true, true]);
  },
);

test("a mouse that moves says that somebody is there; one that rests and a finger that was there before do not", () => {
  draw('<p>Text</p><a data-share="x" href="/login">Share</a>');
  const move = (pointerType: string, movementX: number, movementY: number) =>
    answers("a", "pointermove", { pointerType, movementX, movementY });
  expect(move("mouse", 0, -1)).toEqual([false, true]);
  expect(move("mouse", 0, 0)).toEqual([false, false]);
  expect(move("touch", 1, 0)).toEqual([false, false]);
});

test("the focus says that somebody is there, unless a popup that opens by itself takes it", () => {
  draw('<a href="/">Home</a><dialog data-popup="winter"><button>Close</button></dialog>');
  expect(answers("a", "focusin")).toEqual([false, true]);
  expect(answers("button", "focusin")).toEqual([false, false]);
});

test("the end of loading does not hydrate a page, the hydrate event does", () => {
  draw('<div>Text</div><p data-hydrate=""></p>');
  expect(answers("div", "load")).toEqual([false, false]);
  expect(answers("div", HYDRATE_EVENT)).toEqual([true, false]);
});

test("a widget that is not mounted yet hydrates the page when it comes near the view, all else only once somebody is there", () => {
  const list = '<p data-hydrate-visible=""></p>';
  const hydrate = draw(`<div data-hydrate="">${list}</div>`);
  comeNear(true);
  expect(hydrate).not.toHaveBeenCalled();
  whenNear(hydrate);
  comeNear(false);
  expect(hydrate).not.toHaveBeenCalled();
  comeNear(true);
  expect(hydrate).toHaveBeenCalled();
  const mount = draw('<p data-hydrate="deferred" data-hydrate-visible=""></p>');
  expect(mount).not.toHaveBeenCalled();
  comeNear(true);
  expect(mount).toHaveBeenCalled();
});

test.each(["back_forward", "reload"])(
  "%s to a page with a list hydrates it at once, so that the list is restored (R4.10)",
  (how) => {
    openedBy = how;
    expect(draw("<p>Text</p>")).not.toHaveBeenCalled();
    expect(draw('<p data-hydrate-visible=""></p>')).toHaveBeenCalled();
  },
);

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
