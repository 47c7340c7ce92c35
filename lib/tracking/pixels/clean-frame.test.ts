/** @jest-environment jsdom */
import { openCleanFrame } from "@/lib/tracking/pixels/clean-frame";

test("R10.3 a frame that brings the browser's own error page is refused, and throws nothing into the page", async () => {
  // What the browser shows instead belongs to another origin, of which not even the history may be read.
  const stranger = {
    get history(): History {
      throw new DOMException("Blocked a frame", "SecurityError");
    },
  } as Window;
  jest.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(stranger);
  const uncaught = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", uncaught);
  const opening = openCleanFrame("https://yeoul.test/payment-request/14");
  document.querySelector("iframe")?.dispatchEvent(new Event("load"));
  await expect(Promise.race([opening, Promise.resolve("nothing yet")])).rejects.toThrow("Blocked a frame");
  expect(uncaught).not.toHaveBeenCalled();
});
