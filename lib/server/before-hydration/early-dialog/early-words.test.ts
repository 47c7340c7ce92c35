/** @jest-environment jsdom */
import { showOfflineNotice } from "@/lib/server/before-hydration/early-dialog/early-words";

test("a page that lost its connection says that, and keeps the button that tries again (R12.4)", () => {
  document.documentElement.dataset.language = "en";
  Object.assign(globalThis, { EARLY_WORDS: { en: { offline: "You are offline." } } });
  document.body.innerHTML = `<p data-incomplete>Incomplete. <button>Try again</button></p>`;
  showOfflineNotice();
  expect(document.body.textContent).toBe("You are offline. Try again");
  expect(document.querySelector("[data-incomplete] button")).not.toBeNull();
});
