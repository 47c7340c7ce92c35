import { describeProperty, isWordProcessorNoise } from "@/lib/cms/clean/css-properties";

test.each([
  ["background", { name: "background", url: "picture" }],
  ["-webkit-mask", { name: "mask", url: "element" }],
  ["LIST-STYLE-IMAGE", { name: "list-style-image", url: "picture" }],
  ["fill", { name: "fill", url: "element" }],
  ["color", { name: "color", url: "none" }],
  ["--mine", { name: "--mine", url: "none" }],
  ["--ink", null],
  ["--1", null],
  ["behavior", null],
])("the property %s is described as %j (R4.1)", (property, known) => {
  expect(describeProperty(property)).toEqual(known);
});

test.each([
  "mso-fareast-language",
  "MSO-style-name",
  "tab-stops",
  "page",
  "panose-1",
  "layout-grid-mode",
  "text-autospace",
  "text-underline",
  "punctuation-wrap",
])("the property %s is word-processor noise (R4.1)", (property) => {
  expect(isWordProcessorNoise(property)).toBe(true);
});

test.each([
  "x-mso-a",
  "tab-stops-x",
  "page-break-before",
  "my-panose",
  "text-autospace-x",
  "text-underline-offset",
])("the property %s is not word-processor noise (R4.1)", (property) => {
  expect(isWordProcessorNoise(property)).toBe(false);
});
