/** @jest-environment jsdom */
import { actionRunner } from "@/widgets/event/run-action";

/** What the browser is asked to open, and where, when it last saw a gesture or did not. */
function open(url: string, hasGesture: boolean) {
  Object.defineProperty(navigator, "userActivation", { configurable: true, value: { isActive: hasGesture } });
  const opened: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute("href"), this.getAttribute("target"));
  });
  actionRunner({ type: "link", url, target: "_blank" })?.();
  return opened;
}

test("R5.3 a finish action that leads elsewhere opens beside the page where a gesture allows it", () => {
  expect(open("https://yeoul.test/prize", true)).toEqual(["https://yeoul.test/prize", "_blank"]);
});

test("R5.3 after Escape, which is no gesture to a browser, it opens in the page's place instead of nowhere", () => {
  expect(open("https://yeoul.test/prize", false)).toEqual(["https://yeoul.test/prize", null]);
});
