/** @jest-environment jsdom */
import { cleanPaste } from "@/components/workbench/editor/clean-paste";

test("a text from Word becomes the HTML that an author would write (R11.4)", () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-x:1}</style></head><body>
<h1 style="mso-list:l0">겨울 <span lang=EN-US>menu</span></h1><p class=MsoNormal style='margin:0cm'><b><span style="font-family:바탕">다섯 코스</span></b>&nbsp;<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><img src="file:///C:/a.png"><ul><li><a href="https://example.com/?a=1&b=2" style="color:red">표</a></li></ul></body></html>`;
  expect(cleanPaste(word)).toEqual({
    html: '<h1>겨울 menu</h1>\n<p><b>다섯 코스</b></p>\n<ul>\n<li><a href="https://example.com/?a=1&amp;b=2">표</a></li>\n</ul>',
    pictures: 1,
    hadLooks: true,
  });
});

test("a table keeps its cells, and plain text is pasted as it is (R11.4)", () => {
  expect(cleanPaste("<table><tr><td colspan=2 width=9>A < B</td><td></td></tr></table>")?.html).toBe(
    '<table>\n<tbody>\n<tr>\n<td colspan="2">A &lt; B</td>\n<td></td>\n</tr>\n</tbody>\n</table>',
  );
  expect(cleanPaste("<span>&lt;h1&gt;A&lt;/h1&gt;</span>")).toBeUndefined();
});

test("a list that Word wrote as paragraphs is a list again, with its numbers and what is below them (R11.4)", () => {
  const item = (level: number, mark: string, text: string, list = 0) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  const word = `<h2>차림</h2>${item(1, "·", "점심")}${item(2, "o", "만두")}${item(1, "·", "저녁")}<p class=MsoNormal>사이</p>${item(1, "1.", "먼저", 1)}${item(1, "2.", "다음", 1)}`;
  expect(cleanPaste(word)?.html).toBe(
    [
      "<h2>차림</h2>",
      "<ul>",
      "<li>점심",
      "<ul>",
      "<li>만두</li>",
      "</ul></li>",
      "<li>저녁</li>",
      "</ul>",
      "<p>사이</p>",
      "<ol>",
      "<li>먼저</li>",
      "<li>다음</li>",
      "</ol>",
    ].join("\n"),
  );
});

const cleaned = (html: string) => cleanPaste(html)?.html;

test("a document of Google keeps what is bold and struck out, and is not bold as a whole (R11.4)", () => {
  const google = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">코스</span><span style="font-weight:400;font-style:italic"> 저녁</span></p><p dir="ltr"><span style="text-decoration:line-through">150,000원</span><span>120,000원</span></p></b>`;
  expect(cleaned(google)).toBe("<p><b>코스</b> <i>저녁</i></p>\n<p><s>150,000원</s> 120,000원</p>");
});

test("a price that was struck out stays so, however its program says it (R11.4)", () => {
  for (const old of ["<strike>150,000원</strike>", "<del>150,000원</del>", "<s>150,000원</s>"])
    expect(cleaned(`<p>${old}120,000원</p>`)).toBe("<p><s>150,000원</s> 120,000원</p>");
});

test("blank lines, links to nowhere and headings of a table are pasted as they are meant (R11.4)", () => {
  expect(cleaned('<p>\u200b</p><p>겨울</p><p>\u200b</p><a href="#">맨 위</a>')).toBe("<p>겨울</p>\n맨 위");
  expect(
    cleaned(
      "<table><tr><td><b>요일</b></td><td><b>시간</b></td></tr><tr><td>월</td><td>12시</td></tr></table>",
    ),
  ).toBe(
    '<table>\n<tbody>\n<tr>\n<th scope="col">요일</th>\n<th scope="col">시간</th>\n</tr>\n<tr>\n<td>월</td>\n<td>12시</td>\n</tr>\n</tbody>\n</table>',
  );
});

test("HTML source that another program coloured is left to be pasted as plain text (R11.4)", () => {
  expect(cleanPaste("<p><b>&lt;h1&gt;A&lt;/h1&gt;</b></p>")).toBeUndefined();
});
