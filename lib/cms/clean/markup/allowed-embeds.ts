/** Players and maps that an author may frame: host, and where on it the framable pages live. */
const hosts: ReadonlyMap<string, string> = new Map([
  ["www.youtube.com", "/embed/"],
  ["youtube.com", "/embed/"],
  ["www.youtube-nocookie.com", "/embed/"],
  ["youtube-nocookie.com", "/embed/"],
  ["youtu.be", "/"],
  ["player.vimeo.com", "/video/"],
  ["map.kakao.com", "/"],
  ["kko.to", "/"],
  ["map.naver.com", "/"],
  ["www.google.com", "/maps/embed"],
  ["maps.google.com", "/maps"],
]);

/** The origins that pages may frame, for the content security policy. */
export const embedOrigins: readonly string[] = [...hosts.keys()].map((host) => `https://${host}`);

/** The address to frame, always https; null unless its host is listed here or among the operator's own. */
export function toAllowedEmbed(value: string, moreHosts: readonly string[]): string | null {
  try {
    const url = new URL(value.trim(), "https://part.invalid/");
    // Pages are older than their players' certificates.
    if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
    const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
    if (!plain) return null;
    const path = hosts.get(url.hostname) ?? (moreHosts.includes(url.hostname) ? "/" : null);
    return path !== null && url.pathname.startsWith(path) ? url.href : null;
  } catch {
    // Not an address at all, so nothing to frame.
    return null;
  }
}
