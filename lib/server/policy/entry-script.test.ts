/** @jest-environment jsdom */
import { isSignedIn } from "@/lib/account/signed-in";
import { entryScript } from "@/lib/server/policy/entry-script";

test("where a browser denies cookies to scripts by throwing, the page's scripts find none (R10.6)", () => {
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  const script = document.createElement("script");
  script.textContent = entryScript();
  document.head.append(script);
  expect(document.documentElement.dataset).toMatchObject({ script: "" });
  expect(isSignedIn(document.cookie)).toBe(false);
  expect(Reflect.set(document, "cookie", "language=en")).toBe(true);
});
