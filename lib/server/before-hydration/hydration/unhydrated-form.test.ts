/** @jest-environment jsdom */
import {
  showUnhydratedForm,
  startUnhydratedForm,
} from "@/lib/server/before-hydration/hydration/unhydrated-forms";

const MOST = 3;
const counter = (kind: string) =>
  `<div><button data-reserve-add="-1" aria-disabled="true"></button>
  <output data-reserve-count="${kind}" data-reserve-number="0">«0»</output><button data-reserve-add="1"></button></div>`;

/** Renders the unhydrated form; `press` presses − or + of a counter, `counted` reads all three. */
function draw() {
  history.replaceState(null, "", "/");
  document.body.innerHTML = `<a data-reserve aria-busy="true"></a><dialog><div data-reserve-form="${MOST}">
    <button data-reserve-leave></button>
    <b data-reserve-line="children" hidden>Children <span>0</span></b>${["adults", "children", "infants"].map(counter).join("")}</div></dialog>`;
  const dialog = document.querySelector("dialog");
  // jsdom has no methods for dialogs.
  if (dialog)
    Object.assign(dialog, {
      showModal: () => dialog.setAttribute("open", ""),
      close: () => {
        dialog.removeAttribute("open");
        dialog.dispatchEvent(new Event("close"));
      },
    });
  startUnhydratedForm();
  const button = (kind: string, step: number) =>
    document
      .querySelector(`[data-reserve-count=${kind}]`)
      ?.parentElement?.querySelector<HTMLElement>(`[data-reserve-add="${step}"]`);
  return {
    dialog,
    press: (kind: string, step: number) => button(kind, step)?.click(),
    isLimit: (kind: string, step: number) => button(kind, step)?.getAttribute("aria-disabled") === "true",
    counted: () =>
      [...document.querySelectorAll("output")].map(({ dataset }) => Number(dataset.reserveNumber)),
  };
}

test("a party is counted before the form is here, up to the offer's largest party (R6.2)", () => {
  const { press, counted, isLimit } = draw();
  press("adults", 1);
  press("adults", 1);
  press("children", 1);
  expect(counted()).toEqual([2, 1, 0]);
  expect(isLimit("infants", 1)).toBe(true);
  press("infants", 1);
  expect(counted()).toEqual([2, 1, 0]);
  press("children", -1);
  press("infants", 1);
  expect(counted()).toEqual([2, 0, 1]);
});

test("the party's line says what is counted before the form is here (R6.2)", () => {
  const { press } = draw();
  const line = document.querySelector<HTMLElement>("[data-reserve-line]");
  press("children", 1);
  expect([line?.hidden, line?.textContent]).toEqual([false, "Children 1"]);
  press("children", -1);
  expect(line?.hidden).toBe(true);
});

test("the last adult of a party cannot be taken away before the form is here (R6.2)", () => {
  const { press, counted, isLimit } = draw();
  press("adults", 1);
  expect(isLimit("adults", -1)).toBe(true);
  press("adults", -1);
  expect(counted()).toEqual([1, 0, 0]);
});

test("the unhydrated form opens for a held press on Reserve, and not without one", () => {
  const { dialog } = draw();
  showUnhydratedForm();
  expect(dialog?.open).toBe(true);
  dialog?.close();
  showUnhydratedForm();
  expect(dialog?.open).toBe(false);
});

test("a guest who leaves the unhydrated form withdraws the press on Reserve", () => {
  const { dialog } = draw();
  showUnhydratedForm();
  document.querySelector<HTMLElement>("[data-reserve-leave]")?.click();
  expect(dialog?.open).toBe(false);
  expect(document.querySelector("[data-reserve]")?.hasAttribute("aria-busy")).toBe(false);
});

test("the unhydrated form is the first step in the history, and Back closes it (R6.2)", async () => {
  const { dialog } = draw();
  showUnhydratedForm();
  expect(location.search).toBe("?step=table");
  const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.back();
  await popped;
  expect(dialog?.open).toBe(false);
  expect(location.search).toBe("");
  expect(document.querySelector("[data-reserve]")?.hasAttribute("aria-busy")).toBe(false);
});

test("who leaves the unhydrated form is where they were before it", async () => {
  const { dialog } = draw();
  showUnhydratedForm();
  const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  document.querySelector<HTMLElement>("[data-reserve-leave]")?.click();
  await popped;
  expect(dialog?.open).toBe(false);
  expect(location.search).toBe("");
});
