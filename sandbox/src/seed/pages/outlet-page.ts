import type { PictureName } from "#pictures/names.ts";
import type { LanguageCode, Localized } from "#shared/language.ts";
import { media } from "../media.ts";
import { type AuthoredPage, authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.o-top{display:grid;gap:22px}
.o-top>img{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:calc(var(--r)*13/9);display:block}
.o-side{align-self:start}
.o-facts{margin-top:24px}
.o-quote{font-family:var(--serif);font-size:24px;line-height:1.5;text-align:center;max-width:24em;margin:56px auto;color:var(--ink);text-wrap:balance}
@media (min-width:600px){.o-top>img{aspect-ratio:16/9}}
@media (min-width:900px){.o-top>img{aspect-ratio:4/3}.o-top{grid-template-columns:6fr 5fr;gap:48px;align-items:center}.o-side{position:sticky;top:88px}.o-facts{margin-top:24px}
.o-quote{font-size:32px;margin:80px auto}}
`;

type Outlet = {
  id: number;
  resourceId: number;
  key: string;
  picture: PictureName;
  where: Localized;
  name: Localized;
  lead: Localized;
  quote: Localized;
};

const words = {
  ko: { offers: "모든 프로모션", share: "공유하기", button: "자리 보기" },
  en: { offers: "All offers", share: "Share", button: "See tables" },
};

/** Creates the page of an outlet: its room, its hours, its tables tonight and its promotions. */
export const outletPage = (outlet: Outlet): AuthoredPage => {
  const html = (code: LanguageCode) => {
    const word = words[code];
    return `
<div class="o-top"><img src="${media(outlet.picture)}" width="1280" height="960" sizes="(min-width: 1264px) 620px, (min-width: 900px) 50vw, calc(100vw - 52px)" alt="${outlet.name[code]}"><div class="o-side"><span class="y-eyebrow">${outlet.where[code]}</span><h1 class="y-title">${outlet.name[code]}</h1><p class="y-lead">${outlet.lead[code]}</p><div class="y-actions"><a class="y-button" href="#tables">${word.button}</a><div class="cms-box-share" title="${outlet.name[code]}" description="${outlet.lead[code]}" hashtags="yeoul,dining" imageurl="${media(outlet.picture)}" buttontext="${word.button}"><span class="y-ghost">${word.share}</span></div></div><div class="cms-box-place o-facts"></div></div></div>
<p class="o-quote">${outlet.quote[code]}</p>
<div id="tables" class="cms-box-tonight" resourceid="${outlet.resourceId}" rows="true" most="6"></div>
<div class="y-sect"><h2>${word.offers}</h2></div>
<div class="cms-box-promotion" resourceid="${outlet.resourceId}" columns="4" perpage="16"></div>
`;
  };
  return authoredPage({ ...outlet, style, html: { ko: html("ko"), en: html("en") } });
};
