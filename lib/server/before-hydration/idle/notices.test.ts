/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { CLOSED_NOTICES, closeNotices } from "@/lib/server/before-hydration/idle/kept-choices";
import { entryScript } from "@/lib/server/policy/entry-script";

const notice = (id: string) =>
  `<div data-notice="${id}"><p>Two sittings</p><button data-notice-close="">Close</button></div>`;
const isShown = (id: string) =>
  document.querySelector<HTMLElement>(`[data-notice="${id}"]`)?.hidden === false;

function open(html: string): void {
  document.body.innerHTML = `<header><a href="/">Yeoul</a></header>${html}`;
  closeNotices();
}

beforeEach(() => localStorage.clear());

test("a line of news that a guest closed stays closed on every later page, and another is shown (R4.11)", () => {
  open(notice("december"));
  expect(isShown("december")).toBe(true);
  fireEvent.click(document.querySelector("button") as Element);
  expect(isShown("december")).toBe(false);
  expect(document.activeElement?.textContent).toBe("Yeoul");
  open(notice("december") + notice("january"));
  expect([isShown("december"), isShown("january")]).toEqual([false, true]);
});

test("the entry script looks for closed news where it is stored (R4.11)", () => {
  expect(entryScript()).toContain(`localStorage.${CLOSED_NOTICES}`);
});

test("tampered storage hides nothing (R4.11)", () => {
  localStorage.setItem(CLOSED_NOTICES, '"december"');
  open(notice("december"));
  expect(isShown("december")).toBe(true);
});
