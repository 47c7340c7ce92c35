/** @jest-environment jsdom */
import { defineTrustedTypes } from "@/lib/server/before-hydration/every-page";

type Rules = Parameters<NonNullable<Window["trustedTypes"]>["createPolicy"]>[1];

function rulesOf(): Rules {
  let given: Rules = {};
  window.trustedTypes = {
    createPolicy: (name, rules) => {
      expect(name).toBe("default");
      given = rules;
      return { createScriptURL: (address) => address };
    },
  };
  defineTrustedTypes();
  return given;
}

afterEach(() => {
  delete window.trustedTypes;
});

test("only the build's files are accepted as scripts", () => {
  const { createScriptURL } = rulesOf();
  expect(createScriptURL?.("/_next/static/chunks/a.js")).toBe("/_next/static/chunks/a.js");
  for (const address of [
    "https://evil.example/_next/static/a.js",
    "//evil.example/a.js",
    "/api/a",
    "data:,1",
  ])
    expect(createScriptURL?.(address)).toBeNull();
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<img/onerror=alert(1)>",
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="x"></iframe>',
  '<base href="//evil.example">',
])("the markup %s is reported as able to run foreign code", (markup) => {
  expect(rulesOf().createHTML?.(markup)).toBeNull();
});

test("inert markup is not reported, and a browser without Trusted Types is supported", () => {
  const markup =
    '<p class="a">On the table: <b>bread</b></p><iframe src="https://www.youtube.com/embed/a"></iframe>';
  expect(rulesOf().createHTML?.(markup)).toBe(markup);
  delete window.trustedTypes;
  expect(defineTrustedTypes).not.toThrow();
});
