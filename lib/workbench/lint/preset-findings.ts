import "server-only";
import { nearestWord } from "@/lib/base/nearest-word";
import { partyTotal } from "@/lib/booking/draft/party-size";
import { parseDraft } from "@/lib/booking/draft/reservation-draft";
import { matchRoute } from "@/lib/routing/match-route";
import { draftKeys } from "@/lib/routing/query/draft-keys";
import { type EntryKey, entryKeys } from "@/lib/routing/query/entry-keys";
import { entrySchemas } from "@/lib/routing/query/entry-params";
import type { AuthoredElement } from "@/lib/workbench/lint/authored-elements";
import { authoredLinks } from "@/lib/workbench/lint/internal-links";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";

/** Guests of one reservation; larger parties ask the hotel. */
const LARGEST_PARTY = 30;
/** What links of mail and advertisements carry, which this site only counts. */
const COUNTED = /^(?:utm_|fb|g|n_|k|ms)\w*$|^(?:ref|from|source|draft)$/i;
const filters = ["resource", "cuisine", "price", "day", "date", "time", "adults", "party", "sort", "page"];

/** Returns what links to this site fill in beforehand and cannot. `today` is the calendar day at the venue. */
export function presetFindings(
  elements: readonly AuthoredElement[],
  origin: string | undefined,
  today: string | undefined,
): LintFinding[] {
  const base = origin ?? "https://part.invalid";
  return authoredLinks(elements).flatMap(({ written, at }) => {
    const text = written.trim();
    const isOwn = /^\/(?!\/)/.test(text) || (origin !== undefined && text.startsWith(`${origin}/`));
    if (!isOwn || !URL.canParse(text, base)) return [];
    const { pathname, searchParams } = new URL(text.replaceAll("&amp;", "&"), base);
    const isOffer = ["promotion", "dining-summary"].includes(matchRoute(pathname)?.name ?? "");
    const faults = [...findNames(searchParams, isOffer), ...(isOffer ? findValues(searchParams, today) : [])];
    return [...faults, ...findEntry(searchParams)].map(({ words, ...more }) =>
      findingAt("preset", at, words.slice(0, 60), more),
    );
  });
}

type Fault = { words: string; cause: string; nearest?: string };

function findNames(search: URLSearchParams, isOffer: boolean): Fault[] {
  const known: readonly string[] = isOffer ? [...draftKeys, ...entryKeys] : [...entryKeys, ...filters];
  return [...new Set(search.keys())].flatMap((key): Fault[] => {
    if (known.includes(key) || COUNTED.test(key)) return [];
    const nearest = /^(?:lang|locale|hl)$/i.test(key) ? "language" : nearestWord(key, known);
    // On other pages a key may be one of another system.
    return nearest !== undefined || isOffer
      ? [{ words: key, cause: "name", ...(nearest === undefined ? {} : { nearest }) }]
      : [];
  });
}

function findValues(search: URLSearchParams, today: string | undefined): Fault[] {
  const { draft, unreadable } = parseDraft(search);
  const wordsOf = (part: string) =>
    (part === "party" ? ["adults", "children", "infants"] : [part])
      .filter((key) => search.has(key))
      .map((key) => `${key}=${search.get(key)}`)
      .join("&");
  const found: Fault[] = unreadable.map((part) => ({ words: wordsOf(part), cause: part }));
  if (draft.date !== undefined && today !== undefined && draft.date < today)
    found.push({ words: wordsOf("date"), cause: "past" });
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
