/** @jest-environment jsdom */
import { patchPreview } from "@/components/workbench/preview/framed-page";

const page = (words: string, sheet = "a.css") =>
  `<html><head><link rel="stylesheet" href="${sheet}"></head><body><header>Ours</header><div data-part="page-draft">${words}</div></body></html>`;

/** Returns whether a page that shows `open` was patched when the server renders `rendered`, and its text afterwards. */
async function patched(open: string, rendered: string, ok = true) {
  const shown = new DOMParser().parseFromString(open, "text/html");
  const answer = { ok, text: async () => rendered };
  Object.assign(globalThis, { fetch: async () => answer });
  const isPatched = await patchPreview(shown, "/workbench/preview/x", new AbortController().signal);
  return [isPatched, shown.body.textContent];
}

test("new text is shown in the open page, and nothing else of it changes (R11.4)", async () => {
  expect(await patched(page("<p>old</p>"), page("<style>p{}</style><p>new</p>"))).toEqual([
    true,
    "Oursp{}new",
  ]);
});

test("a page of which more than the text has changed is not patched (R11.4)", async () => {
  expect(await patched(page("old"), page("new", "b.css"))).toEqual([false, "Oursold"]);
  expect(await patched(page("old"), "<p>signed out</p>")).toEqual([false, "Oursold"]);
  expect(await patched(page("old"), page("new"), false)).toEqual([false, "Oursold"]);
  const top = page("new").replace("page-draft", "top-draft");
  expect(await patched(page("old"), top)).toEqual([false, "Oursold"]);
  expect(await patched("<p>another page</p>", page("new"))).toEqual([false, "another page"]);
});
