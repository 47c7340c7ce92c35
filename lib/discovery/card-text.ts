/** Korean, Latin, numbers and the usual signs, which is what the card's fonts have. */
const NOT_DRAWABLE = /[^\p{Script=Hangul}\p{Script=Latin}\p{Nd}\p{P}\p{Zs}₩+=|~^$<>]/gu;

/** How wide a text is, in Latin letters: a Korean one takes the place of two. */
export function cardWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (/\p{Script=Hangul}/u.test(letter) ? 2 : 1), 0);
}

/**
 * A text as a card can draw it, cut to the width of so many Latin letters. What the fonts have not is left out: the
 * drawing program would ask strangers' servers for it.
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
