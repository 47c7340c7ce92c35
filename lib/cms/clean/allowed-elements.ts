import { readUrl, words } from "@/lib/base/text";

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

/** What a frame may be allowed to do: what players and maps need, and nothing that asks for a guest's data. */
const FEATURES =
  /^(?:accelerometer|autoplay|clipboard-write|encrypted-media|fullscreen|gyroscope|picture-in-picture|web-share)$/;

/** Returns the allowed features of an `allow` list, each for the frame's own site only. */
export function cleanAllowList(allow: string): string {
  const features = allow.split(";").map((each) => each.trim().split(/\s+/, 1)[0]?.toLowerCase() ?? "");
  return [...new Set(features)].filter((feature) => FEATURES.test(feature)).join("; ");
}

const YOUTUBE = "https://www.youtube.com/embed/";

/** Pages that show a film among other things, by host and path; the film's number makes its player's address. */
const filmPages: readonly { page: RegExp; player: string }[] = [
  { page: /^youtu\.be\/([\w-]+)\/?$/, player: YOUTUBE },
  { page: /^(?:www\.|m\.)?youtube\.com\/(?:shorts|live|v)\/([\w-]+)\/?$/, player: YOUTUBE },
  { page: /^(?:m\.)?tv\.naver\.com\/v\/(\d+)\/?$/, player: "https://tv.naver.com/embed/" },
  {
    page: /^tv\.kakao\.com\/(?:v|channel\/\d+\/cliplink)\/(\d+)\/?$/,
    player: "https://play-tv.kakao.com/embed/player/cliplink/",
  },
];

/** The origins that pages may embed, for the content security policy. */
export const embedOrigins: readonly string[] = [...hosts.keys()].map((host) => `https://${host}`);

/** Returns the address to embed, always https; null unless its host is listed here. The page of a film becomes its player. */
export function toAllowedEmbed(value: string): string | null {
  const url = readUrl(value.trim(), "https://part.invalid/");
  if (url === undefined) return null;
  // Many pages predate their players' certificates.
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (!plain) return null;
  const path = hosts.get(url.hostname);
  return path !== undefined && url.pathname.startsWith(path) ? url.href : (findMap(url) ?? findPlayer(url));
}

/** Returns the address of a map that Google shows in frames by `output=embed`, at whichever of its addresses. */
function findMap({ hostname, pathname, searchParams, search }: URL): string | null {
  const isMap =
    /^(?:www\.|maps\.)?google\.(?:com|co\.kr)$/.test(hostname) && /^\/(?:maps)?(?:\/|$)/.test(pathname);
  return isMap && searchParams.get("output") === "embed" ? `https://www.google.com/maps${search}` : null;
}

/** A film's page at Vimeo, and the hash of one that is not listed, without which it does not play. */
const VIMEO =
  /^(?:www\.)?vimeo\.com\/(?:(?:channels|groups|album|showcase)\/[\w/-]+\/)?(\d+)(?:\/([\da-f]{6,40}))?\/?$/;

/** Returns the seconds of a time as it is written behind a film, `90`, `90s` or `1h2m3s`; undefined for another. */
function readSeconds(time: string): number | undefined {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time);
  if (parts === null || time === "") return undefined;
  const [hours, minutes, seconds] = [1, 2, 3].map((index) => Number(parts[index] ?? 0));
  return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

function findPlayer({ hostname, pathname, searchParams, hash }: URL): string | null {
  const [, film, unlisted = searchParams.get("h")] = VIMEO.exec(hostname + pathname) ?? [];
  if (film !== undefined) {
    const key = /^[\da-f]{6,40}$/.test(unlisted ?? "") ? `?h=${unlisted}` : "";
    return `https://player.vimeo.com/video/${film}${key}${/^#t=[\dhms]{1,12}$/.test(hash) ? hash : ""}`;
  }
  const start = readSeconds(searchParams.get("t") ?? searchParams.get("start") ?? "");
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

const setOf = (text: string): ReadonlySet<string> => new Set(words(text));

/** Elements that are kept; of inputs only those that choose, by which tabs are made without a script. All others except the dropped ones are unwrapped: their text and children are kept. */
export const allowedElements = setOf(`
a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup
data dd del details dfn dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i
img input ins kbd label legend li main map mark menu meter nav nobr ol p picture pre progress q rb rp rt rtc ruby s samp search
section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video
wbr`);

/** Elements dropped with their content: they run, fetch, frame, or are parsed by other rules than ordinary markup. */
export const droppedElements = setOf(`
script style template noscript embed xmp plaintext noembed noframes title datalist base basefont bgsound meta link math frame frameset param input keygen canvas portal
fencedframe`);

export const voidElements = setOf(`
area base br col embed hr img input link meta param source track wbr`);

/** Returns whether an element is unwrapped without a finding: leftovers of Word, Hangul and page builders. */
export function isSilentWrapper(tag: string): boolean {
  return tag.includes(":") || /^(?:html|head|body|marquee|blink|dialog|output|hangul|image)$/.test(tag);
}

/** SVG shapes, paint and filters, in the spelling that HTML parsers give them. No foreign elements with text. */
export const allowedSvgElements = setOf(`
svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image marker pattern mask
clipPath linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer feComposite
feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
feTurbulence`);

/** SVG wrappers that are unwrapped: their shapes are kept. */
export const unwrappedSvgElements = setOf("a switch");
