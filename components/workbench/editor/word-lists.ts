/**
 * Makes lists of the paragraphs by which Word writes them: each names its level, and holds its bullet or number as
 * text.
 */
export function restoreWordLists(body: Element): void {
  let open: { list: Element; level: number }[] = [];
  for (const item of body.querySelectorAll("p[style*='mso-list']")) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(item.getAttribute("style") ?? "")?.[1]);
    if (Number.isNaN(level)) continue;
    const [top] = open;
    if (top === undefined || item.previousElementSibling !== top.list) open = [];
    open = open.filter((outer) => outer.level <= level);
    const mark = item.querySelector("[style*='mso-list:Ignore']");
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(isNumber(mark?.textContent) ? "ol" : "ul");
      const outer = open.at(-1)?.list;
      if (outer === undefined) item.before(list);
      else (outer.lastElementChild ?? outer).append(list);
      open.push({ list, level });
    }
    mark?.remove();
    const entry = body.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
  }
}

/** Whether a mark counts, such as `1.`, `a)` or `가.`; a bullet is a sign, or the letter `o` of a font of signs. */
function isNumber(mark = ""): boolean {
  return /^\s*\(?[\p{L}\p{N}]+[.)]/u.test(mark);
}
