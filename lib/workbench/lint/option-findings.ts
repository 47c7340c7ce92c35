import "server-only";
import * as z from "zod/mini";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";

/** A shorter "do not show" is over before most guests come back, who then see again what they refused. */
const FEW_DAYS = 7;

const choiceWithoutOptions = z.object({
  type: z.literal("m"),
  question: z.string(),
  options: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
});

/** Returns options that are valid and work, but hardly as their author meant them. */
export function optionFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap((element) => {
    const { attributes, attributeAt } = element;
    const type = widgetTypeOf(element);
    if (type === "popup" && /^\s*\d+\s*$/.test(attributes.days ?? "")) {
      const days = Number(attributes.days);
      return days > 0 && days < FEW_DAYS
        ? [findingAt("popup-days", attributeAt("days"), String(days), { widget: "cms-box-popup" })]
        : [];
    }
    if (type !== "event" || attributes.question === undefined) return [];
    return readQuestions(attributes.question).flatMap((entry) => {
      const found = choiceWithoutOptions.safeParse(entry);
      return found.success
        ? [
            findingAt("question-options", attributeAt("question"), found.data.question.slice(0, 60), {
              widget: "cms-box-event",
            }),
          ]
        : [];
    });
  });
}

/** Returns the entries of a JSON list; none where it cannot be read, which is a finding of its own. */
function readQuestions(attribute: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(attribute);
    return Array.isArray(entries) ? entries : [entries];
  } catch {
    return [];
  }
}
