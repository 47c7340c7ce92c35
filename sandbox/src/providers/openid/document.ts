import { html, raw } from "hono/html";
import type { LanguageCode } from "#shared/language.ts";

export type Html = ReturnType<typeof html>;

/** Renders a complete page; everything in it except the style sheet is escaped. */
export function toDocument({
  language,
  title,
  style,
  body,
}: {
  language: LanguageCode;
  title: string;
  style: string;
  body: Html;
}): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      ${body}
    </html>`;
}
