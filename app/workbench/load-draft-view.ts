import "server-only";
import { cache } from "react";
import {
  loadChromeOrBare,
  loadDefaultView,
  loadHomeView,
  loadKeyedView,
  loadResourceView,
  type PageView,
} from "@/app/_page-view/load-page-view";
import { loadHtmlView } from "@/app/_page-view/load-part-views";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { type AsOf, runAsOf } from "@/lib/http/as-of";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { matchRoute, publicPath } from "@/lib/routing/route-template";
import { log } from "@/lib/server/log/log";
import { readDraft } from "@/lib/workbench/drafts";
import { previewInstant } from "@/lib/workbench/preview-day";
import { workInThread } from "@/lib/workbench/work-in-thread";

/** The page that a draft becomes, and its decoded path. */
type DraftView = PageView & { path: string; asOf: AsOf | undefined };

/**
 * Loads a draft in place of what is published at its address (R11.4): with that page's own header, panels and footer,
 * or the default ones around a page that does not exist yet; undefined when it is no longer stored. `id` is the
 * draft's: of two readings of it that wait, only the newest text is parsed; asked twice during one rendering, it is
 * loaded once. With a day (`YYYY-MM-DD`), as of noon of it. Never throws for what is around it, which is left out when
 * it cannot be loaded. Rejects where the draft cannot be parsed in time.
 */
export const loadDraftView = cache(
  async (id: string, locale: Locale, day?: string): Promise<DraftView | undefined> => {
    const instant = await previewInstant(day);
    const asOf = instant && { instant, isKnown: false };
    const load = () => loadView(id, locale);
    const view = await (asOf === undefined ? load() : runAsOf(asOf, load));
    return view && { ...view, asOf };
  },
);

async function loadView(id: string, locale: Locale): Promise<Omit<DraftView, "asOf"> | undefined> {
  const draft = await readDraft(id);
  if (draft === undefined) return undefined;
  const { html, style, path, zone } = draft;
  const { chrome, resource } = await loadAround(path, locale);
  const context = { path, zone, resourceId: resource?.id };
  const scope = `${zone}-draft`;
  const part = await loadHtmlView(
    { html, style, marksPositions: true },
    scope,
    locale,
    context,
    (source, version) => workInThread("previews", "parse", { ...source, version }, `${id} ${scope}`),
  );
  return { chrome: { ...chrome, zones: { ...chrome.zones, [zone]: part } }, resource, path };
}

async function loadAround(path: string, locale: Locale): Promise<PageView> {
  try {
    return (await undefinedIfNotFound(loadPublished(path, locale))) ?? (await loadDefaultView(locale, path));
  } catch (error) {
    log.warn(`${publicPath(path)}: a draft is shown without the chrome of its page`, error);
    return { chrome: await loadChromeOrBare(locale, path), resource: undefined };
  }
}

async function loadPublished(path: string, locale: Locale): Promise<PageView> {
  const { name, parts = {} } = matchRoute(path) ?? {};
  const { pageKey, resourceId } = parts;
  if (name === "page" && pageKey !== undefined) return loadKeyedView(pageKey, locale);
  if (name === "resourcePage" && resourceId !== undefined)
    return loadResourceView(Number(resourceId), locale, paths.resourcePage(resourceId));
  return loadHomeView(locale);
}
