import { isFrameworkKey } from "@/lib/framework/framework-requests";
import { hasControlCharacter } from "@/lib/text/control-characters";
import { decodeText } from "@/lib/text/decode";

/** A parsed request target. */
export type Target = {
  /** Every segment decoded once and encoded canonically: two spellings of a path are the same text here. */
  pathname: string;
  /** Without the question mark, as received except for the framework's own keys. */
  query: string;
};

/** Longer than any address of this site. */
const MAX_TARGET_LENGTH = 4_096;

/**
 * Parses a request target, or returns the status that refuses it: 414 for one that is too long, 400 for what no
 * browser sends: another origin, a backslash, an escape that cannot be decoded, a control character, a dot segment.
 */
export function readTarget(target: string): Target | { refused: 400 | 414 } {
  if (target.length > MAX_TARGET_LENGTH) return { refused: 414 };
  if (!/^\/(?![/\\])[^\\#]*$/.test(target)) return { refused: 400 };
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  const segments = path.split("/").map(decodeOnce);
  if (!segments.every((segment) => segment !== undefined && isSegment(segment))) return { refused: 400 };
  return {
    pathname: segments.map((segment) => encodeURIComponent(segment ?? "")).join("/"),
    query: mark === -1 ? "" : withoutFrameworkKeys(target.slice(mark + 1)),
  };
}

function decodeOnce(segment: string): string | undefined {
  return decodeText(segment)?.normalize("NFC");
}

function isSegment(text: string): boolean {
  return text !== "." && text !== ".." && !hasControlCharacter(text);
}

function withoutFrameworkKeys(query: string): string {
  return query
    .split("&")
    .filter((pair) => !isFrameworkKey(decodeOnce(pair.split("=", 1)[0] ?? "") ?? ""))
    .join("&");
}
