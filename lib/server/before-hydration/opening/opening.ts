import { isSignedIn } from "@/lib/account/signed-in";
import { type Field, fieldsOf, isChoice } from "@/lib/browser/page";
import { rememberEventReturn } from "@/lib/event/event-return";
import { loginPath } from "@/lib/routing/safe-url";
import { openingWords } from "@/lib/server/before-hydration/opening/opening-words";
import { openSheet, type Shown, standIn } from "@/lib/server/before-hydration/opening/sheet";
import { rememberShare } from "@/lib/share/pending-share";

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
  menu.dataset.openingMenu = "";
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

const BUSY = "aria-busy";
/**
 * Matches a pressed control, still busy, that opens a dialog; the reservation form opens by itself
 * (`unhydrated-form.ts`).
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
export function showOpening(): void {
  const opener = document.querySelector<HTMLElement>(OPENS_DIALOG);
  if (opener !== null && !isIncomplete(opener)) showSheet(opener);
  if ("hydrated" in document.documentElement.dataset) return;
  const button = document.querySelector<HTMLElement>(OPENS_MENU);
  if (button !== null) showMenu(button);
  const sender = document.querySelector<HTMLElement>(SENDS);
  if (sender !== null && !isSignedIn(document.cookie) && !isAnswered(sender)) sendToLogin(sender);
}

/** Removes the sheet, because what it stands for cannot be loaded. */
export function loseOpening(): void {
  document.querySelector(`[data-opening] [${BUSY}]`)?.closest("dialog")?.remove();
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
  const { eventLogin: sentence, logIn } = openingWords();
  // Not before: a page that hydrates meanwhile would take it for the return.
  const onLeave = () => rememberEventReturn(sender.dataset.event ?? "", Date.now());
  showLogin(sender, { sentence, logIn, onLeave });
}

function showSheet(opener: HTMLElement): void {
  if (document.querySelector("[data-opening]") !== null) return;
  const isSharing = opener.matches("[data-share]");
  const isLoginFirst = document.querySelector(SHARES_FREELY) === null && !isSignedIn(document.cookie);
  if (!isSharing || !isLoginFirst) {
    standIn(openSheet(opener, isSharing ? sharing() : contentFor(opener)), opener);
    return;
  }
  const { share: name, loginFirst: sentence, logIn } = openingWords();
  // After a login, wherever it is made, the page shares by itself (R4.8).
  rememberShare(opener.dataset.share ?? "");
  showLogin(opener, { name, sentence, logIn });
}

function sharing(): Shown {
  const { share, preparing } = openingWords();
  return { name: share, content: [waiting(preparing)] };
}

function contentFor(opener: HTMLElement): Shown {
  const image = opener.matches("[data-photo]") ? opener.querySelector("img") : null;
  if (image !== null) return { picture: largeCopyOf(image) };
  const form = opener.closest("form");
  return { content: form === null ? [waiting("")] : [copyFields(form), waiting(openingWords().looking)] };
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
