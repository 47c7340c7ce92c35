import { hasControlCharacter } from "@/lib/base/control-characters";
import { decodeText } from "@/lib/base/decode";

/**
 * Decodes a path once, as the route table expects; undefined when it cannot be decoded or has a control character or a
 * backslash.
 */
export function decodePath(pathname: string): string | undefined {
  // The same letter can be written composed or decomposed; some systems decompose names.
  const decoded = decodeText(pathname)?.normalize("NFC");
  const isPath = decoded !== undefined && !hasControlCharacter(decoded) && !decoded.includes("\\");
  return isPath ? trimSlash(decoded) : undefined;
}

/** Returns the canonical spelling of a decoded path, under which a page is requested and cached. */
export function encodePath(decoded: string): string {
  return decoded.split("/").map(encodeURIComponent).join("/");
}

function trimSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
