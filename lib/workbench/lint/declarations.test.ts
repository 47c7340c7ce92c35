import { readOwnStyle } from "@/lib/workbench/lint/style-rules";

const listed = (style: string) => readOwnStyle(style).map(({ property, value }) => `${property}: ${value}`);

test.each([
  ["color:#ccc;COLOR : red", ["color: #ccc", "color: red"]],
  ["background:url('a;color:red') #fff;width:10px", ["background: url('a;color:red') #fff", "width: 10px"]],
  ["/* ;color:red */ margin:-4px auto", ["margin: -4px auto"]],
  [`a{color:red}${"&{".repeat(100_000)}`, []],
  ["color", []],
  ["", []],
])("the linter parses a style attribute as browsers do: %# (R11.4)", (style, declared) => {
  expect(listed(style)).toEqual(declared);
});

test("the linter knows whether a declaration is marked as important (R11.4)", () => {
  expect(readOwnStyle("color:#ccc ! important;width:1px")).toEqual([
    { property: "color", value: "#ccc", isImportant: true },
    { property: "width", value: "1px", isImportant: false },
  ]);
});
