/** @jest-environment jsdom */
import { openCleanFrame } from "@/lib/tracking/tracker";

test("an ad platform's frame fails when it shows the browser's error page, without an uncaught error (R10.3)", async () => {
  // The browser's error page has another origin, whose history must not be accessed.
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
