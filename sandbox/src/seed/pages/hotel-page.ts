import type { PictureName } from "#pictures/names.ts";
import type { LanguageCode, Localized } from "#shared/language.ts";
import { media } from "../media.ts";
import { type AuthoredPage, authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.s-top{position:relative;border-radius:calc(var(--r)*13/9);overflow:hidden}
.s-top img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
.s-top div{position:absolute;left:0;right:0;bottom:0;padding:96px 22px 20px;color:#fff;background:linear-gradient(transparent,rgba(14,24,24,.56) 96px,rgba(14,24,24,.78))}
.s-top h1{font-family:var(--serif);font-weight:500;font-size:36px;line-height:1.1;margin:0;color:inherit}
.s-top p{margin:4px 0 0;font-size:15px;opacity:.94}
.s-body{margin-top:28px}
.s-body p{line-height:1.75}
.s-night{border-radius:calc(var(--r)*11/9);overflow:hidden;margin:48px 0 0}
.s-night img{display:block;width:100%;height:auto}
@media (min-width:900px){.s-top img{aspect-ratio:2/1;object-position:50% 27%}.s-top div{padding:120px 44px 36px}.s-top h1{font-size:56px}.s-top p{font-size:18px}}
`;

type Hotel = {
  id: number;
  resourceId: number;
  /** The number of cards in a row, chosen so that the hotel's outlets fill the rows. */
  columns: number;
  key: string;
  day: PictureName;
  night: PictureName;
  name: Localized;
  line: Localized;
  text: Record<LanguageCode, [string, string]>;
  facts: Record<LanguageCode, [string, string][]>;
};

const words = {
  ko: {
    tables: "레스토랑 & 바",
    offers: "추천 프로모션",
    look: "보기",
    way: "오시는 길",
    book: "예약 내역",
  },
  en: {
    tables: "Restaurants and bars",
    offers: "Special offers",
    look: "Look inside",
    way: "Getting here",
    book: "My reservations",
  },
};

/** Creates the page of a hotel: pictures by day and by night, its outlets and their promotions. */
export const hotelPage = (hotel: Hotel): AuthoredPage => {
  const html = (code: LanguageCode) => `
<div class="s-top"><img src="${media(hotel.day)}" width="1280" height="960" alt="${hotel.name[code]}"><div><h1>${hotel.name[code]}</h1><p>${hotel.line[code]}</p></div></div>
<div class="row s-body">
<div class="col"><p class="y-lead">${hotel.text[code][0]}<p>${hotel.text[code][1]}
<div class="y-actions" style="margin-top: 18px;"><div class="cms-box-action" action='{"type":"move-page","name":"page","params":{"pageKey":"getting-here"}}'><span class="y-ghost">${words[code].way}</span></div><div class="cms-box-action" action='{"type":"move-page","name":"book"}'><span class="y-ghost">${words[code].book}</span></div></div></div>
<div class="col"><TABLE class="y-table" width="100%" cellspacing="0"><TBODY>${hotel.facts[code].map(([label, value]) => `<TR><TH>${label}<TD>${/^\d+-\d+-\d+$/.test(value) ? `<a href="tel:${value}">${value}</a>` : value}`).join("")}</TBODY></TABLE></div>
</div>
<div class="y-sect"><h2>${words[code].tables}</h2></div>
<div class="cms-box-resource" resourceid="${hotel.resourceId}" resourcetype="outlet" quiet="true" columns="${hotel.columns}" gap="20px" buttontext="${words[code].look}"></div>
<div class="s-night"><img src="${media(hotel.night)}" width="1280" height="960" alt="" loading="lazy"></div>
<div class="y-sect"><h2>${words[code].offers}</h2></div>
<div class="cms-box-promotion" resourceid="${hotel.resourceId}" columns="4" perpage="16" withoutlet="true"></div>
`;
  return authoredPage({ ...hotel, style, html: { ko: html("ko"), en: html("en") } });
};
