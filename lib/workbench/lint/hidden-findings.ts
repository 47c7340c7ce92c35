import "server-only";
import { nearestWord, readUrl } from "@/lib/base/text";
import { findAttributeRule } from "@/lib/cms/clean/allowed-attributes";
import {
  type AuthoredElement,
  ancestorsOf,
  hasOwnText,
  readAuthored,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { pictureAddresses } from "@/lib/workbench/lint/shown-pictures";
import type { readRules } from "@/lib/workbench/lint/style-rules";

/** A rule that may show later what is hidden now: of a state, of a screen, of an animation. */
const LATER =
  /:(?:hover|focus|checked|target|active|open|has|is|where|not|nth)[^{}]*\{[^{}]*(?:opacity|display|visibility|animation)|@(?:media|container|supports|keyframes|-webkit-keyframes|layer)\b/i;

/**
 * Returns the content that no guest ever sees, because only a script would show it: closed dialogs and popovers, panes
 * and effects of scrolling. Of what is hidden together the outermost is reported.
 */
export function neverShownFindings(
  elements: readonly AuthoredElement[],
  sheets: readonly string[],
  styleOf: ReturnType<typeof readRules>,
): LintFinding[] {
  const mayAppear = sheets.some((sheet) => LATER.test(sheet));
  const hidden = new Set<AuthoredElement>();
  return elements.flatMap((element) => {
    const isInside = element.parent !== undefined && hidden.has(element.parent);
    const style = (property: string) => {
      const own = styleOf(element)(property);
      if (property !== "font-size" || own.value !== undefined) return own;
      // Which text inherits.
      const around = ancestorsOf(element).map((each) => styleOf(each)(property));
      return around.find(({ value }) => value !== undefined) ?? own;
    };
    const how = isInside ? undefined : howHidden(element, style, mayAppear);
    if (how === undefined && !isInside) return [];
    hidden.add(element);
    return how === undefined || !hasContent(element) ? [] : [findingAt("never-shown", element.at, how)];
  });
}

function howHidden(
  element: AuthoredElement,
  style: ReturnType<ReturnType<typeof readRules>>,
  mayAppear: boolean,
): string | undefined {
  const { tag, attributes } = element;
  if (tag === "dialog" && !("open" in attributes)) return "<dialog>";
  if ("popover" in attributes) return "popover";
  if ("hidden" in attributes) return "hidden";
  const side = ["width", "height"].find((name) => /^\s*[01]\s*(?:px)?\s*$/.test(attributes[name] ?? ""));
  if (side !== undefined && /^(?:img|video|iframe)$/.test(tag)) return `${side}="${attributes[side]}"`;
  if (mayAppear || style("animation").value !== undefined || style("animation-name").value !== undefined)
    return undefined;
  const declared = HIDDEN.find(([property, value]) => value.test(style(property).value ?? ""));
  if (declared !== undefined) return `${declared[0]}: ${style(declared[0]).value}`;
  // Text for those who hear a page is hidden from those who see it, and says so by its name.
  if (
    /(?:^|[\s_-])(?:sr|screen-?reader|visually-?hidden|a11y|blind|hide-text|skip)/i.test(
      attributes.class ?? "",
    )
  )
    return undefined;
  return isUnseen(element, style);
}

const HIDDEN = [
  ["opacity", /^\s*0*\.?0+%?\s*(?:!|$)/],
  ["visibility", /^\s*(?:hidden|collapse)\b/i],
  ["display", /^\s*none\b/i],
] as const;
/** Nothing, or next to nothing. */
const ZERO = /^\s*0*\.?0*[01]?(?:px|em|rem|pt|%)?\s*(?:!|$)/i;
const FAR = /^\s*-\s*(?:\d{4,}|[5-9]\d\d)(?:\.\d+)?(?:px|em|rem|pt|%|vw|vh)?\s*(?:!|$)/i;
const FAR_RIGHT = /^\s*\d{4,}(?:\.\d+)?px\s*(?:!|$)/i;
const CLEAR =
  /^\s*(?:transparent|rgba\([^)]*[,\s/]\s*0*\.?0+%?\s*\)|hsla\([^)]*[,\s/]\s*0*\.?0+%?\s*\)|#[\da-f]{3}0|#[\da-f]{6}00)\s*(?:!|$)/i;

/** What makes an element vanish although it is displayed. */
const GONE = [
  ["transform", /scale(?:3d|[xy])?\(\s*0\s*[,)]|translate(?:3d|[xy])?\([^)]*-\d{4,}(?:px|%)/i],
  ["clip-path", /inset\(\s*(?:[5-9]\d|100)%|(?:circle|ellipse)\(\s*0/i],
  ["clip", /rect\(\s*0(?:px)?[\s,]+0(?:px)?[\s,]+0(?:px)?[\s,]+0/i],
  ["filter", /opacity\(\s*0+(?:\.0+)?%?\s*\)/i],
] as const;

/** Returns the style by which the text of an element is there and cannot be seen; undefined for what can. */
function isUnseen(
  element: AuthoredElement,
  style: ReturnType<ReturnType<typeof readRules>>,
): string | undefined {
  const say = (property: string) => `${property}: ${style(property).value}`;
  const of = (property: string) => style(property).value ?? "";
  const hasText = hasOwnText(element);
  const isPainted = /text/i.test(of("background-clip") + of("-webkit-background-clip"));
  const clear = ["color", "-webkit-text-fill-color"].find((property) => CLEAR.test(of(property)));
  if (hasText && clear !== undefined && !isPainted) return say(clear);
  if (hasText && /^\s*0+(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:!|$)/i.test(of("font-size")))
    return say("font-size");
  if (hasText && FAR.test(of("text-indent"))) return say("text-indent");
  const far = ["left", "top", "right", "margin-left", "margin-top"].find(
    (side) => FAR.test(of(side)) || FAR_RIGHT.test(of(side)),
  );
  if (far !== undefined) return say(far);
  const gone = GONE.find(([property, value]) => value.test(of(property)));
  if (gone !== undefined) return say(gone[0]);
  const isCut = /hidden|clip/i.test(of("overflow"));
  const flat = ["height", "width", "max-height", "max-width"].find(
    (side) => of(side) !== "" && ZERO.test(of(side)),
  );
  return isCut && flat !== undefined ? say(flat) : undefined;
}

function hasContent(element: AuthoredElement): boolean {
  const { tag, children } = element;
  if (/^(?:script|style|template|noscript|input)$/.test(tag)) return false;
  if (widgetTypeOf(element) !== undefined) return true;
  return /^(?:img|video|iframe)$/.test(tag) || hasOwnText(element) || children.some(hasContent);
}

/** Why guests do not see a picture; the messages have a sentence for each. */
type Cause = "expires" | "page" | "local" | "format" | "none" | "beside" | "film";

/** Returns the pictures that no guest sees, or not for long, by what their addresses tell. */
export function unshownPictureFindings(html: string, style = "", origin?: string): LintFinding[] {
  const isDemo = isDemoSite(origin);
  const shown = pictureAddresses(html, undefined, style).flatMap(({ address, at }) => {
    const cause = whyUnshown(address, isDemo);
    return cause === undefined ? [] : [unshownPicture(at, address, cause)];
  });
  return [...shown, ...readAuthored(html).elements.flatMap(findUnplayed)];
}

/** Returns the pictures and films without an address, or with that of a page. */
function findUnplayed(element: AuthoredElement): LintFinding[] {
  const { tag, attributes, children, at, attributeAt, isForeign } = element;
  if (isForeign || !/^(?:img|video|audio)$/.test(tag)) return [];
  const src = attributes.src?.trim() ?? "";
  const isOther = attributes.srcset !== undefined || children.some((child) => child.tag === "source");
  const isMisspelt = Object.keys(attributes).some(
    (name) =>
      name !== "src" && nearestWord(name, ["src"], 2) !== undefined && findAttributeRule(tag, name) === null,
  );
  if (src === "" && !isOther && !isMisspelt) return [unshownPicture(at, `<${tag}>`, "none")];
  if (tag === "img") return [];
  const url = readUrl(src);
  const isPage = url !== undefined && FILM_PAGE.test(`${url.hostname}${url.pathname}`);
  return isPage ? [unshownPicture(attributeAt("src"), src, "film")] : [];
}

const FILM_PAGE =
  /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be|(?:www\.|player\.)?vimeo\.com|tv\.(?:naver|kakao)\.com|(?:www\.)?instagram\.com|(?:www\.)?facebook\.com|drive\.google\.com)\//i;

/** Returns the finding for a picture that guests do not see. */
export function unshownPicture(at: SourcePosition, address: string, cause: Cause | "host"): LintFinding {
  return findingAt("unshown-picture", at, address.slice(0, 80), { cause });
}

/** Whether an address leads to its author's own machine or network only. */
export function isLocal(hostname: string): boolean {
  return LOCAL.test(hostname);
}

/** Whether the site itself runs on the author's machine or network, as a demo does. */
export function isDemoSite(origin: string | undefined): boolean {
  return origin !== undefined && isLocal(new URL(origin).hostname);
}

const LOCAL =
  /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)\]|[^.]+|.*\.(?:local|internal|lan|localhost))$/i;
/** Keys of addresses that are signed for a while: Amazon, Google, Azure, and those that name an end. */
const SIGNED =
  /^(?:x-(?:amz|goog|oss|obs)-(?:signature|expires|credential)|signature|expires|se|ex|oe|token|exp)$/i;
/** Messengers, mail and documents give out addresses that end, or are for those who are signed in. */
const PASSING =
  /(?:^|\.)(?:cdn\.discordapp\.(?:com|net)|media\.discordapp\.net|files\.slack\.com|talk\.kakao\.com|fbcdn\.net|cdninstagram\.com|whatsapp\.(?:com|net)|api\.telegram\.org|secure\.notion-static\.com|prod-files-secure\.s3\..*|mail\.(?:google|naver)\.com|outlook\.(?:office|live)\.com|docs\.google\.com|encrypted-tbn\d\.gstatic\.com|(?:post|blog)files\.(?:naver\.net|pstatic\.net)|search\.pstatic\.net|lh\d+-[\w-]+\.googleusercontent\.com)$/i;
/** Pages around a picture. */
const PAGE =
  /^(?:drive\.google\.com\/(?:file|open|drive)|(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)|photos\.(?:google\.com|app\.goo\.gl)|(?:www\.)?instagram\.com\/(?:p|reel)\/|(?:m\.)?blog\.naver\.com|imgur\.com\/|unsplash\.com\/photos\/|(?:www\.)?(?:flickr|pinterest)\.com\/|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com\/|[\w.-]+\/[^?#]*\.html?(?:[?#]|$))/i;
/** Without a slash or a scheme at its beginning, an address is one beside the page. */
const BESIDE = /^(?![a-z][a-z\d+.-]*:|[/?#])[^?#]*\.[a-z]{3,4}(?:[?#]|$)|^\.{1,2}\//i;
const FORMAT =
  /\.(?:mp[34]|mov|avi|wmv|mkv|m4v|webm|hei[cf]s?|tiff?|psd|ai|eps|raw|cr[23]|nef|arw|dng|jxl|jp2|emf|wmf|indd|pdf|docx?|pptx?|xlsx?|hwpx?|zip)$/i;

function whyUnshown(address: string, isDemo: boolean): Cause | undefined {
  const url = readUrl(address, "https://part.invalid/");
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (BESIDE.test(address)) return "beside";
  if (!isDemo && isLocal(url.hostname)) return "local";
  if (isSigned(address) || PASSING.test(url.hostname)) return "expires";
  if (PAGE.test(`${url.hostname}${url.pathname}${url.search}`)) return "page";
  return FORMAT.test(url.pathname) ? "format" : undefined;
}

/** Whether an address is signed for a while. */
export function isSigned(address: string): boolean {
  const { searchParams } = new URL(address, "https://part.invalid/");
  const keys = [...searchParams.keys()].filter((key) => SIGNED.test(key));
  return keys.some((key) => /^x-/i.test(key)) || keys.length > 1 || searchParams.has("sig");
}
