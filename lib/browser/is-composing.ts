/**
 * Returns whether a key belongs to the composition of a syllable, as in Korean. Safari reports the Enter that ends one
 * after its end, with the key code of a composition.
 */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
