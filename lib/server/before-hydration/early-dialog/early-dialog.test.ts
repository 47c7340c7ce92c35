/** @jest-environment jsdom */
import { answersKey } from "@/lib/event/event-return";
import { takeEarlyTables } from "@/lib/offer/early-tables";
import { removeEarlyDialog, showEarlyDialog } from "@/lib/server/before-hydration/early-dialog/early-dialog";
import { takePendingShare } from "@/lib/share/pending-share";

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
const sheet = () => document.querySelector<HTMLDialogElement>("[data-early]");
const menu = () => document.querySelector("[data-early-menu]");
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function draw(markup: string) {
  document.body.innerHTML = PANEL + markup;
  showEarlyDialog();
}

const finder = (fields: string) =>
  `<form>${fields}<button aria-haspopup="dialog" aria-busy="true">See tables</button></form>`;
const SHARE = `<a role="button" aria-haspopup="dialog" aria-label="Share" aria-busy="true" tabindex="0"></a>`;

test("a held press shows the name of what opens and a button that closes it (R12.4)", () => {
  draw(SHARE);
  expect(sheet()?.getAttribute("open")).toBe("modal");
  expect(sheet()?.querySelector("h2")?.textContent).toBe("Share");
  expect(sheet()?.querySelector("button")?.getAttribute("aria-label")).toBe("Close");
  showEarlyDialog();
  expect(document.querySelectorAll("[data-early]")).toHaveLength(1);
});

test("nothing is shown where no press is held, or where the reservation form opens by itself", () => {
  draw(`<a aria-haspopup="dialog"></a><a aria-haspopup="dialog" data-reserve aria-busy="true"></a>`);
  expect(sheet()).toBeNull();
});

test("a hydrated page shows it too while the code of its own dialog is on its way, but opens its lists itself", () => {
  document.documentElement.dataset.hydrated = "";
  draw(SHARE);
  expect(sheet()?.querySelector("h2")?.textContent).toBe("Share");
  draw(
    `<span><span><button aria-haspopup="menu" aria-busy="true"></button></span><noscript>a</noscript></span>`,
  );
  delete document.documentElement.dataset.hydrated;
  expect(menu()).toBeNull();
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

test("it stays as long as the control is busy that was rendered anew in the place of its own, and withdraws that", async () => {
  draw(SHARE);
  const opener = find("[aria-haspopup]");
  const anew = opener?.cloneNode(true) as HTMLElement;
  opener?.replaceWith(anew);
  opener?.removeAttribute("aria-busy");
  await Promise.resolve();
  expect(sheet()?.getAttribute("open")).toBe("modal");
  sheet()?.querySelector("button")?.click();
  expect(anew.hasAttribute("aria-busy")).toBe(false);
  expect(document.activeElement).toBe(anew);
});

test("it goes where its code is lost", () => {
  draw(SHARE.replace("Share", "Find"));
  removeEarlyDialog();
  expect(sheet()).toBeNull();
});

test("a pressed picture is shown large at once", () => {
  draw(`<a data-photo="0" aria-busy="true"><img src="/a.jpg" alt="A table by the sea"></a>`);
  expect(sheet()?.getAttribute("aria-label")).toBe("A table by the sea");
  expect(sheet()?.querySelector("img")?.getAttribute("src")).toContain("/a.jpg");
});

test("a search that is not complete opens nothing", () => {
  draw(finder(`<select required><option value=""></option></select>`));
  expect(sheet()).toBeNull();
});

describe("a search on its way (R6.10)", () => {
  const FIELDS = `<label for="party">Guests</label><select id="party" name="party"><option>2</option><option>3</option></select>
    <input type="radio" name="day" value="today" checked><input type="radio" name="day" value="tomorrow">`;
  const copy = () => sheet()?.querySelector("form");
  const choose = (field: HTMLSelectElement | null | undefined, value: string) => {
    if (!field) throw new Error("there is no such field");
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  test("has the fields of its form, with what was chosen in them, under ids of their own", () => {
    document.body.innerHTML = PANEL + finder(FIELDS);
    choose(find("#party") as HTMLSelectElement, "3");
    showEarlyDialog();
    expect(sheet()?.querySelector("h2")?.textContent).toBe("See tables");
    expect(copy()?.querySelector("select")?.value).toBe("3");
    expect(copy()?.querySelector("select")?.labels[0]?.textContent).toBe("Guests");
    expect(document.querySelectorAll("#party")).toHaveLength(1);
    expect(copy()?.querySelector("button")).toBeNull();
  });

  test("sends what is chosen meanwhile, also where the form was rendered anew", () => {
    draw(finder(FIELDS));
    choose(copy()?.querySelector("select"), "3");
    expect(find("#party")).toHaveProperty("value", "3");
    const form = document.forms[0];
    form?.replaceWith(form.cloneNode(true));
    copy()?.querySelector<HTMLInputElement>("[value=tomorrow]")?.click();
    expect(document.forms[0]?.querySelector(":checked[name=day]")).toHaveProperty("value", "tomorrow");
    expect(document.forms[0]?.querySelector("select")?.value).toBe("3");
  });

  test("lists what was found for what is chosen last, until the framework shows it or it is closed", async () => {
    const found = (html: string) =>
      Promise.resolve({ ok: true, json: async () => ({ data: { html, days: [] } }) });
    const fetched = jest.fn((address: string) => found(`<ul><li>${address}</li></ul>`));
    Object.assign(globalThis, { fetch: fetched });
    document.body.innerHTML = PANEL + finder(FIELDS).replace("<form", `<form data-tables="/tables"`);
    showEarlyDialog();
    choose(copy()?.querySelector("select"), "3");
    copy()
      ?.querySelector("select")
      ?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(sheet()?.querySelector("[role=status]")).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sheet()?.querySelector("ul")?.textContent).toBe("/tables?party=3&day=today");
    expect(sheet()?.querySelector("[role=status]")).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(2);
    const fields = new FormData(copy() ?? undefined);
    sheet()?.querySelector("button")?.click();
    expect(takeEarlyTables(fields)).toBeUndefined();
  });

  test("gives way to its result with the focus in the same field", async () => {
    draw(finder(FIELDS));
    copy()?.querySelector("select")?.focus();
    find("[aria-haspopup]")?.removeAttribute("aria-busy");
    await Promise.resolve();
    document.body.insertAdjacentHTML(
      "beforeend",
      `<div role="dialog"><select aria-label="Where"></select><select aria-label="Guests"></select></div>`,
    );
    await Promise.resolve();
    expect(sheet()).toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Guests");
  });
});

describe("sharing before the framework is here (R4.8)", () => {
  const share = (mark: string) => SHARE.replace("<a ", `<a data-share='${mark}' `);

  test("leads to the login that it needs, after which the page shares, and is pressed no second time", () => {
    draw(share('{"title":"Winter"}'));
    const link = sheet()?.querySelector("a");
    expect(link?.getAttribute("href")).toBe("/auth/kakao/login?return=%2F");
    expect(find("[aria-haspopup]")?.hasAttribute("aria-busy")).toBe(false);
    expect(takePendingShare()).toBe('{"title":"Winter"}');
    sheet()?.querySelector("button")?.click();
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(find("[aria-haspopup]"));
  });

  test("waits for the ways to share for a guest who is signed in", () => {
    jest.spyOn(document, "cookie", "get").mockReturnValue("signed-in=1");
    draw(share("{}"));
    expect(sheet()?.querySelector("a")).toBeNull();
    expect(find("[aria-haspopup]")?.hasAttribute("aria-busy")).toBe(true);
  });

  test("stays where the framework is lost", () => {
    draw(share("{}"));
    removeEarlyDialog();
    expect(sheet()).not.toBeNull();
  });

  test("waits for the ways to share where it needs no login", () => {
    draw(`<main data-share-login="offered">${share("{}")}</main>`);
    expect(sheet()?.querySelector("[role=status]")?.getAttribute("aria-busy")).toBe("true");
    expect(find("[aria-haspopup]")?.hasAttribute("aria-busy")).toBe(true);
  });
});

describe("an event before the framework is here (R5.1)", () => {
  const event = (field: string) =>
    `<div class="cms-box-event">${field}<button data-event="31" aria-busy="true">Send</button></div>`;
  const stored = () => localStorage.getItem(answersKey(31));
  beforeEach(() => localStorage.clear());

  test("leads to the login that it needs, after which the page returns to its button, with answers from before", () => {
    const answers = [{ question: "Why?", answer: "Because" }];
    localStorage.setItem(answersKey(31), JSON.stringify({ savedAt: 1, isReturning: false, answers }));
    const before = stored();
    draw(event('<input type="text"><input type="radio" value="Red">'));
    const link = sheet()?.querySelector("a");
    expect(link?.getAttribute("href")).toBe("/auth/kakao/login?return=%2F");
    expect(find("[data-event]")?.hasAttribute("aria-busy")).toBe(false);
    expect(stored()).toBe(before);
    link?.addEventListener("click", (click) => click.preventDefault());
    link?.click();
    expect(JSON.parse(stored() ?? "")).toMatchObject({ isReturning: true, answers });
  });

  test.each(['<input type="text" value="Because">', '<input type="radio" checked>'])(
    "waits for what stores an answer that was given already: %s",
    (field) => {
      draw(event(field));
      expect(sheet()).toBeNull();
      expect(find("[data-event]")?.hasAttribute("aria-busy")).toBe(true);
    },
  );

  test("waits for its outcome for a guest who is signed in", () => {
    jest.spyOn(document, "cookie", "get").mockReturnValue("signed-in=1");
    draw(event(""));
    expect(sheet()).toBeNull();
  });
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
