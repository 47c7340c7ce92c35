import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createPolicy,
  hashSource,
  inlineScripts,
  inlineStyles,
  TOAST_STYLES,
  WORKER_POLICY,
} from "@/lib/server/policy/content-policy";
import { entryScript } from "@/lib/server/policy/entry-script";
import { parseEnv } from "@/lib/server/settings/env-schema";
import { adPlatforms } from "@/lib/tracking/ad-platforms/ad-platforms";

const PAGE_SCRIPT = "wakeUp()";
const pageScripts = { unhydrated: PAGE_SCRIPT, hydrated: "watch()" };
const ours = [entryScript(), PAGE_SCRIPT];
const settings = { PUBLIC_ORIGIN: "https://dining.test", SESSION_SECRET: "x".repeat(32) };
const policyWith = (more: Record<string, string> = {}) =>
  createPolicy(parseEnv({ ...settings, ...more }), pageScripts);
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? "";

const page = `<html><head><script src="/_next/static/chunks/a.js" async=""></script><script>${entryScript()}</script><script data-hydration="/hydration/x/en/">${PAGE_SCRIPT}</script></head>
<body><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>
<script type="application/ld+json">{"@type":"Restaurant"}</script></body></html>`;

describe("inline scripts that may run", () => {
  test("include ours and the framework's own, each by its hash", () => {
    const { hashes, unknown } = inlineScripts(page, ours);
    expect(unknown).toBe(0);
    expect(hashes).toHaveLength(5);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  test.each([
    "alert(1)",
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([1]);alert(1)",
    "alert(1);self.__next_f.push([1])",
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)//])",
    "self.__next_f.push([1,alert`1`])",
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a:alert(1)});',
    `${entryScript()};alert(1)`,
    "",
  ])("do not include %j", (text) => {
    expect(inlineScripts(`<script>${text}</script>`, ours)).toEqual({ hashes: [], unknown: 1 });
  });

  test("an attribute that claims to be data does not hide a script that runs", () => {
    expect(inlineScripts('<script type="application/json">{}</script>', ours).unknown).toBe(0);
    expect(inlineScripts('<script type="text/javascript">alert(1)</script>', ours).unknown).toBe(1);
  });
});

const SHEET = "._p-1 .a{color:red}";

describe("inline style sheets that may apply", () => {
  test("are those of authors, by the hash of what a browser reads", () => {
    const html = `<div data-part="p-1" class="cms"><style>${SHEET}\r\n</style><p>a</p></div>`;
    expect(inlineStyles(html)).toEqual({ hashes: [hashSource(`${SHEET}\n`)], unknown: 0 });
  });

  test.each([
    `<style>${SHEET}</style>`,
    `<div data-part="p-2" class="cms"><style>${SHEET}</style></div>`,
    `<div data-part="p-1" class="cms"><p></p><style>${SHEET}</style></div>`,
    '<div data-part="p-1"><style>input[value^=a]{background:url(https://e.test/a)}</style></div>',
    `<div data-part="p-1"><style>${SHEET}body{display:none}</style></div>`,
  ])("do not include that of %s", (html) => {
    expect(inlineStyles(html)).toEqual({ hashes: [], unknown: 1 });
  });

  test("include those of the library for toasts in the installed version", () => {
    const source = readFileSync(join(process.cwd(), "node_modules/sonner/dist/index.mjs"), "utf8");
    const [, added = ""] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
    expect(hashSource(String(JSON.parse(added)))).toBe(TOAST_STYLES[1]);
  });
});

describe("the policy", () => {
  test.each(["public", "onRequest", "private", "adFrame"] as const)(
    "of a %s page starts with 'none' and allows no unsafe source",
    (kind) => {
      const policy = policyWith()(kind, page);
      expect(directive(policy, "default-src")).toBe("'none'");
      for (const name of ["base-uri", "object-src"]) expect(directive(policy, name)).toBe("'none'");
      expect(directive(policy, "frame-ancestors")).toBe("'self'");
      expect(directive(policy, "script-src")).not.toMatch(/unsafe|\*|data:|https:(?!\/\/)/);
    },
  );

  test("of a public page lists the enabled ad platforms and none that is disabled", () => {
    const on = policyWith()("public", page);
    for (const address of ["https://t1.daumcdn.net/kas/static/kp.js", "https://wcs.naver.net/wcslog.js"]) {
      expect(directive(on, "script-src").split(" ")).toContain(address);
    }
    const off = policyWith(Object.fromEntries(adPlatforms.map(({ setting }) => [setting, "off"])));
    expect(off("public", page)).not.toMatch(/daumcdn|naver\.net|facebook|googletagmanager/);
    expect(directive(off("adFrame", ""), "script-src")).toBe("'none'");
  });

  test("of a public page trusts what its two constant scripts load, of a private page only listed sources", () => {
    expect(directive(policyWith()("public", page), "script-src")).toMatch(/^'strict-dynamic' 'self' /);
    expect(policyWith()("private", page)).not.toContain("strict-dynamic");
  });

  test("of a public page rendered for its query admits what the page without a query does, and the framework's files", () => {
    const [stored, onRequest] = (["public", "onRequest"] as const).map((kind) => policyWith()(kind, page));
    expect(onRequest).toBe(stored?.replace("'strict-dynamic' ", ""));
  });

  test("a page may start workers of this site alone, the ads' frame none, and the worker of saved receipts may ask this site alone", () => {
    for (const kind of ["public", "onRequest", "private", "staff"] as const)
      expect(directive(policyWith()(kind, page), "worker-src")).toBe("'self'");
    expect(directive(policyWith()("adFrame", page), "worker-src")).toBe("");
    expect(WORKER_POLICY).toBe("default-src 'none'; connect-src 'self'");
  });

  test("PCI 6.4.3: of a private page allows no vendor scripts", () => {
    const scripts = directive(policyWith()("private", page), "script-src").split(" ");
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
  });

  test("lets forms of the payment page lead only to the gateway, where that is configured", () => {
    const policy = policyWith({ GATEWAY_ORIGINS: "https://pay.test, https://m.pay.test" })("private", page);
    expect(directive(policy, "form-action")).toBe(
      "'self' https://kauth.kakao.com https://pay.test https://m.pay.test",
    );
    expect(directive(policyWith()("public", page), "form-action")).not.toMatch(/https:(?!\/\/)/);
  });

  test("allows images from the configured hosts, or from any host over https", () => {
    expect(directive(policyWith()("public", page), "img-src")).toBe("'self' data: https:");
    expect(directive(policyWith({ MEDIA_HOSTS: "a.test,b.test" })("public", page), "img-src")).toBe(
      "'self' data: https://a.test https://b.test",
    );
  });

  test.each(["public", "onRequest", "private"] as const)(
    "of a %s page allows style attributes, and style sheets by hash",
    (kind) => {
      const html = `<div data-part="p-1" class="cms"><style>${SHEET}</style></div>`;
      const policy = policyWith()(kind, html);
      expect(directive(policy, "style-src-attr")).toBe("'unsafe-inline'");
      expect(directive(policy, "style-src-elem")).toBe(
        `'self' ${hashSource(SHEET)} ${TOAST_STYLES.join(" ")}`,
      );
    },
  );

  test("logs a page with an unknown inline style sheet", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    policyWith()("public", "<style>body{display:none}</style>");
    expect(warn).toHaveBeenCalledWith("1 inline style sheets of a page are unknown and will not apply");
  });

  test("logs a page with an unknown inline script", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    policyWith()("public", "<script>alert(1)</script>");
    expect(warn).toHaveBeenCalledWith("1 inline scripts of a page are unknown and will not run");
  });
});
