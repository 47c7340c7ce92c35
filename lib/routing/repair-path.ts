import { legacyRoutes, routes } from "@/lib/routing/route-table";

/** What a sentence adds behind an address: punctuation, a bracket, a quote, a space; no letter that was cut. */
const PUNCTUATION = /[^\p{L}\p{N}\p{M}\ufffd%]+$/u;
/** Korean particles and endings, which follow an address without a space; none begins with another. */
const PARTICLES =
  /(?:[은는이가을를의에서으로와과도만나랑요]|까지|부터|입니다|라고|예요|처럼|보다|[^\p{L}\p{N}\p{M}\ufffd%/])+$/u;
/** An address of Latin letters and digits, whatever follows it. */
const LATIN = /^(.*[A-Za-z0-9])[^A-Za-z0-9]+$/s;

const known = [...routes, ...legacyRoutes].map(({ path, pattern }) => ({
  steps: path.split("/"),
  pattern: new RegExp(pattern.source, "iu"),
}));

/**
 * Returns the path that was meant by a decoded one that is none of ours, or of a page that is gone: without doubled
 * slashes, what a sentence added at its end, and capitals in the fixed parts (R1.3). Undefined where that is no path of
 * ours either.
 */
export function repairPath(pathname: string): string | undefined {
  const single = pathname.replace(/\/{2,}/g, "/");
  const withoutEnds = [PUNCTUATION, PARTICLES].map((end) => single.replace(end, ""));
  const spellings = [single, ...withoutEnds, single.replace(LATIN, "$1")];
  for (const spelling of spellings) {
    const path = spelling === "" ? "/" : spelling;
    const found = known.find(({ pattern }) => pattern.test(path));
    if (found === undefined) continue;
    const repaired = path
      .split("/")
      .map((part, index) => (found.steps[index]?.startsWith("{") ? part : (found.steps[index] ?? part)))
      .join("/");
    if (repaired !== pathname) return repaired;
  }
  return undefined;
}
