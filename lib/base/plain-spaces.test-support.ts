/** Replaces non-breaking spaces with plain ones, so that tests can write expected text plainly. */
export function plainSpaces(text: string | undefined): string | undefined {
  return text?.replaceAll("\u00a0", " ");
}
