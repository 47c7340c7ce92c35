/** Returns a text in which no word is broken at its hyphen, such as the names of Korean streets and districts. */
export function keepHyphens(text: string): string {
  return text.replace(/(\p{L}-)(?=\p{L})/gu, "$1\u2060");
}
