/** The text of an author's file, or why it cannot be read: a document of an office program, or no text at all. */
export type OpenedFile =
  | { kind: "text"; text: string; encoding: "utf-8" | "euc-kr" | "utf-16" }
  | { kind: "office" | "noText" };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

/**
 * Reads an author's file: as UTF-8, or in the encodings of older Korean editors (EUC-KR, UTF-16). Documents of Word and
 * Hangul are refused, because their bytes are no HTML.
 */
export function readAuthoredFile(bytes: Uint8Array): OpenedFile {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(ZIP) || begins(OLD_OFFICE) || begins(PDF)) return { kind: "office" };
  if (begins([0xff, 0xfe])) return toText(decode(bytes, "utf-16le"), "utf-16");
  if (begins([0xfe, 0xff])) return toText(decode(bytes, "utf-16be"), "utf-16");
  const text = decode(bytes, "utf-8");
  return text === undefined ? toText(decode(bytes, "euc-kr"), "euc-kr") : toText(text, "utf-8");
}

function toText(
  text: string | undefined,
  encoding: Extract<OpenedFile, { kind: "text" }>["encoding"],
): OpenedFile {
  return text === undefined || text.includes("\u0000")
    ? { kind: "noText" }
    : { kind: "text", text, encoding };
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Another encoding.
    return undefined;
  }
}
