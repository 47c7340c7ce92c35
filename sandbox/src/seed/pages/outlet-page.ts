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
.o-share{display:grid;width:48px;height:48px;place-items:center;border:1px solid var(--line);border-radius:50%;background:var(--card);color:var(--ink)}
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
<div class="o-top"><img src="${media(outlet.picture)}" width="1280" height="960" sizes="(min-width: 1264px) 620px, (min-width: 900px) 50vw, calc(100vw - 52px)" alt="${outlet.name[code]}"><div class="o-side"><span class="y-eyebrow">${outlet.where[code]}</span><h1 class="y-title">${outlet.name[code]}</h1><p class="y-lead">${outlet.lead[code]}</p><div class="y-actions"><a class="y-button" href="#tables">${word.button}</a><div class="cms-box-share" title="${outlet.name[code]}" description="${outlet.lead[code]}" hashtags="yeoul,dining" imageurl="${media(outlet.picture)}" buttontext="${word.button}"><span class="o-share"><svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="${word.share}"><path d="M12 15V4M7.5 8 12 3.5 16.5 8M8 11H6.5A1.5 1.5 0 0 0 5 12.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6a1.5 1.5 0 0 0-1.5-1.5H16"></path></svg></span></div></div><div class="cms-box-place o-facts"></div></div></div>
<p class="o-quote">${outlet.quote[code]}</p>
<div id="tables" class="cms-box-tonight" resourceid="${outlet.resourceId}" rows="true" most="6"></div>
<div class="y-sect"><h2>${word.offers}</h2></div>
<div class="cms-box-promotion" resourceid="${outlet.resourceId}" columns="4" perpage="16"></div>
`;
  };
  return authoredPage({ ...outlet, style, html: { ko: html("ko"), en: html("en") } });
};
