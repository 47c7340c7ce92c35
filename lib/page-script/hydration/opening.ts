const BUSY = "aria-busy";
const EXPANDED = "aria-expanded";
/** Matches a pressed control, still busy, that opens a dialog; the reservation form opens by itself (`unhydrated-form.ts`). */
const OPENS_DIALOG = `:is([aria-haspopup=dialog],[data-photo])[${BUSY}]:not([data-reserve])`;
/** Matches a pressed button, still busy, that opens a list of links. */
const OPENS_MENU = `[aria-haspopup=menu][${BUSY}]`;
/** Milliseconds after which a sheet goes whose control is no longer busy although nothing has opened. */
const REMAINS_MS = 600;

/**
 * Shows what a press opens while the framework is still on its way: a sheet with its name, a button that closes it and,
 * for a picture, the picture; or a list with its links, which needs nothing else. A closed sheet withdraws the press
 * (`holdEvents`, `showBusy`). Does nothing where no press is held, and on a hydrated page, which opens these itself.
 */
export function showOpening(): void {
  if ("hydrated" in document.documentElement.dataset) return;
  const opener = document.querySelector<HTMLElement>(OPENS_DIALOG);
  if (opener !== null && !isIncomplete(opener)) showSheet(opener);
  const button = document.querySelector<HTMLElement>(OPENS_MENU);
  if (button !== null) showMenu(button);
}

/** Removes the sheet, because what it stands for cannot be loaded. */
export function loseOpening(): void {
  document.querySelector("[data-opening]")?.remove();
}

/** A form whose fields are not complete opens nothing. */
function isIncomplete(opener: HTMLElement): boolean {
  return opener.closest("form")?.querySelector(":invalid") != null;
}

function showSheet(opener: HTMLElement): void {
  if (document.querySelector("[data-opening]") !== null) return;
  const sheet = document.createElement("dialog");
  const image = opener.matches("[data-photo]") ? opener.querySelector("img") : null;
  sheet.dataset.opening = image === null ? "sheet" : "picture";
  const name = image?.alt || opener.getAttribute("aria-label") || opener.textContent?.trim() || "";
  sheet.setAttribute("aria-label", name);
  const title = document.createElement("h2");
  title.textContent = image === null ? name : "";
  const close = document.createElement("button");
  close.type = "button";
  // The panels of every page have such a button, in the page's language.
  close.setAttribute("aria-label", document.querySelector("[data-closes]")?.getAttribute("aria-label") ?? "");
  close.onclick = () => sheet.close();
  const content = document.createElement("div");
  if (image === null) content.setAttribute(BUSY, "true");
  else content.append(largeCopyOf(image));
  sheet.append(title, close, content);
  sheet.onclick = ({ target }) => target === sheet && sheet.close();
  document.body.append(sheet);
  sheet.showModal();

  const opened = new MutationObserver(() => document.querySelector("[role=dialog]") && end());
  // The control is no longer busy a moment before the framework shows its own dialog, which needs the focus.
  const settled = new MutationObserver(() => {
    if (opener.hasAttribute(BUSY)) return;
    settled.disconnect();
    sheet.onclose = null;
    sheet.close();
    // `show` would move the focus, which the framework's dialog returns to where it was.
    sheet.setAttribute("open", "");
    setTimeout(end, REMAINS_MS);
  });
  const end = () => {
    opened.disconnect();
    settled.disconnect();
    sheet.remove();
  };
  sheet.onclose = () => {
    end();
    opener.removeAttribute(BUSY);
    opener.focus();
  };
  opened.observe(document.body, { childList: true });
  settled.observe(opener, { attributeFilter: [BUSY] });
}

/** The picture as it is in the page, which is here already. */
function largeCopyOf({ alt, currentSrc, src }: HTMLImageElement): HTMLImageElement {
  return Object.assign(new Image(), { alt, src: currentSrc || src });
}

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
  button.removeAttribute(BUSY);
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

const GAP = 6;
const ITEM = 46;
const MOST_ITEMS = 6;

function menuHeight(count: number): number {
  return Math.min(count, MOST_ITEMS) * ITEM + 2 * GAP;
}
