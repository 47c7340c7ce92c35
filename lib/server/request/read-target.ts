import { decodeText, hasControlCharacter } from "@/lib/base/text";
import { isFrameworkKey } from "@/lib/server/before-hydration/framework/framework-requests";

/** A parsed request target. */
export type Target = {
  /** Every segment decoded once and encoded canonically: two spellings of a path are the same text here. */
  pathname: string;
  /** Without the question mark, as received except for the framework's own keys. */
  query: string;
  /** Written with doubled slashes, in EUC-KR or with a line break at its end: a page found there is at this pathname. */
  isRepaired?: true;
};

/** Longer than any address of this site. */
const MAX_TARGET_LENGTH = 4_096;

const KOREAN = new TextDecoder("euc-kr", { fatal: true });
const REPLACING = new TextDecoder();
/** What is copied behind an address with its line of text. */
const LINE_BREAK = /%0[9ad]$/i;
const INCOMPLETE_ESCAPE = /%(?![\da-f]{2})/i;

/**
 * Parses a request target, or returns the status that refuses it: 414 for one that is too long, 400 for what no
 * browser sends: another origin, a backslash, a control character, a dot segment. A letter that was cut is read as
 * U+FFFD, which no address of ours has, so that the reader gets the page for unknown addresses (R1.3).
 */
export function readTarget(target: string): Target | { refused: 400 | 414 } {
  if (target.length > MAX_TARGET_LENGTH) return { refused: 414 };
  if (!/^\/[^\\#]*$/.test(target)) return { refused: 400 };
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  const single = withoutLineBreaks(path).replace(/\/{2,}/g, "/");
  const segments = single.split("/").map(decodeOnce);
  if (!segments.every(({ text }) => isSegment(text))) return { refused: 400 };
  return {
    pathname: segments.map(({ text }) => encodeURIComponent(text)).join("/"),
    query: mark === -1 ? "" : withoutFrameworkKeys(target.slice(mark + 1)),
    ...(single !== path || segments.some(({ isKorean }) => isKorean) ? { isRepaired: true } : {}),
  };
}

function withoutLineBreaks(path: string): string {
  let end = path.length;
  while (LINE_BREAK.test(path.slice(end - 3, end))) end -= 3;
  return path.slice(0, end);
}

/** Decodes a segment as UTF-8, or as EUC-KR, in which old Korean pages wrote their links. */
function decodeOnce(segment: string): { text: string; isKorean: boolean } {
  const decoded = decodeText(segment);
  if (decoded !== undefined) return { text: decoded.normalize("NFC"), isKorean: false };
  const bytes = toBytes(segment);
  const isCut = INCOMPLETE_ESCAPE.test(segment) || lacksItsEnd(bytes);
  const korean = isCut ? undefined : decodeWhole(KOREAN, bytes);
  return { text: (korean ?? REPLACING.decode(bytes)).normalize("NFC"), isKorean: korean !== undefined };
}

/** Returns the bytes that a segment stands for; a `%` that begins no escape stands for itself. */
function toBytes(segment: string): Uint8Array {
  const characters = [...segment.matchAll(/%([\da-f]{2})|./giu)];
  return Uint8Array.from(
    characters.flatMap(([character, code]) =>
      code === undefined ? [...Buffer.from(character)] : [Number.parseInt(code, 16)],
    ),
  );
}

/** Returns whether bytes are UTF-8 but for a last letter that lacks some; what remains of it may look like Korean. */
function lacksItsEnd(bytes: Uint8Array): boolean {
  return decodeWhole(new TextDecoder("utf-8", { fatal: true }), bytes, { stream: true }) !== undefined;
}

function decodeWhole(decoder: TextDecoder, bytes: Uint8Array, options = {}): string | undefined {
  try {
    return decoder.decode(bytes, options);
  } catch {
    return undefined;
  }
}

function isSegment(text: string): boolean {
  return text !== "." && text !== ".." && !hasControlCharacter(text);
}

function withoutFrameworkKeys(query: string): string {
  return query
    .split("&")
    .filter((pair) => !isFrameworkKey(decodeOnce(pair.split("=", 1)[0] ?? "").text))
    .join("&");
}
