import { words } from "@/lib/base/text";
import { voidElements } from "@/lib/cms/clean/allowed-elements";
import { truncateSource } from "@/lib/cms/parse/source-limits";
import type { SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { endsOpen, mayHold } from "@/lib/workbench/lint/element-table";
import { toPosition } from "@/lib/workbench/lint/source-text";

/** A start or end tag as it stands in the text. */
export type SourceTag = {
  name: string;
  isEnd: boolean;
  isClosedItself: boolean;
  from: number;
  written: string;
};

/** A mistake of markup that a browser's parser repairs in silence. */
type TagMistake = {
  code: "unclosed-tag" | "stray-tag" | "open-comment" | "open-quote";
  at: SourcePosition;
  words: string;
};

/** Elements whose end tag HTML itself makes optional. */
const OPTIONAL = new Set(
  words("p li dt dd tr td th thead tbody tfoot option optgroup colgroup rt rp html head body"),
);
/** Formatting elements: where their end tags cross, browsers repair the markup as every author expects. */
const FORMATTING = new Set(words("a b i em strong u s small font span big tt code strike nobr"));
const RAW = new Set(words("script style textarea title xmp"));
const MAX_WORDS = 60;
/** More mistakes than an author corrects before looking again; each costs a search of the text for its line. */
const MAX_MISTAKES = 200;

/**
 * Returns the mistakes in the markup of a text: tags that are never closed or never opened, a comment or a quotation
 * mark that never ends. In one pass; a mistake is reported once, where it was made.
 */
export function findTagMistakes(html: string): { mistakes: TagMistake[]; moved: MovedTag[] } {
  const { tags, mistakes } = scan(truncateSource(html).source);
  const moved: MovedTag[] = [];
  const move = (tag: SourceTag, around: string | undefined) => {
    if (moved.length < MAX_MISTAKES) moved.push({ tag, around, at: toPosition(html, tag.from) });
  };
  /** The start tag by which the last open paragraph ended. */
  let ended: SourceTag | undefined;
  const open = new OpenTags();
  /** What was left open when something around it was closed, by its name; its end tag may follow. */
  const closedEarly = new Map<string, { tag: SourceTag; mistake: TagMistake | undefined }[]>();
  const found: TagMistake[] = [...mistakes];
  const report = (code: TagMistake["code"], tag: SourceTag): TagMistake | undefined => {
    if (found.length >= MAX_MISTAKES) return undefined;
    const mistake = { code, at: toPosition(html, tag.from), words: tag.written.slice(0, MAX_WORDS) };
    found.push(mistake);
    return mistake;
  };
  /** Ends the open paragraph where this start tag does so. Returns whether it did. */
  const endParagraph = (tag: SourceTag) => {
    if (open.last()?.name !== "p" || !endsOpen("p", tag.name)) return false;
    ended = tag;
    open.takeFrom("p");
    return true;
  };
  let svg = 0;
  for (const tag of tags) {
    if (tag.name === "svg") svg += tag.isEnd ? -1 : tag.isClosedItself ? 0 : 1;
    if (voidElements.has(tag.name)) {
      if (tag.isEnd) report("stray-tag", tag);
      else endParagraph(tag);
      continue;
    }
    if (!tag.isEnd) {
      // A slash ends no paragraph, list item or cell, which is open from here.
      if (OPTIONAL.has(tag.name) && tag.written === `<${tag.name}/>` && svg === 0)
        report("unclosed-tag", tag);
      const around = open.last()?.name;
      if (TABLE_ONLY.has(tag.name) && !open.has("table") && svg === 0) move(tag, undefined);
      else if (around !== undefined && TABLE_PARTS.has(around) && !mayHold(around, tag.name))
        move(tag, around);
      else if (tag.name === "a" && open.has("a") && svg === 0) move(tag, "a");
      if (!endParagraph(tag) && tag.name === "p") ended = undefined;
      if (!(tag.isClosedItself && (svg > 0 || tag.name === "svg"))) open.push(tag);
      continue;
    }
    const closed = open.takeFrom(tag.name);
    if (closed !== undefined) {
      for (const left of closed.slice(1)) {
        if (OPTIONAL.has(left.name)) continue;
        const mistake = FORMATTING.has(left.name) ? undefined : report("unclosed-tag", left);
        const early = closedEarly.get(left.name) ?? [];
        closedEarly.set(left.name, early);
        early.push({ tag: left, mistake });
      }
      continue;
    }
    if (tag.name === "p" && ended !== undefined) {
      move(ended, "p");
      ended = undefined;
    } else if (closedEarly.get(tag.name)?.pop() === undefined) report("stray-tag", tag);
    else if (FORMATTING.has(tag.name)) move(tag, undefined);
  }
  const unended = [...closedEarly.values()].flat().sort((a, b) => a.tag.from - b.tag.from);
  for (const { tag, mistake } of unended) if (mistake === undefined) report("unclosed-tag", tag);
  for (const tag of open.all()) if (!OPTIONAL.has(tag.name)) report("unclosed-tag", tag);
  return { mistakes: found, moved };
}

/**
 * A start tag that browsers move out of what it stands in, or that ends it (`around`); or that they leave out. An end tag
 * is one that crosses what was closed before it.
 */
type MovedTag = { tag: SourceTag; around: string | undefined; at: SourcePosition };

/** Parts of a table: without one, browsers leave their tags out. */
const TABLE_ONLY = new Set(words("td th tr thead tbody tfoot caption colgroup"));
/** What browsers move anything else out of. */
const TABLE_PARTS = new Set(words("table thead tbody tfoot tr"));

/** The start tags that are not closed yet; how many of a name there are is known without searching them. */
class OpenTags {
  readonly #tags: SourceTag[] = [];
  readonly #counts = new Map<string, number>();

  push(tag: SourceTag): void {
    this.#tags.push(tag);
    this.#count(tag, 1);
  }

  /** Removes the last tag of this name and all behind it, and returns them; undefined where there is none. */
  takeFrom(name: string): SourceTag[] | undefined {
    if (!this.has(name)) return undefined;
    const taken = this.#tags.splice(this.#tags.findLastIndex((tag) => tag.name === name));
    for (const tag of taken) this.#count(tag, -1);
    return taken;
  }

  last(): SourceTag | undefined {
    return this.#tags.at(-1);
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  all(): readonly SourceTag[] {
    return this.#tags;
  }

  #count({ name }: SourceTag, change: 1 | -1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }
}

function scan(html: string): { tags: SourceTag[]; mistakes: TagMistake[] } {
  const tags: SourceTag[] = [];
  const mistakes: TagMistake[] = [];
  const small = html.toLowerCase();
  const begin = /<!--|<(\/?)([a-z][^\s/>"'=<]*)/giy;
  let at = html.indexOf("<");
  while (at >= 0) {
    begin.lastIndex = at;
    const [written, slash, name = ""] = begin.exec(html) ?? [];
    if (written === undefined) {
      at = html.indexOf("<", at + 1);
      continue;
    }
    if (written === "<!--") {
      const end = html.indexOf("-->", at + 4);
      if (end < 0) {
        mistakes.push({
          code: "open-comment",
          at: toPosition(html, at),
          words: html.slice(at, at + 40).trim(),
        });
        break;
      }
      at = html.indexOf("<", end);
      continue;
    }
    const { end, quote } = endOfTag(html, at + written.length);
    if (quote !== undefined)
      mistakes.push({
        code: "open-quote",
        at: toPosition(html, quote),
        words: html.slice(at, at + 40).split("\n", 1)[0] ?? "",
      });
    const tag = name.toLowerCase();
    const isEnd = slash === "/";
    tags.push({
      name: tag,
      isEnd,
      isClosedItself: html[end - 1] === "/",
      from: at,
      written: `${html.slice(at, Math.min(end, at + MAX_WORDS - 1))}>`,
    });
    const raw = !isEnd && RAW.has(tag) ? small.indexOf(`</${tag}`, end) : end;
    at = raw < 0 ? -1 : html.indexOf("<", raw);
  }
  return { tags, mistakes };
}

/** A value in which other tags stand was never closed where its author meant. */
const SWALLOWED = /^[^"']{0,200}?>[\s\S]*<\/?[a-z]/i;

/** Returns where a tag ends, and the quotation mark in it that is never closed or closes only behind other tags. */
function endOfTag(html: string, from: number): { end: number; quote: number | undefined } {
  let swallowed: number | undefined;
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (character === ">") return { end: at, quote: swallowed };
    if ((character === '"' || character === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 8), at))) {
      const close = html.indexOf(character, at + 1);
      if (close < 0) return { end: html.length, quote: at };
      const value = html.slice(at + 1, close);
      if (SWALLOWED.test(value)) swallowed ??= at;
      at = close;
    }
  }
  return { end: html.length, quote: swallowed ?? from };
}
