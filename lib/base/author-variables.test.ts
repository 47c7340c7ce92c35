import { readVariables } from "@/lib/base/site-colours";

const read = (value: string, ...styles: string[]) => readVariables(styles)(value);

test.each([
  ["of a style sheet", "var(--d)", ":root{--a:1;--d: #222 }", "#222"],
  ["of a style attribute", "var( --d )", "color:red;--d:#222", "#222"],
  ["marked as important", "var(--d)", "--d:#222 !important", "#222"],
  ["within another value", "1px solid var(--d, red)", ".a{--d:rgb(0 0 80)}", "1px solid rgb(0 0 80)"],
  ["that names another", "var(--a)", ".a{--a:var(--b)} .b{--b:var(--c)} .c{--c:navy}", "navy"],
  ["declared twice alike", "var(--d)", ".a{--d:#222}.b{--d:#222}", "#222"],
  ["that is missing, by what is given for it", "var(--d, var(--e, blue))", "", "blue"],
])("a variable %s is read (R4.1)", (_which, value, style, expected) => {
  expect(read(value, style).trim()).toBe(expected);
});

test.each([
  [
    "with a value for each scheme",
    "var(--d, red)",
    ".a{--d:#222}@media (prefers-color-scheme:dark){.a{--d:#fff}}",
  ],
  ["of ours", "var(--ink, red)", ":root{--ink:#fff}"],
  ["that is declared nowhere", "var(--d)", "--D:#222"],
  ["that grows without end", "var(--a)", `--a:${"var(--b) ".repeat(30)};--b:${"var(--a) ".repeat(30)}`],
])("a variable %s stays as it is (R4.1)", (_which, value, style) => {
  expect(read(value, style)).toBe(value);
});
