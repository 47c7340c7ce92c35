/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { showPopups } from "@/lib/server/before-hydration/idle/popups";

const DAY_MS = 86_400_000;
const SEEN_MS = 6_000;

const popup = (id: string, days = 7) =>
  `<dialog id="${id}" data-popup="${id}" data-days="${days}"><p>News</p><input type="checkbox" data-refuse=""></dialog>`;
const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-22T12:00:00+09:00") });
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = popup("a");
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  // jsdom's dialogs have no showModal() and close().
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => jest.useRealTimers());

/** Comes again after the browser was closed, and lets the time pass after which the page's popup is shown. */
function visit(html = popup("a")) {
  sessionStorage.clear();
  openPage(html);
}

/** Renders the page anew in the same visit. */
function openPage(html = popup("a")) {
  document.body.innerHTML = html;
  showPopups();
  jest.advanceTimersByTime(SEEN_MS);
}

test("a popup waits until the page was viewed for some seconds (R4.11)", () => {
  showPopups();
  expect(dialog("a").open).toBe(false);
  jest.advanceTimersByTime(SEEN_MS);
  expect(dialog("a").open).toBe(true);
});

test("a popup is shown once the page was scrolled and has come to rest (R4.11)", () => {
  showPopups();
  Object.defineProperty(window, "scrollY", { value: window.innerHeight, configurable: true });
  for (let turn = 0; turn < 10; turn += 1) {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(1_000);
    expect(dialog("a").open).toBe(false);
  }
  jest.advanceTimersByTime(1_000);
  expect(dialog("a").open).toBe(true);
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

test("the focus is on the popup, which is named by its heading, and not on its first link (R4.11)", () => {
  document.body.innerHTML = popup("a").replace("<p>", '<h3>Last night</h3><a href="/x">See</a><p>');
  showPopups();
  jest.advanceTimersByTime(SEEN_MS);
  expect(document.activeElement).toBe(dialog("a"));
  expect(dialog("a").ariaLabel).toBe("Last night");
});

test("a popup is not shown while a finder is on the screen (R4.11)", () => {
  const finder = document.createElement("div");
  finder.className = "cms-box-finder";
  finder.getBoundingClientRect = () => ({ top: 100, bottom: 300, height: 200 }) as DOMRect;
  document.body.append(finder);
  showPopups();
  jest.advanceTimersByTime(60_000);
  expect(dialog("a").open).toBe(false);
});

test("the browser's Back closes a popup (R4.11)", () => {
  visit();
  history.replaceState({}, "");
  fireEvent.popState(window);
  expect(dialog("a").open).toBe(false);
});

test("a popup that was only closed is shown again on the next visit (R4.11)", () => {
  visit();
  dialog("a").close();
  visit();
  expect(dialog("a").open).toBe(true);
});

test("a popup is shown once in a visit, whatever page of it is open (R4.11)", () => {
  visit();
  dialog("a").close();
  openPage();
  expect(dialog("a").open).toBe(false);
  openPage(popup("b"));
  expect(dialog("b").open).toBe(true);
});

test("a popup refused for seven days is shown again after them (R4.11)", () => {
  visit();
  dialog("a").querySelector("input")?.click();
  dialog("a").close();
  const closed = Date.now();
  expect(localStorage.getItem("popup:a")).toBe(String(closed + 7 * DAY_MS));
  jest.setSystemTime(closed + 7 * DAY_MS - 2 * SEEN_MS);
  visit();
  expect(dialog("a").open).toBe(false);
  jest.setSystemTime(closed + 7 * DAY_MS);
  visit();
  expect(dialog("a").open).toBe(true);
});

test("a click on the backdrop closes a popup, a click inside does not (R4.11)", () => {
  visit();
  dialog("a").querySelector("p")?.click();
  expect(dialog("a").open).toBe(true);
  dialog("a").click();
  expect(dialog("a").open).toBe(false);
});

test("two popups are not shown on top of each other (R4.11)", () => {
  visit(popup("a") + popup("b"));
  expect([dialog("a").open, dialog("b").open]).toEqual([true, false]);
});
