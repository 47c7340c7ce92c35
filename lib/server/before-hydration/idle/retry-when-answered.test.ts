/** @jest-environment jsdom */
import { retryWhenAnswered } from "@/lib/server/before-hydration/idle/links";

test("a list that could not be read is retried only where the server answers; else the page stays and says so (R6.10)", async () => {
  const answers = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  Object.assign(globalThis, { fetch: answers });
  document.body.innerHTML =
    '<a href="?" data-again="">Try again</a><p data-incomplete hidden>Incomplete <button>Try again</button></p>';
  retryWhenAnswered();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await new Promise(process.nextTick);
  await new Promise(process.nextTick);
  expect(answers).toHaveBeenCalledTimes(1);
  expect(document.querySelector<HTMLElement>("[data-incomplete]")?.hidden).toBe(false);
});
