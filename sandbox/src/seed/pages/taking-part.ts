import { media } from "../media.ts";
import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.m-split{display:grid;gap:24px;align-items:center}
.m-sign{max-width:400px;margin-top:28px}
.m-sign>p{margin:0}
.m-sign>p+p{margin-top:12px}
.m-sign>p>span{display:block}
.m-sign>h2{font-family:var(--serif);font-weight:500;font-size:22px;line-height:1.3;margin:0 0 4px}
.m-sign>.y-small{margin:0 0 14px}
.m-quiz{background:var(--card);border:1px solid var(--line);border-radius:calc(var(--r)*11/9);padding:24px;margin:24px auto;max-width:820px}
.m-send{display:block;width:100%}
@media (min-width:860px){.m-split{grid-template-columns:1fr 1fr;gap:48px}.m-quiz{padding:40px 48px}}
`;

/** The page about linking a loyalty account; its content depends on whether the visitor is logged in. */
export const membership = authoredPage({
  id: 46,
  key: "membership",
  resourceId: 43,
  style,
  html: {
    ko: `<div class="m-split"><img class="y-pic" src="${media("membership")}" width="1280" height="960" alt="멤버십 카드 두 장"><div><span class="y-eyebrow">멤버십</span><h1 class="y-title">연결하면 편한 것들</h1><p class="y-lead">메신저 계정과 로열티 계정을 한&nbsp;번 연결하시면, 포인트와 예약과 쿠폰이 한곳에 모입니다.</div></div>
<div class="cms-box-login y-card m-sign"><p class="cms-login-button" provider="kakao"><span class="y-button">카카오로 로그인</span></p><p class="cms-login-button" provider="hyatt"><span class="y-ghost">로열티 계정으로 로그인</span></p><h2>반갑습니다</h2><p class="y-small">카드가 여러 장이면 옆으로 넘겨 보실 수 있습니다.<div class="cms-box-profile"></div></div>
<div class="y-sect"><h2>로열티 카드</h2></div><div class="cms-box-profile" type="_WOH_"></div>
<div class="y-actions" style="margin-top:24px"><div class="cms-box-action" action='{"type":"add-channel"}'><span class="y-ghost">카카오톡 채널</span></div></div>`,
    en: `<div class="m-split"><img class="y-pic" src="${media("membership")}" width="1280" height="960" alt="Two membership cards"><div><span class="y-eyebrow">MEMBERSHIP</span><h1 class="y-title">Link once, and it is all in one place</h1><p class="y-lead">Join your messenger account and your loyalty account, and points, tables and coupons are kept together.</div></div>
<div class="cms-box-login y-card m-sign"><p class="cms-login-button" provider="kakao"><span class="y-button">Sign in with Kakao</span></p><p class="cms-login-button" provider="hyatt"><span class="y-ghost">Sign in as a member</span></p><h2>Good to see you again</h2><p class="y-small">If you have more than one card, slide to see the next.<div class="cms-box-profile"></div></div>
<div class="y-sect"><h2>Loyalty card</h2></div><div class="cms-box-profile" type="_WOH_"></div>
<div class="y-actions" style="margin-top:24px"><div class="cms-box-action" action='{"type":"add-channel"}'><span class="y-ghost">Our KakaoTalk channel</span></div></div>`,
  },
});

/** A quiz of three questions for members of the programme; a landing page without the announcement strip. */
export const winterQuiz = authoredPage({
  id: 47,
  key: "event-winter-quiz",
  withoutTop: true,
  style,
  html: {
    ko: `<div class="m-split"><img class="y-pic" src="${media("event-quiz")}" width="1280" height="960" alt="리본을 두른 빨간 상자"><div><span class="y-eyebrow">겨울 퀴즈 · 로열티 회원</span><h1 class="y-title">겨울 저녁, 세&nbsp;가지 질문</h1><p class="y-lead">답은 이 사이트 어딘가에 있습니다. 세&nbsp;가지를 모두 적어 보내 주시면 등잔 라운지의 차 두&nbsp;잔을 쿠폰함에 넣어 드립니다.</div></div>
<div class="m-quiz cms-box-event" eventid="1" question='[{"type":"m","question":"엠버 그릴의 불은 몇 시에 붙이나요?","options":["정오","오후 두 시","오후 다섯 시"]},{"type":"m","question":"달이 가장 잘 보이는 바는 어디에 있나요?","options":["서울","부산","제주"]},{"type":"s","question":"올겨울 가장 먹고 싶은 한 접시를 적어 주세요."}]' condition='[{"type":"raw","option":"_WOH_BIND_"}]' actionfinish='{"type":"move-page","name":"coupon"}'><button type="button" class="y-button m-send">답 보내기</button></div>
<p class="y-small" align="center">로열티 계정을 연결하신 분 한&nbsp;번씩. 발표는 따로 없고 쿠폰함으로 바로 들어옵니다.`,
    en: `<div class="m-split"><img class="y-pic" src="${media("event-quiz")}" width="1280" height="960" alt="A red box with a ribbon"><div><span class="y-eyebrow">WINTER QUIZ · FOR MEMBERS</span><h1 class="y-title">Three questions for a winter evening</h1><p class="y-lead">The answers are somewhere on this site. Send all three and two cups of tea at the Lantern Lounge are put in your coupon box.</div></div>
<div class="m-quiz cms-box-event" eventid="1" question='[{"type":"m","question":"At what hour is the fire lit at Ember Grill?","options":["Noon","Two","Five"]},{"type":"m","question":"Where is the bar that faces the moon?","options":["Seoul","Busan","Jeju"]},{"type":"s","question":"Which plate would you most like to eat this winter?"}]' condition='[{"type":"raw","option":"_WOH_BIND_"}]' actionfinish='{"type":"move-page","name":"coupon"}'><button type="button" class="y-button m-send">Send my answers</button></div>
<p class="y-small" align="center">Once for each guest with a linked loyalty account. There is no draw: the coupon goes straight to your box.`,
  },
});

/** An event without questions: one tap earns one drink. */
export const firstSnow = authoredPage({
  id: 58,
  key: "event-first-snow",
  style,
  html: {
    ko: `<div class="m-split"><img class="y-pic" src="${media("winter")}" width="1280" height="960" alt="눈이 내리는 겨울 바닷가"><div><span class="y-eyebrow">첫눈 이벤트</span><h1 class="y-title">첫눈이 오면 한&nbsp;잔</h1><p class="y-lead">첫눈이 오는 날 등잔 라운지나 달빛 바에 들러 주세요. 뱅쇼 한&nbsp;잔을 따뜻하게 데워 두겠습니다.<div class="cms-box-event" eventid="4" actionfinish='{"type":"move-page","name":"coupon"}'><p class="y-small">한&nbsp;번 누르시면 쿠폰함에 들어옵니다. 한&nbsp;분께 한&nbsp;잔씩 드립니다.</p><span class="cms-dummy-button y-button">쿠폰 받기</span></div></div></div>`,
    en: `<div class="m-split"><img class="y-pic" src="${media("winter")}" width="1280" height="960" alt="Snow falling on a winter shore"><div><span class="y-eyebrow">THE FIRST SNOW</span><h1 class="y-title">When it snows, a cup is yours</h1><p class="y-lead">On the day of the first snow, come by the Lantern Lounge or Bar Moonlight. We will have the mulled wine warm.<div class="cms-box-event" eventid="4" actionfinish='{"type":"move-page","name":"coupon"}'><p class="y-small">One tap and it is in your coupon box, one cup for each guest.</p><span class="cms-dummy-button y-button">Meet me in the snow</span></div></div></div>`,
  },
});
