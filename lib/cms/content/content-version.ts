import { createHash } from "node:crypto";

/** Names a version of what an author wrote: the same for the same HTML and style, to the letter. */
export function contentVersion({ html, style }: { html: string; style?: string | undefined }): string {
  return createHash("sha256")
    .update(html)
    .update("\u0000")
    .update(style ?? "")
    .digest("base64url")
    .slice(0, 16);
}

/** The tag of everything that shows this version; by it a kept page knows what it shows. */
export function versionTag(version: string): string {
  return `shows:${version}`;
}
