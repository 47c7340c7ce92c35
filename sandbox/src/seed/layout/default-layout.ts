import type { Localized } from "#shared/language.ts";
import type { SeedLayout, SeedPart, Zone } from "#shared/seed-types.ts";
import { bottomStyle, leftStyle, rightStyle, topStyle } from "./layout-style.ts";

const part = (id: number, type: Zone, style: string, html: Localized): SeedPart => ({
  id,
  type,
  contents: { ko: { html: html.ko, style }, en: { html: html.en, style } },
});

const places = {
  ko: '[{"name":"다이닝","route":"page","params":{"pageKey":"dining"}},{"name":"프로모션","route":"page","params":{"pageKey":"offers"}},{"name":"여울의 겨울","route":"page","params":{"pageKey":"winter"}},{"name":"별실","route":"page","params":{"pageKey":"private-dining"}},{"name":"상품권","route":"page","params":{"pageKey":"gift-cards"}},{"name":"오시는 길","route":"page","params":{"pageKey":"getting-here"}}]',
  en: '[{"name":"Dining","route":"page","params":{"pageKey":"dining"}},{"name":"Offers","route":"page","params":{"pageKey":"offers"}},{"name":"Winter at Yeoul","route":"page","params":{"pageKey":"winter"}},{"name":"Private dining","route":"page","params":{"pageKey":"private-dining"}},{"name":"Gift cards","route":"page","params":{"pageKey":"gift-cards"}},{"name":"Getting here","route":"page","params":{"pageKey":"getting-here"}}]',
};

const top = part(1, "top", topStyle, {
  ko: `<div class="cms-box-notice" noticeid="december-2026"><div class="n-strip"><span>12월 24일·31일 저녁은 두&nbsp;번<span class="n-more">, 오후 다섯&nbsp;시와 여덟&nbsp;시에</span> 차립니다</span><a href="/p/winter">12월 영업 시간</a></div></div>`,
  en: `<div class="cms-box-notice" noticeid="december-2026"><div class="n-strip"><span>Two sittings on 24 &amp; 31&nbsp;Dec<span class="n-more">, at five and at eight</span></span><a href="/p/winter">December hours</a></div></div>`,
});

const left = part(2, "left", leftStyle, {
  ko: `<div class="n-side">
<p class="n-brand">방보다 식탁을<br>먼저 놓았습니다</p>
<p class="n-note">여울 호텔 · 서울, 부산, 제주</p>
<div class="cms-box-select" type="resource" resourceid="1" resourcetype="site" placeholder="호텔 선택"></div>
<h4>다이닝과 소식</h4>
<div class="cms-box-list" items='${places.ko}' gap="14px"></div>
<h4>언어</h4>
<div class="cms-box-select" type="language"></div>
</div>`,
  en: `<div class="n-side">
<p class="n-brand">The table came<br>before the rooms</p>
<p class="n-note">Yeoul Hotels · Seoul, Busan, Jeju</p>
<div class="cms-box-select" type="resource" resourceid="1" resourcetype="site" placeholder="Choose a hotel"></div>
<h4>TABLES AND NEWS</h4>
<div class="cms-box-list" items='${places.en}' gap="14px"></div>
<h4>LANGUAGE</h4>
<div class="cms-box-select" type="language"></div>
</div>`,
});

const right = part(3, "right", rightStyle, {
  ko: `<div class="n-help"><b>도움이 필요하신가요?</b>예약실 <a href="tel:0200001000">02-0000-1000</a>, 매일 <span style="display:inline-block">09:00–21:00.</span> 방문 하루 전까지는 채팅으로도 예약을 변경해 드립니다.</div>`,
  en: `<div class="n-help"><b>Need help?</b>Reservations, <a href="tel:0200001000">02-0000-1000</a>, <span style="display:inline-block">09:00–21:00</span> every day. Until the day before, we change reservations by chat as well.</div>`,
});

const bottom = part(4, "bottom", bottomStyle, {
  ko: `<div class="f-foot">
<p class="f-brand">여울 호텔</p>
<table cellspacing="0" cellpadding="0"><tbody><tr>
<td><b>여울 서울</b><span>서울특별시 종로구 여울로 18</span><a href="tel:02-0000-1200">02-0000-1200</a>
<td><b>여울 부산</b><span>부산광역시 해운대구 물목길 27</span><a href="tel:051-000-2200">051-000-2200</a>
<td><b>여울 제주</b><span>제주특별자치도 서귀포시 달빛로 42</span><a href="tel:064-000-3200">064-000-3200</a>
</tr></tbody></table>
<div class="f-links"><a href="/p/about">여울에 대하여</a><a href="/p/dining">다이닝</a><a href="/p/membership">멤버십</a><a href="/p/gift-cards">상품권</a><a href="/p/faq">자주 묻는 질문</a><a href="/p/getting-here">오시는 길</a></div>
<p class="f-note">이 사이트의 호텔과 매장, 가격은 모두 가상입니다.</p>
<div class="f-lang"><div class="cms-box-select" type="language"></div></div>
</div>`,
  en: `<div class="f-foot">
<p class="f-brand">Yeoul Hotels</p>
<table cellspacing="0" cellpadding="0"><tbody><tr>
<td><b>Yeoul Seoul</b><span>18 Yeoul&#8209;ro, Jongno&#8209;gu, Seoul</span><a href="tel:02-0000-1200">02-0000-1200</a>
<td><b>Yeoul Busan</b><span>27 Mulmok&#8209;gil, Haeundae&#8209;gu, Busan</span><a href="tel:051-000-2200">051-000-2200</a>
<td><b>Yeoul Jeju</b><span>42 Dalbit&#8209;ro, Seogwipo&#8209;si, Jeju</span><a href="tel:064-000-3200">064-000-3200</a>
</tr></tbody></table>
<div class="f-links"><a href="/p/about">About Yeoul</a><a href="/p/dining">Dining</a><a href="/p/membership">Membership</a><a href="/p/gift-cards">Gift cards</a><a href="/p/faq">Questions</a><a href="/p/getting-here">Getting here</a></div>
<p class="f-note">The hotels, restaurants and prices on this site are made up.</p>
<div class="f-lang"><div class="cms-box-select" type="language"></div></div>
</div>`,
});

/** The four parts that frame every page. */
export const layoutParts: SeedPart[] = [top, left, right, bottom];

/** The layout of pages that are not authored. */
export const layouts: SeedLayout[] = [{ id: 1, page: null, top: 1, left: 2, right: 3, bottom: 4 }];
