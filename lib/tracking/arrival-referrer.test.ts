/** @jest-environment jsdom */
import type { arrivalReferrer as read } from "@/lib/tracking/register-access";

/** Reads the referrer as a new document would. */
async function arrive(referrer: string): Promise<ReturnType<typeof read>> {
  jest.resetModules();
  jest.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  const { arrivalReferrer } = await import("@/lib/tracking/register-access");
  expect(arrivalReferrer()).toBe(arrivalReferrer());
  return arrivalReferrer();
}

function setCameFrom(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `came-from=${value}`;
}

test("after an automatic login the page before it is the referrer, for one document (R10.4)", async () => {
  setCameFrom(encodeURIComponent("https://news.example/이야기"));
  expect(await arrive("")).toBe("https://news.example/이야기");
  expect(await arrive("")).toBe("");
});

test("the browser's referrer takes precedence, and an unreadable cookie counts as empty (R10.4)", async () => {
  setCameFrom("https%3A%2F%2Fnews.example%2F");
  expect(await arrive("https://search.example/")).toBe("https://search.example/");
  setCameFrom("%");
  expect(await arrive("")).toBe("");
});
