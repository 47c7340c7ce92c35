import "server-only";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { AppError } from "@/lib/base/app-error";
import { getReservationStatus } from "@/lib/booking/endpoints";
import { reservationIdSchema } from "@/lib/booking/schema";
import { loadPageByKey } from "@/lib/cms/loaders";
import { callAsVisitor } from "@/lib/http/call-backend";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { loadPromotion, loadPromotionName, loadPromotionPage } from "@/lib/offer/loaders";
import { loadLanguages, loadResource, loadSites } from "@/lib/place/loaders";
import { paths } from "@/lib/routing/paths";
import type { LegacyKind } from "@/lib/routing/route-table";

const PAGE_SIZE = 48;
const MAX_PAGES = 10;

type Parts = Readonly<Record<string, string>>;

/** The current address, and the language where the legacy address named one. */
type Found = { path: string; language?: Locale };

/** `isCertain` where everything that the legacy address names was found, so that the redirect may be permanent. */
export type LegacyTarget = Found & { isCertain: boolean };

/**
 * Resolves an address of the legacy site to its current one; undefined when what it names is gone. Every id is looked
 * up: a permanent redirect to nothing could never be taken back. A reservation is looked up with its guest's token;
 * without one its state is unknown. Throws `AppError`.
 */
export async function resolveLegacy(
  kind: LegacyKind,
  parts: Parts,
  locale: Locale,
  token: string | undefined,
): Promise<LegacyTarget | undefined> {
  if (kind === "payment-request") return resolvePayment(parts, locale, token);
  const found = await resolvers[kind](parts, locale);
  return found === undefined ? undefined : { ...found, isCertain: true };
}

type Resolve = (parts: Parts, locale: Locale) => Promise<Found | undefined>;

const resolvers: Readonly<Record<Exclude<LegacyKind, "payment-request">, Resolve>> = {
  sites: async () => ({ path: paths.home() }),
  site: resolveSite,
  "special-offer": resolveSite,
  dining: resolveDining,
  promotion: ({ resourceId, id }, locale) => resolvePromotion(Number(resourceId), Number(id), locale),
  page: resolvePage,
};

async function resolvePayment(
  { resourceId = "", id = "", approval }: Parts,
  locale: Locale,
  token: string | undefined,
): Promise<LegacyTarget | undefined> {
  if (!(await hasResource(Number(resourceId), locale))) return undefined;
  const existence = await lookUpReservation(id, locale, token);
  if (existence === "gone") return undefined;
  return { path: paths.paymentRequest(resourceId, id, approval), isCertain: existence === "there" };
}

async function lookUpReservation(
  id: string,
  locale: Locale,
  token: string | undefined,
): Promise<"there" | "gone" | "unknown"> {
  const reservationId = reservationIdSchema.safeParse(id);
  if (token === undefined || !reservationId.success) return "unknown";
  try {
    await callAsVisitor(getReservationStatus, { id: reservationId.data }, locale, { token });
    return "there";
  } catch (error) {
    // Not this guest's, or the back end failed: the page itself says which.
    return error instanceof AppError && error.status === 404 ? "gone" : "unknown";
  }
}

async function resolveSite({ siteId, siteResourceId }: Parts, locale: Locale): Promise<Found | undefined> {
  const site = (await loadSites(locale)).find(({ id }) => id === Number(siteId));
  if (await hasResource(Number(siteResourceId), locale))
    return { path: paths.resourcePage(siteResourceId ?? "") };
  return site === undefined ? undefined : { path: paths.resourcePage(site.resourceId) };
}

/** The legacy site numbered outlets and their offers alike below a hotel; now an offer is below its outlet. */
async function resolveDining({ siteId, id }: Parts, locale: Locale): Promise<Found | undefined> {
  if (await hasResource(Number(id), locale)) return { path: paths.resourcePage(id ?? "") };
  const site = (await loadSites(locale)).find((entry) => entry.id === Number(siteId));
  const name = await undefinedIfNotFound(loadPromotionName(Number(id), locale));
  if (site === undefined || name === undefined) return undefined;
  const outletId = await findOutlet(site.resourceId, Number(id), locale);
  return outletId === undefined ? undefined : resolvePromotion(outletId, Number(id), locale);
}

/** Finds the outlet of a hotel that serves an offer, in the hotel's own list. */
async function findOutlet(resourceId: number, id: number, locale: Locale): Promise<number | undefined> {
  for (let page = 1, lastPage = 1; page <= Math.min(lastPage, MAX_PAGES); page += 1) {
    const query = { resourceId, page, perPage: PAGE_SIZE, withOutlet: true };
    const list = await loadPromotionPage(query, locale);
    const offer = list.rows.find((row) => row.id === id);
    if (offer !== undefined) return offer.resourceId;
    lastPage = list.lastPage;
  }
  return undefined;
}

async function resolvePromotion(resourceId: number, id: number, locale: Locale): Promise<Found | undefined> {
  const promotion = await undefinedIfNotFound(loadPromotion(resourceId, id, locale));
  return promotion === undefined ? undefined : { path: paths.promotion(resourceId, id) };
}

async function resolvePage({ pageId, languageId }: Parts, locale: Locale): Promise<Found | undefined> {
  const page = await undefinedIfNotFound(loadPageByKey(pageId ?? "", locale));
  if (page === undefined) return undefined;
  const languages = await loadLanguages(locale);
  const code = languages.find(({ id, code }) => String(id) === languageId || code === languageId)?.code;
  return { path: paths.page(pageId ?? ""), ...(isLocale(code) ? { language: code } : {}) };
}

async function hasResource(id: number, locale: Locale): Promise<boolean> {
  return (await undefinedIfNotFound(loadResource({ id }, locale))) !== undefined;
}
