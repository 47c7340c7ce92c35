import { OURS } from "@/lib/base/site-colours";

const DECLARATION = /(?:^|[;{\s])(--[\w-]+)\s*:\s*([^;{}]+)/g;
const USE = /var\(\s*--([\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/gi;
/** Variables that name each other are followed this far. */
const MAX_DEPTH = 4;
/** Characters of a value beyond which it is no colour. */
const MAX_VALUE = 300;

/**
 * Returns a function that puts the values of an author's variables in their place, as declared in these style sheets
 * and `style` attributes, and otherwise the value that stands in `var()` for a missing one. A variable with several
 * values, as for light and dark screens, and ours, which an author cannot set, stay as they are.
 */
export function readVariables(styles: Iterable<string>): (value: string) => string {
  const values = new Map<string, string | undefined>();
  for (const style of styles) {
    for (const [, property = "", written = ""] of style.matchAll(DECLARATION)) {
      const name = property.slice(2);
      const value = written.replace(/!\s*important\s*$/i, "").trim();
      values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
    }
  }
  const replaceOnce = (value: string) =>
    value.replace(USE, (whole, name: string, otherwise?: string) => {
      if (name.toLowerCase() in OURS) return whole;
      return values.has(name) ? (values.get(name) ?? whole) : (otherwise ?? whole);
    });
  return (value) => {
    let read = value;
    for (let depth = 0; depth < MAX_DEPTH && read.length <= MAX_VALUE; depth += 1) read = replaceOnce(read);
    return read.length > MAX_VALUE ? value : read;
  };
}
