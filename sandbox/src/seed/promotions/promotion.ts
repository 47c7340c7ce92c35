import type { PictureName } from "#pictures/names.ts";
import type { Localized } from "#shared/language.ts";
import type { SeedMenu, SeedPicture, SeedPromotion, SeedRefundRule } from "#shared/seed-types.ts";
import { daysBetween, toSeoulDate } from "#shared/seoul-date.ts";
import { media } from "../media.ts";
import { allergensOf } from "./allergens.ts";

type PromotionFields = Omit<
  SeedPromotion,
  | "resourceId"
  | "thumbnailImage"
  | "images"
  | "startsInDays"
  | "endsInDays"
  | "needsPayment"
  | "autoCancelMinutes"
  | "menus"
  | "requiresMenu"
  | "special"
> & {
  picture: PictureName;
  more?: PictureName[];
  /** All its pictures with alternative texts and captions, in place of `picture` and `more`. */
  shows?: SeedPicture[];
  menus: SeedMenu[];
  /** First and last bookable day, counted from today; by default from today on. */
  days?: [first: number, last: number];
  /** First and last bookable day as days of the calendar (`MM-DD`), in place of `days`: the next ones that there are. */
  dates?: [first: string, last: string];
  /** Nothing is paid before the visit, and dishes are chosen at the table. */
  free?: boolean;
  autoCancelMinutes?: number;
  special?: boolean;
};

/** Creates a promotion with the common defaults: paid in advance, a menu required, half an hour to pay. */
export const promotion = (resourceId: number, given: PromotionFields): SeedPromotion => {
  const { picture, more = [], shows, dates, free = false, ...rest } = given;
  const days = dates === undefined ? (given.days ?? [0, 90]) : daysOfCalendar(dates, toSeoulDate(new Date()));
  return {
    ...rest,
    resourceId,
    thumbnailImage: media(picture),
    images: shows ?? [picture, ...more].map(media),
    startsInDays: days[0],
    endsInDays: days[1],
    needsPayment: !free,
    autoCancelMinutes: given.autoCancelMinutes ?? 30,
    requiresMenu: !free,
    special: given.special ?? false,
  };
};

/** Returns in how many days the next period of these days of the calendar begins and ends; one that has begun begins today. */
export function daysOfCalendar([first, last]: [string, string], today: string): [number, number] {
  const year = Number(today.slice(0, 4));
  const endOf = (from: number) => `${last < first ? from + 1 : from}-${last}`;
  const start = [year - 1, year, year + 1].find((from) => endOf(from) >= today) ?? year;
  return [Math.max(0, daysBetween(today, `${start}-${first}`)), daysBetween(today, endOf(start))];
}

type MenuOptions = Partial<
  Pick<
    SeedMenu,
    | "minQuantity"
    | "maxQuantity"
    | "maxPerPerson"
    | "soldOut"
    | "weekdays"
    | "image"
    | "forChild"
    | "kind"
    | "allergens"
  >
>;

/** Creates one menu of a promotion; texts are given Korean first. */
export const menu = (
  id: number,
  unitPrice: number,
  name: [ko: string, en: string],
  description: [ko: string, en: string],
  options: MenuOptions = {},
): SeedMenu => ({
  id,
  name: { ko: name[0], en: name[1] },
  description: { ko: description[0], en: description[1] },
  unitPrice,
  minQuantity: 0,
  maxQuantity: 8,
  allergens: allergensOf(id),
  ...options,
});

/** The refund rules in use; each promotion has one of these sets. */
export const refunds = {
  /** 100 % until 18:00 three days before, 50 % until 18:00 the day before. */
  dinner: [
    { type: "absolute", daysBefore: 3, time: "18:00", percent: 100 },
    { type: "absolute", daysBefore: 1, time: "18:00", percent: 50 },
  ],
  /** By hours before the visit, for tables that are easily rebooked. */
  hours: [
    { type: "relative", hoursBefore: 72, percent: 100 },
    { type: "relative", hoursBefore: 48, percent: 70 },
    { type: "relative", hoursBefore: 24, percent: 30 },
  ],
  /** A single rule: 100 % until 24 hours before. */
  day: [{ type: "relative", hoursBefore: 24, percent: 100 }],
  /** For evenings that take place once a year. */
  feast: [
    { type: "absolute", daysBefore: 14, percent: 100 },
    { type: "absolute", daysBefore: 7, time: "12:00", percent: 50 },
    { type: "absolute", daysBefore: 3, time: "12:00", percent: 20 },
  ],
  /** An absolute and a relative rule together, as the fish is ordered two days ahead. */
  market: [
    { type: "absolute", daysBefore: 2, time: "15:00", percent: 100 },
    { type: "relative", hoursBefore: 24, percent: 50 },
  ],
  /** Nothing is paid, so there is nothing to refund. */
  none: [],
} satisfies Record<string, SeedRefundRule[]>;

/** Returns notices as an HTML list, as an author types it: items are not closed. */
export const notices = (ko: string[], en: string[]): Localized => {
  const list = (lines: string[]) => `<ul>\n${lines.map((line) => `<li>${line}`).join("\n")}\n</ul>`;
  return { ko: list(ko), en: list(en) };
};

/** Returns paragraphs as pasted by an author from an office document. */
export const office = (...paragraphs: string[]): string =>
  paragraphs
    .map(
      (text) =>
        `<p class="MsoNormal" style="mso-pagination:widow-orphan;mso-layout-grid-align:none">${text}<o:p></o:p></p>`,
    )
    .join("\n");

/** Returns paragraphs as written by an older editor: upper-case tags, never closed. */
export const plain = (...paragraphs: string[]): string => paragraphs.map((text) => `<P>${text}`).join("\n");

/** Returns a small HTML table of hours, its cells not closed. */
export const hours = (...rows: [label: string, time: string][]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0">${rows.map(([label, time]) => `<tr><td>${label}<td align="right">${time}`).join("")}</table>`;
