import { readFrameworkData } from "@/lib/framework/inline-data";
import { hashSource } from "@/lib/server/policy/hash-source";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data for crawlers; browsers do not run it. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/**
 * Returns the hashes of the inline scripts that may run in a finished page: `ours`, which are constant, and those
 * that match one of the framework's forms completely with valid data. Other inline scripts get no hash, so that
 * browsers block them; `strange` is their number.
 */
export function inlineScripts(html: string, ours: readonly string[]): { hashes: string[]; strange: number } {
  const hashes = new Set<string>();
  let strange = 0;
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
    if (ours.includes(text) || readFrameworkData(text) !== undefined) hashes.add(hashSource(text));
    else strange += 1;
  }
  return { hashes: [...hashes], strange };
}
