import { media } from "../media.ts";
import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.v-map{margin-top:32px;border-radius:calc(var(--r)*10/9);overflow:hidden;border:1px solid var(--line);background:var(--wash)}
.v-map iframe{display:block;width:100%;height:340px;border:0}
.v-qa dt{font-family:var(--serif);font-size:20px;line-height:1.4;padding:22px 0 6px;border-top:1px solid var(--line)}
.v-qa dd{margin:0 0 22px;color:var(--ink-2);line-height:1.75}
.v-split{display:grid;gap:24px;align-items:center}
.v-split img{width:100%;height:auto;border-radius:calc(var(--r)*13/9);display:block}
@media (min-width:760px){.v-split{grid-template-columns:1fr 1fr;gap:48px}}
`;

/** The `sizes` of a picture that takes half of the page on wide screens. */
const half = "(min-width: 1264px) 570px, (min-width: 760px) 46vw, calc(100vw - 52px)";

const mapFrame = (title: string): string =>
  `<div class="v-map"><iframe src="https://www.google.com/maps/embed?pb=!1m14!1m12!1m3!1d12650!2d126.9768!3d37.5759" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" title="${title}"></iframe></div>`;

/** The page of directions to the three hotels. */
export const gettingHere = authoredPage({
  id: 43,
  key: "getting-here",
  style,
  html: {
    ko: `<div class="v-split"><img src="${media("map")}" width="1280" height="960" sizes="${half}" alt="서울, 부산, 제주를 잇는 그림지도"><div><span class="y-eyebrow">오시는 길</span><h1 class="y-title">세&nbsp;도시, 세&nbsp;가지 길</h1><TABLE class="y-table"><TR><TH>서울<TD>3호선 경복궁역 4번 출구에서 걸어서 8분<TR><TH>부산<TD>부산역에서 차로 35분, 해운대역에서 6분<TR><TH>제주<TD>공항에서 600번 버스, 한&nbsp;시간 10분</TABLE><p class="y-small">식사하시면 주차는 세&nbsp;시간 무료입니다. 전기차 충전기는 서울 지하 2층에 있습니다.</div></div>
${mapFrame("서울의 지도")}`,
    en: `<div class="v-split"><img src="${media("map")}" width="1280" height="960" sizes="${half}" alt="A drawn map of Seoul, Busan and Jeju"><div><span class="y-eyebrow">GETTING HERE</span><h1 class="y-title">Three cities, three ways</h1><TABLE class="y-table"><TR><TH>Seoul<TD>Gyeongbokgung station, line 3, exit 4; eight minutes on foot<TR><TH>Busan<TD>35 minutes by car from Busan station, six from Haeundae<TR><TH>Jeju<TD>Bus 600 from the airport, an hour and ten minutes</TABLE><p class="y-small">Parking is free for three hours when you dine. Chargers are on B2 in Seoul.</div></div>
${mapFrame("A map of Seoul")}`,
  },
});

/** The page of frequently asked questions. */
export const faq = authoredPage({
  id: 44,
  key: "faq",
  style,
  html: {
    ko: `<span class="y-eyebrow">자주 묻는 질문</span><h1 class="y-title">많이 물으시는 것들</h1><dl class="v-qa"><dt>예약을 바꾸고 싶어요.<dd>예약 내역에서 예약을 열고 변경을 눌러 주세요. 새 예약이 확정될 때까지 기존 예약은 유지됩니다. 취소는 이용 24시간 전까지 하실 수 있으며, 환불 금액을 먼저 보여 드립니다.<dt>결제가 끝나지 않았는데 창이 닫혔어요.<dd>예약 내역에 남은 시간이 표시됩니다. 그 안에 다시 결제하시면 자리는 그대로입니다.<dt>아이와 함께 가도 되나요?<dd>대부분의 자리에서 환영합니다. 달빛 바와 와인·사케 자리는 만 19세부터, 성탄 전야 코스는 만 8세부터이며, 각 프로모션의 안내 사항에 적혀 있습니다. 만 3세 미만은 유아, 만 3~12세는 어린이로 적어 주세요.<dt>알레르기가 있어요.<dd>요청란에 적어 주시면 주방이 먼저 읽습니다.<dt>쿠폰은 어떻게 쓰나요?<dd>계산서가 열려 있는 동안 직원과 함께 쿠폰함에서 쓰시면 됩니다.</dl><div class="cms-box-list" items='[{"name":"예약 내역","route":"book"},{"name":"쿠폰함","route":"coupon"},{"name":"오시는 길","route":"page","params":{"pageKey":"getting-here"}}]' gap="12px"></div>`,
    en: `<span class="y-eyebrow">QUESTIONS</span><h1 class="y-title">What guests ask first</h1><dl class="v-qa"><dt>I would like to change my booking.<dd>Open it under My reservations and choose Change; the present one stays until the new one is confirmed. You can cancel until 24 hours before; the refund is shown first.<dt>The window closed before I had paid.<dd>My reservations shows the time that is left. Pay within it and the table is still yours.<dt>May I bring children?<dd>At most tables, yes. Bar Moonlight and the evenings of wine and sake are for nineteen and over, the Christmas Eve course from eight; each offer says so under Good to know. Under three counts as an infant, three to twelve as a child.<dt>I have an allergy.<dd>Write it in your requests. The kitchen reads it first.<dt>How do I use a coupon?<dd>While your check is open, together with your server, from the coupon box.</dl><div class="cms-box-list" items='[{"name":"My reservations","route":"book"},{"name":"Coupons","route":"coupon"},{"name":"Getting here","route":"page","params":{"pageKey":"getting-here"}}]' gap="12px"></div>`,
  },
});

/** The page of gift cards. */
export const giftCards = authoredPage({
  id: 45,
  key: "gift-cards",
  style,
  html: {
    ko: `<div class="v-split"><img src="${media("gift-card")}" width="1280" height="1280" alt="리본을 두른 상품권"><div><span class="y-eyebrow">상품권</span><h1 class="y-title">식사를 선물하기</h1><p class="y-lead">날짜는 받는 분이 고릅니다. 열&nbsp;곳 어디서나, 일&nbsp;년 동안.<table class="y-table" width=100%><tr><th>100,000원<td>등잔 라운지의 오후<tr><th>200,000원<td>두&nbsp;분의 저녁<tr><th>500,000원<td>기념일의 식탁</table><p><div class="cms-box-action" action='{"type":"share","title":"여울 상품권","description":"날짜는 받는 분이 고릅니다."}'><span class="y-button">받고 싶다고 알리기</span></div></div></div>`,
    en: `<div class="v-split"><img src="${media("gift-card")}" width="1280" height="1280" alt="A gift card with a ribbon"><div><span class="y-eyebrow">GIFT CARDS</span><h1 class="y-title">Give someone dinner</h1><p class="y-lead">They choose the day. Good at all ten tables, for a year.<table class="y-table" width=100%><tr><th>100,000 won<td>An afternoon in the Lantern Lounge<tr><th>200,000 won<td>Dinner for two<tr><th>500,000 won<td>A table for an occasion</table><p><div class="cms-box-action" action='{"type":"share","title":"A Yeoul gift card","description":"You choose the day."}'><span class="y-button">Drop a hint</span></div></div></div>`,
  },
});
