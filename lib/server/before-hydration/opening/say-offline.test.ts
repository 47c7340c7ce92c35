/** @jest-environment jsdom */
import { openingWords } from "@/lib/server/before-hydration/opening/opening-words";
import { sayOffline } from "@/lib/server/before-hydration/opening/say-offline";

jest.mock("@/lib/server/before-hydration/opening/opening-words", () => ({ openingWords: jest.fn() }));

test("a page that lost its connection says that, and keeps the button that tries again (R12.4)", () => {
  jest.mocked(openingWords).mockReturnValue({ offline: "You are offline." } as never);
  document.body.innerHTML = `<p data-incomplete>Incomplete. <button>Try again</button></p>`;
  sayOffline();
  expect(document.body.textContent).toBe("You are offline. Try again");
  expect(document.querySelector("[data-incomplete] button")).not.toBeNull();
});
