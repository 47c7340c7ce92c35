import { createHash } from "node:crypto";
import { readFrameworkData } from "@/lib/front/policy/framework-data";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data for crawlers; no browser runs it. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/**
 * The hashes by which a finished page's own inline scripts may run: `ours`, which are constant, and what matches one of
 * the framework's forms from end to end with data that can be read. Whatever else is inline gets none, so that a
 * browser refuses it; `strange` says how many of those there were.
 */
export function inlineScripts(html: string, ours: readonly string[]): { hashes: string[]; strange: number } {
  const hashes = new Set<string>();
  let strange = 0;
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
    if (ours.includes(text) || readFrameworkData(text) !== undefined) hashes.add(hashOf(text));
    else strange += 1;
  }
  return { hashes: [...hashes], strange };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
