import type { CleanElement } from "@/lib/cms/clean/clean-tree";
import type { Finding } from "@/lib/cms/parse/finding";
import { type MediaServer, pictureSrcSet } from "@/lib/place/media-server";
import { type Widget, widgetDefinitions } from "@/widgets/definitions";

/** Attributes of an authored element in the cleaned HTML, in the author's order. */
export type Attributes = Readonly<Record<string, string>>;

/** A page part is a tree: markup that contains no widget stays one piece of the author's HTML. */
export type PageNode =
  | { kind: "text"; text: string }
  | { kind: "static"; tag: string; attributes: Attributes; html: string }
  | { kind: "element"; tag: string; attributes: Attributes; children: PageNode[] }
  | WidgetNode;

/**
 * An authored element that becomes a widget. `slot` counts the widgets of a part in document order.
 * `deferred` means that the browser's parser would restructure flow markup rendered here by the server (a block in a
 * paragraph, a button in a button, anything directly in a table): show `children` first and mount the widget by
 * script.
 */
export type WidgetNode = {
  kind: "widget";
  slot: number;
  widget: Widget;
  tag: string;
  attributes: Attributes;
  children: PageNode[];
  deferred: boolean;
  /** Set on the widget that shows the page's first visible image. */
  leads?: true;
};

/** The result of parsing a part's HTML and style: safe to show, with its widgets, and with findings for the author. */
export type ParsedPart = {
  nodes: PageNode[];
  css: string;
  /** Whether its colours are for light paper only, which it keeps on a dark screen. */
  isLightOnly: boolean;
  findings: Finding[];
};

/** A page node reduced to what rendering needs: a widget's options are passed separately. */
export type RenderableNode =
  | Exclude<PageNode, { kind: "element" | "widget" }>
  | { kind: "element"; tag: string; attributes: Attributes; children: RenderableNode[] }
  | { kind: "widget"; slot: number; tag: string; attributes: Attributes; children: RenderableNode[] };

/** The position of a part: it begins the visible page, comes later, or is hidden in a panel. */
export type PicturePosition = "first" | "later" | "hidden";

export type PictureOptions = { position: PicturePosition; media?: MediaServer | undefined };

/** Characters of text after which content is below a phone's first screen. */
const FIRST_SCREEN = 500;
/** In pixels; narrower images are icons beside text, so they do not lead a page. */
const NARROW = 200;
/**
 * The margin beside a page's content on a phone, in px, and a little more: a loss of one pixel in thirty is
 * invisible, while a screen a few pixels wider than an offered width would otherwise load the next larger one.
 */
const SIDES = 52;

/**
 * Makes the browser fetch only images it shows, and none wider than needed. The page's first image gets high
 * priority, whether an author or a widget shows it (`leads`). Hidden images are lazy. An image of the media server
 * with a stated size is lazy and offered in several widths; without a size the author's attributes are kept, since
 * nothing would reserve its place. The author's `loading` (unless the image is hidden), `srcset` and `sizes` take
 * precedence.
 */
export function fitPictures(root: CleanElement, { position, media }: PictureOptions): void {
  let textBefore = 0;
  let isLed = position !== "first";
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
  visit(root, position === "hidden");
}

function isClosedBox({ tag, widget, attributes }: CleanElement): boolean {
  const hidesContent = widget !== null && widgetDefinitions[widget.type].hidesContent === true;
  return hidesContent || (tag === "details" && !("open" in attributes));
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

type Placement = { isHidden: boolean; leads: boolean };

function fitOne(picture: CleanElement, { isHidden, leads }: Placement, media: MediaServer | undefined): void {
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

/** Returns the `srcset` for an image with these attributes; `undefined` where it is offered only in full size. */
export function widthsFor(attributes: Attributes, media: MediaServer | undefined): string | undefined {
  const { src = "", srcset, sizes } = attributes;
  const isMeasurable = sizes !== undefined || statedSize(attributes) !== undefined;
  return srcset === undefined && isMeasurable ? pictureSrcSet(src, media) : undefined;
}

/**
 * Returns the stated size, which reserves an image's place before it loads; `undefined` unless both sides are given.
 */
function statedSize({ width, height }: Attributes): { width: number; height: number } | undefined {
  const [across, down] = [pixels(width), pixels(height)];
  return across === undefined || down === undefined ? undefined : { width: across, height: down };
}

/** Parses a length in pixels; `undefined` when it is missing, zero or in another unit. */
function pixels(length: string | undefined): number | undefined {
  const [, digits] = /^\s*(\d{1,5})(?:px)?\s*$/i.exec(length ?? "") ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}
