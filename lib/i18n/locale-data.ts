/** A day by its parts; `weekday` is 0 for Sunday. */
export type DayParts = { year: number; month: number; date: number; weekday: number };

/**
 * How a language formats dates. Hard-coded, because browsers and servers ship different versions of the CLDR data,
 * which disagree about commas, "Sept" and the hour at midnight, and server and browser must render the same text.
 */
type DayWriting = {
  /** Weekdays from Sunday on: `long` for screen readers, `short` for a calendar's header. */
  weekdays: readonly { long: string; short: string }[];
  /** With its weekday and year: `Thu 24 Dec 2026`. */
  full: (day: DayParts) => string;
  /** Without a weekday, for days long past: `24 Dec 2026`. */
  date: (day: DayParts) => string;
  /** `Thu 24 Dec`. */
  short: (day: DayParts) => string;
  /** `24 Dec`. */
  monthDay: (day: DayParts) => string;
  /** As a heading: `Thursday 24 December`. */
  heading: (day: DayParts) => string;
  /** `December 2026`. */
  month: (day: DayParts) => string;
  /** The month alone, as short as possible: `Dec`. */
  monthName: (day: DayParts) => string;
  /** A period without repeating what both days share: `1–24 Dec 2026`. */
  period: (from: DayParts, to: DayParts) => string;
  /** Separator between a day and an hour. */
  beforeHour: string;
  /** Name of the hotels' own time zone. */
  seoulTime: string;
};

/** Everything about a language except its messages, which are in `messages/`. */
export type LocaleData = {
  /** The language's own name, in full and in at most two letters. */
  name: string;
  shortName: string;
  /** Label, in this language, of a link to it. */
  viewIn: string;
  /** BCP 47 tag for `Intl` and the browser's own formatting. */
  tag: string;
  /** Open Graph locale for link previews. */
  openGraph: string;
  /** Path segment in the loyalty programme's addresses. */
  loyaltyPath: string;
  /** Its number in a payment's return address: 0 to 31, unique, and never reused for another language. */
  number: number;
  /**
   * Country of its readers (ISO 3166), whose telephone code and maps come first; undefined for readers from anywhere.
   */
  country: string | undefined;
  /** Unicode name of its script, such as `Hangul`; of several scripts, the one that tells it from other languages. */
  script: string;
  days: DayWriting;
};
