import { createHash } from "node:crypto";

/**
 * Returns eight hexadecimal characters that change with the content of a preview. Messengers cache a picture by its
 * address, on their servers and on phones, and fetch it again only when the address changes.
 */
export function previewVersion(...shown: readonly (string | number | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 8);
}
