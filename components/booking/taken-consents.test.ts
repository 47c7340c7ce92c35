/** @jest-environment jsdom */
import {
  hasUnhydratedSummary,
  readTakenConsents,
  removeUnhydratedSummary,
} from "@/components/booking/taken-consents";

const boxes = `<fieldset data-consents="">
  <input type="checkbox"><input type="checkbox" name="Cancellation"><input type="checkbox" name="Privacy">
  <details><summary>More</summary></details>
</fieldset>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="island"></div><div data-unhydrated-summary="">${boxes}</div>`;
});

const box = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-unhydrated-summary] [name=${name}]`);

test("what was ticked before the code was here is taken over, a consent that was not shown never (R6.3)", () => {
  const all = document.querySelector<HTMLInputElement>("[data-unhydrated-summary] input");
  if (all !== null) all.checked = true;
  box("Privacy")?.click();
  document.querySelector("details")?.setAttribute("open", "");
  expect(readTakenConsents(["Cancellation", "Privacy", "Health"])).toEqual({
    agreed: ["Privacy"],
    isOpened: true,
  });
});

test("the summary that takes its place gets the focus in the same control", () => {
  box("Cancellation")?.focus();
  const island = document.getElementById("island");
  if (island !== null) island.innerHTML = boxes;
  removeUnhydratedSummary();
  expect(hasUnhydratedSummary()).toBe(false);
  expect(document.activeElement?.getAttribute("name")).toBe("Cancellation");
});

test("without such a summary nothing is taken, and the focus stays", () => {
  document.body.innerHTML = `<div id="island">${boxes}</div>`;
  removeUnhydratedSummary();
  expect(readTakenConsents(["Cancellation", "Privacy"])).toEqual({ agreed: [], isOpened: false });
  expect(document.activeElement).toBe(document.body);
});
