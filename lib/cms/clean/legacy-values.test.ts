import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const clean = (html: string) => serializeNodes(parsePart(html, { scope: "test" }).nodes);

/** The value that an attribute has on the element after cleaning; undefined when it is removed. */
function cleanedValue(tag: string, attribute: string): string | undefined {
  const cell = /^t[dh]$/.test(tag);
  const written = `<${tag} ${attribute}>`;
  const html = cell ? `<table><tr>${written}` : /^(?:tr|col)$/.test(tag) ? `<table>${written}` : written;
  const name = attribute.split("=", 1)[0] ?? "";
  const read = (text: string) => new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(text)?.[1];
  const once = clean(html);
  expect(clean(once)).toBe(once);
  return read(once);
}

describe("sizes, as browsers read them (R4.1)", () => {
  const elements = ["table width", "td height", "img width", "img hspace", "video height", "hr width"];
  test.each(
    elements.flatMap(
      (attribute) =>
        [
          [attribute, "600px;", "600"],
          [attribute, " 80 ", "80"],
          [attribute, "50%x", "50%"],
          [attribute, "12.5%", "12.5%"],
          [attribute, "10em", "10"],
          [attribute, "7.", "7"],
          [attribute, "auto", undefined],
          [attribute, "-5", undefined],
          [attribute, ".5", undefined],
          [attribute, "", undefined],
        ] as const,
    ),
  )("%s=%j is %j", (attribute, value, expected) => {
    const [tag = "", name = ""] = attribute.split(" ");
    expect(cleanedValue(tag, `${name}="${value}"`)).toBe(expected);
  });
});

test.each([
  ["table", 'border="1px"', "1"],
  ["table", "border", "1"],
  ["table", 'border="solid"', "1"],
  ["table", 'border="0"', "0"],
  ["img", 'border="2px"', "2"],
  ["img", "border", undefined],
  ["table", 'cellspacing="4px"', "4"],
  ["table", 'cellpadding="+3"', "3"],
  ["table", 'cellpadding="-3"', undefined],
  ["hr", 'size="5px"', "5"],
  ["td", 'colspan="2."', "2"],
  ["td", 'colspan="0"', "1"],
  ["td", 'colspan="5000"', "1000"],
  ["td", 'rowspan="3;"', "3"],
  ["col", 'span="2px"', "2"],
  ["ol", 'start="3)"', "3"],
  ["area", 'coords="0,0,500px,300px;"', "0,0,500,300"],
  ["area", 'coords=" 10 20;30 , 40 "', "10,20,30,40"],
  ["area", 'coords="1.5,-2,.5,3e1"', "1.5,-2,0.5,30"],
  ["area", 'coords="x10,y20,z,40%"', "10,20,0,40"],
  ["area", 'coords="none"', undefined],
  ["ol", 'start="-2x"', "-2"],
  ["li", 'value="7."', "7"],
  ["meter", 'value="80%"', "80"],
  ["meter", 'value="1e-1"', "0.1"],
  ["font", 'size="5px"', "5"],
  ["font", 'size="+1"', "+1"],
  ["font", 'size="-1pt"', "-1"],
  ["font", 'size="12pt"', "7"],
  ["font", 'size="large"', undefined],
])("of <%s %s> the value is %j (R4.1)", (tag, attribute, expected) => {
  expect(cleanedValue(tag, attribute)).toBe(expected);
});

describe("colours, as browsers read them (R4.1)", () => {
  const places = ["font color", "table bgcolor", "td bordercolor", "hr color"];
  test.each(
    places.flatMap(
      (attribute) =>
        [
          [attribute, "#ff0000;", "#ff0000"],
          [attribute, "ff0000", "#ff0000"],
          [attribute, " Red ", "Red"],
          [attribute, "#b11", "#b11"],
          [attribute, "chucknorris", "#c00000"],
          [attribute, "rgb(255,0,0)", "#002500"],
          [attribute, "#12345", "#123450"],
          [attribute, "6db6ec49efd278cd0bc92d1e5e072d68", "#6ecde0"],
          [attribute, "transparent", undefined],
          [attribute, "", undefined],
        ] as const,
    ),
  )("%s=%j is %j", (attribute, value, expected) => {
    const [tag = "", name = ""] = attribute.split(" ");
    expect(cleanedValue(tag, `${name}="${value}"`)).toBe(expected);
  });
});
