import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

/** The page of all outlets by hotel, with the special offers below. */
export const dining = authoredPage({
  id: 49,
  key: "dining",
  style: commonStyle,
  html: {
    ko: `<span class="y-eyebrow">다이닝</span><h1 class="y-title">레스토랑과 바 열&nbsp;곳</h1><p class="y-lead">서울에 넷, 부산에 셋, 제주에 셋. 어디서 드실지 먼저 고르셔도 좋고, 무엇을 드실지 먼저 고르셔도 좋습니다.
<div class="y-sect"><h2>어디서</h2></div><div class="cms-box-resource" resourceid="1" resourcetype="outlet" byhotel="true" quiet="true" columns="4" gap="20px" buttontext="보기"></div>
<div class="y-sect"><h2>무엇을</h2><a href="/p/offers">모두 보기</a></div><div class="cms-box-promotion" resourceid="1" columns="4" withoutlet="true" special="true"></div>`,
    en: `<span class="y-eyebrow">DINING</span><h1 class="y-title">Ten restaurants and bars</h1><p class="y-lead">Four in Seoul, three in Busan, three in Jeju. Begin with where you would like to sit, or with what you would like to eat.
<div class="y-sect"><h2>Where</h2></div><div class="cms-box-resource" resourceid="1" resourcetype="outlet" byhotel="true" quiet="true" columns="4" gap="20px" buttontext="Look inside"></div>
<div class="y-sect"><h2>What</h2><a href="/p/offers">See all offers</a></div><div class="cms-box-promotion" resourceid="1" columns="4" withoutlet="true" special="true"></div>`,
  },
});

/** The page of all offers, which its reader narrows down. */
export const offers = authoredPage({
  id: 50,
  key: "offers",
  style: commonStyle,
  html: {
    ko: `<span class="y-eyebrow">프로모션</span><h1 class="y-title">이 겨울의 자리</h1><p class="y-lead">호텔과 요리, 금액, 날짜로 고르실 수 있습니다.
<div class="cms-box-filter" resourceid="1"></div><div class="cms-box-promotion" resourceid="1" columns="4" perpage="16" withoutlet="true" filtered="true"></div>`,
    en: `<span class="y-eyebrow">OFFERS</span><h1 class="y-title">Places for this winter</h1><p class="y-lead">Choose by hotel, cuisine, price or date.
<div class="cms-box-filter" resourceid="1"></div><div class="cms-box-promotion" resourceid="1" columns="4" perpage="16" withoutlet="true" filtered="true"></div>`,
  },
});
