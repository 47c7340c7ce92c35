/** Everything except Hangul, Latin, digits and common punctuation, which are all that the card's fonts contain. */
const NOT_DRAWABLE = /[^\p{Script=Hangul}\p{Script=Latin}\p{Nd}\p{P}\p{Zs}₩+=|~^$<>]/gu;

/** Returns the width of a text in Latin letters; a Hangul character counts as two. */
export function cardWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}

/**
 * Returns a text as a card can render it, cut to a width of `most` Latin letters. Characters that the fonts lack are
 * removed: the renderer would fetch them from third-party servers.
 */
export function toCardText(text: string, most: number): string {
  const plain = text.normalize("NFC").replace(NOT_DRAWABLE, "").replace(/\s+/g, " ").trim();
  if (cardWidth(plain) <= most) return plain;
  let cut = "";
  for (const letter of plain) {
    if (cardWidth(cut + letter) >= most) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}
