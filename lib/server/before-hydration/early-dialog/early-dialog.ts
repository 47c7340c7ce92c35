import { isSignedIn } from "@/lib/account/signed-in";
import { type Field, fieldsOf, isChoice } from "@/lib/browser/page";
import { rememberEventReturn } from "@/lib/event/event-return";
import { forgetEarlyTables, requestEarlyTables } from "@/lib/offer/early-tables";
import { loginPath } from "@/lib/routing/safe-url";
import { earlyWords } from "@/lib/server/before-hydration/early-dialog/early-words";
import { rememberShare } from "@/lib/share/pending-share";

const BUSY = "aria-busy";
const EXPANDED = "aria-expanded";
const GAP = 6;
const ITEM = 46;
const MOST_ITEMS = 6;

/** Opens the list of a pressed button, with the links that the page has for readers without script. */
function showMenu(button: HTMLElement): void {
  // Without script the choices are links; here they are the list.
  const { textContent: choices = "" } = button.parentElement?.parentElement?.querySelector("noscript") ?? {};
  if (!choices || button.getAttribute(EXPANDED) === "true") return;
  const menu = document.createElement("div");
  menu.dataset.earlyMenu = "";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", button.getAttribute("aria-label") ?? "");
  menu.innerHTML = choices;
  const links = [...menu.querySelectorAll("a")];
  for (const link of links) link.setAttribute("role", "menuitem");
  const { left, bottom, top, width } = button.getBoundingClientRect();
  const isAbove = innerHeight - bottom < top && innerHeight - bottom < menuHeight(links.length);
  menu.style.left = `${left + scrollX}px`;
  menu.style.minWidth = `${width}px`;
  menu.style.top = `${(isAbove ? top - menuHeight(links.length) - GAP : bottom + GAP) + scrollY}px`;
  // In an open panel only its own content can be pressed.
  (button.closest("dialog") ?? document.body).append(menu);
  button.setAttribute(EXPANDED, "true");
  // The press has its effect; nothing is to be replayed.
  button.removeAttribute("aria-busy");
  const leaving = new AbortController();
  const close = () => {
    leaving.abort();
    menu.remove();
    button.setAttribute(EXPANDED, "false");
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      close();
      button.focus();
    } else if (event.key === "Tab") close();
    if (by === undefined) return;
    event.preventDefault();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((at + by) % links.length)?.focus();
  };
  const { signal } = leaving;
  document.addEventListener("keydown", step, { signal });
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!menu.contains(target as Node)) close();
    },
    { signal, capture: true },
  );
}

function menuHeight(count: number): number {
  return Math.min(count, MOST_ITEMS) * ITEM + 2 * GAP;
}

/**
 * Matches a pressed control, still busy, that opens a dialog; the reservation form opens by itself
 * (`unhydrated-forms.ts`).
 */
const OPENS_DIALOG = `:is([aria-haspopup=dialog],[data-photo])[${BUSY}]:not([data-reserve])`;
/** Matches a pressed button, still busy, that opens a list of links. */
const OPENS_MENU = `[aria-haspopup=menu][${BUSY}]`;
/** Matches the pressed button of an event. */
const SENDS = `[data-event][${BUSY}=true]`;
/** Matches the page of a house in which sharing needs no login (R4.8). */
const SHARES_FREELY = "[data-share-login=offered]";

/**
 * Shows what a press opens while the framework is still on its way: a sheet with its name, a button that closes it and
 * as much of its content as needs no framework. That is the picture; the fields of a form, whose choices the held press
 * sends; the login that sharing and events need; the links of a list. A closed sheet withdraws the press (`holdEvents`,
 * `showBusy`). Does nothing where no press is held. A hydrated page opens lists and events itself.
 */
export function showEarlyDialog(): void {
  const opener = document.querySelector<HTMLElement>(OPENS_DIALOG);
  if (opener !== null && !isIncomplete(opener)) showSheet(opener);
  if ("hydrated" in document.documentElement.dataset) return;
  const button = document.querySelector<HTMLElement>(OPENS_MENU);
  if (button !== null) showMenu(button);
  const sender = document.querySelector<HTMLElement>(SENDS);
  if (sender !== null && !isSignedIn(document.cookie) && !isAnswered(sender)) sendToLogin(sender);
}

/** Removes the sheet, because what it stands for cannot be loaded. */
export function removeEarlyDialog(): void {
  document.querySelector(`[data-early] [${BUSY}]`)?.closest("dialog")?.remove();
}

/** A form whose fields are not complete opens nothing. */
function isIncomplete(opener: HTMLElement): boolean {
  return opener.closest("form")?.querySelector(":invalid") != null;
}

/** What a guest has typed is stored by the framework before they leave (`widgets/event/box-event.tsx`). */
function isAnswered(sender: HTMLElement): boolean {
  const fields = fieldsOf(sender.closest(".cms-box-event"));
  return fields.some((field) => (isChoice(field) ? field.checked : field.value !== ""));
}

function sendToLogin(sender: HTMLElement): void {
  const { eventLogin: sentence, logIn } = earlyWords();
  // Not before: a page that hydrates meanwhile would take it for the return.
  const onLeave = () => rememberEventReturn(sender.dataset.event ?? "", Date.now());
  showLogin(sender, { sentence, logIn, onLeave });
}

function showSheet(opener: HTMLElement): void {
  if (document.querySelector("[data-early]") !== null) return;
  const isSharing = opener.matches("[data-share]");
  const isLoginFirst = document.querySelector(SHARES_FREELY) === null && !isSignedIn(document.cookie);
  if (!isSharing || !isLoginFirst) {
    replaceByFrameworkDialog(openSheet(opener, isSharing ? sharing() : contentFor(opener)), opener);
    return;
  }
  const { share: name, loginFirst: sentence, logIn } = earlyWords();
  // After a login, wherever it is made, the page shares by itself (R4.8).
  rememberShare(opener.dataset.share ?? "");
  showLogin(opener, { name, sentence, logIn });
}

function sharing(): Shown {
  const { share, preparing } = earlyWords();
  return { name: share, content: [waiting(preparing)] };
}

function contentFor(opener: HTMLElement): Shown {
  const image = opener.matches("[data-photo]") ? opener.querySelector("img") : null;
  if (image !== null) return { picture: largeCopyOf(image) };
  const form = opener.closest("form");
  if (form === null) return { content: [waiting("")] };
  const fields = copyFields(form);
  const list = document.createElement("div");
  const search = () => {
    list.replaceChildren(waiting(earlyWords().looking));
    const answer = requestEarlyTables(fields);
    void answer.then((found) => {
      // Another choice may have been made since; what is more than a list is the framework's to say.
      if (found?.html && window.siteTables?.answer === answer) list.innerHTML = found.html;
    });
  };
  if (fields.dataset.tables !== undefined) {
    search();
    fields.addEventListener("change", search);
  } else list.append(waiting(earlyWords().looking));
  return { content: [fields, list] };
}

/** The picture as it is in the page, which is here already. */
function largeCopyOf({ alt, currentSrc, src }: HTMLImageElement): HTMLImageElement {
  return Object.assign(new Image(), { alt, src: currentSrc || src });
}

/** What is being waited for, in words and as the lines that it will take. */
function waiting(text: string): Element {
  const note = Object.assign(document.createElement("p"), { textContent: text });
  note.setAttribute("role", "status");
  note.setAttribute(BUSY, "true");
  return note;
}

type Login = {
  name?: string;
  sentence: string;
  logIn: string;
  /** Called when the guest leaves for the login. */
  onLeave?: () => void;
};

/**
 * Says in a sheet that a login comes first, with the way there and back to this page. The press has its effect with
 * that, and nothing of it is replayed.
 */
function showLogin(opener: HTMLElement, { name, sentence, logIn, onLeave }: Login): void {
  const said = Object.assign(document.createElement("p"), { textContent: sentence });
  const link = Object.assign(document.createElement("a"), {
    href: loginPath("kakao", location.pathname + location.search),
    textContent: logIn,
    onclick: onLeave ?? null,
  });
  openSheet(opener, { ...(name === undefined ? {} : { name }), content: [said, link] });
  opener.removeAttribute("aria-busy");
}

/**
 * Returns a copy of a form's fields, with what is chosen in them. A choice in the copy is one in the form, whose held
 * press sends it; the copy itself sends nothing.
 */
function copyFields(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  const number = [...document.forms].indexOf(form);
  for (const button of copy.querySelectorAll("button")) button.remove();
  for (const element of copy.querySelectorAll("[id]")) element.id = nameOfCopy(element.id);
  for (const label of copy.querySelectorAll("label[for]"))
    label.setAttribute("for", nameOfCopy(label.getAttribute("for") ?? ""));
  copyValues(form, copy);
  // Its widget may have been rendered anew meanwhile, and then the form is another element in the same place.
  copy.addEventListener("input", () => copyValues(copy, document.forms[number] ?? form));
  copy.addEventListener("submit", (event) => event.preventDefault());
  return copy;
}

function nameOfCopy(id: string): string {
  return `${id}-copy`;
}

function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const written: readonly (Field | undefined)[] = fieldsOf(to);
  for (const [index, field] of fieldsOf(from).entries()) {
    const other = written[index];
    if (other === undefined) return;
    if (isChoice(field) && isChoice(other)) other.checked = field.checked;
    else other.value = field.value;
  }
}

/** Milliseconds after which a sheet goes whose control is no longer busy although nothing has opened. */
const REMAINS_MS = 600;
/** The framework's own dialog. */
const DIALOG = "[role=dialog]";

/** A picture, or what a sheet contains and its name; without one it has that of its opener. */
type Shown = { picture: HTMLImageElement } | { name?: string; content: readonly Element[] };

/**
 * Opens a sheet with a name and a button that closes it, or a picture over the whole page. Closing it withdraws the
 * press and returns the focus.
 */
function openSheet(opener: HTMLElement, shown: Shown): HTMLDialogElement {
  const sheet = document.createElement("dialog");
  const isPicture = "picture" in shown;
  sheet.dataset.early = isPicture ? "picture" : "sheet";
  const name = (isPicture ? shown.picture.alt : shown.name) || nameOfOpener(opener);
  sheet.setAttribute("aria-label", name);
  const title = document.createElement("h2");
  title.textContent = isPicture ? "" : name;
  const close = document.createElement("button");
  close.type = "button";
  // The panels of every page have such a button, in the page's language.
  close.setAttribute("aria-label", document.querySelector("[data-closes]")?.getAttribute("aria-label") ?? "");
  close.onclick = () => sheet.close();
  const body = document.createElement("div");
  body.append(...(isPicture ? [shown.picture] : shown.content));
  sheet.append(title, close, body);
  sheet.addEventListener("click", ({ target }) => {
    if (target === sheet) sheet.close();
  });
  sheet.onclose = () => {
    sheet.remove();
    forgetEarlyTables();
    const anew = controlAnew(opener);
    for (const control of [opener, anew]) control.removeAttribute(BUSY);
    anew.focus();
  };
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/** The control that is busy in the opener's place where its widget has been rendered anew; else the opener. */
function controlAnew(opener: HTMLElement): HTMLElement {
  return (opener.isConnected ? null : document.querySelector<HTMLElement>(OPENS_DIALOG)) ?? opener;
}

/**
 * Replaces a sheet by the framework's dialog once that is shown, with the focus: where the guest was in a field that the
 * dialog has as well, they are in that one.
 */
function replaceByFrameworkDialog(sheet: HTMLDialogElement, opener: HTMLElement): void {
  const { onclose } = sheet;
  let focused = "";
  // The control is no longer busy a moment before the framework shows its own dialog, which needs the focus.
  const settled = new MutationObserver(() => {
    if (opener.hasAttribute(BUSY) || controlAnew(opener).hasAttribute(BUSY)) return;
    settled.disconnect();
    focused = nameOf(document.activeElement);
    sheet.onclose = null;
    sheet.close();
    // `show` would move the focus, which the framework's dialog returns to where it was.
    sheet.setAttribute("open", "");
    setTimeout(end, REMAINS_MS);
  });
  const opened = new MutationObserver(() => {
    const dialog = document.querySelector(DIALOG);
    if (dialog === null) return;
    end();
    const fields = [...dialog.querySelectorAll<HTMLElement>("select")];
    fields.find((field) => focused !== "" && nameOf(field) === focused)?.focus();
  });
  const end = () => {
    opened.disconnect();
    settled.disconnect();
    sheet.remove();
  };
  sheet.onclose = (event) => {
    opened.disconnect();
    settled.disconnect();
    onclose?.call(sheet, event);
  };
  opened.observe(document.body, { childList: true });
  settled.observe(opener, { attributeFilter: [BUSY] });
  // The opener may have left the page, and then another control is busy in its place.
  settled.observe(document.body, { attributeFilter: [BUSY], subtree: true });
}

function nameOfOpener(opener: HTMLElement): string {
  return opener.getAttribute("aria-label") || opener.textContent?.trim() || opener.title;
}

/** What a field is called, by its label or its own attribute; empty for anything else. */
function nameOf(element: Element | null): string {
  if (!(element instanceof HTMLSelectElement)) return "";
  return element.labels[0]?.textContent || element.getAttribute("aria-label") || "";
}
