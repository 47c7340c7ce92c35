/** A sentence whose spaces may all break, as tests write it. */
export function plainSpaces(text: string | undefined): string | undefined {
  return text?.replaceAll("\u00a0", " ");
}
