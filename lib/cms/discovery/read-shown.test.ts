import fc from "fast-check";
import { readShown } from "@/lib/cms/discovery/visible-content";
import { elementsBelow, parseFragment, type RawNode } from "@/lib/cms/parse/parse-fragment";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

/** How much space there is between two words says nothing. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** All text below the nodes; each element's text is followed by a space. */
const textBelow = (nodes: readonly RawNode[]): string =>
  nodes
    .map(({ type, data = "", children = [] }) => (type === "text" ? data : `${textBelow(children)} `))
    .join("");

/** What a parser finds in the same HTML. */
function parsed(html: string) {
  const { nodes } = parseFragment(serializeNodes(parsePart(html, { scope: "test" }).nodes));
  const addresses = elementsBelow(nodes).flatMap(({ attribs }) =>
    [attribs?.src, attribs?.href].filter((address) => address !== undefined),
  );
  return { text: plain(textBelow(nodes)), addresses: new Set(addresses) };
}

const read = (html: string) => {
  const { text, addresses } = readShown(parsePart(html, { scope: "test" }).nodes);
  return { text: plain(text), addresses: new Set(addresses) };
};

test.each([
  "<h1>Ember\n  Grill</h1><table><tr><th>Address<td>18&nbsp;Yeoul-ro</table>",
  'a<br>b<img src="/m/a.jpg?w=1&amp;h=2" alt="x < y > z"><hr>c',
  '<p>Not a link: href="/secret" &lt;a href="/secret"&gt; &amp;lt; 1 &lt; 2</p>',
  '<a href="/p/one" title="href=&quot;/two&quot;">One</a>',
  "<pre>\n\n two lines\n</pre>",
  '<svg viewBox="0 0 1 1"><title>Mark</title><path d="M0 0"/></svg>after',
  '<div class="cms-box-share" title="Secret"><span>Share</span></div>',
])("a part's text and addresses are read as a parser finds them: %s", (html) => {
  expect(read(html)).toEqual(parsed(html));
});

test("any text and value is read as a parser finds it", () => {
  const piece = fc.stringMatching(/^[<>&"'=; a-z/\u00a0가]{0,20}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, piece), { maxLength: 4 }), (pieces) => {
      const html = pieces.map(([text, value]) => `<p><a href="${value}">${text}</a>${text}<br></p>`).join("");
      expect(read(html)).toEqual(parsed(html));
    }),
  );
});
