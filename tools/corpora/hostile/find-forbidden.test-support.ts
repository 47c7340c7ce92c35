import { type CheerioOptions, load } from "cheerio";
import { checkDeclarations } from "./check-style.test-support";

type Node = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: Node[];
};

const ELEMENTS = new Set(
  `script style template noscript object embed applet xmp plaintext noembed noframes textarea title select option
  base meta link math foreignobject annotation-xml frame frameset form animate set animatetransform
  animatemotion desc portal canvas`.split(/\s+/),
);
/** Removed with their tags alone: what they show as text is kept. */
const UNWRAPPED = new Set(["form", "select", "option", "object"]);
const ATTRIBUTES = new Set(
  "srcdoc formaction http-equiv ping nonce is slot part popover autofocus name".split(" "),
);
const ADDRESSES = new Set(
  "href src srcset poster background cite action data longdesc lowsrc dynsrc codebase".split(" "),
);
const FRAMES =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|m\.youtube\.com|player\.vimeo\.com|(?:play-)?tv\.kakao\.com|map\.kakao\.com|kko\.to|(?:map|tv)\.naver\.com|(?:www|maps)\.google\.(?:com|co\.kr))\//;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers read "java\tscript:" without them
const IGNORED = /^\s+|[\u0000-\u001f\u007f]/g;

/** Returns what must not be in cleaned HTML, using lists independent of the cleaner's and three ways of parsing. */
export function findForbidden(html: string): string[] {
  return [
    ...inspect(read(html)),
    ...inspect(read(html, { scriptingEnabled: false })),
    ...inspect(read(`<!doctype html><body>${html}`, {}, true)),
  ];
}

/** Returns the visible text, without the content of elements that are dropped. */
export function textOf(html: string): string {
  let text = "";
  const visit = (node: Node): void => {
    if (node.type === "text") text += node.data ?? "";
    if (node.name === undefined || UNWRAPPED.has(node.name) || !ELEMENTS.has(node.name))
      node.children?.forEach(visit);
  };
  read(html).forEach(visit);
  return text.replace(/\s+/g, " ").trim();
}

function read(html: string, options: CheerioOptions = {}, isDocument = false): Node[] {
  const $ = load(html, options, isDocument);
  return (isDocument ? $("body").get(0)?.children : $.root().get(0)?.children) ?? [];
}

function inspect(nodes: readonly Node[]): string[] {
  const found: string[] = [];
  const stack: Node[] = [...nodes];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === "comment" || node.type === "directive") found.push(node.type);
    stack.push(...(node.children ?? []));
    if (node.name === undefined || !node.attribs) continue;
    const tag = node.name.toLowerCase();
    if (ELEMENTS.has(tag) || isTyped(tag, node.attribs)) found.push(`<${tag}>`);
    for (const [attribute, value] of Object.entries(node.attribs)) {
      const name = attribute.toLowerCase();
      if (isForbidden(tag, name, value)) found.push(`${tag} ${name}=${value}`);
    }
  }
  return found;
}

/** Whether something can be typed into an input: those that only choose make tabs, and are sent by no form. */
function isTyped(tag: string, { type = "" }: Readonly<Record<string, string>>): boolean {
  return tag === "input" && !/^(?:radio|checkbox)$/i.test(type);
}

function isForbidden(tag: string, name: string, value: string): boolean {
  // An image map is found by its name, and choices belong together by theirs, which no script reads.
  if ((tag === "map" || tag === "input") && name === "name") return !value.startsWith("cms-");
  if (name.startsWith("on") || ATTRIBUTES.has(name)) return true;
  if (tag === "iframe" && name === "src" && !FRAMES.test(value)) return true;
  const text = value.replace(IGNORED, "").toLowerCase();
  if (ADDRESSES.has(name) && /^[a-z][a-z\d+.-]*:/.test(text))
    return !/^(?:https?|mailto|tel|sms):/.test(text);
  if (name === "id") return !value.startsWith("cms-");
  return name === "style" && checkDeclarations(value).length > 0;
}
