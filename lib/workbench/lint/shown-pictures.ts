import "server-only";
import { widthsFor } from "@/lib/cms/parse/page-node";
import type { MediaServer } from "@/lib/place/media-server";
import { readAuthored, type SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { readOwnStyle } from "@/lib/workbench/lint/style-rules";

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

/**
 * Returns the addresses of all pictures in a text and in the style of its part, wherever they stand: of images and
 * films, of their other sizes, behind text, and those that are shared. Those of the style are reported at the beginning.
 */
export function pictureAddresses(html: string, media?: MediaServer, style = ""): PictureAddress[] {
  const inText = readAuthored(html).elements.flatMap(({ tag, attributes, attributeAt, texts }) => {
    const isSized = widthsFor(attributes, media) !== undefined;
    const named = (["src", "poster", "imageurl", "background"] as const).flatMap((name) =>
      name === "src" && tag !== "img" ? [] : [{ name, address: attributes[name]?.trim() ?? "" }],
    );
    const sizes = inSet(attributes.srcset ?? "").map((address) => ({ name: "srcset", address }));
    const behind = inStyle(attributes.style ?? "").map((address) => ({ name: "style", address }));
    const sheets = tag === "style" ? texts.flatMap(({ text, at }) => atOnePlace(inStyle(text), at)) : [];
    const written = [...named, ...sizes, ...behind].filter(({ address }) => address !== "");
    return [
      ...written.map(({ name, address }) => ({
        address,
        at: attributeAt(name),
        isSized: isSized && name === "src",
      })),
      ...sheets,
    ];
  });
  return [...inText, ...atOnePlace(inStyle(style), { line: 1, column: 1 })];
}

function atOnePlace(addresses: readonly string[], at: SourcePosition): PictureAddress[] {
  return addresses.map((address) => ({ address, at, isSized: false }));
}

const IN_STYLE = /url\(\s*["']?([^"')]+?)["']?\s*\)/gi;

function inStyle(css: string): string[] {
  return [...css.matchAll(IN_STYLE)].flatMap(([, address = ""]) =>
    /^(?:data:|#)/i.test(address) ? [] : address,
  );
}

function inSet(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s/, 1)[0] ?? []);
}

/** Returns every picture with a single size; for one with several sizes the browser chooses. */
export function shownPictures(html: string, media?: MediaServer): ShownPicture[] {
  return readAuthored(html).elements.flatMap(({ tag, attributes, attributeAt }) => {
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
