import { findInsertPlace, readPasteContext, toValue } from "@/components/workbench/editor/paste-html";

/** Inserts a mark at the place for a cursor at the `|`. */
function insertAt(written: string): string {
  const cursor = written.indexOf("|");
  const text = written.replace("|", "");
  const place = findInsertPlace(text, cursor);
  return `${text.slice(0, place)}#${text.slice(place)}`;
}

test.each([
  ["<ul>\n<li>A</li>|\n<li>B</li>\n</ul>\n<p>C</p>", "<ul>\n<li>A</li>\n<li>B</li>\n</ul>#\n<p>C</p>"],
  [
    "<table><tr><td>A</td></tr>|<tr><td>B</td></tr></table>",
    "<table><tr><td>A</td></tr><tr><td>B</td></tr></table>#",
  ],
  ["<p>On|e</p><p>Two</p>", "<p>One</p>#<p>Two</p>"],
  ["<h2>Me|nu</h2><p>A</p>", "<h2>Menu</h2>#<p>A</p>"],
  ['<div cla|ss="a"><p>A</p></div>', '<div class="a">#<p>A</p></div>'],
  ['<div class="cms-box-|list"></div><p>A</p>', '<div class="cms-box-list"></div>#<p>A</p>'],
  ["<section><p>A</p>|<p>B</p></section>", "<section><p>A</p>#<p>B</p></section>"],
  ["<table><tr><td>A|</td></tr></table>", "<table><tr><td>A#</td></tr></table>"],
  ["<p>A</p>\n|\n<p>B</p>", "<p>A</p>\n#\n<p>B</p>"],
  ["<!-- a | b --><p>A</p>", "<!-- a  b -->#<p>A</p>"],
  ["|<h1>Winter</h1><p>A</p>", "<h1>Winter</h1><p>A</p>#"],
  ["|", "#"],
])("a new element is put where it is valid: %j (R11.4)", (written, expected) => {
  expect(insertAt(written)).toBe(expected);
});

test.each([
  ["<p>A|</p>", { kind: "content" }],
  ['<a href="/p|">A</a>', { kind: "value", quote: '"', isJson: false }],
  [`<div items='[{"name":"A|"}]'></div>`, { kind: "value", quote: "'", isJson: true }],
  ['<a hr|ef="/">A</a>', { kind: "code" }],
  ["<style>p{|}</style>", { kind: "code" }],
  ["<!-- | -->", { kind: "code" }],
])("the place of a paste is known: %j (R11.4)", (written, expected) => {
  expect(readPasteContext(written.replace("|", ""), written.indexOf("|"))).toEqual(expected);
});

test("a text in the value of an attribute ends neither it nor its JSON (R11.4)", () => {
  expect(toValue('Chef\'s\n"table" & <b>', { quote: "'", isJson: true })).toBe(
    'Chef&#39;s \\"table\\" &amp; &lt;b>',
  );
  expect(toValue('"A"', { quote: '"', isJson: false })).toBe("&quot;A&quot;");
});
