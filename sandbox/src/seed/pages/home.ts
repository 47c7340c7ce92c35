import { media } from "../media.ts";
import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.h-hero{display:grid}
.h-hero>*{grid-area:1/1}
.h-hero>.h-find{grid-area:2/1;margin-top:16px}
.h-hero>img{width:100%;height:auto;aspect-ratio:332/250;object-fit:cover;object-position:44% 62%;border-radius:calc(var(--r)*13/9);display:block}
.h-words{align-self:end;padding:84px 20px 20px;border-radius:0 0 calc(var(--r)*13/9) calc(var(--r)*13/9);color:#fff;background:linear-gradient(transparent,rgba(14,24,24,.52) 84px,rgba(14,24,24,.76))}
.h-words .y-eyebrow{color:#fff;text-shadow:0 1px 8px rgba(14,24,24,.7)}
.h-words h1{font-family:var(--serif);font-weight:500;font-size:34px;line-height:1.12;letter-spacing:-.02em;margin:0 0 14px;color:inherit;text-wrap:balance}
.h-words p{display:none;margin:0}
.h-three{display:grid;gap:16px}
.h-offer{display:block;text-decoration:none;color:inherit}
.h-offer img{width:100%;height:auto;aspect-ratio:16/10;object-fit:cover;border-radius:var(--r);display:block}
.h-offer h3{font-family:var(--serif);font-weight:500;font-size:20px;line-height:1.3;margin:12px 0 2px}
.h-offer p{margin:0;font-size:14px;line-height:1.55;color:var(--ink-2)}
.h-quiet{background:var(--wash);border-radius:calc(var(--r)*13/9);padding:32px 24px;margin:56px 0 8px}
.h-quiet h2{font-family:var(--serif);font-weight:500;font-size:28px;line-height:1.25;margin:0 0 12px;text-wrap:balance}
.h-quiet p{color:var(--ink-2);margin:0 0 12px;line-height:1.75}
.h-pop{display:grid;grid-template-columns:96px 1fr;gap:2px 14px;align-items:start}
.h-pop img{grid-row:1/3;width:96px;height:96px;object-fit:cover;border-radius:calc(var(--r)*8/9);display:block}
.h-pop h3{font-family:var(--serif);font-weight:500;font-size:20px;line-height:1.25;margin:0 0 4px}
.h-pop p{margin:0;color:var(--ink-2);font-size:14px;line-height:1.55}
.h-pop .y-button{grid-column:1/-1;margin-top:12px}
@media (min-width:720px){.h-pop{display:block}.h-pop img{width:100%;height:auto;aspect-ratio:3/2}.h-pop h3{font-size:22px;margin:14px 0 4px}.h-pop p{font-size:15px}}
@media (min-width:600px){.h-hero>img{aspect-ratio:16/9;object-position:50% 62%}.h-words{padding:84px 32px 28px}.h-words h1{font-size:44px}}
@media (min-width:640px){.h-three{grid-template-columns:repeat(3,1fr);gap:24px}}
@media (min-width:900px){
.h-hero{grid-template-columns:5fr 6fr;gap:6px 48px;margin-top:24px}
.h-hero>img{grid-area:1/2/3/2;aspect-ratio:640/470;align-self:stretch}
.h-hero>.h-words{grid-area:1/1;align-self:end;padding:0;border-radius:0;background:none;color:var(--ink)}
.h-hero>.h-find{grid-area:2/1;align-self:start;margin:0}
.h-words .y-eyebrow{color:var(--saffron-ink);text-shadow:none}
.h-words h1{font-size:clamp(44px,4.6vw,58px);line-height:1.08;letter-spacing:-.025em}
.h-words p{display:block;font-size:18px;color:var(--ink-2);margin:18px 0 26px;opacity:1;max-width:30em}
.h-quiet{padding:56px}
}
`;

/** The front page: the sea, tonight's tables, three hotels, three offers and a text about the group. */
export const home = authoredPage({
  id: 1,
  key: "home",
  resourceId: 1,
  style,
  html: {
    ko: `
<div class="h-hero">
  <img src="${media("coast")}" width="1280" height="960" alt="해 질 녘 바다와 언덕 위의 흰 호텔" sizes="(min-width: 1264px) 620px, (min-width: 900px) 49vw, calc(100vw - 52px)" fetchpriority="high">
  <div class="h-words">
    <span class="y-eyebrow">여울의 겨울</span>
    <h1>바다가 차린 저녁</h1>
    <p>세&nbsp;호텔, 열&nbsp;개의 주방. 자리와 메뉴, 시간을 고르시면 결제하실 금액과 취소 시 환불 금액을 먼저 보여 드립니다.</p>
  </div>
  <div class="cms-box-finder h-find" resourceid="1"></div>
</div>

<div class="cms-box-tonight" resourceid="1" columns="4"></div>

<div class="y-sect"><h2>추천 프로모션</h2><a href="/p/offers">모두 보기</a></div>
<div class="cms-box-promotion" resourceid="1" columns="4" perpage="16" withoutlet="true" special="true"></div>

<div class="y-sect"><h2>세 곳의 여울</h2><a href="/p/about">여울에 대하여</a></div>
<div class="cms-box-resource" resourceid="1" resourcetype="site" columns="3" gap="20px" quiet="true" buttontext="둘러보기"></div>

<div class="y-sect"><h2>이 계절의 소식</h2></div>
<div class="h-three">
  <a class="h-offer" href="/p/winter"><img src="${media("winter")}" alt="눈 덮인 안뜰과 불 켜진 온실" loading="lazy" width="1280" height="960"><h3>12월의 식탁</h3><p>성탄 전야부터 떡국을 뜨는 아침까지, 날짜가 정해진 자리들.</p></a>
  <a class="h-offer" href="/r/13"><img src="${media("afternoon-tea")}" alt="3단 트레이에 담은 오후의 차" loading="lazy" width="1280" height="1280"><h3>등 켜는 시간의 차</h3><p>등잔 라운지에서 오후 두&nbsp;시와 네&nbsp;시, 하루 두&nbsp;번 차립니다.</p></a>
  <a class="h-offer" href="/p/gift-cards"><img src="${media("gift-card")}" alt="리본을 두른 상품권 봉투" loading="lazy" width="1280" height="1280"><h3>식사를 선물하기</h3><p>받는 분이 날짜를 고르는 상품권. 열&nbsp;곳 어디서나 쓸 수 있습니다.</p></a>
</div>

<div class="h-quiet">
  <div class="row">
    <div class="col"><h2>값과 약속을 먼저 적습니다</h2></div>
    <div class="col">
      <p>예약 화면의 금액은 봉사료와 세금을 포함한 금액입니다. 결제 전에 환불 기준을 날짜와 시각으로 보여 드리고, 그 시간 전까지는 그대로 환불해 드립니다.
      <p>알레르기나 드시지 않는 재료가 있으면 예약하실 때 적어 주세요. 주방이 먼저 읽습니다.
      <div class="cms-box-action" action='{"type":"move-page","name":"page","params":{"pageKey":"faq"}}'><span class="y-ghost">자주 묻는 질문</span></div>
    </div>
  </div>
</div>

<div class="cms-box-popup" popupid="winter-2026" days="7">
  <div class="h-pop"><img src="${media("countdown")}" alt="밤바다 위의 불꽃과 잔" width="1280" height="1280"><h3>올해의 마지막 밤, 달빛 바</h3><p>12월 31일은 밤 아홉&nbsp;시부터 자리를 받습니다. 자정에는 창을 모두 엽니다.</p><a class="y-button" href="/promotion/31/3104">자리 보기</a></div>
</div>
`,
    en: `
<div class="h-hero">
  <img src="${media("coast")}" width="1280" height="960" alt="A white hotel on a hill above the sea at dusk" sizes="(min-width: 1264px) 620px, (min-width: 900px) 49vw, calc(100vw - 52px)" fetchpriority="high">
  <div class="h-words">
    <span class="y-eyebrow">WINTER AT YEOUL</span>
    <h1>Dinner, set by the sea</h1>
    <p>Ten kitchens in three hotels. Choose a table, a menu and an hour; you know what it costs and what is refunded if you cancel.</p>
  </div>
  <div class="cms-box-finder h-find" resourceid="1"></div>
</div>

<div class="cms-box-tonight" resourceid="1" columns="4"></div>

<div class="y-sect"><h2>Special offers</h2><a href="/p/offers">See all</a></div>
<div class="cms-box-promotion" resourceid="1" columns="4" perpage="16" withoutlet="true" special="true"></div>

<div class="y-sect"><h2>Three hotels</h2><a href="/p/about">About Yeoul</a></div>
<div class="cms-box-resource" resourceid="1" resourcetype="site" columns="3" gap="20px" quiet="true" buttontext="Look inside"></div>

<div class="y-sect"><h2>This season</h2></div>
<div class="h-three">
  <a class="h-offer" href="/p/winter"><img src="${media("winter")}" alt="A lit glasshouse in a snowy courtyard" loading="lazy" width="1280" height="960"><h3>December tables</h3><p>From Christmas Eve to the first bowl of tteokguk, the evenings that have a date.</p></a>
  <a class="h-offer" href="/r/13"><img src="${media("afternoon-tea")}" alt="Afternoon tea on a three-tiered stand" loading="lazy" width="1280" height="1280"><h3>Tea as the lamps come on</h3><p>In the Lantern Lounge, set twice a day: at two and at four.</p></a>
  <a class="h-offer" href="/p/gift-cards"><img src="${media("gift-card")}" alt="A gift card in a ribboned envelope" loading="lazy" width="1280" height="1280"><h3>Give someone dinner</h3><p>They choose the day. The card is good at all ten tables.</p></a>
</div>

<div class="h-quiet">
  <div class="row">
    <div class="col"><h2>The price and the promise, written first</h2></div>
    <div class="col">
      <p>The amount you see while booking includes service and tax. Before you pay, the refund terms are shown as dates and times, and until that hour passes they hold.
      <p>If there is something you do not eat, write it when you book. The kitchen reads it before anyone else does.
      <div class="cms-box-action" action='{"type":"move-page","name":"page","params":{"pageKey":"faq"}}'><span class="y-ghost">Questions and answers</span></div>
    </div>
  </div>
</div>

<div class="cms-box-popup" popupid="winter-2026" days="7">
  <div class="h-pop"><img src="${media("countdown")}" alt="Fireworks over a dark sea, and a glass" width="1280" height="1280"><h3>The last night of the year, at Bar Moonlight</h3><p>On 31&nbsp;December seats open at nine. At midnight we open every window.</p><a class="y-button" href="/promotion/31/3104">See seats</a></div>
</div>
`,
  },
});
