import { media } from "../media.ts";
import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.t-body{max-width:40em;margin:28px auto 0}
.t-body p{line-height:1.8;margin:0 0 16px}
.t-body h2{font-family:var(--serif);font-weight:500;font-size:26px;line-height:1.3;margin:36px 0 10px}
.t-dates th{white-space:nowrap;padding-right:20px}
.t-room{max-width:40em;margin:0 auto;border-top:1px solid var(--line);padding:20px 0}
.t-room h2{font-family:var(--serif);font-weight:500;font-size:21px;margin:0 0 4px}
.t-room p{margin:0;color:var(--ink-2);line-height:1.7}
@media (min-width:760px){.t-room{display:grid;grid-template-columns:1fr 2fr;gap:32px}}
`;

/** The page about Yeoul; pasted from an office document. */
export const about = authoredPage({
  id: 40,
  key: "about",
  style,
  html: {
    ko: `<img class="y-pic" src="${media("coast")}" width="1280" height="960" alt="바다와 흰 호텔" style="aspect-ratio: 21/9">
<div class="t-body"><span class="y-eyebrow">여울에 대하여</span><h1 class="y-title">방보다 식당이 먼저였습니다</h1>
<p class=MsoNormal style='mso-line-height-alt:14pt'><span lang=KO style='mso-fareast-language:KO'>사람들이 오가던 길목의 작은 밥집에서 시작했습니다. 먼 길을 온 분께 따뜻한 상을 차리고, 자고 가실 방을 나중에 냈습니다.</span><o:p></o:p></p>
<p class=MsoNormal>1974년 종로에 방 열두&nbsp;개로 호텔을 연 뒤에도 순서는 그대로입니다. 묵지 않아도 드실 수 있고, 드시지 않아도 앉아 계실 수 있습니다.<o:p>&nbsp;</o:p></p>
<h2>주방의 약속 셋</h2><ol><li>그날 들어온 것으로 차립니다.<li>값과 환불 기준을 먼저 보여 드립니다.<li>드시지 않는 재료는 두&nbsp;번 여쭙지 않습니다.</ol>
<div class="row"><div class="col"><img class="y-pic" src="${media("chef")}" width="1280" height="960" alt="접시를 내는 주방장" loading="lazy"></div><div class="col"><p><font size="4">“같은 불에서 두&nbsp;번 같은 맛을 내려면 매번 다르게 구워야 합니다.”</font><p class="y-small">강새벽, 엠버 그릴 주방장</div></div></div>`,
    en: `<img class="y-pic" src="${media("coast")}" width="1280" height="960" alt="The sea and a white hotel" style="aspect-ratio: 21/9">
<div class="t-body"><span class="y-eyebrow">ABOUT YEOUL</span><h1 class="y-title">The dining room came before the rooms</h1>
<p class=MsoNormal style='mso-line-height-alt:14pt'><span lang=EN-GB style='mso-fareast-language:KO'>We began as a small kitchen by a well-travelled road. Whoever had come far was given a warm table, and beds were added later.</span><o:p></o:p></p>
<p class=MsoNormal>When we opened in Jongno in 1974, with twelve rooms, the order stayed the same. You may eat here without staying, and sit without eating.<o:p>&nbsp;</o:p></p>
<h2>Three promises from the kitchens</h2><ol><li>We cook what came in that day.<li>You see the price and the refund terms first.<li>What you do not eat, we ask about once.</ol>
<div class="row"><div class="col"><img class="y-pic" src="${media("chef")}" width="1280" height="960" alt="A chef sending out a plate" loading="lazy"></div><div class="col"><p><font size="4">“To get the same taste twice from one fire, you must grill differently each time.”</font><p class="y-small">Kang Saebyeok, chef of Ember Grill</div></div></div>`,
  },
});

/** The page of the rooms for private dinners. */
export const privateDining = authoredPage({
  id: 41,
  key: "private-dining",
  resourceId: 42,
  style,
  html: {
    ko: `<img class="y-pic" src="${media("private-dining")}" width="1280" height="960" alt="긴 식탁이 놓인 별실" style="aspect-ratio:16/9">
<div class="t-body"><span class="y-eyebrow">별실</span><h1 class="y-title">문을 닫으면 우리끼리</h1><p class="y-lead">여섯&nbsp;명부터 마흔&nbsp;명까지. 방 값은 따로 받지 않고, 드신 만큼만 계산합니다.</p></div>
<div class="t-room"><h2>서울 · 북악실</h2><p>열네&nbsp;명. 엠버 그릴의 불을 창 너머로 봅니다.</p></div><div class="t-room"><h2>부산 · 등대실</h2><p>여섯&nbsp;명. 등대 불빛이 십&nbsp;초에 한&nbsp;번 지나갑니다.</p></div><div class="t-room"><h2>제주 · 귤밭 전체</h2><p>마흔&nbsp;명. 비가 오면 온실로 옮깁니다.</p></div>
<center><p><div class="cms-box-action" action='{"type":"link","url":"tel:02-0000-1000"}'><span class="y-button">예약실에 전화하기</span></div><p class="y-small"><span class="cms-box-action" action='{"type":"file","url":"{media}/media/private-dining.jpg"}'><u>상차림 표 내려받기</u></span></center>`,
    en: `<img class="y-pic" src="${media("private-dining")}" width="1280" height="960" alt="A private room with a long table" style="aspect-ratio:16/9">
<div class="t-body"><span class="y-eyebrow">PRIVATE DINING</span><h1 class="y-title">With the door closed</h1><p class="y-lead">For six guests, or forty. There is no charge for the room; you pay for what is eaten.</p></div>
<div class="t-room"><h2>Seoul · Bugak</h2><p>Fourteen. The fire at Ember Grill, through glass.</p></div><div class="t-room"><h2>Busan · Lighthouse</h2><p>Six. The beam passes every ten seconds.</p></div><div class="t-room"><h2>Jeju · the whole grove</h2><p>Forty. In rain we move under glass.</p></div>
<center><p><div class="cms-box-action" action='{"type":"link","url":"tel:02-0000-1000"}'><span class="y-button">Call reservations</span></div><p class="y-small">The menu sheet can be <span class="cms-box-action" action='{"type":"file","url":"{media}/media/private-dining.jpg"}'><u>downloaded here</u></span></center>`,
  },
});

/** The page of the winter programme, December to February, date by date. */
export const winter = authoredPage({
  id: 42,
  key: "winter",
  resourceId: 41,
  style,
  html: {
    ko: `<img class="y-pic" src="${media("winter")}" width="1280" height="960" alt="눈 덮인 안뜰의 온실" style="aspect-ratio:16/9">
<div class="t-body"><span class="y-eyebrow">여울의 겨울</span><h1 class="y-title">12월의 식탁</h1><p class="y-lead">날짜가 정해진 저녁들입니다. 좋은 자리는 일찍 찹니다.
<TABLE class="y-table t-dates" WIDTH="100%" CELLSPACING=0><TR><TH>11월 말<TD>김장하는 날의 보쌈, 온실<TR><TH>12월 20–25일<TD>딸기 크리스마스 케이크, 등잔 라운지<TR><TH>12월 24일<TD>성탄 전야, 엠버 그릴 <FONT style="color:var(--clay)">17:00, 20:00</FONT><TR><TH>12월 31일<TD>올해의 마지막 밤, 달빛 바<TR><TH>1월<TD>새해 첫 떡국, 온실</TABLE>
<h2>12월 영업 시간</h2><p>24일과 31일 저녁은 두&nbsp;번에 나누어 받습니다. 1월 1일 점심은 온실과 새벽만 엽니다.</div>
<div class="y-sect"><h2>추천 프로모션</h2></div><div class="cms-box-promotion" resourceid="1" columns="3" withoutlet="true" special="true"></div>`,
    en: `<img class="y-pic" src="${media("winter")}" width="1280" height="960" alt="The glasshouse in a snowy courtyard" style="aspect-ratio:16/9">
<div class="t-body"><span class="y-eyebrow">WINTER AT YEOUL</span><h1 class="y-title">December tables</h1><p class="y-lead">These are the evenings with a date. The good seats go early.
<TABLE class="y-table t-dates" WIDTH="100%" CELLSPACING=0><TR><TH>Late November<TD>Bossam on kimchi day, Onsil<TR><TH>20–25&nbsp;December<TD>Strawberry Christmas cake, Lantern Lounge<TR><TH>24&nbsp;December<TD>Christmas Eve, Ember Grill <FONT style="color:var(--clay)">17:00, 20:00</FONT><TR><TH>31&nbsp;December<TD>The last night of the year, Bar Moonlight<TR><TH>January<TD>The first tteokguk, Onsil</TABLE>
<h2>December hours</h2><p>On the 24th and 31st dinner has two sittings. On 1&nbsp;January only Onsil and Daybreak open for lunch.</div>
<div class="y-sect"><h2>Special offers</h2></div><div class="cms-box-promotion" resourceid="1" columns="3" withoutlet="true" special="true"></div>`,
  },
});
