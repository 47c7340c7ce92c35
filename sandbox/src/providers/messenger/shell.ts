import type { Context } from "hono";
import { html, raw } from "hono/html";
import { type Html, toDocument } from "#providers/openid/document.ts";
import { otherLanguageAddress } from "#providers/openid/page-language.ts";
import type { LanguageCode } from "#shared/language.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { messengerStyle } from "./style.ts";
import { messengerTexts } from "./texts.ts";

/** The logo: a speech bubble with two waves. */
const mark = raw(
  `<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M20 4C10 4 3 10.200 3 18c0 4.600 2.500 8.600 6.400 11.200L8 36l7-4.600c1.600.4 3.300.6 5 .6 10 0 17-6.200 17-14S30 4 20 4Z" fill="#211c17"/><path d="M11 16q4.500-4 9 0t9 0M11 22q4.500-4 9 0t9 0" fill="none" stroke="#ffe14d" stroke-width="2.600" stroke-linecap="round"/></svg>`,
);

/** An SVG of waves with a floating bubble, for wide screens. */
const art = raw(
  `<svg class="art" viewBox="0 0 520 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M150 96c-46 0-80 28-80 66 0 22 12 42 32 54l-8 36 38-24c6 1 12 2 18 2 46 0 80-30 80-68s-34-66-80-66Z" fill="#fffdf2"/><circle cx="120" cy="163" r="8" fill="#211c17"/><circle cx="150" cy="163" r="8" fill="#211c17"/><circle cx="180" cy="163" r="8" fill="#211c17"/><path d="M346 40c-38 0-66 23-66 54s28 55 66 55c5 0 10 0 15-1l31 20-6-30c16-10 26-26 26-44 0-31-28-54-66-54Z" fill="#211c17"/><path d="M314 88q16-14 32 0t32 0M314 108q16-14 32 0t32 0" fill="none" stroke="#ffe14d" stroke-width="7" stroke-linecap="round"/><path d="M0 290q65-44 130 0t130 0 130 0 130 0v130H0Z" fill="#f4cf1f"/><path d="M0 334q65-40 130 0t130 0 130 0 130 0v86H0Z" fill="#e2b90c"/><path d="M0 378q65-36 130 0t130 0 130 0 130 0v42H0Z" fill="#c79d00"/></svg>`,
);

/** Renders a page of the messenger; `languageAddress` links to it in the other language, if available. */
export function toPage({
  language,
  languageAddress,
  title,
  body,
}: {
  language: LanguageCode;
  languageAddress?: string;
  title: string;
  body: Html;
}): Html {
  const texts = messengerTexts[language];
  return toDocument({
    language,
    title: `${title} · ${texts.name}`,
    style: messengerStyle,
    body: html`<body>
      <header class="brand">
        <a class="mark" href="/account">${mark}${texts.name}</a>
        ${languageAddress === undefined ? "" : html`<a class="language" href="${languageAddress}" lang="${language === "ko" ? "en" : "ko"}">${texts.otherLanguage}</a>`}
        ${art}
      </header>
      <main>${body}</main>
    </body>`,
  });
}

/** Renders a page with a link to itself in the other language. */
export const toReaderPage = (c: Context<SandboxEnv>, { title, body }: { title: string; body: Html }) =>
  toPage({
    language: c.get("language"),
    languageAddress: otherLanguageAddress(c),
    title,
    body,
  });

/** Renders a page for the small window a website opens, without the header. */
export const toWindowPage = (c: Context<SandboxEnv>, { title, body }: { title: string; body: Html }) =>
  toDocument({
    language: c.get("language"),
    title: `${title} · ${messengerTexts[c.get("language")].name}`,
    style: messengerStyle,
    body: html`<body class="window"><main>${body}</main></body>`,
  });
