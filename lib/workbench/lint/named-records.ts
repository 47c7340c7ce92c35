import "server-only";
import { matchRoute } from "@/lib/routing/match-route";
import { readAuthoredElements, type SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { internalLinks } from "@/lib/workbench/lint/internal-links";
import { routePaths } from "@/lib/workbench/lint/route-findings";

/** An event or a coupon that a text names by its number, and where it does. */
export type NamedRecord = { kind: "event" | "coupon"; id: number; at: SourcePosition };

/** Returns every event that the blocks of a text name, and every coupon that its links and routes lead to. */
export function namedRecords(html: string, origin?: string): NamedRecord[] {
  const elements = readAuthoredElements(html);
  const events = elements.flatMap((element): NamedRecord[] => {
    const { eventid = "" } = element.attributes;
    const isNumber = widgetTypeOf(element) === "event" && /^\s*\d{1,9}\s*$/.test(eventid);
    return isNumber ? [{ kind: "event", id: Number(eventid), at: element.attributeAt("eventid") }] : [];
  });
  const links = [...internalLinks(elements, origin), ...routePaths(elements)];
  const coupons = links.flatMap(({ path, at }): NamedRecord[] => {
    const { name, parts = {} } = matchRoute(path) ?? {};
    return name === "coupon" && parts.id !== undefined ? [{ kind: "coupon", id: Number(parts.id), at }] : [];
  });
  return [...events, ...coupons];
}
