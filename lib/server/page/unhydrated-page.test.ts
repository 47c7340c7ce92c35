import { addPageScript, deferHydration } from "@/lib/server/page/unhydrated-page";
import { entryScript } from "@/lib/server/policy/entry-script";

const ENTRY = `<script>${entryScript()}</script>`;
const SCRIPT = "wakeUp()";
const addressOf = (hash: string) => `/hydration/${hash}/en/r/14`;
const sheets = { join: (html: string) => ({ html, sheets: ["/_next/static/chunks/a.css"] }) };
const parts = { script: SCRIPT, sheets };
const defer = (html: string) => deferHydration(html, parts, addressOf);

/** A page as the framework writes it; `body` is the content from authors and widgets. */
function pageWith(body: string, chunk = "a1-.js") {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/${chunk}"/><script src="/_next/static/chunks/${chunk}" async=""></script>${ENTRY}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><div id="page">${body}</div><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/${chunk}"],"runtimeModuleIds":[1]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"x\\"\\n"])</script></body></html>`;
}

test("the framework's scripts, preloads and data are removed and returned unchanged", async () => {
  const { html, payload } = await defer(pageWith("<p>Hello</p>"));
  expect(html).not.toMatch(/__next_f|TURBOPACK|_next\/static\/chunks\/[^"]*\.js/);
  expect(html).toContain('href="/_next/static/chunks/a.css"');
  expect(payload?.data).toEqual({
    flight: [[0], [1, '1:"x"\n']],
    runtime: [{ otherChunks: ["static/chunks/a1-.js"], runtimeModuleIds: [1] }],
    scripts: [{ src: "/_next/static/chunks/a1-.js", async: "" }],
    sheets: ["/_next/static/chunks/a.css"],
  });
});

test("the page script follows the entry script, with the address of the hydration payload", async () => {
  const { html, payload } = await defer(pageWith("<p>Hello</p>"));
  expect(payload?.hash).toMatch(/^[\w-]{22}$/);
  expect(html).toContain(
    `${ENTRY}<script data-hydration="/hydration/${payload?.hash}/en/r/14">${SCRIPT}</script>`,
  );
});

test("a page that hydrates automatically has the page script, after a stand-in for each joined style sheet", async () => {
  expect(addPageScript(pageWith(""), parts)).toContain(
    `${ENTRY}<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" media="not all" disabled=""/><script>${SCRIPT}</script>`,
  );
});

test("the address changes with the page and its code, but not with the framework data", async () => {
  const hashOf = async (html: string) => (await defer(html)).payload?.hash;
  const page = pageWith("<p>Hello</p>");
  expect(await hashOf(pageWith("<p>Hello!</p>"))).not.toBe(await hashOf(page));
  expect(await hashOf(pageWith("<p>Hello</p>", "b2.js"))).not.toBe(await hashOf(page));
  expect(await hashOf(page.replace('[1,"1:', '[1,"2:'))).toBe(await hashOf(page));
});

test.each([
  ["a script in an attribute", `<img alt='<script src="/_next/static/chunks/evil.js" async=""></script>'>`],
  ["framework data in an attribute", `<img alt='<script>self.__next_f.push([1,"evil"])</script>'>`],
  [
    "framework data in a style sheet",
    `<style>p::before{content:"<script>self.__next_f.push([1,2])</script>"}</style>`,
  ],
  ["framework data in authored content", '<script>self.__next_f.push([1,"evil"])</script>'],
  [
    "a script of another origin",
    '</div><script src="https://evil.test/_next/static/chunks/a.js" async=""></script><div>',
  ],
  [
    "a script path with dot segments",
    '</div><script src="/_next/static/chunks/../../../x.js" async=""></script><div>',
  ],
  ["a script that does more than pass data", "</div><script>self.__next_f.push([1]);alert(1)</script><div>"],
])("content that only resembles the framework's is not run later: %s", async (_, body) => {
  const { html, payload } = await defer(pageWith(body));
  expect(html).toContain(body);
  expect(JSON.stringify(payload)).not.toMatch(/evil|\.\.|alert/);
  expect(payload?.data.flight).toHaveLength(2);
});

test("data in an attribute is sent with unescaped quotation marks and the same value", async () => {
  for (const name of ["data-visit", "data-share", "data-account-settings"]) {
    const data = `<main ${name}="{&quot;resourceId&quot;:1}" title="a &quot;b&quot;">x="&quot;"</main>`;
    expect((await defer(pageWith(data))).html).toContain(
      `<main ${name}='{"resourceId":1}' title="a &quot;b&quot;">x="&quot;"</main>`,
    );
  }
  const markup = "<a data-share=\"{&quot;title&quot;:&quot;Chef&#x27;s 'own'&quot;}\">Share</a>";
  expect((await defer(pageWith(markup))).html).toContain(markup);
});

test("an image preload in the head is removed, because it would repeat the image's addresses", async () => {
  const announced = '<link rel="preload" as="image" imageSrcSet="/a.jpg 1x" fetchPriority="high"/>';
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const picture = '<img srcSet="/a.jpg 1x" fetchPriority="high"/>';
  const page = pageWith(`${picture}<template>${announced}</template>`).replace(
    "</head>",
    `${announced}${font}</head>`,
  );
  const { html } = await defer(page);
  expect(html.split(announced)).toHaveLength(2);
  expect(html).toContain(`<template>${announced}</template>`);
  expect(html).toContain(font);
  expect(html).toContain(picture);
});

test("an empty SVG element is self-closing, other elements are unchanged", async () => {
  const body =
    '<svg viewBox="0 0 9 9"><path d="M0 0"></path><circle r="1"></circle><title>A</title></svg><i></i><path></path>';
  expect((await defer(pageWith(body))).html).toContain(
    '<svg viewBox="0 0 9 9"><path d="M0 0"/><circle r="1"/><title>A</title></svg><i></i><path></path>',
  );
  const foreign = "<svg><foreignObject><p></p><b></b></foreignObject></svg>";
  expect((await defer(pageWith(foreign))).html).toContain(foreign);
});

test("a document other than our page is left unchanged", async () => {
  expect(await defer("<p>first</p>")).toEqual({ html: "<p>first</p>", payload: undefined });
  expect(addPageScript("<p>first</p>", parts)).toBe("<p>first</p>");
});

test("an address cannot end the attribute that contains it", async () => {
  const { html } = await deferHydration(pageWith(""), parts, () => '/hydration/x"><script>alert(1)</script>');
  expect(html).not.toContain("<script>alert(1)");
});
