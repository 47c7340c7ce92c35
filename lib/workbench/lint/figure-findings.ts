import "server-only";
import * as z from "zod/mini";
import { daysBetween, weekdayOf } from "@/lib/base/calendar-days";
import { readUrl } from "@/lib/base/text";
import { parseDraft } from "@/lib/booking/reservation-draft";
import {
  type AuthoredElement,
  type AuthoredHtml,
  type RunningText,
  textIn,
} from "@/lib/workbench/lint/authored-elements";
import { type Found, findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import {
  readAmounts,
  readDays,
  readTimes,
  toDialled,
  type WrittenDay,
} from "@/lib/workbench/lint/read-figures";
import { positionIn } from "@/lib/workbench/lint/source-text";

type Place = { run: RunningText; index: number; words: string };

/**
 * Returns the days, times and amounts that cannot be as they are written, and links whose words name another number,
 * mail or site than they lead to. `today` is the calendar day at the venue, `YYYY-MM-DD`.
 */
export function figureFindings(
  html: string,
  { runs, elements }: AuthoredHtml,
  today: string | undefined,
): LintFinding[] {
  const say = ({ run, index, words }: Place, cause: string, nearest?: string) =>
    findingAt("odd-figure", positionIn(html, run, { index, words }), words, { cause, nearest });
  const dated = withYears(runs.flatMap((run) => readDays(run.text).map((day) => ({ ...day, run }))));
  return [
    ...runs.flatMap((run) => [
      ...readTimes(run.text).flatMap((time) => (time.isImpossible ? [say({ ...time, run }, "time")] : [])),
      ...findLongSpans(run.text).map(({ cause, ...time }) => say({ ...time, run }, cause)),
      ...readAmounts(run.text).flatMap((amount) =>
        amount.won === undefined ? [say({ ...amount, run }, "amount", meantAmount(amount.words))] : [],
      ),
      ...findFallingRanges(run.text).map((amount) => say({ ...amount, run }, "falling")),
      ...[...run.text.matchAll(PERCENT)].map(({ 0: words, index }) => say({ run, index, words }, "percent")),
      ...[...run.text.matchAll(SHORT_NUMBER)].map(({ 0: words, index }) =>
        say({ run, index, words }, "phone"),
      ),
    ]),
    ...dated.flatMap((day, index) => {
      const cause = whyOdd(day, dated[index - 1], today);
      return cause === undefined ? [] : [say(day, cause)];
    }),
    ...ORDERS.flatMap((order) => findLate(dated, order).map((day) => say(day, order.cause))),
    ...elements.flatMap(findOtherTarget),
    ...elements.flatMap(findOtherDay),
  ];
}

/** Returns the days that a `time` element states for machines and that its words do not name. */
function findOtherDay(element: AuthoredElement): LintFinding[] {
  const { tag, attributes, attributeAt } = element;
  const [, month, day] = /^\s*\d{4}-(\d{2})-(\d{2})/.exec(attributes.datetime ?? "") ?? [];
  const [named, ...others] = readDays(textIn(element));
  if (tag !== "time" || named === undefined || others.length > 0 || month === undefined) return [];
  if (named.month === Number(month) && named.day === Number(day)) return [];
  return [findingAt("odd-figure", attributeAt("datetime"), attributes.datetime ?? "", { cause: "machine" })];
}

/** A telephone number of this country whose last group does not have its four digits. */
const SHORT_NUMBER = /(?<![\d-])0(?:2|[3-8]\d|1\d)[-.)]\d{3,4}[-.](?:\d{1,3}|\d{5,})(?![\d-])/g;

/** A discount of more than the price. */
const PERCENT =
  /\b(?!100\s*%)\d{3,}\s*%(?=\s*(?:할인|off\b|discount))|\b(?:save|discount of)\s+(?!100\s*%)\d{3,}\s*%/gi;

/** Returns the ends of ranges of amounts that are less than their beginnings. */
function findFallingRanges(text: string): Omit<Place, "run">[] {
  const amounts = readAmounts(text);
  return amounts.filter(({ won, index }, at) => {
    const before = amounts[at - 1];
    if (before?.won === undefined || won === undefined || won >= before.won) return false;
    return RANGE.test(text.slice(before.index + before.words.length, index));
  });
}

type Dated = WrittenDay & { run: RunningText };

/** Years ahead that a page of a hotel hardly speaks of. */
const FARTHEST_YEAR = 5;
/** A day that there is. */
const daySchema = z.iso.date();
const two = (number: number) => String(number).padStart(2, "0");
const toText = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${two(month)}-${two(day)}`;

function whyOdd(day: Dated, before: Dated | undefined, today: string | undefined): string | undefined {
  // A day without a year may be one of a leap year.
  if (!daySchema.safeParse(toText({ ...day, year: day.year ?? 2000 })).success) return "day";
  if (isOtherWeekday(day, today)) return "weekday";
  if (today !== undefined && day.year !== undefined && day.year > Number(today.slice(0, 4)) + FARTHEST_YEAR)
    return "year";
  const rangeBegin = before?.run === day.run && isRange(before, day) ? before : undefined;
  if (rangeBegin !== undefined && isBefore(day, rangeBegin)) return "order";
  const isLimit = rangeBegin !== undefined || isDeadline(day);
  return today !== undefined &&
    isLimit &&
    day.year !== undefined &&
    toText({ ...day, year: day.year }) < today
    ? "past"
    : undefined;
}

/** Days before and after today of which a day without a year is one. */
const [LAST, COMING] = [183, 300];

/** Whether a day has another weekday in every year that it may be of. */
function isOtherWeekday({ year, month, day, weekday }: Dated, today: string | undefined): boolean {
  if (weekday === undefined || (year === undefined && today === undefined)) return false;
  const now = Number(today?.slice(0, 4));
  const days = (year === undefined ? [now - 1, now, now + 1] : [year])
    .map((each) => toText({ year: each, month, day }))
    .filter((each) => {
      const distance = year === undefined ? daysBetween(today ?? each, each) : 0;
      return distance >= -LAST && distance <= COMING;
    });
  return days.length > 0 && days.every((each) => weekdayOf(each) !== weekday);
}

/** The end of a range without a year is of the year in which it begins, or of the next. */
function withYears(dated: readonly Dated[]): Dated[] {
  return dated.map((day, index) => {
    const before = dated[index - 1];
    if (day.year !== undefined || before?.year === undefined || before.run !== day.run) return day;
    return isRange(before, day) ? { ...day, year: before.year + (day.month < before.month ? 1 : 0) } : day;
  });
}

/** Hours that nothing is open at a stretch unless it never closes. */
const LONGEST_SPAN = 21;
const PLAIN_TIME = /^\d{1,2}:\d{2}$/;
const LAST_ORDER = /(?:라스트\s*오더|주문\s*마감|\blast\s+orders?)[^\d]{0,12}$/i;

/** Returns ends of hours that come before their beginning, and last orders after it; times as a clock of 24 hours. */
function findLongSpans(text: string): (Omit<Place, "run"> & { cause: string })[] {
  const times = readTimes(text).filter(({ words }) => PLAIN_TIME.test(words));
  const behind = (from: number, to: number) => (((to - from) % 24) + 24) % 24;
  const hoursOf = ({ hour, minute }: { hour: number; minute: number }) => hour + minute / 60;
  let open: { begin: number; end: number } | undefined;
  return times.flatMap((time, index) => {
    const before = times[index - 1];
    const isEnd =
      before !== undefined && RANGE.test(text.slice(before.index + before.words.length, time.index));
    if (isEnd) {
      open = { begin: hoursOf(before), end: hoursOf(time) };
      return behind(open.begin, open.end) > LONGEST_SPAN ? [{ ...time, cause: "span" }] : [];
    }
    const isLate =
      open !== undefined &&
      LAST_ORDER.test(text.slice(0, time.index)) &&
      behind(open.begin, hoursOf(time)) > (behind(open.begin, open.end) || 24);
    return isLate ? [{ ...time, cause: "lastOrder" }] : [];
  });
}

const RANGE = /^\s*(?:[~∼〜～–—-]|부터|에서|to|until|through|till)\s*$/i;

function isRange(from: Dated, to: Dated): boolean {
  return RANGE.test(from.run.text.slice(from.index + from.words.length, to.index));
}

/** Whether a range ends before it begins; one without the year of its end may reach into the next. */
function isBefore(end: Dated, begin: Dated): boolean {
  if (begin.year !== undefined && end.year !== undefined)
    return toText({ ...end, year: end.year }) < toText({ ...begin, year: begin.year });
  return begin.month === end.month && end.day < begin.day && end.year === undefined;
}

const BEFORE_DAY =
  /(?:\b(?:until|by|before|till|through|deadline|valid|expires?|ends?(?:\s+on)?|book\s+by)|마감|기한|신청|종료)[^\d.!?]{0,16}$/i;
const AFTER_DAY = /^\s*(?:까지|마감|이전|전까지|종료)/;

function isDeadline({ run, index, words }: Dated): boolean {
  return BEFORE_DAY.test(run.text.slice(0, index)) || AFTER_DAY.test(run.text.slice(index + words.length));
}

type Order = { first: RegExp; next: RegExp; cause: string };

/** What ends before something else begins. */
const ORDERS: readonly Order[] = [
  {
    first:
      /(?:예약|신청|접수|모집|응모|판매)\s*(?:마감|기한|종료)|얼리\s*버드|사전\s*(?:예약|구매)|\b(?:book|reserve|register|apply|rsvp|sign up)\s+by\b|\bdeadline\b|\bearly[- ]?bird\b/i,
    next: /행사|개최|공연|일시\s*[:：]|이벤트\s*(?:일|날)|(?:디너|파티|콘서트|클래스)\s*[:：]|\b(?:the )?(?:event|dinner|concert|party|class)\b[^.]{0,20}\b(?:on|is|takes)\b|\bevent\s*:|\btakes place\b/i,
    cause: "deadline",
  },
  {
    first: /(?:응모|참여|신청|접수)\s*기간|\b(?:enter|take part)\b/i,
    next: /발표|추첨|\b(?:announced?|drawn)\b/i,
    cause: "announced",
  },
];

/** Returns the last days of what should be over, and that are after every day of what follows it. */
function findLate(dated: readonly Dated[], { first, next }: Order): Dated[] {
  const isNear = (pattern: RegExp, { run, index }: Dated) => pattern.test(lastWords(run.text, index));
  const textOf = (day: Dated) => toText({ ...day, year: day.year ?? 0 });
  let latest = "";
  const closing = dated.filter((day, index) => {
    const before = dated[index - 1];
    const isEnd = before?.run === day.run && isRange(before, day);
    const isFirst = isNear(first, day) || (isEnd && isNear(first, before));
    if (day.year !== undefined && !isFirst && isNear(next, day) && textOf(day) > latest) latest = textOf(day);
    return day.year !== undefined && isFirst;
  });
  return latest === "" ? [] : closing.filter((day) => latest < textOf(day));
}

/** What stands before a day, back to the day before it. */
function lastWords(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 30), index);
  return before.slice(Math.max(0, before.search(/\d\D*$/)));
}

function meantAmount(words: string): string | undefined {
  const [number = ""] = /\d[\d.,]*/.exec(words) ?? [];
  const digits = number.replace(/\D/g, "");
  const isZero = /^0{2,}/.test(digits);
  if (isZero || digits.length > 9 || !/[.,]\d{3}\b|,|\\|₩|￦/.test(words)) return undefined;
  const written = Number(digits).toLocaleString("en");
  return /원/.test(words) ? `${written}원` : `₩${written}`;
}

function findOtherTarget(element: AuthoredElement): Found {
  const { tag, attributes, attributeAt } = element;
  const href = attributes.href?.trim() ?? "";
  if (tag !== "a") return [];
  const text = textIn(element).replace(/\s+/g, " ").trim();
  const cause = otherTarget(href, text) ?? otherMoment(href, text);
  return cause === undefined
    ? []
    : findingAt("other-target", attributeAt("href"), text.slice(0, 60), {
        cause,
        widget: href.slice(0, 60),
      });
}

/** Returns what a link to an offer fills in otherwise than its words say: the only day or time that they name. */
function otherMoment(href: string, text: string): "day" | "time" | undefined {
  if (!/^\/promotion\//.test(href)) return undefined;
  const { date, time } = parseDraft(new URLSearchParams(href.split("?", 2)[1] ?? "")).draft;
  const [day, ...days] = readDays(text);
  const isOtherDay = date !== undefined && !date.endsWith(`-${two(day?.month ?? 0)}-${two(day?.day ?? 0)}`);
  if (day !== undefined && days.length === 0 && isOtherDay) return "day";
  const [clock, ...clocks] = readTimes(text);
  if (clock === undefined || clocks.length > 0 || time === undefined) return undefined;
  // Seven in the evening may be written without its half of the day.
  const isSame = Number(time.slice(0, 2)) % 12 === clock.hour % 12 && Number(time.slice(3)) === clock.minute;
  return isSame ? undefined : "time";
}

function otherTarget(href: string, text: string): "phone" | "mail" | "site" | undefined {
  if (/^tel:/i.test(href)) {
    const [shown] = /\+?[\d(][\d() .\u2010-\u2015-]{5,}\d/.exec(text) ?? [];
    return shown === undefined || toDialled(shown) === toDialled(href.slice(4).split(/[;,]/, 1)[0] ?? "")
      ? undefined
      : "phone";
  }
  if (/^mailto:/i.test(href)) {
    const [shown] = /[^\s@<>()]+@[\w-]+(?:\.[\w-]+)+/.exec(text) ?? [];
    const meant = decodeURIComponent(href.slice(7).split("?", 1)[0] ?? "");
    return shown === undefined || meant.toLowerCase().includes(shown.toLowerCase()) ? undefined : "mail";
  }
  const [shown] =
    /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:[/?#]\S*)?$/i.exec(text)?.slice(1) ?? [];
  const host = /^https?:\/\//i.test(href) ? readUrl(href)?.hostname.replace(/^www\./, "") : undefined;
  if (shown === undefined || host === undefined) return undefined;
  return host === shown.toLowerCase() || host.endsWith(`.${shown.toLowerCase()}`) ? undefined : "site";
}
