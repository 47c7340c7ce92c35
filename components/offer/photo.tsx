import { type MediaServer, pictureSrcSet } from "@/lib/place/media-server";

/** The maximum width of a page's content, the margin at its sides, and the space between two cards, in px. */
const WIDEST = 1_184;
const SIDES = 40;
const GAP = { wide: 24, phone: 14 };
/** The widest phone, in px, and the densest screens, in device pixels a px. */
const WIDEST_PHONE = 430;
const DENSEST = { wide: 2, phone: 3 };
const MOST_ON_TABLET = 3;

/** The width of a picture on the screen: as a `sizes` attribute, and the most device pixels that it can cover. */
export type PictureSize = { sizes: string; mostPixels: number };

/**
 * Returns the displayed width of a card's picture in a grid of so many columns (`card-grid.module.css`).
 */
export function cardSize(columns: number, phoneColumns = Math.min(columns, 2)): PictureSize {
  const widest = Math.round((WIDEST - GAP.wide * (columns - 1)) / columns);
  const widestOnPhone = (WIDEST_PHONE - sharedSpace(phoneColumns, GAP.phone)) / phoneColumns;
  const wide = columns > MOST_ON_TABLET ? [`(min-width: 900px) ${share(columns, GAP.wide)}`] : [];
  return {
    sizes: [
      `(min-width: ${WIDEST + 2 * SIDES}px) ${widest}px`,
      ...wide,
      `(min-width: 720px) ${share(Math.min(columns, MOST_ON_TABLET), GAP.wide)}`,
      share(phoneColumns, GAP.phone),
    ].join(", "),
    mostPixels: Math.ceil(Math.max(widest * DENSEST.wide, widestOnPhone * DENSEST.phone)),
  };
}

/** Returns the displayed width of a picture that is equally wide on every screen, in px. */
export function fixedSize(width: number): PictureSize {
  return { sizes: `${width}px`, mostPixels: width * DENSEST.phone };
}

/** Returns the width of one column as a share of the window. */
function share(columns: number, gap: number): string {
  return `calc(${shorten(100 / columns)}vw - ${shorten(sharedSpace(columns, gap) / columns)}px)`;
}

/** Returns the part of the window's width that no column covers, in px. */
function sharedSpace(columns: number, gap: number): number {
  return SIDES + gap * (columns - 1);
}

function shorten(number: number): string {
  return String(Math.round(number * 10) / 10);
}

type Props = {
  src: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. Browsers that measure it themselves ignore this. */
  sizes: string;
  /** The most device pixels that its width can cover; wider versions are not offered. */
  mostPixels?: number;
  media: MediaServer | undefined;
  className?: string | undefined;
  /** The first picture that a guest sees of the page: loaded at once, before all others. */
  leads?: boolean;
};

/** A picture in a fitting width, where its server offers several; loaded when it comes near the viewport. */
export function Photo({ src, alt, sizes, mostPixels, media, className, leads = false }: Props) {
  const srcSet = pictureSrcSet(src, media, mostPixels);
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      decoding="async"
      {...(leads ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      {...(srcSet === undefined ? {} : { srcSet, sizes: leads ? sizes : `auto, ${sizes}` })}
    />
  );
}
