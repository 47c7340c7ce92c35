import "server-only";
import { weekdayOf } from "@/lib/base/calendar-days";
import {
  type AuthoredElement,
  type AuthoredHtml,
  type RunningText,
  textIn,
} from "@/lib/workbench/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { positionIn } from "@/lib/workbench/lint/source/source-text";
import {
  readAmounts,
  readDays,
  readTimes,
  toDialled,
  type WrittenDay,
} from "@/lib/workbench/lint/text/read-figures";

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
  const dated = runs.flatMap((run) => readDays(run.text).map((day) => ({ ...day, run })));
  return [
    ...runs.flatMap((run) => [
      ...readTimes(run.text).flatMap((time) => (time.isImpossible ? [say({ ...time, run }, "time")] : [])),
      ...readAmounts(run.text).flatMap((amount) =>
        amount.won === undefined ? [say({ ...amount, run }, "amount", meantAmount(amount.words))] : [],
      ),
    ]),
    ...dated.flatMap((day, index) => {
      const cause = whyOdd(day, dated[index - 1], today);
      return cause === undefined ? [] : [say(day, cause)];
    }),
    ...findLateDeadline(dated).map((day) => say(day, "deadline")),
    ...elements.flatMap(findOtherTarget),
  ];
}

type Dated = WrittenDay & { run: RunningText };

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (number: number) => String(number).padStart(2, "0");
const toText = ({ year, month, day }: { year: number; month: number; day: number }) =>
  `${year}-${two(month)}-${two(day)}`;

function whyOdd(day: Dated, before: Dated | undefined, today: string | undefined): string | undefined {
  const longest = DAYS[day.month - 1];
  const isLeap = day.year === undefined || new Date(Date.UTC(day.year, 1, 29)).getUTCMonth() === 1;
  if (
    longest === undefined ||
    day.day < 1 ||
    day.day > longest ||
    (day.month === 2 && day.day === 29 && !isLeap)
  )
    return "day";
  if (isOtherWeekday(day, today)) return "weekday";
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

/** Without a year, a day is one of this year or the next. */
function isOtherWeekday({ year, month, day, weekday }: Dated, today: string | undefined): boolean {
  if (weekday === undefined || (year === undefined && today === undefined)) return false;
  const now = Number(today?.slice(0, 4));
  const years = year === undefined ? [now - 1, now, now + 1] : [year];
  return years.every((each) => weekdayOf(toText({ year: each, month, day })) !== weekday);
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

const CLOSING =
  /(?:예약|신청|접수|모집|응모)\s*(?:마감|기한)|\b(?:book|reserve|register|apply|rsvp|sign up)\s+by\b|\bdeadline\b/i;
const EVENT =
  /행사|개최|공연|이벤트\s*(?:일|날)|\b(?:the )?(?:event|dinner|concert|party|class)\b[^.]{0,20}\b(?:on|is|takes)\b|\bevent\s*:|\btakes place\b/i;

/** Returns the last days for booking that are after every day of the event itself. */
function findLateDeadline(dated: readonly Dated[]): Dated[] {
  const known = dated.filter(({ year }) => year !== undefined);
  const isNear = (pattern: RegExp, { run, index }: Dated) => pattern.test(lastWords(run.text, index));
  const closing = known.filter((day) => isNear(CLOSING, day));
  const events = known.filter((day) => !isNear(CLOSING, day) && isNear(EVENT, day));
  const textOf = (day: Dated) => toText({ ...day, year: day.year ?? 0 });
  return events.length === 0
    ? []
    : closing.filter((day) => events.every((event) => textOf(event) < textOf(day)));
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

function findOtherTarget(element: AuthoredElement): LintFinding[] {
  const { tag, attributes, attributeAt } = element;
  const href = attributes.href?.trim() ?? "";
  if (tag !== "a") return [];
  const text = textIn(element).replace(/\s+/g, " ").trim();
  const cause = otherTarget(href, text);
  return cause === undefined
    ? []
    : [
        findingAt("other-target", attributeAt("href"), text.slice(0, 60), {
          cause,
          widget: href.slice(0, 60),
        }),
      ];
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
  if (shown === undefined || !/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const host = new URL(href).hostname.replace(/^www\./, "");
  return host === shown.toLowerCase() || host.endsWith(`.${shown.toLowerCase()}`) ? undefined : "site";
}
