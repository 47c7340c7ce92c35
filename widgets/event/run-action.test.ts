/** @jest-environment jsdom */
import { actionRunner } from "@/widgets/event/event-step-view";

/** Returns the address and target of the link that the browser opens, with or without a recent gesture. */
function open(url: string, hasGesture: boolean) {
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { isActive: hasGesture } });
  const opened: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute("href"), this.getAttribute("target"));
  });
  actionRunner({ type: "link", url, target: "_blank" })?.();
  return opened;
}

test("a finish action that leads to another site opens a new window where a gesture allows it (R5.3)", () => {
  expect(open("https://yeoul.test/prize", true)).toEqual(["https://yeoul.test/prize", "_blank"]);
});

test("after Escape, which does not count as a gesture, a finish action opens in the same window instead of nowhere (R5.3)", () => {
  expect(open("https://yeoul.test/prize", false)).toEqual(["https://yeoul.test/prize", null]);
});
