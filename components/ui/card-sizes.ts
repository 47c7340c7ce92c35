/** The maximum width of a page's content, the margin at its sides, and the space between two cards, in px. */
const WIDEST = 1_184;
const SIDES = 40;
const GAP = { wide: 24, phone: 14 };

/**
 * Returns the displayed width of a card's picture in a grid of so many columns (`card-grid.module.css`), as a `sizes`
 * attribute.
 */
export function cardSizes(columns: number, phoneColumns = Math.min(columns, 2)): string {
  const widest = Math.round((WIDEST - GAP.wide * (columns - 1)) / columns);
  const wide = share(columns, GAP.wide);
  return `(min-width: ${WIDEST + 2 * SIDES}px) ${widest}px, (min-width: 720px) ${wide}, ${share(phoneColumns, GAP.phone)}`;
}

/** Returns the width of one column as a share of the window. */
function share(columns: number, gap: number): string {
  const free = (SIDES + gap * (columns - 1)) / columns;
  return `calc(${shorten(100 / columns)}vw - ${shorten(free)}px)`;
}

function shorten(number: number): string {
  return String(Math.round(number * 10) / 10);
}
