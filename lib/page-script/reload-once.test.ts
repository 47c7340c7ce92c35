/** @jest-environment jsdom */
import { beforeNewStart } from "@/lib/browser/new-start";
import { reloadOnce } from "@/lib/page-script/reload-once";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/p/winter");
});

test("R12.4 nobody is taken out of a payment", () => {
  history.replaceState(null, "", "/payment-request/14/AH_7");
  expect(reloadOnce()).toBe(false);
});

test("R12.4 without a connection the page is better than none", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reloadOnce()).toBe(false);
});

test("R12.4 what was typed and cannot be put by keeps the page", () => {
  const takeBack = beforeNewStart(() => false);
  expect(reloadOnce()).toBe(false);
  takeBack();
});

test("R12.4 it does not become a loop", () => {
  sessionStorage.setItem("chunk-reload", String(Date.now() - 1_000));
  expect(reloadOnce()).toBe(false);
});

test("R12.4 where the one reload cannot be remembered there is none", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(reloadOnce()).toBe(false);
});

test.each([
  ["by a link", 1_000_000, () => document.querySelector("a")?.click()],
  ["otherwise", 2_000_000, () => dispatchEvent(new Event("beforeunload"))],
])("issue 18 D16 nobody who is leaving %s is called back", (_, now, leave) => {
  jest.spyOn(Date, "now").mockReturnValue(now);
  document.body.innerHTML = '<a href="#elsewhere">Elsewhere</a>';
  leave();
  expect(reloadOnce()).toBe(false);
});
