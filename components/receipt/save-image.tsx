"use client";

import "client-only";
import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/receipt/receipt.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { inAppBrowserOf } from "@/lib/browser/device";
import type { Fact, SavedPage } from "@/lib/receipt/saved-page";

/** In pixels: twice the width of a phone, so that it is sharp there. */
const WIDTH = 780;
const EDGE = 48;
const INNER = WIDTH - 2 * EDGE;
const LINE_HEIGHT = 1.4;
/** Labels are short words, values may be an address or a sentence. */
const LABEL_WIDTH = 0.4 * INNER;
const GAP = 24;

type Style = { size: number; colour: string; family: string; weight?: number };

/** What an image says: the same as a saved page, without its links. */
type DrawnPage = Omit<SavedPage, "links" | "again" | "language">;

/** Draws a receipt as an image for browsers that keep no pages; returns the address of a PNG that holds all of it. */
function drawPage(page: DrawnPage): string {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return "";
  // Drawn twice: only then is the height known.
  const height = drawOn(context, page);
  canvas.width = WIDTH;
  canvas.height = height;
  const root = getComputedStyle(document.documentElement);
  context.fillStyle = root.getPropertyValue("--card");
  context.fillRect(0, 0, WIDTH, height);
  drawOn(context, page);
  return canvas.toDataURL("image/png");
}

/** Draws all lines from the top, and returns the height that they need. */
function drawOn(context: CanvasRenderingContext2D, page: DrawnPage): number {
  const root = getComputedStyle(document.documentElement);
  const of = (name: string) => root.getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const heading = getComputedStyle(document.querySelector("h2") ?? document.body).fontFamily;
  const plain: Style = { size: 28, colour: of("--ink"), family };
  const quiet: Style = { size: 24, colour: of("--ink-2"), family };
  const title: Style = { size: 36, colour: of("--ink"), family: heading };
  let top = EDGE;
  const write = (text: string, style: Style, { left = EDGE, width = INNER } = {}) => {
    context.font = `${style.weight ?? 400} ${style.size}px ${style.family}`;
    context.fillStyle = style.colour;
    context.textBaseline = "top";
    for (const line of breakLines(context, text, width)) {
      context.fillText(line, left, top);
      top += style.size * LINE_HEIGHT;
    }
  };
  const rule = () => {
    top += 14;
    context.fillStyle = of("--line");
    context.fillRect(EDGE, top, INNER, 2);
    top += 18;
  };
  const row = ({ label, value }: Fact) => {
    const start = top;
    write(label, quiet, { width: LABEL_WIDTH });
    const end = top;
    top = start;
    write(value, plain, { left: EDGE + LABEL_WIDTH + GAP, width: INNER - LABEL_WIDTH - GAP });
    top = Math.max(top, end) + 10;
  };
  write(page.status, { ...plain, colour: of("--saffron-ink"), weight: 600 });
  write(page.name, { ...title, size: 54 });
  write(page.place, quiet);
  rule();
  page.facts.forEach(row);
  for (const { title: name, rows } of page.sections.filter(({ rows }) => rows.length > 0)) {
    rule();
    write(name, title);
    top += 10;
    rows.forEach(row);
  }
  rule();
  write(page.stamp, quiet);
  return Math.ceil(top + EDGE);
}

/** Breaks a text into lines that fit: between words, and inside a word that is longer than a line. */
function breakLines(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.match(/\S+\s*|\s+/g) ?? []) {
      if (fits(line + word.trimEnd())) {
        line += word;
        continue;
      }
      if (line !== "") lines.push(line);
      line = "";
      for (const character of word) {
        if (!fits(line + character)) {
          lines.push(line);
          line = "";
        }
        line += character;
      }
    }
    return [...lines, line];
  });
}

type Props = { label: string; fileName: string; page: () => DrawnPage };

/** Shows a page as an image to keep, where a browser neither keeps pages nor prints. */
export function SaveImage({ label, fileName, page }: Props) {
  const t = useTranslations("Receipt");
  const [drawn, setDrawn] = useState<{ address: string; page: DrawnPage }>();
  const draw = () => {
    const drawing = page();
    setDrawn({ address: drawPage(drawing), page: drawing });
  };
  return (
    <>
      <button type="button" className={`${button.quiet} ${parts.action}`} data-print="off" onClick={draw}>
        {label}
      </button>
      {drawn === undefined ? null : (
        <Sheet title={label} onClose={() => setDrawn(undefined)}>
          <img
            className={styles.image}
            src={drawn.address}
            alt={t("saved.imageAlt", {
              name: drawn.page.name,
              facts: drawn.page.facts.map(({ value }) => value).join(", "),
            })}
          />
          {inAppBrowserOf(navigator.userAgent) === undefined ? (
            <a className={`${button.main} ${parts.action}`} href={drawn.address} download={`${fileName}.png`}>
              {t("saved.download")}
            </a>
          ) : (
            <p className={parts.plain}>{t("saved.imageHow")}</p>
          )}
        </Sheet>
      )}
    </>
  );
}
