import type { Page } from "playwright/test";

/** What is wrong with the layout of a page, and at which distance from its top. */
export type LayoutFault = { top: number; fault: string };

/**
 * Scrolls through the page, or looks at the open dialog, and lists up to five places where one text or picture lies on
 * another, where a word is broken after a link, a line begins or ends with a dot between two facts, a street is broken
 * at its hyphen, where a field's letters are too small for telephones, or where more than half of the visible page is
 * empty (a dialog may be shorter than its sheet). A low bar at an edge may cover what scrolls behind it, and text may
 * lie on a picture.
 */
export async function listLayoutFaults(page: Page): Promise<LayoutFault[]> {
  const { height, visible } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    visible: innerHeight,
  }));
  const found: LayoutFault[] = [];
  for (let top = 0; top < height && found.length < 5; top += Math.round(visible * 0.6)) {
    const at = await scrollTo(page, top);
    const faults = await page.evaluate(listFaultsInView);
    found.push(...faults.map((fault) => ({ top: at, fault })));
    if (at + visible >= height) break;
  }
  await scrollTo(page, 0);
  return found.slice(0, 5);
}

/** Scrolls the page and resolves, once it has been drawn there, with where that is. */
function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return scrollY;
  }, top);
}

/** Runs in the browser: the faults of what the window shows now, and at the top of the page those of all its lines. */
function listFaultsInView(): string[] {
  // What is still loading keeps its place, and so do the cards to come of a list.
  const PICTURES =
    "img, svg, video, iframe, input, select, textarea, button, [aria-busy=true], [data-list-state=loaded], [data-list-state=loading]";
  type Block = { element: Element; box: DOMRect; kind: "text" | "picture" };
  const root = document.querySelector("dialog[open], [role=dialog]") ?? document.body;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 30) || element.getAttribute("alt") || ""}"`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isNear = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

  /** The part of a box that no scrolling or clipping ancestor hides. */
  const visiblePart = (around: Element | null, box: DOMRect): DOMRect | undefined => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let outer = around; outer !== null && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const edge = outer.getBoundingClientRect();
      if (overflowX !== "visible") {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (overflowY !== "visible") {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === "fixed") break;
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return right - left > 6 && bottom - top > 6
      ? new DOMRect(left, top, right - left, bottom - top)
      : undefined;
  };

  const blocks: Block[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (element === null || (text.textContent ?? "").trim() === "") continue;
    if (!isNear(range.getBoundingClientRect()) || !isSeen(element)) continue;
    for (const line of range.getClientRects()) {
      const box = visiblePart(element, line);
      if (box !== undefined) blocks.push({ element, box, kind: "text" });
    }
  }
  for (const element of root.querySelectorAll(PICTURES)) {
    const box =
      isSeen(element) && isNear(element.getBoundingClientRect())
        ? visiblePart(element.parentElement, element.getBoundingClientRect())
        : undefined;
    if (box !== undefined) blocks.push({ element, box, kind: "picture" });
  }

  // A word goes on after a link or a bold part in the same line: no line begins with a full stop or a particle.
  const blockOf = (element: Element): Element => {
    let block = element;
    while (/^inline|contents/.test(getComputedStyle(block).display) && block.parentElement !== null)
      block = block.parentElement;
    return block;
  };
  const brokenWords: string[] = [];
  let before: { text: string; bottom: number; block: Element } | undefined;
  const runs = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let run = scrollY === 0 ? runs.nextNode() : null; run !== null; run = runs.nextNode()) {
    if (run.nodeName === "BR") before = undefined;
    if (run.nodeType !== Node.TEXT_NODE) continue;
    const element = run.parentElement;
    const text = run.textContent ?? "";
    if (element === null || text === "" || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(run);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const [first] = lines;
    const last = lines.at(-1);
    const block = blockOf(element);
    const goesOn = before?.block === block && /\S$/.test(before.text) && /^[.,:;!?)\]」』…\p{L}]/u.test(text);
    if (goesOn && first !== undefined && before !== undefined && first.top >= before.bottom - 1)
      brokenWords.push(
        `a line begins with "${text.slice(0, 10)}", which belongs to "${before.text.slice(-10)}"`,
      );
    const rectAt = (from: number) => {
      range.setStart(run, from);
      range.setEnd(run, from + 1);
      return range.getBoundingClientRect();
    };
    // What stands before and after a dot, in this text or in its neighbour, is in the same line as the dot.
    const start = text.search(/\S/);
    if (before?.block === block && start >= 0) {
      if (/(?:^|\s)·\s*$/.test(before.text) && rectAt(start).top >= before.bottom - 1)
        brokenWords.push(`a line ends with the dot before "${text.slice(start, start + 10)}"`);
      if (text[start] === "·" && rectAt(start).top >= before.bottom - 1)
        brokenWords.push(`a line begins with the dot after "${before.text.slice(-10)}"`);
    }
    // Of a Korean street or district in Latin letters, the part behind the hyphen says what it is.
    for (const { 0: place, index } of text.matchAll(/\p{Lu}\p{Ll}+-\u2060?(?=(?:daero|gil|gu|ro)\b)/gu)) {
      if (rectAt(index + place.length).top >= rectAt(index).bottom - 1)
        brokenWords.push(`a line ends with "${place}"`);
    }
    for (const { index } of text.matchAll(/·/g)) {
      const dot = rectAt(index);
      const [previous, next] = [text.slice(0, index).search(/\S\s*$/), text.slice(index + 1).search(/\S/)];
      if (previous >= 0 && dot.top >= rectAt(previous).bottom - 1)
        brokenWords.push(
          `a line begins with the dot of "${text.slice(Math.max(0, index - 10), index + 10)}"`,
        );
      // Between two words without a space, as Korean writes it, a dot may end a line as a hyphen does.
      const isBetweenFacts = /(?:^|\s)$/.test(text.slice(0, index));
      if (isBetweenFacts && next >= 0 && rectAt(index + 1 + next).top >= dot.bottom - 1)
        brokenWords.push(`a line ends with the dot of "${text.slice(Math.max(0, index - 10), index + 10)}"`);
    }
    before = { text, bottom: last?.bottom ?? before?.bottom ?? 0, block };
  }

  const isOnBar = (element: Element) => {
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      const { position } = getComputedStyle(outer);
      const { height } = outer.getBoundingClientRect();
      if ((position === "fixed" || position === "sticky") && height < innerHeight * 0.3) return true;
    }
    return false;
  };
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;

  // Below 16 pixels a telephone zooms into the page when the field gets the focus.
  const FIELDS =
    "input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=submit], [type=button]), select, textarea";
  const smallFields = [...root.querySelectorAll(FIELDS)].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return isSeen(field) && size < 16 ? [`the letters of ${field.tagName} "${field.id}" are ${size} px`] : [];
  });

  const faults = new Set([...brokenWords, ...smallFields]);
  for (const { element, box, kind } of blocks) {
    // Corners are tested inside of the box: a line of text is higher than its letters.
    const inset = { across: Math.min(4, box.width / 4), down: box.height / 4 };
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset.across, box.top + inset.down],
      [box.right - inset.across, box.top + inset.down],
      [box.left + inset.across, box.bottom - inset.down],
      [box.right - inset.across, box.bottom - inset.down],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || hit.contains(element) || element.contains(hit) || isOnBar(hit)) continue;
      const covers = blocks.find(
        (other) =>
          other.element !== element &&
          (other.element === hit || hit.contains(other.element)) &&
          other.box.left <= x &&
          other.box.right >= x &&
          other.box.top <= y &&
          other.box.bottom >= y,
      );
      if (covers === undefined) continue;
      // Text, icons and controls may lie on a picture that surrounds them.
      if (kind === "picture" && isWithin(covers.box, box)) continue;
      // A control and its label are one thing to see.
      if (element.closest("label") !== null && element.closest("label") === hit.closest("label")) continue;
      faults.add(`${nameOf(hit)} lies on ${nameOf(element)}`);
      break;
    }
  }

  // Bordered and coloured boxes are something to see, except the page's own background.
  const surfaces = [...root.querySelectorAll("*")].flatMap((element) => {
    if (!isNear(element.getBoundingClientRect())) return [];
    const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const isDrawn =
      borderTopWidth !== "0px" || borderBottomWidth !== "0px" || backgroundColor !== "rgba(0, 0, 0, 0)";
    const box =
      isDrawn && isSeen(element) ? visiblePart(element, element.getBoundingClientRect()) : undefined;
    return box === undefined || box.height > innerHeight * 0.9 ? [] : [box];
  });
  // The largest empty rectangle of a coarse grid over the visible part of the page's column.
  const column = (document.querySelector("main") ?? root).getBoundingClientRect();
  const bottom = Math.min(innerHeight, document.body.getBoundingClientRect().bottom);
  const CELL = 20;
  const columns = Math.max(1, Math.floor(column.width / CELL));
  const rows = Math.max(1, Math.floor(bottom / CELL));
  const filled = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
  for (const box of [...surfaces, ...blocks.map(({ box }) => box)]) {
    const firstRow = Math.max(0, Math.floor(box.top / CELL));
    const lastRow = Math.min(rows - 1, Math.floor(box.bottom / CELL));
    const firstColumn = Math.max(0, Math.floor((box.left - column.left) / CELL));
    const lastColumn = Math.min(columns - 1, Math.floor((box.right - column.left) / CELL));
    for (let row = firstRow; row <= lastRow; row += 1) {
      for (let cell = firstColumn; cell <= lastColumn; cell += 1) (filled[row] ?? [])[cell] = true;
    }
  }
  let largest = 0;
  const heights = new Array<number>(columns).fill(0);
  for (const row of filled) {
    for (const [index, isFilled] of row.entries()) heights[index] = isFilled ? 0 : (heights[index] ?? 0) + 1;
    for (let start = 0; start < columns; start += 1) {
      let lowest = heights[start] ?? 0;
      for (let end = start; end < columns && lowest > 0; end += 1) {
        lowest = Math.min(lowest, heights[end] ?? 0);
        largest = Math.max(largest, lowest * (end - start + 1));
      }
    }
  }
  const share = largest / (rows * columns);
  if (root === document.body && share > 0.5)
    faults.add(`${Math.round(share * 100)} % of the view is one empty area`);
  return [...faults];
}

/**
 * Returns the share of the window's height, from 0 to 1, that does not move when the page or the open dialog scrolls:
 * bars at the edges, measured along the middle of the window.
 */
export async function measureFixedShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => index * 4 + 2);
    const hits = rows.map((y) => document.elementFromPoint(innerWidth / 2, y));
    const tops = hits.map((hit) => hit?.getBoundingClientRect().top);
    const scrollers = [
      document.scrollingElement,
      ...document.querySelectorAll("dialog[open], dialog[open] *, [role=dialog], [role=dialog] *"),
    ];
    for (const scroller of scrollers) scroller?.scrollBy({ top: 30, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const still = hits.filter((hit, index) => {
      // A dialog itself is hit where its backdrop is.
      const isGround = hit === null || hit.matches("html, body, dialog");
      return !isGround && Math.abs(hit.getBoundingClientRect().top - (tops[index] ?? 0)) < 1;
    });
    return still.length / rows.length;
  });
}
