import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { parsePart } from "./parse-part";

// Simulates a bug of ours: a style that changes with every pass.
jest.mock("@/lib/cms/clean/inline-style", () => ({
  ...jest.requireActual("@/lib/cms/clean/inline-style"),
  filterStyle: (text: string) => ({ text: `${text} `, removed: [] }),
}));

const read = (html: string) => {
  const { nodes, findings } = parsePart(html, { scope: "1" });
  return { html: serializeNodes(nodes), codes: findings.map(({ code }) => code) };
};

describe("an element that never stabilises", () => {
  const fault = (inside = "") => `<p style="x">${inside}</p>`;
  const widget = '<div class="cms-box-profile">w</div>';

  test.each([
    ["beside a stable element", `<h2>a</h2>${fault("lost")}${widget}`, `<h2>a</h2>lost${widget}`],
    [
      "deeply nested",
      `<div class="row"><div>${fault("b")}<p>c</p></div>${widget}</div>`,
      `<div class="row"><div>b<p>c</p></div>${widget}</div>`,
    ],
    [
      "in a table",
      `<table><tbody><tr><td>a</td><td style="x">b</td></tr></tbody></table><p>c</p>`,
      "ab<table></table><p>c</p>",
    ],
    ["around everything", `<div style="x"><p>a</p>${widget}</div>`, `<p>a</p>${widget}`],
  ])("an unstable element %s is removed alone (R4.1)", (_where, html, expected) => {
    expect(read(html)).toEqual({ html: expected, codes: ["part-cut"] });
  });

  test("a page of such elements only is given up within bounded time (R4.1)", () => {
    const html = `${'<div style="x">'.repeat(200)}${fault("a".repeat(200)).repeat(2_000)}${"</div>".repeat(200)}`;
    expect(read(html).codes).toContain("part-cut");
  });
});
