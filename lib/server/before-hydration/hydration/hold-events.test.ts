/** @jest-environment jsdom */
import {
  followHeldLinks,
  holdEvents,
  rememberTarget,
  replayWhenHydrated,
} from "@/lib/server/before-hydration/hydration/held-presses";
import { HYDRATED_EVENT } from "@/lib/server/before-hydration/hydration/marks";

// jsdom has no pointer events.
class PointerEventHere extends MouseEvent {}
Object.assign(globalThis, { PointerEvent: PointerEventHere });

let releaseHeld: () => void;

/** Renders an unhydrated page; `heard` lists the ids of the elements whose clicks reached a listener. */
function draw(html: string) {
  document.body.innerHTML = html;
  const heard: string[] = [];
  document.body.addEventListener("click", (event) => {
    if (!event.defaultPrevented) heard.push((event.target as Element).id);
    event.preventDefault();
  });
  const held = holdEvents(rememberTarget);
  replayWhenHydrated(held);
  releaseHeld = () => followHeldLinks(held);
  const press = (id: string, init: MouseEventInit = {}) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  const finish = () => dispatchEvent(new Event(HYDRATED_EVENT));
  return { heard, press, finish };
}

afterEach(() => {
  // Listeners on the window survive a test; after `releaseHeld` they hold nothing.
  releaseHeld();
  document.body.replaceWith(document.createElement("body"));
});

test("a held control is busy until the page is hydrated", () => {
  const { press, finish } = draw('<div data-hydrate><button id="b"></button></div>');
  press("b");
  expect(document.getElementById("b")?.getAttribute("aria-busy")).toBe("true");
  finish();
  expect(document.getElementById("b")?.hasAttribute("aria-busy")).toBe(false);
});

test("a press that was withdrawn is not replayed", () => {
  const { heard, press, finish } = draw('<div data-hydrate><button id="b"></button></div>');
  press("b");
  document.getElementById("b")?.removeAttribute("aria-busy");
  finish();
  expect(heard).toEqual([]);
});

test("presses before the page is hydrated are replayed once it is, in order and once per element", () => {
  const { heard, press, finish } = draw(
    '<div data-hydrate=""><button id="menu">Menu</button></div><a id="share" data-share="x" href="/login">Share</a>',
  );
  press("share");
  press("menu");
  press("share");
  expect(heard).toEqual([]);
  finish();
  expect(heard).toEqual(["share", "menu"]);
  press("menu");
  expect(heard).toEqual(["share", "menu", "menu"]);
});

test("a picture pressed before the page is hydrated is opened once it is, and its link is not followed", () => {
  const { heard, press, finish } = draw('<a id="photo" data-photo="0" href="/media/a.jpg"><img id="it"></a>');
  press("it");
  expect(heard).toEqual([]);
  finish();
  expect(heard).toEqual(["photo"]);
});

test.each([
  ["a link in a list", '<div data-hydrate=""><a id="it" href="/promotion/1/2">Dinner</a></div>', {}],
  ["an element that is not hydrated", '<button id="it">Plain</button>', {}],
  ["a form field", '<div data-hydrate=""><input id="it" type="radio"></div>', {}],
  ["a click for a new tab", '<a id="it" data-share="x" href="/login">Share</a>', { ctrlKey: true }],
  [
    "an authored link in a widget that is mounted later",
    '<p data-hydrate="deferred"><a id="it" href="/x">x</a></p>',
    {},
  ],
])("%s is left to the browser, at once", (_, html, init) => {
  const { heard, press } = draw(html);
  press("it", init);
  expect(heard).toEqual(["it"]);
});

test("a link with an action of its own (login button, link that opens a window) is held until hydrated", () => {
  const { heard, press, finish } = draw(
    '<a id="login" data-hydrate="" href="/login">Log in</a><div data-hydrate="links"><a id="add" href="/add">Add</a></div>',
  );
  press("login");
  press("add");
  expect(heard).toEqual([]);
  finish();
  expect(heard).toEqual(["login", "add"]);
});

test("a press in a widget that is remounted is replayed on the new element", () => {
  const { heard, press, finish } = draw(
    '<div data-part="p"><span id="was" data-slot="3" data-hydrate="deferred">Share</span></div>',
  );
  press("was");
  const part = document.querySelector("[data-part]");
  if (part !== null)
    part.innerHTML = '<span data-slot="3" data-hydrate=""><a id="now" href="/x">Share</a></span>';
  finish();
  expect(heard).toEqual(["now"]);
});

test("Enter in an answer field is held, but not during composition or on a button", () => {
  const { finish } = draw(
    '<div data-hydrate=""><input id="answer" type="text"><button id="send">Send</button></div>',
  );
  const keys: string[] = [];
  document.body.addEventListener("keydown", ({ key, target }) => {
    keys.push(`${(target as Element).id} ${key}`);
  });
  const type = (id: string, init: KeyboardEventInit) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
  type("answer", { key: "Enter" });
  expect(keys).toEqual([]);
  type("answer", { key: "a" });
  type("answer", { key: "Enter", isComposing: true });
  type("send", { key: "Enter" });
  expect(keys).toEqual(["answer a", "answer Enter", "send Enter"]);
  finish();
  expect(keys).toEqual(["answer a", "answer Enter", "send Enter", "answer Enter"]);
});

test("when the page cannot hydrate, held links are followed and nothing more is held (R12.4)", () => {
  const { heard, press } = draw(
    '<a id="share" data-share="x" href="/login">Share</a><div data-hydrate=""><button id="menu">Menu</button></div>',
  );
  press("share");
  press("menu");
  releaseHeld();
  expect(heard).toEqual(["share"]);
  press("menu");
  expect(heard).toEqual(["share", "menu"]);
});
