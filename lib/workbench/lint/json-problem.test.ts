import { findJsonProblem } from "@/lib/workbench/lint/cleaning-findings";

test.each([
  ['[{"name":"A"},]', "comma", 14],
  ['{"name":"A",}', "comma", 12],
  ["[{“name”:1}]", "curlyQuote", 2],
  ["[{'name':1}]", "singleQuote", 2],
  ['[{name:"A"}]', "missingQuote", 2],
  ['[{"name":"A" "url":"/"}]', "missingComma", 13],
  ['[{"name":"A"}{"name":"B"}]', "missingComma", 13],
  ['[{"name":"A"}', "bracket", 13],
  ['[{"name":"A"]', "bracket", 12],
  ['[{"name":"Chef', "apostrophe", 14],
  ['[{"name":"A\nB"}]', "lineBreak", 11],
  ['[{"name" "A"}]', "missingComma", 9],
  ["", "bracket", 0],
])("%j is reported as %s at character %d (R11.4)", (text, cause, offset) => {
  expect(findJsonProblem(text)).toEqual({ cause, offset });
});

test("valid JSON has no problem (R11.4)", () => {
  for (const text of ['[{"name":"A\\"b","n":[1,-2.5e3,true,null,{}]}]', " [] ", '"a"'])
    expect(findJsonProblem(text)).toBeUndefined();
});
