/** @jest-environment jsdom */
import { calmPage } from "@/components/workbench/preview/framed-page";

function openFrame(html: string) {
  const frame = document.createElement("iframe");
  document.body.replaceChildren(frame);
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (page === null) throw new Error("the frame has no page");
  page.document.body.innerHTML = html;
  // jsdom has no dialogs that open.
  const opened: boolean[] = [];
  page.HTMLDialogElement.prototype.showModal = function showModal() {
    opened.push(this.inert === true);
    this.setAttribute("open", "");
    this.querySelector("input")?.focus();
  };
  page.HTMLDialogElement.prototype.show = page.HTMLDialogElement.prototype.showModal;
  page.HTMLMediaElement.prototype.pause = () => {};
  return { page, opened };
}

test("nothing in a preview gets the focus by itself, a popup opens all the same, and no film plays (R11.4)", () => {
  const { page, opened } = openFrame("<input><dialog><input></dialog><video autoplay></video>");
  jest.spyOn(page.document, "hasFocus").mockReturnValue(false);
  calmPage(page);
  page.document.querySelector("input")?.focus();
  page.document.querySelector("dialog")?.showModal();
  expect(page.document.activeElement).toBe(page.document.body);
  expect(opened).toEqual([true]);
  expect(page.document.querySelector("dialog")?.inert).toBe(false);
  expect(page.document.querySelector("dialog")?.hasAttribute("open")).toBe(true);
  expect(page.document.querySelector("video")?.hasAttribute("autoplay")).toBe(false);
  const entries = page.history.length;
  page.history.pushState({ popup: true }, "");
  expect(page.history.length).toBe(entries);
});

test("which popups an author has seen or closed in a preview is not stored, and everything else is (R11.4)", () => {
  const { page } = openFrame("");
  const stored: string[] = [];
  page.Storage.prototype.setItem = (key: string) => void stored.push(key);
  calmPage(page);
  page.Storage.prototype.setItem("popup:winter", "true");
  page.Storage.prototype.setItem("language", "en");
  expect(stored).toEqual(["language"]);
});

test("in a preview that an author uses, the focus moves as it does for guests (R11.4)", () => {
  const { page, opened } = openFrame("<input><dialog><input></dialog>");
  jest.spyOn(page.document, "hasFocus").mockReturnValue(true);
  calmPage(page);
  calmPage(page);
  page.document.querySelector("input")?.focus();
  expect(page.document.activeElement?.tagName).toBe("INPUT");
  page.document.querySelector("dialog")?.showModal();
  expect(opened).toEqual([false]);
});
