import { ID_PREFIX } from "@/lib/routing/authored/safe-url";

/**
 * What a build makes of the names in our CSS modules and fonts: six characters of a hash (behind an underscore where
 * the first is a digit), an underscore, our own name; while developing, the file's name stands before both. Authors
 * write names of that form too (`header_title`), which is why they are renamed and not removed.
 */
const MODULE_NAME = /^_?[\w-]{6}_[\w-]+$|-module__[\w-]+__/;

/** The class names in `app/globals.css` and what a CSS module leaves as it is. */
const GLOBAL_NAMES: ReadonlySet<string> = new Set(["cms", "eyebrow", "visually-hidden"]);

/**
 * The one spelling of an authored class in our pages, as attribute and as selector: a name that could be one of ours
 * gets a prefix, and with it no look of ours. Any number of times the same.
 */
export function toPartClass(name: string): string {
  if (name.startsWith(ID_PREFIX)) return name;
  return GLOBAL_NAMES.has(name) || MODULE_NAME.test(name) ? ID_PREFIX + name : name;
}

/** Every name of a `class` attribute in that spelling, the spaces between them as they were. */
export function toPartClasses(value: string): string {
  return value.replace(/[^\t\n\f\r ]+/g, toPartClass);
}

/** What our scripts and style sheets look for in the whole page; an author's value would mislead them. */
const OUR_DATA = new Set(
  `action alarm asked asleep authored awake card chosen closes consents content counted day day-wanted days
  empty facts few first group highlighted holds holiday kind known larger list-state live lost loyalty opens
  outcome panel paper part passed phase photo popup precedence print problem question refuse reserve says-amount
  script session severity share shown shows sign slot state status step-title time-zones tone version visit waking
  weekday when withheld zone`
    .split(/\s+/)
    .map((name) => `data-${name}`),
);
const OUR_DATA_FAMILIES = /^data-(?:slot|content|part|reserve|event|sonner|radix|nextjs)(?:-|$)/;

/** Is this attribute a mark of ours? */
export function isOurData(name: string): boolean {
  return OUR_DATA.has(name) || OUR_DATA_FAMILIES.test(name);
}
