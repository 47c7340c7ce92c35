import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { env } from "@/lib/server/settings/env";
import { type PreviewGuest, previewGuests } from "@/lib/workbench/preview-states";

/** The query key that shows a draft at the address of its future page. */
export const DRAFT_KEY = "draft";

/** A link's draft, page, language, guest and expiry. */
export type DraftLink = {
  id: string;
  /** Path of the page, decoded. */
  path: string;
  locale: Locale;
  /** The guest for whom the page is shown. */
  guest: PreviewGuest;
  /** Expiry in milliseconds since 1970. */
  ends: number;
};

/** The result of reading a token at a page's address. */
export type ReadLink = { kind: "open"; link: DraftLink } | { kind: "ended" } | { kind: "forged" };

/** Returns the token of a link: its content in plain text, and a signature with the workbench's secret. */
export function signDraftLink(link: DraftLink): string {
  return [link.locale, link.guest, link.id, link.ends.toString(36), sign(link)].join(".");
}

/**
 * Reads a token at the address of a page (`path`, decoded). A token signed for another page, language or guest, or
 * with another secret, is forged. `now` is in milliseconds since 1970.
 */
export function readDraftLink(token: string, path: string, now: number): ReadLink {
  const [locale, guest, id = "", end = "", signature = "", ...more] = token.split(".");
  if (!isLocale(locale) || !isGuest(guest) || !/^[0-9a-f]{24}$/.test(id) || more.length > 0)
    return { kind: "forged" };
  const link = { id, path, locale, guest, ends: Number.parseInt(end, 36) };
  if (env().WORKBENCH_SECRET === undefined || !isSame(signature, sign(link))) return { kind: "forged" };
  return link.ends > now ? { kind: "open", link } : { kind: "ended" };
}

function isGuest(word: string | undefined): word is PreviewGuest {
  return previewGuests.some((guest) => guest === word);
}

function sign({ id, path, locale, guest, ends }: DraftLink): string {
  return createHmac("sha256", `yeoul draft ${env().WORKBENCH_SECRET}`)
    .update([id, locale, guest, ends, path].join("\n"))
    .digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
