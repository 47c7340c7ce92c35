import { createHash } from "node:crypto";

/** Returns an id of authored content: the same for identical HTML and style. */
export function contentVersion({ html, style }: { html: string; style?: string | undefined }): string {
  return createHash("sha256")
    .update(html)
    .update("\u0000")
    .update(style ?? "")
    .digest("base64url")
    .slice(0, 16);
}

/** Returns the tag of everything that shows this version; it identifies the content of a cached page. */
export function versionTag(version: string): string {
  return `shows:${version}`;
}
