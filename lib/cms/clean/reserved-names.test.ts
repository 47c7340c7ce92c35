import { readdirSync, readFileSync } from "node:fs";
import { findAttributeRule } from "@/lib/cms/clean/allowed-attributes";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { toPartClass, toPartClasses } from "./reserved-names";

const sources = ["app", "components", "lib", "widgets"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test(?:-support)?\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") })),
);
const clean = (html: string, style?: string) => {
  const { nodes, css } = parsePart(html, { scope: "test", style });
  return { html: serializeNodes(nodes), css };
};

describe("authors cannot use our own names (R4.1)", () => {
  test.each([
    "hNhc_G_popup",
    "FCH-Ra_button",
    "_SJNlq_overlay",
    "_2Akv1q_body",
    "M6nqfW_panel",
    "sheet-module__SJNlq_8q__overlay",
    "cms",
    "eyebrow",
    "visually-hidden",
    "_test",
    "_p-2",
  ])("the class %s is renamed in a part, in markup and in selectors alike", (name) => {
    const { html, css } = clean(
      `<p class="a ${name}\tb">x</p><svg><path class="${name}" d="M0 0"></path></svg>`,
      `.${name} > .b, p:not(.${name}) {color:red}`,
    );
    expect(html).toBe(
      `<p class="a cms-${name}\tb">x</p><svg><path class="cms-${name}" d="M0 0"></path></svg>`,
    );
    expect(css).toBe(`._test .cms-${name}>.b,._test p:not(.cms-${name}){color:red}`);
  });

  test("a selector that writes such a name with escapes is renamed in the same way", () => {
    const { css } = clean("<p>x</p>", ".\\68Nhc_G_popup{color:red}.c\\6d s{color:red}.\\31 a{color:red}");
    expect(css).toBe(
      "._test .cms-hNhc_G_popup{color:red}._test .cms-cms{color:red}._test .\\31 a{color:red}",
    );
  });

  test.each(["row", "col-md-6", "y-card", "cms-box-list", "hero__title", "btn_primary", "메뉴_제목", "a_b"])(
    "the class %s is left unchanged",
    (name) => {
      expect(toPartClass(name)).toBe(name);
    },
  );

  test("renaming is idempotent and keeps the spaces between names", () => {
    const once = toPartClasses("  ab_cde_foo\n eyebrow  row ");
    expect(once).toBe("  cms-ab_cde_foo\n cms-eyebrow  row ");
    expect(toPartClasses(once)).toBe(once);
  });

  test("every class of our global style sheet is known", () => {
    const names = sources.flatMap(({ file, text }) => {
      const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
      if (["globals.css", "authored-content.css"].includes(file))
        return [...plain.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? "");
      if (!file.endsWith(".css")) return [];
      return [...plain.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, selector = ""]) =>
        [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ""),
      );
    });
    expect(names).toContain("cms");
    // Authors write the class of a block themselves.
    const reachable = names.filter((name) => toPartClass(name) === name && !name.startsWith("cms-box-"));
    expect(reachable).toEqual([]);
  });

  test("every data attribute in our sources is known", () => {
    const names = new Set(
      sources.flatMap(({ text }) => [
        ...[...text.matchAll(/\bdata-[a-z][a-z-]*[a-z]\b/g)].map(([name]) => name),
        ...[...text.matchAll(/\bdataset\.([a-zA-Z]+)/g)].map(
          ([, name = ""]) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        ),
      ]),
    );
    expect(names.size).toBeGreaterThan(40);
    const left = [...names].filter((name) => findAttributeRule("div", name) !== null);
    expect(left).toEqual([]);
  });

  test.each([
    "data-when",
    "data-zone",
    "data-sonner-toaster",
    "data-sonner-toast",
    "data-radix-popper-content-wrapper",
    "data-nextjs-scroll-focus-boundary",
    "data-slot-x",
  ])("the attribute %s is removed", (name) => {
    expect(clean(`<p ${name}="in" data-own="1">x</p>`).html).toBe('<p data-own="1">x</p>');
  });
});

describe("a part contains its own layout (R4.1)", () => {
  test.each([
    "display:contents",
    "display:inline",
    "display:contents!important",
    "display:var(--x)",
    "transform:none",
    "transform:none!important",
    "-webkit-transform:none",
    "isolation:auto",
    "z-index:5",
    "all:unset",
  ])("%s is removed from the part's own element", (declaration) => {
    expect(clean("<p>x</p>", `body{color:red;${declaration}}`).css).toBe("._test{color:red}");
    expect(clean("<p>x</p>", `color:red;${declaration}`).css).toBe("._test{color:red}");
  });

  test.each([
    "display:flex",
    "display: grid",
    "display:none",
    "display:block!important",
    "display:flow-root",
  ])("%s is allowed on the part's own element", (declaration) => {
    expect(clean("<p>x</p>", `body{${declaration}}`).css).toBe(`._test{${declaration}}`);
  });

  test("an animation cannot remove a box, but may transform it", () => {
    const { css } = clean(
      "<p>x</p>",
      "@keyframes a{from{display:contents;transform:none;color:red}}body{animation:a 1s}",
    );
    expect(css).toContain("{from{transform:none;color:red}}");
  });

  test("an element inside the part may have any display and any transform", () => {
    const { html } = clean('<p style="display:contents">x</p><p style="transform:none">y</p>');
    expect(html).toBe('<p style="display:contents">x</p><p style="transform:none">y</p>');
  });
});
