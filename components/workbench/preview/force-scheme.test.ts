/** @jest-environment jsdom */
import { forceScheme } from "@/components/workbench/preview/framed-page";

test("a draft is shown in light or dark, whatever the author's own screen uses (R11.4)", () => {
  document.head.innerHTML = `<style>@media (prefers-color-scheme: dark) { p { color: red } }
    @media (prefers-color-scheme: light) { p { color: blue } } p { color: green }</style>`;
  for (const [scheme, inDark, inLight] of [
    ["dark", "(min-width: 0px)", "(max-width: 0px)"],
    ["light", "(max-width: 0px)", "(min-width: 0px)"],
  ] as const) {
    forceScheme(document, scheme);
    const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
    const conditions = rules.flatMap((rule) =>
      "media" in rule ? [(rule as CSSMediaRule).media.mediaText] : [],
    );
    expect(conditions).toEqual([inDark, inLight]);
    expect(document.documentElement.style.colorScheme).toBe(scheme);
  }
});
