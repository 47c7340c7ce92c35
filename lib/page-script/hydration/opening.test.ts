/** @jest-environment jsdom */
import { loseOpening, showOpening } from "@/lib/page-script/hydration/opening";

// jsdom has no methods for dialogs.
beforeAll(() =>
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute("open", "modal");
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute("open");
      this.onclose?.(new Event("close"));
    },
  }),
);

const PANEL = `<dialog data-panel><a data-closes aria-label="Close">×</a></dialog>`;
const sheet = () => document.querySelector<HTMLDialogElement>("[data-opening]");
const menu = () => document.querySelector("[data-opening-menu]");
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function draw(markup: string) {
  document.body.innerHTML = PANEL + markup;
  showOpening();
}

const SHARE = `<a role="button" aria-haspopup="dialog" aria-label="Share" aria-busy="true" tabindex="0"></a>`;

test("a held press shows the name of what opens and a button that closes it (R12.4)", () => {
  draw(SHARE);
  expect(sheet()?.getAttribute("open")).toBe("modal");
  expect(sheet()?.querySelector("h2")?.textContent).toBe("Share");
  expect(sheet()?.querySelector("button")?.getAttribute("aria-label")).toBe("Close");
  showOpening();
  expect(document.querySelectorAll("[data-opening]")).toHaveLength(1);
});

test("nothing is shown where no press is held, or where the reservation form opens by itself", () => {
  draw(`<a aria-haspopup="dialog"></a><a aria-haspopup="dialog" data-reserve aria-busy="true"></a>`);
  expect(sheet()).toBeNull();
});

test("nothing is shown on a hydrated page, which opens its dialogs itself", () => {
  document.documentElement.dataset.hydrated = "";
  draw(SHARE);
  delete document.documentElement.dataset.hydrated;
  expect(sheet()).toBeNull();
});

test("closing it withdraws the press and returns the focus", () => {
  draw(SHARE);
  sheet()?.querySelector("button")?.click();
  expect(sheet()).toBeNull();
  expect(find("[aria-haspopup]")?.hasAttribute("aria-busy")).toBe(false);
  expect(document.activeElement).toBe(find("[aria-haspopup]"));
});

test("it no longer holds the focus once its control is not busy, and goes when the dialog is there", async () => {
  draw(SHARE);
  find("[aria-haspopup]")?.removeAttribute("aria-busy");
  await Promise.resolve();
  expect(sheet()?.getAttribute("open")).toBe("");
  document.body.append(Object.assign(document.createElement("div"), { role: "dialog" }));
  document.body.lastElementChild?.setAttribute("role", "dialog");
  document.body.append(document.createElement("i"));
  await Promise.resolve();
  expect(sheet()).toBeNull();
});

test("it goes where its code is lost", () => {
  draw(SHARE);
  loseOpening();
  expect(sheet()).toBeNull();
});

test("a pressed picture is shown large at once", () => {
  draw(`<a data-photo="0" aria-busy="true"><img src="/a.jpg" alt="A table by the sea"></a>`);
  expect(sheet()?.getAttribute("aria-label")).toBe("A table by the sea");
  expect(sheet()?.querySelector("img")?.getAttribute("src")).toContain("/a.jpg");
});

test("a search that is not complete opens nothing", () => {
  const finder = (value: string) =>
    `<form><select required><option value="${value}"></option></select>
    <button aria-haspopup="dialog" aria-busy="true">See tables</button></form>`;
  draw(finder(""));
  expect(sheet()).toBeNull();
  draw(finder("1"));
  expect(sheet()?.querySelector("h2")?.textContent).toBe("See tables");
});

describe("a list of links", () => {
  const SELECT = `<div><span><button aria-haspopup="menu" aria-expanded="false" aria-label="Language" aria-busy="true"></button></span>
    <noscript><a href="/ko">한국어</a><a href="/en">English</a></noscript></div>`;
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  test("opens with its links, and the press has then had its effect", () => {
    draw(SELECT);
    expect([...(menu()?.querySelectorAll("[role=menuitem]") ?? [])].map((link) => link.textContent)).toEqual([
      "한국어",
      "English",
    ]);
    expect(find("button[aria-haspopup]")?.getAttribute("aria-expanded")).toBe("true");
    expect(find("button[aria-haspopup]")?.hasAttribute("aria-busy")).toBe(false);
  });

  test("is walked through and left by keys", () => {
    draw(SELECT);
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe("한국어");
    press("ArrowUp");
    expect(document.activeElement?.textContent).toBe("English");
    press("Escape");
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(find("button[aria-haspopup]"));
    expect(find("button[aria-haspopup]")?.getAttribute("aria-expanded")).toBe("false");
  });

  test("closes at a press beside it", () => {
    draw(SELECT);
    document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    expect(menu()).toBeNull();
  });
});
