import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";

/** A text of somebody's collection of attacks, the file that holds it, and what it attacks. */
export type CollectedText = { file: string; kind: "markup" | "redirect" | "target"; text: string };

/** Files that say whose a collection is. */
const PAPERS = /^(?:licen[cs]e|copying|notice|readme)(?:\.|$)/i;

/**
 * Returns the texts of every file of a folder, each once: the strings of JSON, wherever they are nested; drawings and
 * documents whole; everything else line by line. A file whose path names redirects holds values of `redirect`, one
 * whose path names CRLF or headers request targets, all others markup.
 */
export function readCorpora(folder: string): CollectedText[] {
  const found = new Map<string, CollectedText>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!statSync(join(folder, path)).isFile() || PAPERS.test(basename(path))) continue;
    const file = join(basename(folder), path);
    const kind = /redirect/i.test(file) ? "redirect" : /crlf|header/i.test(file) ? "target" : "markup";
    for (const text of readTexts(join(folder, path))) found.set(`${kind} ${text}`, { file, kind, text });
  }
  return [...found.values()];
}

function readTexts(path: string): string[] {
  const content = readFileSync(path, "utf8");
  const texts = /^\.(?:svg|x?html?|xml)$/i.test(extname(path))
    ? [content]
    : (readJson(path, content) ?? content.split(/\r?\n/));
  return texts.filter((text) => text !== "");
}

function readJson(path: string, content: string): string[] | undefined {
  if (extname(path) !== ".json") return undefined;
  try {
    return listStrings(JSON.parse(content));
  } catch {
    // Lists of attacks are often no valid JSON, whatever they are called; read line by line.
    return undefined;
  }
}

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
