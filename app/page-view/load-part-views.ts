import "server-only";
import { createHash } from "node:crypto";
import { loadWidgetData } from "@/app/page-view/load-widget-data";
import type { PageNode, WidgetNode } from "@/lib/cms/page-node";
import { parsePart } from "@/lib/cms/parse-part";
import { parseOnce } from "@/lib/cms/parsed-parts";
import { pickContents } from "@/lib/cms/part-contents";
import type { PartView, SlotView } from "@/lib/cms/part-view";
import type { PagePart, Zone } from "@/lib/cms/schema";
import type { Locale } from "@/lib/i18n/locales";
import type { Language } from "@/lib/resource/schema";

/** Where a part stands, for the widgets that mean "here" when their author names no resource. */
export type PartPlace = { zone: Zone; path: string; resourceId: number | undefined };

/**
 * A part as the page shows it: parsed once per content version, its widgets' first data loaded. A widget whose
 * data cannot be had keeps its place and says so; the rest of the part does not wait for it. A part in which nothing
 * is written is none.
 */
export async function loadPartView(
  part: PagePart,
  languages: readonly Language[],
  locale: Locale,
  place: PartPlace,
): Promise<PartView | undefined> {
  const contents = pickContents(part, languages, locale);
  return contents && loadHtmlView(contents, `${place.zone}-${part.id}`, locale, place);
}

/** The same for authored HTML that is no part of a layout, such as a promotion's description. */
export async function loadHtmlView(
  { html, style }: { html: string; style?: string | undefined },
  scope: string,
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<PartView> {
  const version = createHash("sha256")
    .update(html)
    .update("\u0000")
    .update(style ?? "")
    .digest("base64url")
    .slice(0, 16);
  const key = `${scope}-${version}`;
  const content = parseOnce(key, html.length + (style?.length ?? 0), () =>
    parsePart(html, { scope, ...(style === undefined ? {} : { style }) }),
  );
  const slots = await Promise.all(
    widgetsOf(content.nodes as PageNode[]).map(async ({ widget, deferred }): Promise<SlotView> => {
      const data = await loadWidgetData(widget, locale, place);
      return { widget, ...(data === undefined ? {} : { data }), ...(deferred ? { deferred } : {}) };
    }),
  );
  return { key, scope, content, slots };
}

/** Widgets in the order of their slots. */
function widgetsOf(nodes: readonly PageNode[]): WidgetNode[] {
  const found: WidgetNode[] = [];
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "widget") found.push(node);
    if (node.kind === "widget" || node.kind === "element") waiting.push(...[...node.children].reverse());
  }
  return found.sort((a, b) => a.slot - b.slot);
}
