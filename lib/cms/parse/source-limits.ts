/** The characters of a part in one language that are read; the rest is cut. */
export const MAX_SOURCE = 1024 * 1024;
/** The characters of all style sheets of a part together; a sheet that exceeds them is refused as a whole. */
export const MAX_STYLESHEET = 128 * 1024;
/** Start and end tags of the largest tree that is kept (20,000 nodes). */
const MAX_TAGS = 40_000;
const MAX_ATTRIBUTES = 256;

/** Matches character references with more digits than the highest character needs; valid only with leading zeros. */
const LONG_REFERENCE = /&#(?:x[\da-f]{8,}|\d{8,});?/gi;
/** A file pasted into an address, which is never shown: only its beginning is kept, so that it costs no text. */
const PASTED_FILE = /(\bdata:[\w.+-]+\/[\w.+-]+;base64,[\w+/=]{0,40})[\w+/=%]*/gi;
const TAG = /<\/?[a-z]/gi;
// HTML's own white space only: any other kind belongs to the name or value that contains it.
const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?/y;
const NAME = /[^\t\n\f\r />]*/y;

/**
 * Cuts an author's source to what a parser reads in reasonable time. A parser compares every attribute of a tag with
 * all before it, so one tag with fifty thousand of them would block the server for seconds: the text is cut before
 * it. Every '<' that could open a tag is measured, within a budget, without checking whether it really does.
 */
export function truncateSource(html: string): { source: string; isTruncated: boolean } {
  const whole = html.length > MAX_SOURCE ? html.replace(PASTED_FILE, "$1") : html;
  const source = whole.slice(0, MAX_SOURCE);
  let isTruncated = source.length < whole.length;
  let end = source.length;
  let tags = 0;
  let budget = source.length * 4 + 65_536;
  TAG.lastIndex = 0;
  // Tens of thousands of times in a long part: a test leaves no result behind that would have to be collected.
  while (TAG.test(source)) {
    tags += 1;
    const measured = tags > MAX_TAGS ? 0 : measureTag(source, TAG.lastIndex, budget);
    budget -= measured;
    if (measured === 0 || budget <= 0) {
      end = source.lastIndexOf("<", TAG.lastIndex);
      isTruncated = true;
      break;
    }
  }
  // A lone surrogate becomes the replacement character when encoded; replacing it here keeps both sides equal.
  const text = source.slice(0, end).replace(/\p{Surrogate}/gu, "\uFFFD");
  return { source: text.replace(LONG_REFERENCE, shortenReference), isTruncated };
}

/**
 * Returns the same character in few digits: the parser uses floating-point numbers, which overflow past some three
 * hundred digits.
 */
function shortenReference(reference: string): string {
  const base = /^&#x/i.test(reference) ? "x" : "";
  const digits = reference.slice(2 + base.length).replace(/^0+|;$/g, "");
  if (digits === "") return `&#${base}0;`;
  return digits.length > 7 ? "&#xfffd;" : `&#${base}${digits};`;
}

/** Returns the length of the tag, at least 1; 0 when it has more attributes than any author writes. */
function measureTag(source: string, start: number, budget: number): number {
  NAME.lastIndex = start;
  NAME.test(source);
  let at = Math.max(NAME.lastIndex, start);
  for (let count = 0; count <= MAX_ATTRIBUTES; count += 1) {
    ATTRIBUTE.lastIndex = at;
    if (!ATTRIBUTE.test(source)) return at - start + 1;
    at = ATTRIBUTE.lastIndex;
    if (at - start > budget) return at - start;
  }
  return 0;
}
