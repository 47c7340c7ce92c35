import "server-only";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { findTagMistakes } from "@/lib/workbench/lint/source/scan-tags";

const CURLY = /[“”„‟]/;
/** An attribute whose name begins with a quotation mark, or has one in it, is the rest of a value that ended early. */
const BROKEN_NAME = /["'“”]/;

/** Returns the mistakes of markup that a browser repairs in silence, at the text that its author has to correct. */
export function sourceFindings(html: string, elements: readonly AuthoredElement[]): LintFinding[] {
  return [
    ...findTagMistakes(html).map(({ code, at, words }) => findingAt(code, at, words)),
    ...elements.flatMap(findCurlyQuotes),
    ...findTwice(elements),
  ];
}

function findCurlyQuotes({ attributes, attributeAt }: AuthoredElement): LintFinding[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    CURLY.test(value.charAt(0))
      ? [findingAt("curly-quote", attributeAt(name), `${name}=${value}`.slice(0, 60))]
      : [],
  );
}

/** Whether the author's quotation marks ended an attribute early, so that its rest became attributes of its own. */
export function hasBrokenAttributes({ attributes }: AuthoredElement): boolean {
  return Object.keys(attributes).some((name) => BROKEN_NAME.test(name));
}

function findTwice(elements: readonly AuthoredElement[]): LintFinding[] {
  const ids = new Set<string>();
  const popups = new Set<string>();
  return elements.flatMap(({ attributes, attributeAt }) => {
    const { id, popupid } = attributes;
    const found: LintFinding[] = [];
    if (id !== undefined && id.trim() !== "") {
      if (ids.has(id)) found.push(findingAt("duplicate-id", attributeAt("id"), id));
      ids.add(id);
    }
    if (popupid !== undefined) {
      if (popups.has(popupid)) found.push(findingAt("duplicate-popup", attributeAt("popupid"), popupid));
      popups.add(popupid);
    }
    return found;
  });
}
