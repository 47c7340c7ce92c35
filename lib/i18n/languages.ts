import { en } from "@/lib/i18n/en";
import type { DayParts, LocaleData } from "@/lib/i18n/locale-data";

const weekdays = ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"].map((long) => ({
  long,
  short: long.slice(0, 1),
}));
// Non-breaking spaces keep a date on one line.
const monthDay = ({ month, date }: DayParts) => `${month}월\u00a0${date}일`;
const date = (day: DayParts) => `${day.year}년 ${monthDay(day)}`;
const short = (day: DayParts) => `${monthDay(day)}\u00a0(${weekdays[day.weekday]?.short})`;

/** Korean, the hotels' own language. */
const ko: LocaleData = {
  name: "한국어",
  shortName: "한",
  viewIn: "한국어로 보기",
  tag: "ko-KR",
  openGraph: "ko_KR",
  loyaltyPath: "ko-KR",
  number: 0,
  country: "KR",
  script: "Hangul",
  days: {
    weekdays,
    full: (day) => `${day.year}년 ${short(day)}`,
    date,
    short,
    monthDay,
    heading: (day) => `${monthDay(day)} ${weekdays[day.weekday]?.long}`,
    monthName: ({ month }) => `${month}월`,
    month: ({ year, month }) => `${year}년 ${month}월`,
    period: (from, to) => {
      const isSameYear = from.year === to.year;
      const isSameMonth = isSameYear && from.month === to.month;
      return `${date(from)}~${isSameMonth ? `${to.date}일` : isSameYear ? monthDay(to) : date(to)}`;
    },
    beforeHour: " ",
    seoulTime: "서울 시간",
  },
};

/** The supported languages. To add one, add its record here and its messages in `messages/`, under the same key. */
export const languages = { ko, en };
