/** @jest-environment jsdom */
import { beforeChunkReload } from "@/lib/browser/chunk-reload";
import { reloadAsleepOnce, reloadOnce } from "@/lib/page-script/reload-once";

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
  sessionStorage.clear();
  history.replaceState(null, "", "/p/winter");
});

test("a payment page is not reloaded (R12.4)", () => {
  history.replaceState(null, "", "/payment-request/14/AH_7");
  expect(reloadOnce()).toBe(false);
});

test("a page does not reload itself without a connection (R12.4)", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reloadOnce()).toBe(false);
});

test("a page does not reload itself when typed input would be lost (R12.4)", () => {
  const takeBack = beforeChunkReload(() => false);
  expect(reloadOnce()).toBe(false);
  takeBack();
});

test("a page does not reload itself again soon after a reload (R12.4)", () => {
  sessionStorage.setItem("chunk-reload", String(Date.now() - 1_000));
  expect(reloadOnce()).toBe(false);
});

test("a page does not reload itself when the reload cannot be recorded (R12.4)", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(reloadOnce()).toBe(false);
});

test.each([
  ["by a link", 1_000_000, () => document.querySelector("a")?.click()],
  ["in another way", 2_000_000, () => dispatchEvent(new Event("beforeunload"))],
])("a page does not reload itself while the guest is leaving %s (R12.4)", (_, now, leave) => {
  jest.spyOn(Date, "now").mockReturnValue(now);
  document.body.innerHTML = '<a href="#elsewhere">Elsewhere</a>';
  leave();
  expect(reloadOnce()).toBe(false);
  expect(reloadAsleepOnce()).toBe(false);
});

test("a sleeping page that a reload has brought is not reloaded again (R12.4)", () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: "reload" }] });
  expect(reloadAsleepOnce()).toBe(false);
});

test("a sleeping page is not reloaded without a connection (R12.4)", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(reloadAsleepOnce()).toBe(false);
});
