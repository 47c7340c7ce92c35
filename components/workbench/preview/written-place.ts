import { HOLDS_BLOCKS } from "@/components/workbench/editor/written-elements";
import { POSITION_MARK, readPosition } from "@/lib/cms/parse/position-mark";
import { DRAFT_PART } from "@/lib/workbench/preview-states";

/** Where an element of the preview stands in the text, counted from 1. */
export type Position = { line: number; column: number };

/** An element of the preview that its author wrote, and the one behind which something can be inserted. */
export type WrittenPlace = { element: Element; position: Position; behind: Written | undefined };
type Written = { element: Element; position: Position };

/** Returns what is written at an element of a page in the preview; undefined for what is not its author's. */
export function findWrittenPlace(target: EventTarget | null): WrittenPlace | undefined {
  // Elements of a frame have classes of their own, so that `instanceof` with this window's never matches.
  if (target === null || !("closest" in target)) return undefined;
  const start = target as Element;
  const element = start.closest(`${DRAFT_PART} [${POSITION_MARK}]`);
  const written = element === null ? undefined : toWritten(element);
  return written && { ...written, behind: findInsertable(written.element) };
}

/** Whether a click closes a popup, which would otherwise stay before what is behind it. */
export function closesPopup(target: EventTarget | null): boolean {
  if (target === null || !("closest" in target)) return false;
  return (target as Element).closest(`dialog button:not([${POSITION_MARK}])`) !== null;
}

/**
 * Returns the innermost element around which others may stand: no row, no list item, and nothing in a block, which is
 * written as a whole.
 */
function findInsertable(within: Element): Written | undefined {
  let element: Element | null = within;
  for (
    let block = element.closest("[data-slot]");
    block !== null;
    block = block.parentElement?.closest("[data-slot]") ?? null
  )
    element = block;
  while (element !== null && !element.matches(DRAFT_PART)) {
    const parent: Element | null = element.parentElement;
    const isFree = parent?.matches(DRAFT_PART) === true || (parent !== null && holdsBlocks(parent));
    const written = toWritten(element);
    if (isFree && written !== undefined) return written;
    element = parent;
  }
  return undefined;
}

function holdsBlocks(element: Element): boolean {
  return (
    element.hasAttribute(POSITION_MARK) && HOLDS_BLOCKS.test(element.localName) && element.localName !== "li"
  );
}

function toWritten(element: Element): Written | undefined {
  const position = readPosition(element.getAttribute(POSITION_MARK));
  return position && { element, position };
}
