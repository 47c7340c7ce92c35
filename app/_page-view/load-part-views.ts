import "server-only";
import { readAudience } from "@/app/_page-view/audience";
import type { PageNode, ParsedPart, PicturePosition, WidgetNode } from "@/lib/cms/parse/page-node";
import { type HtmlSource, parseHtml } from "@/lib/cms/parse/parse-part";
import { contentVersion, pickContents, versionTag } from "@/lib/cms/parse/part-contents";
import { findParsed, type PartView, parseCached } from "@/lib/cms/parse/part-view";
import { hasLoginBox, toPublicContent, toSlotView } from "@/lib/cms/parse/public-content";
import type { PagePart, Zone } from "@/lib/cms/schema";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { orWithout } from "@/lib/http/or-without";
import { recordTags } from "@/lib/http/sources";
import type { Locale } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import type { Language } from "@/lib/place/schema";
import { publicPath } from "@/lib/routing/route-template";
import { workInThread } from "@/lib/workbench/work-in-thread";
import { type Widget, type WidgetData, widgetDefinitions } from "@/widgets/definitions";

/** The place of a part, for the widgets that refer to the current page when their author names no resource. */
export type PartContext = WidgetContext & { zone: Zone };

/** Side panels are closed when a page opens, and the page's own part is what it was opened for. */
const picturePositions: Readonly<Record<Zone, PicturePosition>> = {
  page: "first",
  top: "later",
  bottom: "later",
  left: "hidden",
  right: "hidden",
};

/**
 * Loads a part as the page shows it: parsed once per content version, with its widgets' first data. A widget whose data
 * cannot be loaded keeps its place and says so; the rest of the part is not affected. Undefined for a part without
 * content. In a page for anonymous visitors it contains nothing that its login boxes keep for members (R4.6).
 */
export async function loadPartView(
  part: PagePart,
  languages: readonly Language[],
  locale: Locale,
  context: PartContext,
): Promise<PartView | undefined> {
  const contents = pickContents(part, languages, locale);
  // The scope is in every rule of the part's style sheet, and each zone has its own initial.
  const scope = `${context.zone.charAt(0)}-${part.id}`;
  return contents && loadHtmlView(contents, scope, locale, context, parseLargeElsewhere);
}

/** In characters of HTML; parsing less takes a tenth of a second at most, and no thread has to be started for it. */
const LARGE = 100_000;

/** Parses a large part in a thread, so that no other reader waits for it; leaves any other to the caller. */
async function parseLargeElsewhere(
  source: HtmlSource,
  version: string,
): Promise<ParsedElsewhere | undefined> {
  if (source.html.length < LARGE) return undefined;
  return orWithout("a large part is parsed in the main thread", () =>
    workInThread("pages", "parse", { ...source, version }, `${source.scope}-${version}`),
  );
}

/** Parsed HTML and its version, which is a newer one than was requested where the text has changed meanwhile. */
type ParsedElsewhere = { version: string; content: ParsedPart };

/** Parses authored HTML in another thread; `undefined` where it is to be parsed in this one. */
export type ParseElsewhere = (source: HtmlSource, version: string) => Promise<ParsedElsewhere | undefined>;

/** Loads authored HTML that is not part of a layout in the same way, such as a promotion's description. */
export async function loadHtmlView(
  { html, style, marksPositions }: Pick<HtmlSource, "html" | "style" | "marksPositions">,
  scope: string,
  locale: Locale,
  context: WidgetContext & { zone?: Zone },
  parse?: ParseElsewhere,
): Promise<PartView> {
  const source = {
    html,
    style,
    scope,
    marksPositions,
    pictures: { position: picturePositions[context.zone ?? "bottom"], media: mediaServer() },
  };
  const requested = contentVersion({ html, style });
  const isKnown = findParsed(`${scope}-${requested}`) !== undefined;
  const elsewhere = isKnown ? undefined : await parse?.(source, requested);
  const version = elsewhere?.version ?? requested;
  recordTags([versionTag(version)]);
  const whole = `${scope}-${version}`;
  const bytes = html.length + (style?.length ?? 0);
  const parsed = parseCached(whole, bytes, () => elsewhere?.content ?? parseHtml(source));
  const { key, content } = await pickForAudience(whole, bytes, parsed);
  const slots = await Promise.all(
    widgetsOf(content.nodes).map(async (node) =>
      toSlotView(node, await loadWidgetData(node.widget, locale, context)),
    ),
  );
  return { key, scope, content, slots };
}

/** Picks the content of a part for the audience of the page, and the key under which it is rendered. */
async function pickForAudience(
  whole: string,
  bytes: number,
  parsed: ParsedPart,
): Promise<{ key: string; content: ParsedPart }> {
  const isForAll = !hasLoginBox(parsed.nodes) || (await readAudience()) === "member";
  if (isForAll) return { key: whole, content: parsed };
  const key = `${whole}-anonymous`;
  return { key, content: parseCached(key, bytes, () => toPublicContent(parsed)) };
}

/** Returns the widgets in the order of their slots. */
function widgetsOf(nodes: readonly PageNode[]): WidgetNode[] {
  const found: WidgetNode[] = [];
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === "widget") found.push(node);
    if (node.kind === "widget" || node.kind === "element") waiting.push(...[...node.children].reverse());
  }
  return found.sort((a, b) => a.slot - b.slot);
}

/**
 * Loads what a widget shows before any script runs. When its data cannot be loaded the widget has none, and the page is
 * still served.
 */
function loadWidgetData(
  { type, options }: Widget,
  locale: Locale,
  context: WidgetContext,
): Promise<WidgetData | undefined> {
  return orWithout(`${publicPath(context.path)}: no data for widget ${type}`, async () =>
    // The type selects the definition, so these options are the ones it takes.
    widgetDefinitions[type].load?.(options as never, locale, context),
  );
}
