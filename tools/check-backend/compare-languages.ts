import { isObject } from "@/tools/check-backend/read-body";

/** One place at which the answers in two languages differ in more than words. */
export type LanguageDifference = { path: string; korean: string; english: string };

/** Names of fields that say the same in every language; numbers and booleans do wherever they stand. */
const SAME =
  /^(?:id|key|code|type|status|kind|date|time|start|end|currency|path|login|loyalty|.*(?:Id|At|Key))$/;
const IDENTITY = ["id", "resourceId", "reservationId", "key", "code", "date", "time"] as const;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * Returns where two answers to the same question, in Korean and in English, differ in ids, numbers, days or states;
 * only words may. Entries of lists are matched by their id, because no order is promised.
 */
export function compareLanguages(korean: unknown, english: unknown, path = "$.data"): LanguageDifference[] {
  const difference = { path, korean: inShort(korean), english: inShort(english) };
  if (Array.isArray(korean) && Array.isArray(english)) return compareLists(korean, english, path);
  if (isObject(korean) && isObject(english)) {
    return Object.keys(korean)
      .filter((name) => name in english)
      .flatMap((name) => {
        const [one, other] = [korean[name], english[name]];
        if (typeof one === "string" && typeof other === "string")
          return one === other || !SAME.test(name)
            ? []
            : [{ path: `${path}.${name}`, korean: inShort(one), english: inShort(other) }];
        return compareLanguages(one, other, `${path}.${name}`);
      });
  }
  if (typeof korean === "number" && typeof english === "number")
    return korean === english ? [] : [difference];
  if (typeof korean === "boolean" && typeof english === "boolean")
    return korean === english ? [] : [difference];
  return [];
}

function compareLists(korean: unknown[], english: unknown[], path: string): LanguageDifference[] {
  const identities = [korean, english].map((list) => list.map(identityOf));
  const [koreanIds = [], englishIds = []] = identities;
  const areKnown = identities.every(
    (list) => !list.includes(undefined) && new Set(list).size === list.length,
  );
  // Lists of words, such as pictures with captions, may be longer in one language.
  if (!areKnown) return [];
  const onlyOne = [
    ...koreanIds.filter((identity) => !englishIds.includes(identity)),
    ...englishIds.filter((identity) => !koreanIds.includes(identity)),
  ];
  if (onlyOne.length > 0)
    return [{ path, korean: `ids ${koreanIds.join(", ")}`, english: `ids ${englishIds.join(", ")}` }];
  return korean.flatMap((entry, index) =>
    compareLanguages(entry, english[englishIds.indexOf(koreanIds[index])], `${path}[${index}]`),
  );
}

function identityOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const name = IDENTITY.find((name) => name in entry);
  return name === undefined ? undefined : String(entry[name]);
}

/**
 * Returns what is wrong with the words of answers in both languages: Korean where English was requested, or the same
 * words in both. Names may be the same; sentences may not.
 */
export function checkWords(
  pairs: readonly { korean: string; english: string }[],
): { expected: string; got: string; guest: string } | undefined {
  const written = pairs.filter(({ korean, english }) => korean.trim() !== "" && english.trim() !== "");
  if (written.length === 0) return undefined;
  const swapped = written.find(({ korean, english }) => HANGUL.test(english) && !HANGUL.test(korean));
  if (swapped !== undefined)
    return {
      expected: "English for `en`, Korean for `ko`",
      got: "the one for the other",
      guest: "Reads the other language.",
    };
  const isSame = written.every(({ korean, english }) => korean === english);
  if (isSame && written.some(({ english }) => HANGUL.test(english)))
    return {
      expected: "English for `en`",
      got: "the same Korean words",
      guest: "Reads Korean on an English page.",
    };
  if (isSame && written.some(({ english }) => english.split(" ").length > 3))
    return {
      expected: "Korean for `ko`",
      got: "the same English words",
      guest: "Reads English on a Korean page.",
    };
  return undefined;
}

function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
