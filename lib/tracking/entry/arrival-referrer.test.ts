/** @jest-environment jsdom */
import type { arrivalReferrer as read } from "@/lib/tracking/entry/arrival-referrer";

/** As a new document would read it. */
async function arrive(referrer: string): Promise<ReturnType<typeof read>> {
  jest.resetModules();
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const { arrivalReferrer } = await import("@/lib/tracking/entry/arrival-referrer");
  expect(arrivalReferrer()).toBe(arrivalReferrer());
  return arrivalReferrer();
}

function setCameFrom(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `came-from=${value}`;
}

test("R10.4 the page before the login that began by itself is where the guest came from, for one page", async () => {
  setCameFrom(encodeURIComponent("https://news.example/이야기"));
  expect(await arrive("")).toBe("https://news.example/이야기");
  expect(await arrive("")).toBe("");
});

test("R10.4 what the browser says counts first, and what cannot be read counts as nothing", async () => {
  setCameFrom("https%3A%2F%2Fnews.example%2F");
  expect(await arrive("https://search.example/")).toBe("https://search.example/");
  setCameFrom("%");
  expect(await arrive("")).toBe("");
});
