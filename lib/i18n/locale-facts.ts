/** A day by its parts; `weekday` is 0 for Sunday. */
export type DayParts = { year: number; month: number; date: number; weekday: number };

/**
 * How a language writes days. Written out here, because browsers and servers carry different editions of the calendar's
 * data, which disagree about commas, "Sept" and the hour at midnight, and the server's words must be the browser's.
 */
export type DayWriting = {
  /** The days of the week from Sunday on: long for those who hear them, short for the head of a calendar. */
  weekdays: readonly { long: string; short: string }[];
  /** With its weekday and year: `Thu 24 Dec 2026`. */
  full: (day: DayParts) => string;
  /** Without a weekday, of which nobody asks long after: `24 Dec 2026`. */
  date: (day: DayParts) => string;
  /** `Thu 24 Dec`. */
  short: (day: DayParts) => string;
  /** `24 Dec`. */
  monthDay: (day: DayParts) => string;
  /** As a heading: `Thursday 24 December`. */
  heading: (day: DayParts) => string;
  /** `December 2026`. */
  month: (day: DayParts) => string;
  /** From a day to a later one, without saying twice what is the same: `1–24 Dec 2026`. */
  period: (from: DayParts, to: DayParts) => string;
  /** Between a day and an hour. */
  beforeHour: string;
  /** What the hotels' own clock is called. */
  seoulTime: string;
};

/** Everything that a language is to this site but its sentences, which stand in `messages/`. */
export type LocaleFacts = {
  /** What its readers call it, in full and where there is room for two letters. */
  name: string;
  shortName: string;
  /** What its readers are told of a link to their language. */
  viewIn: string;
  /** For what browsers write by themselves (BCP 47). */
  tag: string;
  /** For previews of links (Open Graph). */
  openGraph: string;
  /** In the addresses of the loyalty programme. */
  loyaltyPath: string;
  /** Its number in what a payment's return address carries: from 0 to 31, each once, and never another's afterwards. */
  number: number;
  /** Where its readers live (ISO 3166), unless they come from anywhere: whose telephone code and maps come first. */
  country: string | undefined;
  /** The script of its words, as Unicode calls it. */
  script: "Hangul" | "Latin";
  days: DayWriting;
};
