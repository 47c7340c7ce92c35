/** @jest-environment jsdom */
import { followConsentToAll } from "@/lib/server/before-hydration/hydration/unhydrated-forms";

const boxes = '<input type="checkbox"><input type="checkbox" name="one"><input type="checkbox" name="two">';

test("before the framework is here, the first box of a summary ticks all, and all of them tick it (R6.3)", () => {
  followConsentToAll();
  document.body.innerHTML = `<div data-unhydrated-summary="">${boxes}</div><form>${boxes}</form>`;
  const [all, one, two] = document.querySelectorAll("input");
  const ticked = () => [...document.querySelectorAll("input")].map(({ checked }) => checked);
  all?.click();
  expect(ticked()).toEqual([true, true, true, false, false, false]);
  one?.click();
  expect(ticked()).toEqual([false, false, true, false, false, false]);
  one?.click();
  expect(ticked()).toEqual([true, true, true, false, false, false]);
  two?.click();
  all?.click();
  all?.click();
  expect(ticked()).toEqual([false, false, false, false, false, false]);
  document.querySelector<HTMLInputElement>("form input")?.click();
  expect(ticked()).toEqual([false, false, false, true, false, false]);
});
