import type { LanguageCode } from "#shared/language.ts";
import { media } from "../media.ts";
import { authoredPage } from "./authored-page.ts";
import { commonStyle } from "./common-style.ts";

const style = `${commonStyle}
.g-try{border-top:1px solid var(--line);padding:24px 0}
.g-try>h3{font-family:var(--serif);font-weight:500;font-size:19px;margin:0 0 12px}
.g-try>div+div{margin-top:24px}
.g-note{position:fixed;top:0;left:0}
.g-stick{position:sticky;top:72px;background:var(--paper)}
@import url("https://example.com/never.css");
`;

const say = {
  ko: {
    title: "페이지 조각 모음",
    lead: "저자가 쓸 수 있는 조각을 모두, 자주 하는 실수까지 모았습니다.",
    open: "열기",
    language: "언어 고르기",
    hotel: "호텔 선택",
    table: "식탁 고르기",
    shown: "로그인하신 분께만 보입니다.",
    join: "참여하기",
    broken: "망가진 조각들",
    popup: "일주일 동안 닫아 두실 수 있는 안내입니다.",
    stray: "지워져야 할 것들이 들어 있습니다.",
  },
  en: {
    title: "Every block",
    lead: "All the blocks an author can use, and the mistakes authors make with them.",
    open: "Open",
    language: "Choose a language",
    hotel: "Choose a hotel",
    table: "Choose a table",
    shown: "Only those who are signed in see this.",
    join: "Take part",
    broken: "Blocks that are broken",
    popup: "A note that can be put away for seven days.",
    stray: "There are things in here that must be removed.",
  },
};

const actions = [
  '{"type":"link","url":"https://example.com/","target":"_blank"}',
  '{"type":"file","url":"{media}/media/map.jpg"}',
  '{"type":"move-page","name":"home"}',
  '{"type":"move-page","name":"resourcePage","params":{"resourceId":12}}',
  '{"type":"move-page","name":"page","params":{"pageKey":"faq"}}',
  '{"type":"move-page","name":"promotion","params":{"resourceId":11,"id":1101}}',
  '{"type":"move-page","name":"book"}',
  '{"type":"move-page","name":"coupon"}',
  '{"type":"share","title":"Yeoul"}',
  '{"type":"login"}',
  '{"type":"bind"}',
  '{"type":"add-channel"}',
];

const html = (code: LanguageCode) => {
  const word = say[code];
  const part = (name: string, content: string) => `<div class="g-try"><h3>${name}</h3>${content}</div>`;
  return `<span class="y-eyebrow">cms-box</span><h1 class="y-title g-stick">${word.title}</h1><p class="y-lead">${word.lead}
${part("cms-box-select", `<div class="row"><div class="col"><div class="cms-box-select" type="language" placeholder="${word.language}"></div></div><div class="col"><div class="cms-box-select" type="resource" resourceid="1" resourcetype="site" placeholder="${word.hotel}"></div></div><div class="col"><div class="cms-box-select" type="resource" resourceid="10" resourcetype="outlet" placeholder="${word.table}"></div></div></div>`)}
${part("cms-box-list", `<div class="cms-box-list" items='[{"name":"${word.open} 1","route":"resourcePage","params":{"resourceId":11}},{"name":"${word.open} 2","url":"https://example.com/"},{"name":"${word.open} 3","route":"home"}]' gap="8px" dividercolor="ffb611"></div>`)}
${part("cms-box-action", `<div class="y-actions">${actions.map((action) => `<div class="cms-box-action" action='${action}'><span class="y-ghost">${action.split('"')[3]}</span></div>`).join("")}</div>`)}
${part("cms-box-share", `<div class="cms-box-share" title="Yeoul" description="${word.lead}" hashtags="yeoul,dining" imageurl="${media("coast")}" buttontext="${word.open}"><span class="y-ghost">share</span></div>`)}
${part("cms-box-login", `<div class="cms-box-login"><a class="cms-login-button y-button" provider="kakao">Kakao</a> <a class="cms-login-button y-ghost" provider="hyatt">Hyatt</a><p>${word.shown}</div>`)}
${part("cms-box-profile", `<div class="cms-box-profile"></div><div class="cms-box-profile" type="_WOH_"></div>`)}
${part("cms-box-event", `<div class="cms-box-event" eventid="2"><span class="cms-dummy-button y-button">${word.join}</span></div><div class="cms-box-event" eventid="3" condition='[{"type":"raw","option":"_WOH_BIND_"}]' actionfinish='{"type":"link","url":"https://example.com/"}'><button class="y-button">${word.join} (WOH)</button></div>`)}
${part("cms-box-resource", `<div class="cms-box-resource" resourceid="30" resourcetype="outlet"></div><div class="cms-box-resource" resourceid="20" resourcetype="outlet" columns="3" gap="24px" buttontext="${word.open}" buttoncolor="1f3a33" buttontextcolor="ffffff"></div>`)}
${part("cms-box-promotion", `<div class="cms-box-promotion" resourceid="33" columns="2" perpage="2" withoutlet="true"></div><div class="cms-box-promotion" resourceid="1" columns="3" special="true"></div>`)}
${part("cms-box-popup", `<div class="cms-box-popup" popupid="gallery" days="7"><p>${word.popup}</p></div>`)}
${part(
  word.broken,
  `<div class="cms-box-event" eventid="-4"><button>eventid</button></div>
<div class="cms-box-event" eventid="5"><button>1</button><button>2</button></div>
<div class="cms-box-event" eventid="6">0</div>
<div class="cms-box-list" items='[{"name":"JSON"'>items</div>
<div class="cms-box-action" action="{'type':'link'}"><span class="y-ghost">JSON</span></div>
<div class="cms-box-action" action='{"type":"link"}'><span class="y-ghost">url</span></div>
<div class="cms-box-action" action='{"type":"move-page"}'><span class="y-ghost">name</span></div>
<div class="cms-box-action" action='{"type":"link","url":"javascript:alert(1)"}'><span class="y-ghost">javascript:</span></div>
<div class="cms-box-promotion" resourceid="ten" columns="many">resourceid</div>
<div class="cms-box-unknown">cms-box-unknown</div>`,
)}
${part(word.stray, `<script>document.title = "stray";</script><p onclick="alert(1)" class="g-note">onclick</p><img src="${media("tangerine")}" width="160" onerror="alert(1)" alt=""><form action="https://example.com/"><input name="q"></form><TABLE border=0 cellpadding=8 bgcolor="#f3ecdf" align=center><TR><TD width=50% style="color:#1d1a16">1<TD style="color:#1d1a16">2</TABLE>`)}`;
};

/** Every block in every variant, and common authoring mistakes; for reviewing the widgets, not linked from menus. */
export const widgetGallery = authoredPage({
  id: 48,
  key: "widget-gallery",
  style,
  html: { ko: html("ko"), en: html("en") },
});
