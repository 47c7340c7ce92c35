import * as z from "zod/mini";
import type { Text } from "@/components/workbench/workbench-calls";
import { readUrl } from "@/lib/base/text";
import { zones } from "@/lib/cms/schema";
import { byLocale, type Locale, locales } from "@/lib/i18n/locales";
import { isAuthoredRoute } from "@/lib/routing/route-template";

const textSchema = z.object({ html: z.string(), style: z.string() });
const textsSchema = z.record(z.enum(locales), textSchema);

/** What is written, or published, in each language; a blank text belongs to a language without any. */
export type Texts = Readonly<Record<Locale, Text>>;

export const workSchema = z.object({
  texts: textsSchema,
  path: z.string(),
  zone: z.enum(zones),
  /** What was published when the page was loaded; absent for a page that was not. */
  base: z.optional(textsSchema),
  /** The name under which it was loaded, where it has another one since. */
  loadedAs: z.optional(z.object({ path: z.string(), zone: z.enum(zones) })),
});

/** Everything an author works on: one part of one page, in every language. */
export type Work = z.output<typeof workSchema>;

const blank: Text = { html: "", style: "" };

/** A page that does not exist yet, so that an experiment replaces no real one. */
export const blankWork: Work = { texts: byLocale(() => blank), path: "/p/new-page", zone: "page" };

/** Returns a text for each language from the versions of a part. */
export function toTexts(
  versions: readonly { locale: Locale; html: string; style?: string | undefined }[],
): Texts {
  return byLocale((locale) => {
    const version = versions.find((each) => each.locale === locale);
    return version === undefined ? blank : { html: version.html, style: version.style ?? "" };
  });
}

/** Returns the texts that have words, each with its language. */
export function writtenVersions(texts: Texts): (Text & { locale: Locale })[] {
  return locales
    .filter((locale) => texts[locale].html.trim() !== "")
    .map((locale) => ({ locale, ...texts[locale] }));
}

/** Whether two works have the same text and style in one language; texts without any words are all the same. */
export function isSameText(one: Text, other: Text): boolean {
  const isBlank = (text: Text) => text.html.trim() === "";
  return (
    (isBlank(one) && isBlank(other)) ||
    (toLines(one.html) === toLines(other.html) && toLines(one.style) === toLines(other.style))
  );
}

/** Content systems and editors disagree only on how a line ends. */
function toLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Whether two collections of texts are the same in every language. */
export function areSameTexts(one: Texts, other: Texts): boolean {
  return locales.every((locale) => isSameText(one[locale], other[locale]));
}

/** Whether nothing is written in any language. */
export function isBlankWork({ texts }: Pick<Work, "texts">): boolean {
  return areSameTexts(texts, blankWork.texts);
}

/** Whether something would be lost if this work were replaced: it is written, and not what was loaded. */
export function hasOwnText({ texts, base }: Work): boolean {
  return !isBlankWork({ texts }) && (base === undefined || !areSameTexts(texts, base));
}

type Name = Pick<Work, "path" | "zone">;

const isSameName = (one: Name, other: Name) => one.path === other.path && one.zone === other.zone;

/** Returns the work under another name. */
export function withName(work: Work, { path, zone }: Name): Work {
  return { ...work, path, zone, loadedAs: work.loadedAs ?? { path: work.path, zone: work.zone } };
}

/**
 * Whether somebody has published another version since this work was loaded, which it would overwrite. What was loaded
 * under another name says nothing about this one.
 */
export function isOutdated({ texts, base, loadedAs, ...name }: Work, published: Texts): boolean {
  return (
    base !== undefined &&
    isSameName(loadedAs ?? name, name) &&
    !areSameTexts(base, published) &&
    !areSameTexts(texts, published)
  );
}

/**
 * Returns a work with another style of its part in one language. Versions that have the same style keep it in common,
 * because authors write one sheet for the part.
 */
export function withStyle(work: Work, language: Locale, style: string): Work {
  const before = work.texts[language].style;
  const texts = byLocale((each) => {
    const text = work.texts[each];
    return each === language || text.style === before ? { ...text, style } : text;
  });
  return { ...work, texts };
}

/**
 * Returns the path of an address as an author may paste it: an absolute one, a path, with or without its slash, or the
 * key of a page alone.
 */
export function toPagePath(typed: string): string {
  const text = typed.trim().normalize("NFC");
  const url = /^https?:/i.test(text) ? readUrl(text) : undefined;
  const path = url === undefined ? (text.split(/[?#]/, 1)[0] ?? "") : decode(url.pathname);
  const written = `/${path.replace(/^\/+|\/+$/g, "")}`;
  const [, first = "", rest] = written.split("/");
  const isWhole = written === "/" || rest !== undefined || isAuthoredRoute(written);
  return isWhole ? written : `/p/${first}`;
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // A lone percent sign.
    return pathname;
  }
}
