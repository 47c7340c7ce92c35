import "server-only";
import type { AuthoredElement, SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { pictureAddresses } from "@/lib/workbench/lint/shown-pictures";
import type { readRules } from "@/lib/workbench/lint/style/style-rules";

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
    const how = isInside ? undefined : howHidden(element, styleOf(element), mayAppear);
    if (how === undefined && !isInside) return [];
    hidden.add(element);
    return how === undefined || !hasContent(element) ? [] : [findingAt("never-shown", element.at, how)];
  });
}

function howHidden(
  { tag, attributes }: AuthoredElement,
  style: ReturnType<ReturnType<typeof readRules>>,
  mayAppear: boolean,
): string | undefined {
  if (tag === "dialog" && !("open" in attributes)) return "<dialog>";
  if ("popover" in attributes) return "popover";
  if ("hidden" in attributes) return "hidden";
  if (mayAppear || style("animation").value !== undefined || style("animation-name").value !== undefined)
    return undefined;
  const declared = (
    [
      ["opacity", /^\s*0*\.?0+%?\s*(?:!|$)/],
      ["visibility", /^\s*(?:hidden|collapse)\b/i],
      ["display", /^\s*none\b/i],
    ] as const
  ).find(([property, value]) => value.test(style(property).value ?? ""));
  return declared && `${declared[0]}: ${style(declared[0]).value}`;
}

function hasContent({ tag, texts, children }: AuthoredElement): boolean {
  if (/^(?:script|style|template|noscript|input)$/.test(tag)) return false;
  return (
    /^(?:img|video|iframe)$/.test(tag) ||
    texts.some(({ text }) => /[^\s\u00a0\u200b\ufeff]/.test(text)) ||
    children.some(hasContent)
  );
}

/** Why guests do not see a picture; the messages have a sentence for each. */
type Cause = "expires" | "page" | "local" | "format";

/** Returns the pictures that no guest sees, or not for long, by what their addresses tell. */
export function unshownPictureFindings(html: string, style = "", origin?: string): LintFinding[] {
  const isDemo = origin !== undefined && LOCAL.test(new URL(origin).hostname);
  return pictureAddresses(html, undefined, style).flatMap(({ address, at }) => {
    const cause = whyUnshown(address, isDemo);
    return cause === undefined ? [] : [unshownPicture(at, address, cause)];
  });
}

/** Returns the finding for a picture that guests do not see. */
export function unshownPicture(at: SourcePosition, address: string, cause: Cause | "host"): LintFinding {
  return findingAt("unshown-picture", at, address.slice(0, 80), { cause });
}

const LOCAL =
  /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[(?:::1|f[cd][\da-f]{2}:.*|fe80:.*)\]|[^.]+|.*\.(?:local|internal|lan|localhost))$/i;
/** Keys of addresses that are signed for a while: Amazon, Google, Azure, and those that name an end. */
const SIGNED =
  /^(?:x-(?:amz|goog|oss|obs)-(?:signature|expires|credential)|signature|expires|se|ex|oe|token|exp)$/i;
/** Messengers, mail and documents give out addresses that end, or are for those who are signed in. */
const PASSING =
  /(?:^|\.)(?:cdn\.discordapp\.(?:com|net)|media\.discordapp\.net|files\.slack\.com|talk\.kakao\.com|fbcdn\.net|cdninstagram\.com|whatsapp\.(?:com|net)|api\.telegram\.org|secure\.notion-static\.com|prod-files-secure\.s3\..*|mail\.(?:google|naver)\.com|outlook\.(?:office|live)\.com|docs\.google\.com|lh\d+-[\w-]+\.googleusercontent\.com)$/i;
/** Pages around a picture. */
const PAGE =
  /^(?:drive\.google\.com\/(?:file|open|drive)|(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)|photos\.(?:google\.com|app\.goo\.gl)|(?:www\.)?instagram\.com\/(?:p|reel)\/|(?:m\.)?blog\.naver\.com|imgur\.com\/|unsplash\.com\/photos\/|(?:www\.)?(?:flickr|pinterest)\.com\/|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com\/|[\w.-]+\/[^?#]*\.html?(?:[?#]|$))/i;
const FORMAT =
  /\.(?:hei[cf]s?|tiff?|psd|ai|eps|raw|cr[23]|nef|arw|dng|jxl|jp2|emf|wmf|indd|pdf|docx?|pptx?|xlsx?|hwpx?|zip)$/i;

function whyUnshown(address: string, isDemo: boolean): Cause | undefined {
  const url = URL.canParse(address, "https://part.invalid/")
    ? new URL(address, "https://part.invalid/")
    : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (!isDemo && LOCAL.test(url.hostname)) return "local";
  const keys = [...url.searchParams.keys()].filter((key) => SIGNED.test(key));
  const isSigned = keys.some((key) => /^x-/i.test(key)) || keys.length > 1 || url.searchParams.has("sig");
  if (isSigned || PASSING.test(url.hostname)) return "expires";
  if (PAGE.test(`${url.hostname}${url.pathname}${url.search}`)) return "page";
  return FORMAT.test(url.pathname) ? "format" : undefined;
}
