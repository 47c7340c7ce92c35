import "server-only";
import { weekdayOf } from "@/lib/base/calendar-days";
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
    /\[\/?(?:cms-[\w-]+|caption|gallery|embed|button|url|img|quote|youtube|video|map|vc_\w+|et_\w+)(?:[\s=][^\]]*)?\]|\bcms-(?:box|login|dummy)-[a-z]+/i,
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
  [
    "placeholder",
    /lorem ipsum|dolor sit amet|\[[^\]\n]{0,30}\b(?:name|date|price|url|link|title|text|number|amount|here)\]|\[[^\]\n]{0,60}\bplease (?:add|check|confirm|replace|change|update|translate)\b[^\]\n]{0,60}\]|(?:^|\n)\s*[([（［【]\s*(?:제목|소제목|내용|본문|문구|설명|이름|날짜|가격|사진|이미지)\s*[)\]）］】]\s*(?=$|\n)|(?:(?![ㅋㅎㅠㅜ])[ㄱ-ㅎㅏ-ㅣ]){3,}|(?:^|[\s:])(?:undefined|NaN|null)\s*(?:$|[.,원])|\[object \w+\]|\b(?:TODO|FIXME|TBD|TBC)\b|\bX{2,}[-.\s]?X{2,}|\bX{3,}\b|\bplaceholder\b|\b(?:your|sample|dummy) (?:text|title|name|headline|content)s?(?: goes)? here\b|\b(?:text|title|description|caption|content) (?:goes )?here\b|\[(?:insert|your|add|enter|photo|image|picture|text|link|date|price|name|title|tbd|사진|그림|이미지|링크|날짜|일자|가격|금액|이름|내용|제목|문구|주소|전화)[^\]]{0,40}\]|(?:^|[^\d.,])0{2,3},0{3}\s*(?:원|won)|(?:^|[^\d])0\d{1,3}-0{3,4}-0{4}(?!\d)|(?:^|[^가-힣A-Za-z])[○◯OＯ]{2,}(?=\s*(?:원|호텔|년|월|일|시|층|님|레스토랑|점|,|-))|[△□▢]{2,}|(?:내용|제목|텍스트|문구|설명)[을를]?\s*(?:여기에\s*)?(?:입력|작성)(?:하세요|해\s?주세요)|여기에\s*(?:내용|제목|텍스트|글)[을를]?|(?:가격|금액|내용|문구|사진|이미지|제목|설명|본문)\s*(?:은|는|을|를)?\s*(?:추후\s*|나중에\s*)?(?:입력|작성|수정|교체|기재|추가)\s*(?:예정|필요|바람|요망|하기)|추후\s*(?:입력|작성|수정|교체|기재)|더미\s*텍스트|임시\s*(?:문구|텍스트|이미지)/i,
  ],
  [
    "broken",
    /\ufffd|[\u00a1-\u00ff]{4,}|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€|ï»¿|ðŸ|[êëìí][\u0080-\u00bf\u0152-\u2122][\u0080-\u00bf\u0152-\u2122]|(?:\?{2,}\s+){1,}\?{2,}|[\u0080-\u0084\u0086-\u009f\ue000-\uf8ff]/,
  ],
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
