import { createHash } from "node:crypto";

/**
 * Returns the source expression of a content security policy that allows one inline script or style sheet by its text
 * (Content Security Policy Level 3, hash-source). Line ends count as the browser's parser reads them.
 */
export function hashSource(text: string): string {
  const parsed = text.replaceAll(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(parsed).digest("base64")}'`;
}
