import "server-only";
import { widthsFor } from "@/lib/cms/parse/fit-pictures";
import { type Place, readAuthoredElements } from "@/lib/lint/authored-elements";
import { readOwnStyle } from "@/lib/lint/declarations";
import { findingAt, type LintFinding } from "@/lib/lint/lint-finding";
import type { MediaServer } from "@/lib/picture/media-server";

/** A picture of an author's, how wide it is shown at most in CSS pixels, and where that is written. */
export type ShownPicture = { address: string; shownWidth: number; at: Place };

/** No page is laid out wider. */
const WIDEST = 1_280;
/** A sharp screen has up to three dots for each pixel, of which nobody sees the third. */
const DOTS = 2;
const PIXELS = /^(\d+(?:\.\d+)?)px/i;

/** Every picture that is fetched whole; those that come in several sizes leave the choice to the browser. */
export function shownPictures(html: string, media?: MediaServer): ShownPicture[] {
  return readAuthoredElements(html).flatMap(({ tag, attributes, attributeAt }) => {
    const { src, srcset, style, width = "" } = attributes;
    if (tag !== "img" || src === undefined || srcset !== undefined) return [];
    if (widthsFor(attributes, media) !== undefined) return [];
    const [styled] = readOwnStyle(style).flatMap(({ property, value }) =>
      /^(?:max-)?width$/.test(property) ? (PIXELS.exec(value)?.[1] ?? []) : [],
    );
    const [, written] = /^\s*(\d+)(?:px)?\s*$/.exec(width) ?? [];
    const shownWidth = Math.min(WIDEST, Number(styled ?? written ?? WIDEST));
    return shownWidth === 0 ? [] : [{ address: src, shownWidth, at: attributeAt("src") }];
  });
}

/** The finding of a picture that has more dots across than a sharp screen shows of it; undefined for one that fits. */
export function toLargePicture({ shownWidth, at }: ShownPicture, width: number): LintFinding | undefined {
  return width <= shownWidth * DOTS
    ? undefined
    : findingAt("large-picture", at, `${width} px > ${shownWidth} × ${DOTS} px`);
}
