const BUSY = "aria-busy";
/** Milliseconds after which a sheet goes whose control is no longer busy although nothing has opened. */
const REMAINS_MS = 600;
/** The framework's own dialog. */
const DIALOG = "[role=dialog]";

/** A picture, or what a sheet contains and its name; without one it has that of its opener. */
export type Shown = { picture: HTMLImageElement } | { name?: string; content: readonly Element[] };

/**
 * Opens a sheet with a name and a button that closes it, or a picture over the whole page. Closing it withdraws the
 * press and returns the focus.
 */
export function openSheet(opener: HTMLElement, shown: Shown): HTMLDialogElement {
  const sheet = document.createElement("dialog");
  const isPicture = "picture" in shown;
  sheet.dataset.opening = isPicture ? "picture" : "sheet";
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
    opener.removeAttribute(BUSY);
    opener.focus();
  };
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/**
 * Lets a sheet stand in for the framework's dialog, to which it gives way with the focus: where the guest was in a
 * field that the dialog has as well, they are in that one.
 */
export function standIn(sheet: HTMLDialogElement, opener: HTMLElement): void {
  const { onclose } = sheet;
  let focused = "";
  // The control is no longer busy a moment before the framework shows its own dialog, which needs the focus.
  const settled = new MutationObserver(() => {
    if (opener.hasAttribute(BUSY)) return;
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
}

function nameOfOpener(opener: HTMLElement): string {
  return opener.getAttribute("aria-label") || opener.textContent?.trim() || opener.title;
}

/** What a field is called, by its label or its own attribute; empty for anything else. */
function nameOf(element: Element | null): string {
  if (!(element instanceof HTMLSelectElement)) return "";
  return element.labels[0]?.textContent || element.getAttribute("aria-label") || "";
}
