import "server-only";
import { daysBetween, weekdayOf } from "@/lib/base/calendar-days";
import { parseDraft } from "@/lib/booking/reservation-draft";
import {
  type AuthoredElement,
  type AuthoredHtml,
  type RunningText,
  textIn,
} from "@/lib/workbench/lint/authored-elements";
import { isElement } from "@/lib/workbench/lint/element-table";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import {
  readAmounts,
  readDays,
  readTimes,
  toDialled,
  type WrittenDay,
} from "@/lib/workbench/lint/read-figures";
import { positionIn } from "@/lib/workbench/lint/source-text";

/** What a reader would see raw; the messages have a sentence for each. */
type Cause =
  | "tag"
  | "reference"
  | "markdown"
  | "template"
  | "placeholder"
  | "broken"
  | "code"
  | "shortcode"
  | "spaced"
  | "escape";

/** Elements whose names stand in no text but as tags. */
const TAG = /<\s*\/?\s*([a-z][a-z\d-]*)(?:\s+[a-z-]+\s*=[^<>]*|\s*\/)?\s*>/gi;
const SIMPLE =
  /^(?:a|b|i|u|s|p|br|hr|em|h[1-6]|ul|ol|li|td|tr|th|div|img|span|strong|font|table|tbody|iframe|script|style)$/i;

/** What is left of a tag that was closed or opened twice over. */
const MARK = /^\s*["'/]*[<>]+(?=\s*$)|^\s*["']\s*\/?>/;

/**
 * By cause, what nobody writes for readers. Names that a guest could be meant to read are left out: `○○○ 님`, `5 * 3`,
 * a hashtag, one line that begins with a hyphen.
 */
const RAW: readonly [Cause, RegExp][] = [
  ["reference", /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i],
  [
    "shortcode",
    /\[([a-z]\w*)(?:=[^\]\n]*)?\][^[\n]*\[\/\1\]|\[\/?(?:cms-[\w-]+|caption|gallery|embed|button|url|img|quote|youtube|video|map|vc_\w+|et_\w+)(?:[\s=][^\]]*)?\]|\bcms-(?:box|login|dummy)-[a-z]+/i,
  ],
  [
    "template",
    /\{\{[^{}]{0,80}\}\}|\{%[^{}]{0,80}%\}|<%[\s\S]{0,80}%>|[$#@]\{[^{}]{0,80}\}|\[\[[^\][]{1,80}\]\]|%%\w+%%|\{[a-z_]\w{1,40}\}|%\([a-z_]\w*\)s|<\?php\b/i,
  ],
  [
    "code",
    /(?:^|[\s;}])(?:[.#@][\w-]+(?:\s+[\w.#-]+)*|body|p|h[1-6]|a|div|span|img|table)(?:\s*:[\w-]+)?\s*\{[^{}]*[\w-]+\s*:[^{}]*\}|\b(?:function\s*\w*\s*\(|document\.\w|window\.\w|console\.\w|(?:var|const|let)\s+\w+\s*=)|\b(?:class|style|href|src|alt)\s*=\s*["'“”][^"'“”]*["'“”]?|<!--|-->|\{"[\w-]+"\s*:/,
  ],
  [
    "markdown",
    /\*\*[^\s*][^*\n]*\*\*|(?:^|\n)\s*#{1,6}\s+\S|!?\[[^\]\n]+\]\((?:https?:|\/|#|mailto:|tel:)[^)\s]*\)|(?:^|\s)__[^\s_][^_\n]*__(?=\s|$|[.,!?])|```|(?:^|\n)\s*\|?\s*:?-{3,}:?\s*\||(?:^|\n)\s*[-*+]\s+\S[^\n]*\n\s*[-*+]\s+\S[^\n]*\n\s*[-*+]\s+\S|~~\S[^~\n]*~~/,
  ],
  // Words that fill a template.
  [
    "placeholder",
    /lorem ipsum|dolor sit amet|\bplaceholder\b|\b(?:your|sample|dummy) (?:text|title|name|headline|content)s?(?: goes)? here\b|\b(?:text|title|description|caption|content) (?:goes )?here\b/i,
  ],
  // What is still to be written, in brackets.
  [
    "placeholder",
    /\[[^\]\n]{0,30}\b(?:name|date|price|url|link|title|text|number|amount|here)\]|\[[^\]\n]{0,60}\bplease (?:add|check|confirm|replace|change|update|translate)\b[^\]\n]{0,60}\]/i,
  ],
  [
    "placeholder",
    /\[(?:insert|your|add|enter|photo|image|picture|text|link|date|price|name|title|tbd|사진(?!\s*(?:제공|출처|[:=]))|그림|이미지|링크|날짜|일자|가격|금액|이름|내용|제목|문구|주소|전화)[^\]]{0,40}\]/i,
  ],
  [
    "placeholder",
    /(?:^|\n)\s*[([（［【]\s*(?:제목|소제목|내용|본문|문구|설명|이름|날짜|가격|사진|이미지)\s*[)\]）］】]\s*(?=$|\n)|«(?:[A-Z]\w*[a-z]+[A-Z]|\w+_)\w*»/i,
  ],
  // Marks of unfinished work, and values of a program.
  [
    "placeholder",
    /(?:^|[\s:])(?:undefined|NaN|null)\s*(?:$|[.,원])|\[object \w+\]|\b(?:TODO|FIXME|TBD|TBC)\b/i,
  ],
  // Signs in place of digits, names and words.
  [
    "placeholder",
    /(?:(?![ㅋㅎㅠㅜ])[ㄱ-ㅎㅏ-ㅣ]){3,}|\bX{2,}[-.\s]?X{2,}|\bX{3,}\b|(?:^|[^\d.,])0{2,3},0{3}\s*(?:원|won)|(?:^|[^\d])0\d{1,3}-0{3,4}-0{4}(?!\d)/i,
  ],
  [
    "placeholder",
    /(?:^|[^가-힣A-Za-z])[○◯OＯ]{2,}(?=\s*(?:원|호텔|년|월|일|시|층|님|레스토랑|점|,|-))|[△□▢]{2,}/i,
  ],
  // What an author is asked to write.
  [
    "placeholder",
    /(?:내용|제목|텍스트|문구|설명)[을를]?\s*(?:여기에\s*)?(?:입력|작성)(?:하세요|해\s?주세요)|여기에\s*(?:내용|제목|텍스트|글)[을를]?/i,
  ],
  [
    "placeholder",
    /(?:가격|금액|내용|문구|사진|이미지|제목|설명|본문)\s*(?:은|는|을|를)?\s*(?:추후\s*|나중에\s*)?(?:입력|작성|수정|교체|기재|추가)\s*(?:예정|필요|바람|요망|하기)/i,
  ],
  ["placeholder", /추후\s*(?:입력|작성|수정|교체|기재)|(?:더미|샘플|예시|임시)\s*(?:텍스트|문구|이미지)/i],
  [
    "broken",
    /\ufffd|[\u1100-\u11ff]{2,}|[\u00a1-\u00ff]{4,}|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€|ï»¿|ðŸ|[êëìí][\u0080-\u00bf\u0152-\u2122][\u0080-\u00bf\u0152-\u2122]|(?:\?{2,}\s+){1,}\?{2,}|[\u0080-\u0084\u0086-\u009f\ue000-\uf8ff]/,
  ],
  // A word drawn apart by spaces is read out, and searched for, letter by letter.
  ["spaced", /^\s*[가-힣](?: {1,3}[가-힣]){2,}\s*$/],
  ["escape", /\\[nrt](?![a-z]{2,}\\)|\\u[\da-f]{4}|%(?:20|E[AB-D]%[89AB][\dA-F])/i],
];

/** Returns what guests would read as it is written, although its author meant something else by it. */
export function rawTextFindings(html: string, { runs }: AuthoredHtml): LintFinding[] {
  return runs.flatMap((run) => {
    const found = findRaw(run.text);
    return found === undefined
      ? []
      : [
          findingAt("raw-text", positionIn(html, run, found), found.words.slice(0, 60), {
            cause: found.cause,
          }),
        ];
  });
}

type Raw = { cause: Cause; index: number; words: string };

/** Returns the first thing in a text that is raw; undefined for one that reads as it should. */
function findRaw(text: string): Raw | undefined {
  for (const match of text.matchAll(TAG)) {
    const [words, name = ""] = match;
    const isTag = SIMPLE.test(name) || (isElement(name.toLowerCase()) && /[=/]/.test(words));
    if (isTag) return { cause: "tag", index: match.index, words };
  }
  const mark = MARK.exec(text)?.[0].trim();
  if (mark !== undefined) return { cause: "tag", index: text.indexOf(mark), words: mark };
  for (const [cause, pattern] of RAW) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const words = match[0].trim();
    return { cause, index: match.index + match[0].indexOf(words), words };
  }
  return undefined;
}

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
    ]),
    ...dated.flatMap((day, index) => {
      const cause = whyOdd(day, dated[index - 1], today);
      return cause === undefined ? [] : [say(day, cause)];
    }),
    ...ORDERS.flatMap((order) => findLate(dated, order).map((day) => say(day, order.cause))),
    ...elements.flatMap(findOtherTarget),
  ];
}

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

function findOtherTarget(element: AuthoredElement): LintFinding[] {
  const { tag, attributes, attributeAt } = element;
  const href = attributes.href?.trim() ?? "";
  if (tag !== "a") return [];
  const text = textIn(element).replace(/\s+/g, " ").trim();
  const cause = otherTarget(href, text) ?? otherMoment(href, text);
  return cause === undefined
    ? []
    : [
        findingAt("other-target", attributeAt("href"), text.slice(0, 60), {
          cause,
          widget: href.slice(0, 60),
        }),
      ];
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
  if (shown === undefined || !/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const host = new URL(href).hostname.replace(/^www\./, "");
  return host === shown.toLowerCase() || host.endsWith(`.${shown.toLowerCase()}`) ? undefined : "site";
}
