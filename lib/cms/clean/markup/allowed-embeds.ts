/** Players and maps that an author may embed: the host, and the path prefix of its embeddable pages. */
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

/** The origins that pages may embed, for the content security policy. */
export const embedOrigins: readonly string[] = [...hosts.keys()].map((host) => `https://${host}`);

/** Returns the address to embed, always https; null unless its host is listed here or in `moreHosts`. */
export function toAllowedEmbed(value: string, moreHosts: readonly string[]): string | null {
  try {
    const url = new URL(value.trim(), "https://part.invalid/");
    // Many pages predate their players' certificates.
    if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
    const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
    if (!plain) return null;
    const path = hosts.get(url.hostname) ?? (moreHosts.includes(url.hostname) ? "/" : null);
    return path !== null && url.pathname.startsWith(path) ? url.href : null;
  } catch {
    // Not a valid address, so nothing to embed.
    return null;
  }
}
