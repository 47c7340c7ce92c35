/** @jest-environment jsdom */
import { endTransitionOnPress } from "@/lib/server/before-hydration/every-page";

const root = document.documentElement;
/** Shows the page with a running transition, over which every press goes to the root element. */
function reveal(viewTransition: object | null) {
  dispatchEvent(Object.assign(new Event("pagereveal"), { viewTransition }));
}
const transition = () => ({ ready: Promise.reject(), skipTransition: jest.fn() });
const press = (target: Element, type: string) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 9 }));

beforeAll(endTransitionOnPress);
beforeEach(() => {
  document.body.innerHTML = '<button id="pay">Pay</button>';
});

function recordClicks(): string[] {
  const clicked: string[] = [];
  document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
  return clicked;
}

// First, because listeners on the window survive a test.
test("a click on a page without a transition stays as the browser aims it", () => {
  const clicked = recordClicks();
  document.elementFromPoint = () => document.getElementById("pay");
  reveal(null);
  press(root, "click");
  expect(clicked).toEqual([]);
});

test("a press during a page's transition ends it and acts on what is under it, once", () => {
  const clicked = recordClicks();
  document.elementFromPoint = (x, y) => (x === 5 && y === 9 ? document.getElementById("pay") : null);
  const running = transition();
  reveal(running);
  press(root, "pointerdown");
  expect(running.skipTransition).toHaveBeenCalledTimes(1);
  press(root, "click");
  expect(clicked).toEqual(["pay"]);
});

test("a click beside everything stays without effect", () => {
  const clicked = recordClicks();
  document.elementFromPoint = () => root;
  reveal(transition());
  press(root, "click");
  expect(clicked).toEqual([]);
});

test("a click that the browser itself aims after the press is not repeated", () => {
  const clicked = recordClicks();
  document.elementFromPoint = () => document.querySelector("button");
  reveal(transition());
  press(root, "pointerdown");
  press(document.querySelector("button") ?? root, "click");
  expect(clicked).toEqual(["pay"]);
});
