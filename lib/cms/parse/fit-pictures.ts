import type { CleanElement } from "@/lib/cms/clean/clean-tree";
import type { Attributes } from "@/lib/cms/parse/page-node";
import { type MediaServer, offeredWidths } from "@/lib/picture/media-server";
import { widgetDefinitions } from "@/widgets/definitions";

/** Where a part stands: it begins what a guest sees of the page, comes later, or waits in a panel. */
export type PicturePlace = "first" | "later" | "hidden";

export type PictureOptions = { place: PicturePlace; media?: MediaServer | undefined };

/** So much text stands before what is below a phone's first screen. */
const FIRST_SCREEN = 500;
/** Narrower pictures are marks beside words; what a page leads with is wider. */
const NARROW = 200;
/**
 * What a page leaves free beside its content on a phone, in px, and a little more: nobody sees that one dot in thirty is
 * missing, and a screen that is a few dots wider than a width would else take the next one.
 */
const SIDES = 52;
/** What is in these is shown when somebody asks for it, or to some guests alone. */
const CLOSED: ReadonlySet<string> = new Set(["popup", "login"]);

/**
 * Lets the browser fetch no more pictures than it shows and none wider than it needs. The first of the page comes before
 * all others, whether its author wrote it or a widget draws it (`leads`). One that nobody sees yet waits. One of the media
 * server's whose size is stated is offered in widths and waits for the reader; where it is not, the author's words stay,
 * since nothing would keep its place. What an author said of `loading`, `srcset` and `sizes` counts.
 */
export function fitPictures(root: CleanElement, { place, media }: PictureOptions): void {
  let textBefore = 0;
  let isLed = place !== "first";
  const visit = (element: CleanElement, isHidden: boolean): void => {
    for (const child of element.children) {
      if (child.kind === "text") {
        textBefore += child.text.trim().length;
        continue;
      }
      if (textBefore > FIRST_SCREEN) isLed = true;
      const isClosed = isHidden || isClosedBox(child);
      const leads = !isLed && !isClosed && mayLead(child);
      if (leads) isLed = true;
      if (leads && child.widget !== null) child.leads = true;
      if (child.tag === "img" && !child.foreign) fitOne(child, { isHidden: isClosed, leads }, media);
      visit(child, isClosed);
    }
  };
  visit(root, place === "hidden");
}

function isClosedBox({ tag, widget, attributes }: CleanElement): boolean {
  return (widget !== null && CLOSED.has(widget.type)) || (tag === "details" && !("open" in attributes));
}

function mayLead({ tag, foreign, widget, attributes }: CleanElement): boolean {
  if (widget !== null) return widgetDefinitions[widget.type].showsPictures === true;
  return (
    tag === "img" &&
    !foreign &&
    attributes.loading !== "lazy" &&
    (pixels(attributes.width) ?? NARROW) >= NARROW
  );
}

type Standing = { isHidden: boolean; leads: boolean };

function fitOne(picture: CleanElement, { isHidden, leads }: Standing, media: MediaServer | undefined): void {
  const { attributes, parent } = picture;
  if (leads) attributes.fetchpriority ??= "high";
  if (isHidden) attributes.loading = "lazy";
  const size = statedSize(attributes);
  const isOurs = media !== undefined && (attributes.src ?? "").startsWith(`${media.origin}/`);
  if (isOurs && size !== undefined && !leads) attributes.loading ??= "lazy";
  const widths = parent?.tag === "picture" ? undefined : widthsFor(attributes, media);
  if (widths === undefined) return;
  attributes.srcset = widths;
  if (size === undefined || attributes.sizes !== undefined) return;
  const measured = attributes.loading === "lazy" ? "auto, " : "";
  attributes.sizes = `${measured}(min-width: ${size.width + SIDES}px) ${size.width}px, calc(100vw - ${SIDES}px)`;
}

/** The widths in which a guest's browser is offered a picture with these attributes; undefined where it gets it whole. */
export function widthsFor(attributes: Attributes, media: MediaServer | undefined): string | undefined {
  const { src = "", srcset, sizes } = attributes;
  const isMeasurable = sizes !== undefined || statedSize(attributes) !== undefined;
  return srcset === undefined && isMeasurable ? offeredWidths(src, media) : undefined;
}

/** Both sides, as they keep a picture's place before it comes; undefined where one is left out. */
function statedSize({ width, height }: Attributes): { width: number; height: number } | undefined {
  const [across, down] = [pixels(width), pixels(height)];
  return across === undefined || down === undefined ? undefined : { width: across, height: down };
}

/** A stated length in pixels; undefined for none and for any other. */
function pixels(length: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d{1,5})(?:px)?\s*$/i.exec(length ?? "") ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}
