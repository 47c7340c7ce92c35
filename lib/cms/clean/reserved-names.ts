import { words } from "@/lib/base/text";
import { ID_PREFIX } from "@/lib/routing/safe-url";

/**
 * Returns the class of a part's own element, with which every selector of its style sheet begins. A class, because it
 * is shorter in every rule than an attribute; no class in authored content begins with an underscore (`toPartClass`).
 */
export function scopeClass(scope: string): string {
  return `_${scope.replace(/[\t\n\f\r ]/g, "-")}`;
}

/** Returns whether a class is that of some part's own element. */
export function isScopeClass(name: string): boolean {
  return name.startsWith("_");
}

/**
 * The form that a build gives the names in our CSS modules and fonts: six characters of a hash (after an underscore
 * where the first is a digit), an underscore, our own name; in development the file's name precedes both. Authors use
 * names of that form too (`header_title`), so they are renamed instead of removed.
 */
const MODULE_NAME = /^_?[\w-]{6}_[\w-]+$|-module__[\w-]+__/;

/** The class names in the style sheets of `app` and those that CSS modules leave unchanged. */
const GLOBAL_NAMES: ReadonlySet<string> = new Set(["cms", "eyebrow", "visually-hidden"]);

/**
 * Returns the spelling of an authored class in our pages, for attributes and selectors: a name that could be one of
 * ours, or that of another part, gets a prefix, so that none of their styles apply to it. Idempotent.
 */
export function toPartClass(name: string): string {
  if (name.startsWith(ID_PREFIX)) return name;
  const isOurs = GLOBAL_NAMES.has(name) || MODULE_NAME.test(name) || isScopeClass(name);
  return isOurs ? ID_PREFIX + name : name;
}

/** Renames every name of a `class` attribute, keeping the spaces between them. */
export function toPartClasses(value: string): string {
  return value.replace(/[^\t\n\f\r ]+/g, toPartClass);
}

/** Data attributes that our scripts and style sheets select in the whole page; an author's value would mislead them. */
const RESERVED_DATA_ATTRIBUTES = new Set(
  words(`account-settings action again ahead alarm as-of at authored before broken card chosen closes consents content counted day day-wanted
  days early early-menu empty favourite few first group guest-notice highlighted holds holiday hydrate hydrate-query hydrate-visible
  hydrated hydration incomplete kind known language larger legal-mail list-next list-state lost
  loyalty notice notice-close notices opens other-guest other-words outcome panel paper part passed phase phone photo place-hours
  place-now place-says place-zone popup precedence present print problem question
  refuse reserve says-amount script sending session severity share share-login shown sign slot state status step-title styled
  tables time-zones tone unhydrated unhydrated-summary version visit weekday when withheld zone`).map(
    (name) => `data-${name}`,
  ),
);
const RESERVED_DATA_PREFIX = /^data-(?:slot|content|part|reserve|event|sonner|radix|nextjs)(?:-|$)/;

/** Returns whether this attribute is one of ours. */
export function isReservedDataAttribute(name: string): boolean {
  return RESERVED_DATA_ATTRIBUTES.has(name) || RESERVED_DATA_PREFIX.test(name);
}
