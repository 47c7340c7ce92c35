import { blockAt, elementAt } from "@/components/workbench/editor/written-elements";

const text = `<h1>Winter</h1>
<section><p>Read <b>on</b></p>
<div class="note cms-box-share" title='A'><span>Share</span></div></section>
<img src="/a.jpg" alt="A">`;
const part = (range?: { from: number; to: number }) => range && text.slice(range.from, range.to);
const at = (words: string) => text.indexOf(words);

test("an element is found where it begins and within, with its start tag and what is inside (R11.4)", () => {
  expect(part(elementAt(text, at("<h1>"))?.inside)).toBe("Winter");
  expect(elementAt(text, at("Read"))).toMatchObject({ tag: "p", hasOwnWords: true });
  expect(elementAt(text, at("on</b>"))).toMatchObject({ tag: "b" });
  expect(elementAt(text, at("<section"))).toMatchObject({ tag: "section", hasOwnWords: false });
  expect(part(elementAt(text, at("<img")))).toBe('<img src="/a.jpg" alt="A">');
  expect(elementAt(text, text.length)).toBeUndefined();
});

test("a block is found from anywhere in it, by its class (R11.4)", () => {
  const block = blockAt(text, at("Share</span>"));
  expect(block?.block).toBe("share");
  expect(part(block?.start)).toBe(`<div class="note cms-box-share" title='A'>`);
  expect(part(block?.inside)).toBe("<span>Share</span>");
  expect(blockAt(text, at("Read"))).toBeUndefined();
});
