/** Whether the fonts of the cards contain a character. */
export type IsDrawable = (character: string) => boolean;

/** Returns the width of a text in Latin letters; a Hangul character counts as two. */
export function cardWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}

/**
 * Returns a text as a card can render it, cut to a width of `most` Latin letters. A character that the fonts lack
 * becomes its plain form (`１` is 1) or is removed.
 */
export function toCardText(text: string, most: number, isDrawable: IsDrawable): string {
  // In the fonts of the cards the tildes of Chinese and Japanese stand above the line.
  const plain = [...text.normalize("NFC").replace(/[～〜∼]/g, "~")]
    .flatMap((character) =>
      isDrawable(character) ? character : [...character.normalize("NFKC")].filter((each) => isDrawable(each)),
    )
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  if (cardWidth(plain) <= most) return plain;
  let cut = "";
  for (const letter of plain) {
    if (cardWidth(cut + letter) >= most) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}
