import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.l-text h2{font-family:var(--serif);font-size:22px;line-height:1.4;margin:32px 0 8px}
.l-text p{max-width:44em;margin:0 0 16px;color:var(--ink-2);line-height:1.75}
`;

/** The page of the terms of use; an outline, because the group is invented. */
export const terms = authoredPage({
  id: 61,
  key: "terms",
  style,
  html: {
    ko: `<span class="y-eyebrow">이용약관</span><h1 class="y-title">이용약관</h1><div class="l-text"><h2>예약과 결제</h2><p>예약은 예약 번호가 나온 때에 성립합니다. 선결제 상품은 카드 승인이 끝난 때에 확정됩니다.</p><h2>취소와 환불</h2><p>환불 금액은 상품마다 정한 기준에 따르며, 결제 전과 예약 내역에서 보실 수 있습니다.</p><h2>회사</h2><p>여울호텔은 가상의 회사이며, 이 약관도 예시입니다.</p></div>`,
    en: `<span class="y-eyebrow">TERMS</span><h1 class="y-title">Terms of use</h1><div class="l-text"><h2>Booking and paying</h2><p>A table is booked once it has a number. What is paid in advance is confirmed once the card is approved.</p><h2>Cancelling and refunds</h2><p>What comes back follows the rules of each offer, shown before you pay and with your reservation.</p><h2>The company</h2><p>Yeoul Hotels is invented, and so are these terms.</p></div>`,
  },
});

/** The page of the privacy policy; an outline, because the group is invented. */
export const privacy = authoredPage({
  id: 62,
  key: "privacy",
  style,
  html: {
    ko: `<span class="y-eyebrow">개인정보</span><h1 class="y-title">개인정보 처리방침</h1><div class="l-text"><h2>받는 정보</h2><p>예약에 필요한 이름과 휴대전화 번호, 이메일, 요청 사항을 받습니다.</p><h2>쓰는 곳</h2><p>예약을 준비하고 연락드리며 결제와 환불을 처리하는 데에만 씁니다.</p><h2>보관</h2><p>계약과 결제 기록은 법령에 따라 5년 동안 보관합니다.</p></div>`,
    en: `<span class="y-eyebrow">PRIVACY</span><h1 class="y-title">Privacy policy</h1><div class="l-text"><h2>What is collected</h2><p>Your name, mobile number, email address and requests, as a booking needs them.</p><h2>What it is for</h2><p>To prepare your table, to reach you, and to take or return a payment; nothing else.</p><h2>How long it is kept</h2><p>Records of contracts and payments are kept for five years by law.</p></div>`,
  },
});
