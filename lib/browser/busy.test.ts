/** @jest-environment jsdom */
import { showBusy } from "@/lib/browser/page";

test("a pressed control is busy until what it opens is there", () => {
  const control = document.createElement("button");
  const end = showBusy(control);
  expect(control.getAttribute("aria-busy")).toBe("true");
  end();
  expect(control.hasAttribute("aria-busy")).toBe(false);
});
