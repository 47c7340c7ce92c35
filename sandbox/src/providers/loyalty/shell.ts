import { html, raw } from "hono/html";
import { type Html, toDocument } from "#providers/openid/document.ts";
import type { LanguageCode } from "#shared/language.ts";
import { loyaltyStyle } from "./style.ts";
import { loyaltyTexts } from "./texts.ts";

/** The logo: a ring crossed by waves. */
const mark = raw(
  `<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="#c8a766" stroke-width="1.800"><circle cx="16" cy="16" r="13"/><path d="M4 19q6-6 12 0t12 0M7 23.500q4.500-4.500 9 0t9 0" stroke-linecap="round"/><circle cx="16" cy="10.500" r="2.400" fill="#c8a766" stroke="none"/></svg>`,
);

export const localeOf = (language: LanguageCode) => (language === "ko" ? "ko-KR" : "en-US");

/** Renders a page of the loyalty programme; `languageAddress` links to it in the other language, if available. */
export function toPage({
  language,
  languageAddress,
  title,
  layout,
  body,
}: {
  language: LanguageCode;
  languageAddress?: string;
  title: string;
  layout: "split" | "narrow";
  body: Html;
}): Html {
  const texts = loyaltyTexts[language];
  return toDocument({
    language,
    title: `${title} · ${texts.name}`,
    style: loyaltyStyle,
    body: html`<body>
      <header class="top">
        <div class="bar">
          <a class="mark" href="/${localeOf(language)}/member/account">${mark}${texts.name}</a>
          ${languageAddress === undefined ? "" : html`<a class="language" href="${languageAddress}" lang="${language === "ko" ? "en" : "ko"}">${texts.otherLanguage}</a>`}
        </div>
      </header>
      <main class="page ${layout}">${body}</main>
    </body>`,
  });
}
