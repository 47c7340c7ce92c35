import "server-only";
import { widthsFor } from "@/lib/cms/parse/fit-pictures";
import { readAuthoredElements, type SourcePosition } from "@/lib/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/lint/lint-finding";
import { readOwnStyle } from "@/lib/lint/style/declarations";
import type { MediaServer } from "@/lib/picture/media-server";

/** An author's picture, its maximum display width in CSS pixels, and the position of its address. */
export type ShownPicture = { address: string; shownWidth: number; at: SourcePosition };

/** The widest page layout, in CSS pixels. */
const WIDEST = 1_280;
/**
 * Device pixels per CSS pixel that a picture needs; a third one on the sharpest screens makes no visible difference.
 */
const DOTS = 2;
const PIXELS = /^(\d+(?:\.\d+)?)px/i;

/** The address of a picture and its position; a sized one is loaded by guests in the width that they see. */
export type PictureAddress = { address: string; at: SourcePosition; isSized: boolean };

/** Returns the addresses of all pictures in a text: of images and films, and those that are shared. */
export function pictureAddresses(html: string, media?: MediaServer): PictureAddress[] {
  return readAuthoredElements(html).flatMap(({ tag, attributes, attributeAt }) =>
    (["src", "poster", "imageurl"] as const).flatMap((name): PictureAddress[] => {
      const address = attributes[name]?.trim();
      const isPicture = name === "src" ? tag === "img" : true;
      if (address === undefined || address === "" || !isPicture) return [];
      return [{ address, at: attributeAt(name), isSized: widthsFor(attributes, media) !== undefined }];
    }),
  );
}

/** Returns every picture with a single size; for one with several sizes the browser chooses. */
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

/** Returns a finding for a picture wider (in pixels) than a sharp screen shows; undefined for one that fits. */
export function toLargePicture({ shownWidth, at }: ShownPicture, width: number): LintFinding | undefined {
  return width <= shownWidth * DOTS
    ? undefined
    : findingAt("large-picture", at, `${width} px > ${shownWidth} × ${DOTS} px`);
}
