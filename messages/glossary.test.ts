import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import en from "@/messages/en.json";
import ko from "@/messages/ko.json";

type Book = { [key: string]: string | Book };

/** Every sentence by its path. */
function sentencesOf(book: Book, path = ""): [key: string, text: string][] {
  return Object.entries(book).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[path + key, value] as [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  );
}

const korean = sentencesOf(ko);
const english = sentencesOf(en);

/** Keys of sentences that are prescribed to the letter (messages/prescribed-sentences.test.ts) and may not change. */
const fixed = new Set([
  "Account.link",
  "Account.unlinkQuestion",
  "Common.logIn",
  "Errors.failed_to_open_add_friends",
  "Event.participated",
  "Event.loginFirst",
  "Share.loginFirst",
  "Errors.REQUEST_SEND_ERROR",
  "Errors.unauthorized",
]);

const found = (sentences: [string, string][], term: RegExp) =>
  sentences.filter(([key, text]) => !fixed.has(key) && term.test(text.replaceAll(/\{\w+\}/g, "{}")));

test("only a line of the order that is a deposit is called one; what is paid when booking is a prepayment", () => {
  const isDeposit = ([key]: [string, string]) => !/\.(?:(?:problem\.no|with)D|d)eposit(?:Due)?$/.test(key);
  expect(found(korean, /예약금/).filter(isDeposit)).toEqual([]);
  expect(found(english, /\bdeposits?\b/i).filter(isDeposit)).toEqual([]);
});

test("only what is said while no response came, or of a copy kept for then, speaks of the guest's connection", () => {
  const isOffline = ([key]: [string, string]) => !/\.(?:offline|cutOff)$|^Receipt\.saved\./.test(key);
  expect(found(korean, /인터넷|연결된 뒤/).filter(isOffline)).toEqual([]);
  expect(found(english, /your connection|are connected|offline/i).filter(isOffline)).toEqual([]);
});

/** The glossary's terms that never occur, each with the word that is used in its place. */
test.each([
  [/식당|식탁/, "매장, 자리"],
  [/오퍼|제안/, "프로모션"],
  [/내 예약/, "예약 내역"],
  [/몇 분이/, "인원"],
  [/식이/, "알레르기·식단"],
  [/기념일(?!$)/, "방문 목적"],
  [/보증금/, "예약 시 결제, 예약금"],
  [/돌려드리|반환/, "환불"],
  [/예, 취소합니다|네, 지금/, "동사로 답하는 단추"],
  [/매진|찼습니다/, "품절, 예약 마감"],
  [/얼마 남지/, "마감 임박"],
  [/WOH|로열티/, "월드 오브 하얏트"],
  [/이어 두/, "연결"],
  [/나누기/, "공유하기"],
  [/첫 화면/, "홈으로"],
  [/골라|고르|적으신|부탁해/, "선택, 입력, 요청"],
  [/시각(?!장애)/, "시간, 기한"],
  [/이\(가\)|을\(를\)|은\(는\)|\(으\)로|와\(과\)/, "값 뒤에 명사"],
  [/[어아해]요[.?]?$|죠[.?]?$|네요[.?]?$/, "-ㅂ니다, -해 주세요"],
])("%s is never said in Korean, but %s", (term, instead) => {
  expect(found(korean, term)).toEqual([]);
  expect(instead).not.toBe("");
});

test.each([
  [/\boutlets?\b/i, "restaurant"],
  [/\bpromotions?\b/i, "offer"],
  [/what is on|what else is on/i, "See offers"],
  [/\bpeople\b(?! is needed| can be booked)/i, "guests"],
  [/g[ai]ve[ns]? back|\bcomes? back/i, "refund"],
  [/\bkept by\b/i, "cancellation charge"],
  [/\bis certain\b/i, "is confirmed"],
  [/\bin your box\b|your box\b/i, "My Coupons"],
  [/front page/i, "Home"],
  [/\bRetry\b|Ask again|Look again/, "Try again, Check again"],
  [/\bpick\b/i, "choose"],
  [/\bLog (?:in|out)\b/, "Sign in, Sign out"],
  [/Yes,/, "the verb itself"],
  [/—|!$/, "a full stop"],
  [/\{\} %/, "{percent}%"],
])("%s is never said in English, but %s", (term, instead) => {
  expect(found(english, term)).toEqual([]);
  expect(instead).not.toBe("");
});

test("no Korean particle that changes with its word touches a value", () => {
  // {amount} always ends in 원, and {name} in 입니다 is no particle.
  const touching = korean.filter(([, text]) =>
    /\{(?!amount)\w+\}(?:이|가|을|를|은|는|와|과|으로|로)(?=[\s,.])/.test(text),
  );
  expect(touching).toEqual([]);
});

test("a Korean name and its honorific stay on one line", () => {
  expect(korean.filter(([, text]) => /\} 님/.test(text))).toEqual([]);
});

test("a heading or a button has no full stop, and no sentence is shouted", () => {
  const shouted = [...korean, ...english].filter(([, text]) => /!|—/.test(text));
  expect(shouted).toEqual([]);
  const titles = [...korean, ...english].filter(
    ([key, text]) => /Title$|\.title$/.test(key) && /[.。]$/.test(text),
  );
  expect(titles).toEqual([]);
});

const sayEnglish = createTranslator({ locale: "en", messages: en });
const sayKorean = createTranslator({ locale: "ko", messages: ko });
type Key = Parameters<typeof sayEnglish>[0];

test.each<[Key, Record<string, number | string>, string]>([
  ["Promotion.partyExactly", { min: 1 }, "1 guest"],
  ["Reserve.partyExactly", { min: 1 }, "Exactly 1 guest, infants included."],
  ["Common.seatsLeft", { count: 1 }, "1 seat left"],
  ["Reserve.slot.few", { time: "18:00", count: 1 }, "18:00, 1 seat left"],
  ["Widgets.people", { count: 1 }, "1 guest"],
  ["Payment.leftDays", { days: 1 }, "1 day left"],
  ["Payment.leftHours", { hours: 5, minutes: 0 }, "5 h left"],
  [
    "Reserve.mismatch.tooFew",
    { guests: 4, menus: 1 },
    "You are 4 guests with 1 menu item. Continue like this?",
  ],
])("the message %s with %j reads in English: %s", (key, values, text) => {
  expect(sayEnglish(key, values as never)).toBe(text);
});

test.each<[Key, Record<string, number | string>, string]>([
  ["Payment.leftDays", { days: 2 }, "이틀 남음"],
  ["Payment.leftDays", { days: 5 }, "5일 남음"],
  ["Payment.leftHours", { hours: 5, minutes: 12 }, "5시간 12분 남음"],
  [
    "Reserve.mismatch.tooFew",
    { guests: 4, menus: 1 },
    "인원은 4명인데 메뉴는 1개입니다. 이대로 진행하시겠습니까?",
  ],
  ["Promotion.partyBounds", { min: 2, max: 8 }, "2~8명"],
])("the message %s with %j reads in Korean: %s", (key, values, text) => {
  expect(sayKorean(key, values as never)).toBe(text);
});

test("the words that the glossary says guests read are in the messages of their language", () => {
  const rows = [...readFileSync("docs/glossary.md", "utf8").matchAll(/^\| [^|]+ \| (\S[^|]+?) +\| /gm)];
  const words = rows
    .map(([, cell = ""]) => cell.split(" / "))
    .filter(([, inEnglish]) => inEnglish !== undefined)
    .map((pair) => pair.map((text) => text.replace(" …", "").split(", ")));
  expect(words.length).toBeGreaterThan(8);
  const has = (sentences: [string, string][], word: string) =>
    sentences.some(([, text]) => text.toLowerCase().includes(word.toLowerCase()));
  expect(words.flatMap(([inKorean = []]) => inKorean).filter((word) => !has(korean, word))).toEqual([]);
  expect(words.flatMap(([, inEnglish = []]) => inEnglish).filter((word) => !has(english, word))).toEqual([]);
});
