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
