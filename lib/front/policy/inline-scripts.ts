import { createHash } from "node:crypto";
import { entryScript } from "@/lib/front/policy/entry-script";

/** What the framework writes into a page of its own: a push of data, and nothing that could be more than that. */
const frameworkForms = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data for crawlers; no browser runs it. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

const ours = entryScript();

/**
 * The hashes by which a finished page's own inline scripts may run: the constant one of ours, and what matches one of
 * the framework's forms from end to end with data that can be read. Whatever else is inline gets none, so that a
 * browser refuses it; `strange` says how many of those there were.
 */
export function inlineScripts(html: string): { hashes: string[]; strange: number } {
  const hashes = new Set<string>();
  let strange = 0;
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA.test(attributes)) continue;
    if (text === ours || isFrameworkData(text)) hashes.add(hashOf(text));
    else strange += 1;
  }
  return { hashes: [...hashes], strange };
}

function isFrameworkData(text: string): boolean {
  return frameworkForms.some((form) => {
    const [, data] = form.exec(text) ?? [];
    return data !== undefined && isJson(data);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Something that only looks like the framework's.
    return false;
  }
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
