/** A calendar day in a text: as it is written, where, and what it says. Numbers as written; a year may be missing. */
export type WrittenDay = {
  index: number;
  words: string;
  year: number | undefined;
  month: number;
  day: number;
  /** 0 for Sunday; undefined where none is written. */
  weekday: number | undefined;
};
/** A time of the day, as it is written; `hour` and `minute` as a clock of 24 hours shows them. */
type WrittenTime = {
  index: number;
  words: string;
  hour: number;
  minute: number;
  isImpossible: boolean;
  /** Which half of the day is written; undefined where a clock of 12 hours leaves it open. */
  half: "am" | "pm" | undefined;
};
/** An amount of won; undefined where it is not written as one. */
type WrittenAmount = { index: number; words: string; won: number | undefined };

const WEEKDAYS = "일월화수목금토";
const ENGLISH_DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const WEEKDAY = String.raw`(?:\s*[(（]\s*([일월화수목금토])(?:요일)?\s*[)）]|\s*([일월화수목금토])요일)?`;
const ENGLISH_WEEKDAY = String.raw`(?:(sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,?\s+)?`;
const BEHIND = String.raw`(?:\s*\((sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?\))?`;
const MONTH = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;

const patterns: readonly {
  pattern: RegExp;
  read: (found: readonly (string | undefined)[]) => Partial<WrittenDay>;
}[] = [
  {
    pattern: new RegExp(
      String.raw`(?:(\d{4})\s*년\s*)?(\d{1,2})\s*월\s*(\d{1,2})\s*(?:일(?!\s*[간동정])|(?=[~–—-]\s*\d{1,2}\s*일))${WEEKDAY}`,
      "g",
    ),
    read: ([year, month, day, one, other]) => toDay(year, month, day, koreanDay(one ?? other)),
  },
  {
    pattern:
      /(\d{4})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{1,2})(?![\d:])\.?(?:\s*[(（]\s*(?:([일월화수목금토])(?:요일)?|([a-z]{3,9}))\s*[)）])?/gi,
    read: ([year, month, day, korean, english]) =>
      toDay(year, month, day, koreanDay(korean) ?? englishDay(english)),
  },
  {
    pattern: /(\d{1,2})\s?[./]\s?(\d{1,2})\.?\s*[(（]\s*([일월화수목금토])\s*[)）]/g,
    read: ([month, day, weekday]) => toDay(undefined, month, day, koreanDay(weekday)),
  },
  {
    pattern: new RegExp(
      String.raw`\b${ENGLISH_WEEKDAY}(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}\b\.?(?:,?\s+(\d{4})\b)?${BEHIND}`,
      "gi",
    ),
    read: ([before, day, month, year, behind]) =>
      toDay(year, monthOf(month), day, englishDay(before ?? behind)),
  },
  {
    pattern: new RegExp(
      String.raw`\b${ENGLISH_WEEKDAY}${MONTH}\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?::|[ap]\.?m))(?:,?\s+(\d{4})\b)?${BEHIND}`,
      "gi",
    ),
    read: ([before, month, day, year, behind]) =>
      toDay(year, monthOf(month), day, englishDay(before ?? behind)),
  },
];

function toDay(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  weekday: number | undefined,
): Partial<WrittenDay> {
  return {
    year: year === undefined ? undefined : Number(year),
    month: Number(month),
    day: Number(day),
    weekday,
  };
}

const koreanDay = (written: string | undefined) =>
  written === undefined ? undefined : WEEKDAYS.indexOf(written);
const englishDay = (written: string | undefined) => {
  const index = ENGLISH_DAYS.indexOf(written?.slice(0, 3).toLowerCase() ?? "");
  return index < 0 ? undefined : index;
};
const monthOf = (written: string | undefined) =>
  String(MONTHS.indexOf(written?.slice(0, 3).toLowerCase() ?? "") + 1);

/** Returns the days in a text, Korean or English, in their order. */
export function readDays(text: string): WrittenDay[] {
  const found = patterns.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].map((match): WrittenDay => {
      const [words, ...groups] = match;
      return {
        index: match.index,
        words: words.trim(),
        year: undefined,
        month: 0,
        day: 0,
        weekday: undefined,
        ...read(groups),
      };
    }),
  );
  return inOrder([...found, ...found.flatMap((day) => joinedDays(text, day))]);
}

/** Returns the days that stand with another in one month: `24 and 31 December`, `12월 24일과 31일`. */
function joinedDays(text: string, { index, words, ...day }: WrittenDay): WrittenDay[] {
  const behind = text.slice(index + words.length);
  const [, next] =
    /^(?:\s*\([^)]*\))?(?:\s*(?:과|와|부터|및|또는|[,·~〜–—-])\s*(?:(\d{1,2})\s*일))/.exec(behind) ??
    /^(?:st|nd|rd|th)?\s*(?:and|or|to|&|[,~–—-])\s*(\d{1,2})(?![\d:.]|\s*[ap]m)/i.exec(
      /[a-z]/i.test(words) ? behind : "",
    ) ??
    [];
  const before = /[a-z]/i.test(words) ? text.slice(0, index) : "";
  const [, last] = /(?:^|\s)(\d{1,2})(?:st|nd|rd|th)?\s*(?:and|or|to|&|[,~–—-])\s*$/i.exec(before) ?? [];
  const at = (written: string | undefined, from: number): WrittenDay[] => {
    if (written === undefined) return [];
    const place = text.indexOf(written, from);
    return [{ ...day, weekday: undefined, day: Number(written), index: place, words: written }];
  };
  return [
    ...at(next, index + words.length),
    ...(last === undefined ? [] : at(last, index - (/\s*(\d{1,2})\D*$/.exec(before)?.[0].length ?? 0))),
  ];
}

/** Leaves out what begins within another: `12 December 2026` is read once. */
function inOrder<Written extends { index: number; words: string }>(found: readonly Written[]): Written[] {
  const sorted = [...found].sort((a, b) => a.index - b.index || b.words.length - a.words.length);
  let end = -1;
  return sorted.filter(({ index, words }) => {
    if (index < end) return false;
    end = index + words.length;
    return true;
  });
}

const TIME =
  /(?:(오전|오후|아침|저녁|밤|낮|정오|새벽)\s*)?(\d{1,2})(?::(\d{2})(?!\d)|\s*시(?!간)(?:\s*(\d{1,2})\s*분(?!간)|\s*(반))?)(?:\s*([ap])\.?m\b\.?)?|\b(\d{1,2})(?:[.:](\d{2}))?\s*([ap])\.?m\b\.?/gi;

/** The hours up to which a number before a colon is read as a time, also as one that is none. */
const MOST_HOURS = 30;

/** Returns the times in a text, Korean or English, in their order. */
export function readTimes(text: string): WrittenTime[] {
  return [...text.matchAll(TIME)].flatMap((match): WrittenTime[] => {
    const [words, part, hours, minutes, spoken, isHalf, mark, hours12, minutes12, mark12] = match;
    const before = text[match.index - 1] ?? "";
    // Part of a longer number, a proportion or an address.
    if (/[\d:.,]/.test(before) || /^[:.]?\d/.test(text.slice(match.index + words.length))) return [];
    const hour = Number(hours ?? hours12);
    const minute = isHalf === undefined ? Number(minutes ?? spoken ?? minutes12 ?? 0) : 30;
    const suffix = (mark ?? mark12)?.toLowerCase();
    // No slip of a clock, but a proportion.
    if (hour > MOST_HOURS && part === undefined && suffix === undefined && minutes !== undefined) return [];
    const isLate = suffix === "p" || /오후|저녁|밤/.test(part ?? "");
    const isEarly = suffix === "a" || /오전|새벽|아침/.test(part ?? "");
    // 저녁 18:00 is how dinner is written; only halves of the day count to twelve.
    const isTwice = (suffix !== undefined || /오전|오후/.test(part ?? "")) && hour > 12;
    const isImpossible = hour > 24 || minute > 59 || (hour === 24 && minute > 0) || isTwice;
    const shown = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour;
    const half = isLate || hour > 12 ? "pm" : isEarly ? "am" : undefined;
    return [{ index: match.index, words: words.trim(), hour: shown, minute, isImpossible, half }];
  });
}

/** Words behind a number by which it counts. */
const scales: Readonly<Record<string, number>> = {
  만: 10_000,
  천: 1_000,
  million: 1_000_000,
  thousand: 1_000,
};
const SCALE = Object.keys(scales).join("|");
const NUMBER = String.raw`\d[\d.,]*\d|\d`;
const AMOUNT = new RegExp(
  String.raw`(?:(₩|￦|\\|KRW\s?|\bwon\s)\s*(${NUMBER})(?:\s*(${SCALE}))?(\s*(?:원|won\b))?)|((?:${NUMBER})(?:\s*(?:${SCALE}))?)\s*(원(?![가-힣]*칙)|won\b|KRW\b)`,
  "gi",
);
/** Another sign of money, at either side of an amount. */
const MONEY_BEHIND = /^\s?(?:원|won\b|KRW\b|USD\b|EUR\b|JPY\b|달러|[$€¥￥])/i;
const MONEY_BEFORE = /(?:USD|EUR|JPY|[$€¥￥])\s?$/i;
const GROUPED = /^\d{1,3}(?:,\d{3})*$|^\d+$/;

/** Returns the amounts of won in a text, in their order. */
export function readAmounts(text: string): WrittenAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match): WrittenAmount[] => {
    const [words, sign, behindSign, unit, twice, written = ""] = match;
    const [, digits = "", ten] = /^([\d.,]+)\s*(\D+)?$/.exec(written) ?? [];
    const number = behindSign ?? digits;
    const scale = scales[(unit ?? ten ?? "").toLowerCase()] ?? 1;
    if (/[\d.,]/.test(text[match.index - 1] ?? "")) return [];
    const [more = ""] = MONEY_BEHIND.exec(text.slice(match.index + words.length)) ?? [];
    const [other = ""] = MONEY_BEFORE.exec(text.slice(0, match.index)) ?? [];
    const isFraction = scale > 1 && /^\d+\.\d+$/.test(number);
    // Ten thousand times 만 has a word of its own: who writes it has written won already.
    const isScaledTwice = scale > 1 && Number(number.replaceAll(",", "")) >= 10_000;
    const isGood =
      (GROUPED.test(number) || isFraction) &&
      !isScaledTwice &&
      !number.startsWith("00") &&
      sign !== "\\" &&
      twice === undefined &&
      more + other === "";
    const won = isGood ? Math.round(Number(number.replaceAll(",", "")) * scale) : undefined;
    return [{ index: match.index, words: (words + more).trim(), won }];
  });
}

/** Returns a telephone number as it is dialled in Korea, whichever way it is written. */
export function toDialled(written: string): string {
  const digits = written.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  return digits.replace(/^(?:\+82|0082)0?/, "0").replace(/\D/g, "");
}

/** Something else that is the same in every language: a telephone number, a day of the week, a year, another number. */
type OtherFigure = {
  kind: "phone" | "weekday" | "year" | "number";
  index: number;
  words: string;
  value: string;
};

const OTHERS: readonly [OtherFigure["kind"], RegExp, (words: string) => string][] = [
  ["phone", /(?:\+82|\b0)[\d() .-]{7,}\d/g, toDialled],
  [
    "weekday",
    /[월화수목금토일]요일|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day/gi,
    (words) => String(koreanDay(words.endsWith("요일") ? words[0] : undefined) ?? englishDay(words)),
  ],
  ["year", /\b(?:19|20)\d{2}\b(?!,|\s*(?:원|명|won\b))/g, (words) => words],
  ["number", /\d+(?:,\d{3})*(?:\.\d+)?/g, (words) => String(Number(words.replaceAll(",", "")))],
];

/** Returns the other figures in a text: those that are part of no day, time, amount or address. */
export function readOthers(text: string): OtherFigure[] {
  const taken = [...readDays(text), ...readTimes(text), ...readAmounts(text)];
  const blank = (words: string) => " ".repeat(words.length);
  let [left, end] = ["", 0];
  for (const { index, words } of taken.sort((a, b) => a.index - b.index)) {
    if (index < end) continue;
    left += text.slice(end, index) + blank(words);
    end = index + words.length;
  }
  left = (left + text.slice(end)).replace(/\S+/g, (words) =>
    /@|:\/\/|www\./.test(words) ? blank(words) : words,
  );
  const found: OtherFigure[] = [];
  for (const [kind, pattern, toValue] of OTHERS)
    left = left.replace(pattern, (words: string, ...more: unknown[]) => {
      found.push({
        kind,
        index: Number(more.find((each) => typeof each === "number")),
        words,
        value: toValue(words),
      });
      return blank(words);
    });
  return found.sort((a, b) => a.index - b.index);
}
