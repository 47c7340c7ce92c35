import { renderToStaticMarkup } from "react-dom/server";
import { toReactProps } from "@/components/cms/read-content-nodes";

const written = (attributes: Record<string, string>) =>
  renderToStaticMarkup(<div {...toReactProps(attributes)} />);

test.each([
  [{ class: "a b", id: "x", title: "T" }, '<div class="a b" id="x" title="T"></div>'],
  [
    { "data-slot": "3", "aria-label": "Menu", lang: "ko", dir: "rtl" },
    '<div data-slot="3" aria-label="Menu" lang="ko" dir="rtl"></div>',
  ],
  [
    { tabindex: "0", colspan: "2", datetime: "2026", hreflang: "en" },
    '<div tabindex="0" colspan="2" datetime="2026" hreflang="en"></div>',
  ],
  [{ hidden: "" }, '<div hidden=""></div>'],
  [{ title: "" }, '<div title=""></div>'],
  [{ items: '[{"name":"A & B"}]' }, '<div items="[{&quot;name&quot;:&quot;A &amp; B&quot;}]"></div>'],
])("attributes %j reach the page as authored (R4.1)", (attributes, html) => {
  // Attribute names are case-insensitive.
  expect(written(attributes).toLowerCase()).toBe(html.toLowerCase());
});

test("an empty address is kept where React would drop it (R4.1)", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(written({ src: "", href: "" }).toLowerCase()).toBe('<div src="" href=""></div>');
  for (const [text] of error.mock.calls) expect(text).toContain("Invalid DOM property");
});

test.each([
  "color:red",
  "color:red;margin:0 auto",
  "line-height:1.5;opacity:0;z-index:1;flex:1;font-weight:700",
  "width:10px;WIDTH:20px",
  "color: red",
  "color:red;",
  " color:red",
  "color:red;color:blue",
  "background:url(https://a.test/x.jpg)",
  "font-family:'A B'",
  "--own:1px",
  "-webkit-box-orient:vertical",
  "margin:0 !important",
  "color",
  ":red",
  "",
])("a style reaches the page unchanged: %j (R4.1)", (style) => {
  // In development, React once suggests its own spelling of a name that is deliberately unknown to it.
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(readStyle(written({ style }))).toBe(style);
  for (const [text] of error.mock.calls) expect(text).toContain("Invalid DOM property");
});

/** Returns the style as a browser reads it. */
function readStyle(html: string): string | undefined {
  return /^<div(?: style="([^"]*)")?><\/div>$/i.exec(html)?.[1]?.replaceAll("&#x27;", "'");
}
