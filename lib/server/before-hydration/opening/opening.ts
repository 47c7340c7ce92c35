import { isSignedIn } from "@/lib/account/signed-in";
import { fieldsOf, isChoice } from "@/lib/browser/kept-fields";
import { rememberEventReturn } from "@/lib/event/event-return";
import { copyFields } from "@/lib/server/before-hydration/opening/copied-fields";
import { showLogin } from "@/lib/server/before-hydration/opening/login";
import { showMenu } from "@/lib/server/before-hydration/opening/menu";
import { openingWords } from "@/lib/server/before-hydration/opening/opening-words";
import { openSheet, type Shown, standIn } from "@/lib/server/before-hydration/opening/sheet";
import { rememberShare } from "@/lib/share/pending-share";

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
 * `showBusy`). Does nothing where no press is held, and on a hydrated page, which opens these itself.
 */
export function showOpening(): void {
  if ("hydrated" in document.documentElement.dataset) return;
  const opener = document.querySelector<HTMLElement>(OPENS_DIALOG);
  if (opener !== null && !isIncomplete(opener)) showSheet(opener);
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

/** What a guest has typed is stored by the framework before they leave (`widgets/event/use-event-answers.ts`). */
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
