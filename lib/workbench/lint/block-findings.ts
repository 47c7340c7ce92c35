import "server-only";
import { daysBetween } from "@/lib/base/calendar-days";
import { nearestWord } from "@/lib/base/text";
import { parseDraft } from "@/lib/booking/reservation-draft";
import { partyTotal } from "@/lib/booking/reservation-rules";
import { optionNames } from "@/lib/cms/clean/widget-candidate";
import { blockNames } from "@/lib/cms/widget/widget-options";
import { entrySchemas } from "@/lib/routing/entry-params";
import { filterSchema } from "@/lib/routing/offer-filter";
import { draftKeys, type EntryKey, entryKeys, LIST_PAGE_KEY, tableKeys } from "@/lib/routing/query-keys";
import { matchRoute } from "@/lib/routing/route-template";
import { authoredLinks, JOINED, toOwnUrl } from "@/lib/workbench/lint/address-findings";
import { type AuthoredElement, type AuthoredHtml, ancestorsOf } from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { type Found, findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { positionIn } from "@/lib/workbench/lint/source-text";

/** Guests of one reservation; larger parties ask the hotel. */
const LARGEST_PARTY = 30;
/** Days ahead for which no restaurant takes a reservation. */
const FARTHEST = 730;
/** What links of mail and advertisements carry, which this site only counts. */
const COUNTED = /^(?:utm_|fb|g|n_|k|ms)\w*$|^(?:ref|from|source|draft)$/i;
/** What pages read besides; offers are reserved, and neither filtered nor searched. */
const listKeys = [...Object.keys(filterSchema.shape), ...tableKeys, LIST_PAGE_KEY];

/** Returns what links to this site fill in beforehand and cannot. `today` is the calendar day at the venue. */
export function presetFindings(
  elements: readonly AuthoredElement[],
  origin: string | undefined,
  today: string | undefined,
): LintFinding[] {
  return authoredLinks(elements).flatMap(({ written, at }) => {
    const url = toOwnUrl(written.replaceAll("&amp;", "&"), origin);
    if (url === undefined) return [];
    const { pathname, searchParams } = url;
    const isOffer = ["promotion", "dining-summary"].includes(matchRoute(pathname)?.name ?? "");
    const faults = [...findNames(searchParams, isOffer), ...(isOffer ? findValues(searchParams, today) : [])];
    return [...faults, ...findEntry(searchParams)].map(({ words, ...more }) =>
      findingAt("preset", at, words.slice(0, 60), more),
    );
  });
}

type Fault = { words: string; cause: string; nearest?: string };

function findNames(search: URLSearchParams, isOffer: boolean): Fault[] {
  const known: readonly string[] = [...draftKeys, ...entryKeys, ...(isOffer ? [] : listKeys)];
  return [...new Set(search.keys())].flatMap((key): Fault[] => {
    if (known.includes(key) || COUNTED.test(key)) return [];
    const nearest = /^(?:lang|locale|hl)$/i.test(key) ? "language" : nearestWord(key, known);
    // On other pages a key may be one of another system.
    return nearest !== undefined || isOffer ? [{ words: key, cause: "name", nearest }] : [];
  });
}

function findValues(search: URLSearchParams, today: string | undefined): Fault[] {
  const { draft, unreadable } = parseDraft(search);
  const wordsOf = (part: string) =>
    (part === "party" ? ["adults", "children", "infants"] : [part])
      .filter((key) => search.has(key))
      .map((key) => `${key}=${search.get(key)}`)
      .join("&");
  const isJoined = (words: string) => /[?&=].*=/.test(words.replace(/&(?:children|infants)=/g, ""));
  const found = unreadable.flatMap((part): Fault[] => {
    const words = wordsOf(part);
    // What a second question mark joins is reported of every link.
    if (`?${words}`.search(JOINED) >= 0) return [];
    return [{ words, cause: isJoined(words) ? "joined" : part }];
  });
  if (draft.date !== undefined && today !== undefined && draft.date < today)
    found.push({ words: wordsOf("date"), cause: "past" });
  if (draft.date !== undefined && today !== undefined && daysBetween(today, draft.date) > FARTHEST)
    found.push({ words: wordsOf("date"), cause: "far" });
  if (draft.party !== undefined && (partyTotal(draft.party) > LARGEST_PARTY || draft.party.adults === 0))
    found.push({ words: wordsOf("party"), cause: "party" });
  return found;
}

function findEntry(search: URLSearchParams): Fault[] {
  return entryKeys.flatMap((key: EntryKey): Fault[] => {
    const value = search.get(key);
    return value === null || entrySchemas[key].safeParse(value).success
      ? []
      : [{ words: `${key}=${value}`, cause: key === "language" ? "language" : "value" }];
  });
}

const BOX = "cms-box-";
const LOGIN_BUTTON = "cms-login-button";

/** Characters that nobody sees, by the name under which an author is told of them. */
const invisible: readonly [RegExp, string][] = [
  [/\u00a0/, "noBreakSpace"],
  [/[\u200b-\u200d\u2060]/, "zeroWidth"],
  [/\ufeff/, "byteOrderMark"],
  [/\u00ad/, "softHyphen"],
  [/\u3000/, "wideSpace"],
];

/** What breaks a name, an address or a search where it stands within one: a joiner in a picture of two people does not. */
const WITHIN = /[\p{L}\d/][\u200b\u2060\ufeff\u3000](?=[\p{L}\d/])/u;
const NAMED = ["href", "src", "id", "class", "resourceid", "eventid", "popupid", "noticeid"];

/** Returns characters that nobody sees within a word, and in names and addresses. */
export function invisibleFindings(
  html: string,
  { elements, runs }: Pick<AuthoredHtml, "elements" | "runs">,
): LintFinding[] {
  const causeOf = (text: string) => invisible.find(([pattern]) => pattern.test(text))?.[1] ?? "other";
  const inText = runs.flatMap((run) => {
    const match = /[\p{L}\d][\u200b\u2060\ufeff]+[\p{L}\d]/u.exec(run.text);
    if (match === null) return [];
    const [words] = match;
    const at = positionIn(html, run, { index: match.index, words });
    return findingAt("invisible-character", at, words, {
      cause: causeOf(words),
      widget: "text",
      severity: "warning",
    });
  });
  const inNames = elements.flatMap(({ attributes, attributeAt }) =>
    NAMED.flatMap((name) => {
      const value = attributes[name] ?? "";
      return !WITHIN.test(value) || /cms-/.test(value)
        ? []
        : findingAt("invisible-character", attributeAt(name), value.slice(0, 60), {
            cause: causeOf(value),
            widget: "text",
          });
    }),
  );
  return [...inText, ...inNames];
}

/** Returns a class name reduced to its letters, in which a misspelt one is still like the right one. */
const lettersOf = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
const known = new Map(
  [...blockNames.map((name) => BOX + name), LOGIN_BUTTON].map((name) => [lettersOf(name), name]),
);

/** Returns blocks whose name is written wrongly, and those in a place where they do not work. */
export function blockFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return [
    ...elements.flatMap((element) =>
      [findMisnamed, findMisplaced, findSecond].flatMap((find) => find(element)),
    ),
    ...findUnfiltered(elements),
  ];
}

/** An element is one block: of two names the first one counts. */
function findSecond({ attributes, attributeAt }: AuthoredElement): LintFinding[] {
  const [first, second] = (attributes.class ?? "")
    .split(/\s+/)
    .filter((name) => blockNames.some((block) => name === BOX + block));
  return second === undefined || first === undefined || second === first
    ? []
    : [findingAt("idle-block", attributeAt("class"), second, { cause: "second", widget: first })];
}

/** Returns filters that no list of offers follows, and lists that follow none. */
function findUnfiltered(elements: readonly AuthoredElement[]): LintFinding[] {
  const filter = elements.find((element) => widgetTypeOf(element) === "filter");
  const followers = elements.filter(
    (element) =>
      widgetTypeOf(element) === "promotion" && /^\s*(?:true)?\s*$/i.test(element.attributes.filtered ?? "no"),
  );
  const [follower] = followers;
  const hasOffers = elements.some((element) => widgetTypeOf(element) === "promotion");
  // A piece of a page is filtered by another one.
  const isPage = elements.some(({ tag }) => tag === "h1");
  if (filter !== undefined && follower === undefined && hasOffers)
    return [findingAt("idle-block", filter.at, `${BOX}filter`, { cause: "filter" })];
  return filter === undefined && follower !== undefined && isPage
    ? [findingAt("idle-block", follower.attributeAt("filtered"), `${BOX}promotion`, { cause: "filtered" })]
    : [];
}

function findMisnamed({ tag, attributes, attributeAt, at }: AuthoredElement): Found {
  const meantByTag = tag.startsWith("cms-") ? known.get(lettersOf(tag)) : undefined;
  if (meantByTag !== undefined)
    return findingAt("misnamed-block", at, `<${tag}>`, { nearest: `class="${meantByTag}"` });
  const meantById = (attributes.id ?? "").startsWith(BOX)
    ? known.get(lettersOf(attributes.id ?? ""))
    : undefined;
  if (meantById !== undefined && attributes.class === undefined)
    return findingAt("misnamed-block", attributeAt("id"), `id=${attributes.id}`, {
      nearest: `class="${meantById}"`,
    });
  const names = (attributes.class ?? "").split(/[\t\n\f\r ]+/);
  return names.flatMap((name, index) => {
    const [first = ""] = name.split(INVISIBLE, 1);
    const meant =
      known.get(lettersOf(name)) ??
      known.get(lettersOf(first)) ??
      joined(name, names[index + 1]) ??
      withoutBeginning(name, attributes);
    if (meant === undefined || name === meant) return [];
    const [, character] = invisible.find(([pattern]) => pattern.test(name)) ?? [];
    return character === undefined
      ? [findingAt("misnamed-block", attributeAt("class"), name, { nearest: meant })]
      : [findingAt("invisible-character", attributeAt("class"), name, { cause: character, widget: meant })];
  });
}

const INVISIBLE = /[\u00a0\u200b-\u200d\u2060\ufeff\u3000]+/;

/** A name without `cms-` or `cms-box-`, on an element with an option that only a block of this name has. */
function withoutBeginning(name: string, attributes: AuthoredElement["attributes"]): string | undefined {
  const meant = ["cms", "cmsbox"].flatMap((begin) => known.get(begin + lettersOf(name)) ?? [])[0];
  const type = blockNames.find((each) => BOX + each === meant);
  const options: readonly string[] = type === undefined ? [] : optionNames(type);
  return options.some((option) => option in attributes && option !== "title" && option !== "type")
    ? meant
    : undefined;
}

/** A name that was written with a space in it. */
function joined(name: string, next: string | undefined): string | undefined {
  return next === undefined || !/^cms-?(?:box)?-?$/i.test(name)
    ? undefined
    : known.get(lettersOf(name + next));
}

/** Blocks that cannot stand in one of their own kind. */
const SINGLE = new Set(["popup", "event", "login", "finder"]);

function findMisplaced(element: AuthoredElement): LintFinding[] {
  const type = widgetTypeOf(element);
  const isButton = hasClass(element, LOGIN_BUTTON);
  if (type === undefined && !isButton) return [];
  const around = ancestorsOf(element);
  if (type === undefined) {
    const isInLogin = around.some((each) => widgetTypeOf(each) === "login");
    return isInLogin ? [] : [findingAt("block-place", element.at, LOGIN_BUTTON, { cause: "loginButton" })];
  }
  if (SINGLE.has(type) && around.some((each) => widgetTypeOf(each) === type))
    return [findingAt("block-place", element.at, BOX + type, { cause: "inItself" })];
  const control = around.find(
    ({ tag, attributes }) => (tag === "a" && "href" in attributes) || tag === "button",
  );
  return control === undefined
    ? []
    : [findingAt("block-place", element.at, BOX + type, { cause: "inControl", widget: `<${control.tag}>` })];
}

function hasClass({ attributes }: AuthoredElement, name: string): boolean {
  return (attributes.class ?? "").split(/\s+/).includes(name);
}
