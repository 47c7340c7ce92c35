import type { PageNode, WidgetNode } from "@/lib/cms/parse/page-node";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { toPublicContent } from "@/lib/cms/parse/public-content";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const read = (html: string, style?: string) => {
  const { nodes, css } = parsePart(html, { scope: "test", style });
  return toPublicContent({ nodes, css });
};
const shown = (html: string) => serializeNodes(read(html).nodes);
const widgets = (nodes: readonly PageNode[]): WidgetNode[] =>
  nodes.flatMap((node) => {
    if (node.kind === "text" || node.kind === "static") return [];
    return [...(node.kind === "widget" ? [node] : []), ...widgets(node.children)];
  });

const button = '<a class="cms-login-button" provider="kakao">Log in</a>';
const list = `<div class="cms-box-list" items='[{"name":"Cellar","url":"/p/cellar"}]'>old</div>`;

describe("the content of a login box for anonymous visitors (R4.6)", () => {
  test.each([
    ["text", `secret ${button} secret`, button],
    ["an element", `<p title="secret">secret</p>${button}<img src="/secret.jpg">`, button],
    ["a widget with its options", `${list}${button}`, button],
    ["an element around a widget", `<div class="secret">${list}</div>${button}`, button],
    ["content beside a nested button", `<div><b>secret</b>${button} secret</div>`, `<div>${button}</div>`],
    ["anything where there is no button", `<p>secret</p>${list}`, ""],
    [
      "a nested login box, with its buttons",
      `<div class="cms-box-login">secret ${button}</div>${button}`,
      button,
    ],
    [
      "another widget that contains a button",
      `<div class="cms-box-popup" popupid="p">secret ${button}</div>${button}`,
      button,
    ],
  ])("does not include %s", (_what, inside, left) => {
    const html = shown(`<p>before</p><div class="cms-box-login">${inside}</div><p>after</p>`);
    const remaining = left.replaceAll(' provider="kakao"', "");
    expect(html).toBe(
      `<p>before</p><div class="cms-box-login" data-withheld="">${remaining}</div><p>after</p>`,
    );
  });

  test("includes every button with its content, and the space between two", () => {
    const two = `${button} <p class="cms-login-button" provider="hyatt"><b>Hyatt</b></p>\n`;
    const remaining = two.replace(/ provider="\w+"/g, "");
    expect(shown(`<div class="cms-box-login">${two}</div>`)).toBe(
      `<div class="cms-box-login">${remaining}</div>`,
    );
  });

  test("does not include a login box inside a button of another one", () => {
    const inner = '<span class="cms-box-login">secret</span>';
    const html = shown(`<div class="cms-box-login"><p class="cms-login-button">Log in ${inner}</p></div>`);
    expect(html).toContain("Log in");
    expect(html).not.toContain("secret");
  });

  test.each([
    ["a popup", "div", 'class="cms-box-popup" popupid="p"'],
    ["an action", "div", `class="cms-box-action" action='{"type":"login"}'`],
    ["an event", "div", 'class="cms-box-event" eventid="3"'],
    ["a list", "div", `class="cms-box-list" items='[{"name":"Cellar","url":"/p/cellar"}]'`],
    ["ordinary elements", "section", 'class="row"'],
  ])("is the same where the box is inside %s", (_where, tag, attributes) => {
    const send = tag === "div" && attributes.includes("event") ? "<button>Send</button>" : "";
    const html = shown(
      `<${tag} ${attributes}>open ${send}<div class="cms-box-login">${button}<p>secret</p></div></${tag}>`,
    );
    expect(html).toContain("open");
    expect(html).toContain("Log in");
    expect(html).not.toContain("secret");
  });

  test("leaves a part without a login box unchanged", () => {
    const html = `<h1>Open</h1>${list}<div class="cms-box-popup" popupid="p">to all</div>`;
    const part = parsePart(html, { scope: "test", style: ".a{color:red}" });
    expect(toPublicContent(part)).toBe(part);
  });

  test("numbers the remaining widgets without gaps, in document order", () => {
    const { nodes } = read(
      `<div class="cms-box-login">${list}${button}<div>${list}</div></div><ul><li class="cms-box-profile"></li></ul>${list}`,
    );
    expect(widgets(nodes).map(({ slot, widget }) => [slot, widget.type])).toEqual([
      [0, "login"],
      [1, "login-button"],
      [2, "profile"],
      [3, "list"],
    ]);
  });
});

describe("a part's style sheet for anonymous visitors (R4.6)", () => {
  const box = `<div class="cms-box-login shared">${button}<p class="member shared" id="code">secret</p></div>`;

  test("has no rule for members' content", () => {
    const { css } = read(
      box,
      '.member::before{content:"AUTUMN25"}#code{background:url(https://m.example/code.png)}.shared .member{color:red}',
    );
    expect(css).toBe("");
  });

  test("keeps every other rule, unchanged where nothing is removed", () => {
    const style = ".shared{color:red}:not(.member){margin:0}p:hover{color:blue}";
    const whole = parsePart(box, { scope: "test", style });
    expect(read(box, style).css).toBe(whole.css);
  });

  test("keeps the other selectors of a shared rule, and no empty condition", () => {
    const { css } = read(
      box,
      ".shared,.member{color:red}@media (min-width:9px){.member{color:blue}}@media print{.shared{color:#000}}",
    );
    expect(css).toBe("._test .shared{color:red}@media print{._test .shared{color:#000}}");
  });

  test("has no animation that only members' content uses", () => {
    const { css } = read(
      box,
      '@keyframes tell{from{content:"AUTUMN25"}}@keyframes glow{from{color:red}}.member{animation:tell 1s}.shared{animation:glow 1s}',
    );
    expect(css).not.toContain("AUTUMN25");
    expect(css).toContain("@keyframes part-test-glow");
    expect(css).toContain("animation:part-test-glow 1s");
  });

  test("keeps an animation that a button uses inline", () => {
    const { css } = read(
      '<div class="cms-box-login"><a class="cms-login-button" style="animation: glow 1s">Log in</a><p class="member">m</p></div>',
      "@keyframes glow{from{color:red}}.member{color:red}",
    );
    expect(css).toBe("@keyframes part-test-glow{from{color:red}}");
  });
});
