/** @jest-environment jsdom */
import { endTransitionOnPress } from "@/lib/page-script/end-transition-on-press";

const root = document.documentElement;
let skipped = 0;

/** Shows the page with a running transition, over which every press goes to the root element. */
function reveal(
  viewTransition: object | null = { ready: Promise.reject(), skipTransition: () => skipped++ },
) {
  endTransitionOnPress();
  dispatchEvent(Object.assign(new Event("pagereveal"), { viewTransition }));
}
const press = (target: Element, type: string) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 5, clientY: 9 }));

beforeEach(() => {
  skipped = 0;
  document.body.innerHTML = '<button id="pay">Pay</button>';
});

function recordClicks(): string[] {
  const clicked: string[] = [];
  document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
  return clicked;
}

// First, because listeners on the window survive a test.
test("issue 16 B10: a page without a transition is left alone", () => {
  reveal(null);
  press(root, "pointerdown");
  expect(skipped).toBe(0);
});

test("issue 16 B10: a press during a page's transition ends it and acts on what is under it, once", () => {
  const clicked = recordClicks();
  document.elementFromPoint = (x, y) => (x === 5 && y === 9 ? document.getElementById("pay") : null);
  reveal();
  press(root, "pointerdown");
  expect(skipped).toBe(1);
  press(root, "click");
  expect(clicked).toEqual(["pay"]);
});

test("issue 16 B10: a click beside everything stays without effect", () => {
  const clicked = recordClicks();
  document.elementFromPoint = () => root;
  reveal();
  press(root, "click");
  expect(clicked).toEqual([]);
});

test("issue 16 B10: a click that the browser itself aims after the press is not repeated", () => {
  const clicked = recordClicks();
  document.elementFromPoint = () => document.querySelector("button");
  reveal();
  press(root, "pointerdown");
  press(document.querySelector("button") ?? root, "click");
  expect(clicked).toEqual(["pay"]);
});
