import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";

/** An attribute whose name begins with a quotation mark, or has one in it, is the rest of a value that ended early. */
const BROKEN_NAME = /["'“”]/;

/** Whether the author's quotation marks ended an attribute early, so that its rest became attributes of its own. */
export function hasBrokenAttributes({ attributes }: AuthoredElement): boolean {
  return Object.keys(attributes).some((name) => BROKEN_NAME.test(name));
}
