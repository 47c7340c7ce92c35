import "server-only";
import { AppError } from "@/lib/base/app-error";
import { getLayout, getPageByKey, getPageOfResource, getParts } from "@/lib/cms/endpoints";
import type { AuthoredPage, PageLayout, PagePart } from "@/lib/cms/schema";
import { callPublic } from "@/lib/http/call-backend";
import { AnswerTooLarge } from "@/lib/http/read-bytes";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/server/log/log";

/** Loads a layout. All loaders here throw `AppError`, with `isNotFound` for unpublished content. */
export function loadLayout(id: number, locale: Locale): Promise<PageLayout> {
  return callPublic(getLayout, { id }, locale);
}

/** Loads the authored page of a resource. */
export function loadPageOfResource(resourceId: number, locale: Locale): Promise<AuthoredPage> {
  return callPublic(getPageOfResource, { resourceId }, locale);
}

/** Loads an authored page by its key, whether its letters are composed or decomposed, there or in the address. */
export async function loadPageByKey(pageKey: string, locale: Locale): Promise<AuthoredPage> {
  const [composed, decomposed] = [pageKey.normalize("NFC"), pageKey.normalize("NFD")];
  try {
    return await callPublic(getPageByKey, { pageKey: composed }, locale);
  } catch (error) {
    const mayBeDecomposed = error instanceof AppError && error.isNotFound && decomposed !== composed;
    if (!mayBeDecomposed) throw error;
    return callPublic(getPageByKey, { pageKey: decomposed }, locale);
  }
}

/**
 * Loads those of the requested parts that exist; ids are sorted, so that equal sets share one cached response. A part
 * larger than any that is read is left out, and logged.
 */
export async function loadParts(ids: readonly string[], locale: Locale): Promise<PagePart[]> {
  const id = [...new Set(ids)].sort();
  if (id.length === 0) return [];
  try {
    return await callPublic(getParts, { id }, locale);
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.cause instanceof AnswerTooLarge;
    if (!isTooLarge && !(error instanceof AppError && error.isNotFound)) throw error;
    if (isTooLarge && id.length === 1) log.warn(`part ${id[0]} is left out`, error);
    // Some back ends refuse the whole list for one part that they do not know, and one may be too large by itself.
    return id.length === 1 ? [] : (await Promise.all(id.map((one) => loadParts([one], locale)))).flat();
  }
}
