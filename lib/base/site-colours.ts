import { processWide } from "@/lib/server/settings/process-wide";

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

type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The application's own colours that authors may refer to by name, in light and dark mode (`app/tokens.css`). */
export const OURS: Colours = {
  paper: ["#faf6ee", "#15120e"],
  card: ["#fffdf8", "#1e1a15"],
  ink: ["#1d1a16", "#f5efe4"],
  "ink-2": ["#645b50", "#b9ae9e"],
  "ink-3": ["#746a5e", "#998f80"],
  line: ["#e7dfd1", "#352e25"],
  saffron: ["#ffb611", "#ffb611"],
  "on-saffron": ["#1d1a16", "#1d1a16"],
  "saffron-ink": ["#8a5600", "#ffca57"],
  pine: ["#1f3a33", "#8fc7ae"],
  sea: ["#2b5a6b", "#7fb2c2"],
  clay: ["#b4513a", "#e58a70"],
  wash: ["#f3ecdf", "#231e18"],
};

const named = () => processWide("site-colours", () => ({ colours: OURS }));

/** Returns the site's colours that authors may refer to by name: those of its brand, else the application's own. */
export function siteColours(): Colours {
  return named().colours;
}

/** Gives the colours that authors refer to by name other values in this process. */
export function nameColours({
  light,
  dark,
}: Record<"light" | "dark", Readonly<Record<string, string>>>): void {
  const names = Object.keys(light);
  named().colours = Object.fromEntries(names.map((name) => [name, [light[name] ?? "", dark[name] ?? ""]]));
}
