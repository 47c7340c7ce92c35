/** Decoded once, as the route table expects; undefined for what cannot be decoded or hides a control character. */
export function decodePath(pathname: string): string | undefined {
  try {
    // One letter can be spelled in two ways, as systems that take names apart do.
    const decoded = decodeURIComponent(pathname).normalize("NFC");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? undefined : trimSlash(decoded);
  } catch {
    return undefined;
  }
}

/** The one spelling of a decoded path: whatever a client wrote, a page is asked for and kept under this. */
export function encodePath(decoded: string): string {
  return decoded.split("/").map(encodeURIComponent).join("/");
}

function trimSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
