import { words } from "@/lib/base/text";
import type { DayParts, LocaleData } from "@/lib/i18n/locale-data";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (long) => ({ long, short: long.slice(0, 2) }),
);
const months = words(`
  January February March April May June July August September October November December
`);
const monthName = ({ month }: DayParts) => months[month - 1] ?? "";
const weekdayName = ({ weekday }: DayParts) => weekdays[weekday]?.long ?? "";
// Non-breaking spaces keep a date on one line.
const monthDay = (day: DayParts) => `${day.date}\u00a0${monthName(day).slice(0, 3)}`;
const date = (day: DayParts) => `${monthDay(day)}\u00a0${day.year}`;
const short = (day: DayParts) => `${weekdayName(day).slice(0, 3)}\u00a0${monthDay(day)}`;

/** British English: the language of every reader whose own is not supported. */
export const en: LocaleData = {
  name: "English",
  shortName: "EN",
  viewIn: "View in English",
  tag: "en-GB",
  openGraph: "en_US",
  loyaltyPath: "en-US",
  number: 1,
  country: undefined,
  script: "Latin",
  days: {
    weekdays,
    full: (day) => `${short(day)}\u00a0${day.year}`,
    date,
    short,
    monthDay,
    heading: (day) => `${weekdayName(day)} ${day.date}\u00a0${monthName(day)}`,
    month: (day) => `${monthName(day)} ${day.year}`,
    monthName: (day) => monthName(day).slice(0, 3),
    period: (from, to) => {
      if (from.year !== to.year) return `${date(from)} – ${date(to)}`;
      return from.month === to.month ? `${from.date}–${date(to)}` : `${monthDay(from)} – ${date(to)}`;
    },
    beforeHour: ", ",
    seoulTime: "Seoul time",
  },
};
