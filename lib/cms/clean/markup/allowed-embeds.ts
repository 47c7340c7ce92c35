/** Players and maps that an author may embed: the host, and the path prefix of its embeddable pages. */
const hosts: ReadonlyMap<string, string> = new Map([
  ["www.youtube.com", "/embed/"],
  ["youtube.com", "/embed/"],
  ["m.youtube.com", "/embed/"],
  ["www.youtube-nocookie.com", "/embed/"],
  ["youtube-nocookie.com", "/embed/"],
  ["player.vimeo.com", "/video/"],
  ["tv.naver.com", "/embed/"],
  ["tv.kakao.com", "/embed/player/"],
  ["play-tv.kakao.com", "/embed/player/"],
  ["map.kakao.com", "/"],
  ["kko.to", "/"],
  ["map.naver.com", "/"],
  ["www.google.com", "/maps/embed"],
  ["maps.google.com", "/maps"],
  ["www.google.co.kr", "/maps/embed"],
  ["maps.google.co.kr", "/maps"],
]);

const YOUTUBE = "https://www.youtube.com/embed/";

/** Pages that show a film among other things, by host and path; the film's number makes its player's address. */
const filmPages: readonly { page: RegExp; player: string }[] = [
  { page: /^youtu\.be\/([\w-]+)\/?$/, player: YOUTUBE },
  { page: /^(?:www\.|m\.)?youtube\.com\/(?:shorts|live|v)\/([\w-]+)\/?$/, player: YOUTUBE },
  { page: /^(?:www\.)?vimeo\.com\/(\d+)\/?$/, player: "https://player.vimeo.com/video/" },
  { page: /^(?:m\.)?tv\.naver\.com\/v\/(\d+)\/?$/, player: "https://tv.naver.com/embed/" },
  {
    page: /^tv\.kakao\.com\/(?:v|channel\/\d+\/cliplink)\/(\d+)\/?$/,
    player: "https://play-tv.kakao.com/embed/player/cliplink/",
  },
];

/** The origins that pages may embed, for the content security policy. */
export const embedOrigins: readonly string[] = [...hosts.keys()].map((host) => `https://${host}`);

/**
 * Returns the address to embed, always https; null unless its host is listed here or in `moreHosts`. The page of a film
 * becomes its player.
 */
export function toAllowedEmbed(value: string, moreHosts: readonly string[]): string | null {
  try {
    const url = new URL(value.trim(), "https://part.invalid/");
    // Many pages predate their players' certificates.
    if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
    const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
    if (!plain) return null;
    const path = hosts.get(url.hostname) ?? (moreHosts.includes(url.hostname) ? "/" : null);
    return path !== null && url.pathname.startsWith(path) ? url.href : findPlayer(url);
  } catch {
    // Not a valid address, so nothing to embed.
    return null;
  }
}

function findPlayer({ hostname, pathname, searchParams }: URL): string | null {
  const start = /^\d+/.exec(searchParams.get("t") ?? searchParams.get("start") ?? "")?.[0];
  const from = start === undefined ? "" : `?start=${start}`;
  const watched = searchParams.get("v") ?? "";
  if (/^(?:www\.|m\.)?youtube\.com$/.test(hostname) && pathname === "/watch" && /^[\w-]+$/.test(watched))
    return `${YOUTUBE}${watched}${from}`;
  for (const { page, player } of filmPages) {
    const film = page.exec(hostname + pathname)?.[1];
    if (film !== undefined) return `${player}${film}${player === YOUTUBE ? from : ""}`;
  }
  return null;
}
