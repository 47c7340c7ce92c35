/** Marks a style sheet as the framework's own: it adds others after it, and loads none of the same address again. */
const PRECEDENCE = "next";

/** Returns the element that loads a joined style sheet. The framework skips links with a precedence. */
export function sheetLink(address: string): string {
  return `<link rel="stylesheet" href="${address}" data-precedence="${PRECEDENCE}"/>`;
}

/**
 * Returns the element that the framework finds where it looks for a joined sheet: it has the sheet's address but
 * loads nothing. Without it the sheet would be loaded again. Chromium's preload scanner, which runs ahead of a parser
 * that waits, ignores `disabled` and heeds `media`.
 */
export function placeholderFor(sheet: string): string {
  return `<link rel="stylesheet" href="${sheet}" data-precedence="${PRECEDENCE}" media="not all" disabled=""/>`;
}

/** Adds the same element to a page that is open. */
export function addPlaceholder(sheet: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.precedence = PRECEDENCE;
  link.setAttribute("disabled", "");
  link.setAttribute("href", sheet);
  document.head.append(link);
}
