/** @jest-environment jsdom */
import { moveForeignNodes } from "@/lib/server/before-hydration/hydration/hydrator";

const OURS = '<div hidden=""><!--$--><!--/$--></div><div id="page">our page</div>';

test.each([
  ["before", `<div id="bar">theirs</div>text${OURS}`],
  ["between", OURS.replace('<div id="page', 'text<div id="bar">theirs</div><div id="page')],
])("an element that an extension has put %s ours goes to the end", (_where, body) => {
  document.body.innerHTML = body;
  moveForeignNodes();
  expect(document.body.innerHTML.startsWith(OURS)).toBe(true);
  expect(document.body.textContent).toMatch(/theirs/);
  expect(document.body.lastElementChild?.id).toBe("bar");
});

test("a body in order, and one without our page, stay as they are", () => {
  for (const body of [`${OURS}<div id="bar"></div>`, "<div>another page</div>"]) {
    document.body.innerHTML = body;
    moveForeignNodes();
    expect(document.body.innerHTML).toBe(body);
  }
});
