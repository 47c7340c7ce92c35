/** A list-of-links widget as authors embed it. */
const links = `<div class="cms-box-list" items='[{"name":"예약 안내","url":"/p/faq"}]'></div>`;

/** Markup as hotel staff write, paste and inherit it. */
export const hotelDocuments: readonly { name: string; html: string }[] = [
  {
    name: "a price table without tbody",
    html: `<h2>점심 코스</h2><table border=1 cellpadding=6 width="100%"><tr bgcolor="#f3ecdf"><th>코스<th>가격<tr><td>봄 나물 코스<td align=right>88,000원<tr><td colspan=2>${links}</table>`,
  },
  {
    name: "pasted from an office document",
    html: `<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class=MsoNormal style='margin-bottom:0cm;line-height:150%;mso-pagination:none'><b><span lang=EN-US style='font-family:"맑은 고딕";mso-bidi-theme-font:minor'>1. </span></b><span style='font-size:12.0pt;line-height:150%'>연회장 이용 안내<o:p></o:p></span></p><p class=MsoListParagraph style='text-indent:-20.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span>ㆍ</span><![endif]>대관 시간은 네 시간입니다</p>${links}`,
  },
  {
    name: "inline styles on everything",
    html: `<div style="background-color: rgb(250, 246, 238); padding: 24px; text-align: center;"><p style="font-size: 14px; color: #645b50; letter-spacing: -0.02em;">겨울 한정</p><h1 style="font-weight: 500; margin: 0px;">굴과 샴페인</h1><div style="display: inline-block; max-width: 320px;">${links}</div></div>`,
  },
  {
    name: "opening hours as a definition list",
    html: `<dl><dt>조식</dt><dd>매일 아침 일곱 시부터</dd><dt>중식<dd>평일 열두 시부터<dt>석식<dd>${links}</dl>`,
  },
  {
    name: "notices with line breaks only",
    html: `※ 유의 사항<br>- 드레스 코드는 스마트 캐주얼입니다<br/>- 반려동물은 동반하실 수 없습니다<br><br>${links}<br>감사합니다`,
  },
  {
    name: "a layout of nested tables",
    html: `<table width="640" align="center" cellspacing="0"><tr><td><table width="100%"><tr><td width="50%" valign="top"><font color="#8a5600" size="4">여울 부산</font><td width="50%">${links}</td></tr></table></td></tr><tr><td align="center"><img src="https://pictures.example.com/map-320.jpg" width="320" height="213" alt="오시는 길"></td></tr></table>`,
  },
  {
    name: "rows and columns",
    html: `<div class="row"><div class="col"><h3>남산이 보이는 자리</h3><p>창가 여덟 석만 예약을 받습니다.</p></div><div class="col"><div class="row"><div class="col">${links}</div><div class="col"><ul><li>발레 주차<li>유아 의자</ul></div></div></div></div>`,
  },
  {
    name: "unclosed paragraphs",
    html: `<p>안녕하십니까 여울 호텔입니다<p>객실과 식음업장의 운영 시간이 아래와 같이 바뀝니다<p>${links}<p>불편을 드려 죄송합니다`,
  },
  {
    name: "a quotation from a review",
    html: `<blockquote cite="https://example.com/review"><p>바다를 보며 먹는 아침이 오래 기억에 남습니다</p><footer>어느 손님 <cite>미식 일기</cite></footer></blockquote>${links}`,
  },
  {
    name: "ruby, abbreviations and marks",
    html: `<p><ruby>汝<rp>(</rp><rt>여</rt><rp>)</rp></ruby>울은 <mark>얕은 물살</mark>을 뜻합니다. <abbr title="Food and Beverage">F&amp;B</abbr> 문의는 <a href="tel:02-0000-1000">대표 번호</a>로 주십시오<sup>1</sup></p><small>부가세 포함</small>${links}`,
  },
  {
    name: "a menu in preformatted text",
    html: `<pre>\n\n  전채   제주 옥돔\n  주요리  한우 등심\n</pre><div><pre>\n단품\n${links}</pre></div>`,
  },
  {
    name: "collapsible questions",
    html: `<details open><summary>예약은 언제부터 됩니까</summary><p>이용일 두 달 전부터 받습니다</p></details><details><summary>취소 수수료</summary>${links}</details>`,
  },
  {
    name: "a table copied from a spreadsheet",
    html: `<table xmlns:x="urn:schemas-microsoft-com:office:excel" border=0 style='border-collapse:collapse;table-layout:fixed;width:245pt'><colgroup><col width=108 style='mso-width-source:userset;width:81pt'><col width=72 span=2></colgroup><tr height=22 style='height:16.5pt'><td class=xl65 x:str>구분</td><td>성인</td><td>어린이</td></tr><tr><td>주말 뷔페</td><td align=right x:num="129000">129,000</td><td align=right>64,000</td></tr></table>${links}`,
  },
  {
    name: "obsolete markup from the first site",
    html: `<center><font face="굴림" color=navy><b>가족 모임 특선</b></font><hr size=1 noshade width="60%"><marquee>지금 예약하세요</marquee><nobr>다섯 분 이상</nobr></center>${links}`,
  },
  {
    name: "a list inside a list inside a list",
    html: `<ol start="3" type="a"><li>입장<ul><li>로비에서 안내를 받습니다<li>외투를 맡깁니다<ul><li>${links}</ul></ul><li value="7">착석</ol>`,
  },
  {
    name: "pictures with captions",
    html: `<figure style="margin: 0;"><img src="https://pictures.example.com/map-640.jpg" alt="약도" loading="lazy" width="640" height="427"><figcaption>호텔 정문에서 걸어서 삼 분</figcaption></figure><picture><source srcset="https://pictures.example.com/map-960.jpg 2x" media="(min-width: 900px)"><img src="https://pictures.example.com/map-320.jpg" alt=""></picture>${links}`,
  },
  {
    name: "a chat provider's script within the text",
    html: `<section><h2>상담</h2><p onclick="openChat()">평일 열 시부터 상담합니다</p>${links}</section>`,
  },
  {
    name: "overlapping bold and italic",
    html: `<p><b>연말 <i>갈라</b> 디너</i>는 <u>스무 석</u> 한정입니다<div><b>${links}</div>마감 임박</b>`,
  },
  {
    name: "entities, spaces and emoticons",
    html: `<p>가격&nbsp;:&nbsp;₩88,000&ensp;~&ensp;₩180,000 &lt;부가세 포함&gt; &quot;할인 제외&quot; ♨ 🍽️ 👨‍👩‍👧‍👦</p><p>&#44048;&#49324; &copy; 여울</p>${links}`,
  },
  {
    name: "newspaper columns with a spanning heading",
    html: `<article lang="ko" dir="ltr"><header><h2 id="top">이달의 상</h2><p><time datetime="2026-11-01">십일월 첫날</time>부터</p></header><div style="column-count: 2; column-gap: 24px;"><p>주방장이 새벽 시장에서 고른 생선을 올립니다.</p><p>${links}</p></div><a href="#top" title="맨 위로">처음으로</a></article>`,
  },
];
