/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { SchemaView } from "@/components/workbench/backend-reference";
import type { Translator } from "@/lib/i18n/load-messages";

const t = ((key: string) => key) as unknown as Translator<"BackendReference">;
const entry = {
  type: "object",
  properties: {
    path: { type: "string" },
    children: { type: "array", items: { $ref: "#/components/schemas/NavEntry" } },
  },
};

test("fields are shown inside each other, optional ones as such, and a schema that contains itself once", () => {
  const schema = {
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "integer", minimum: 0 },
      menu: {
        description: "Without it: no menu.",
        anyOf: [{ type: "array", items: { $ref: "#/components/schemas/NavEntry" } }, { type: "null" }],
      },
    },
  };
  const { container } = render(<SchemaView schema={schema} schemas={{ NavEntry: entry }} t={t} />);
  const linesOf = (list: Element, depth = 0): string[] =>
    [...list.children].flatMap((item) => {
      const own = [...item.children]
        .filter(({ tagName }) => tagName !== "UL")
        .map(({ textContent }) => textContent?.trim());
      const inside = [...item.children].filter(({ tagName }) => tagName === "UL");
      return [
        `${"  ".repeat(depth)}${own.join(" · ")}`,
        ...inside.flatMap((inner) => linesOf(inner, depth + 1)),
      ];
    });
  expect([...container.children].flatMap((list) => linesOf(list))).toEqual([
    "id · integer ≥ 0",
    "menu · NavEntry[] | null · optional · Without it: no menu.",
    "  path · string · optional",
    "  children · NavEntry[] · optional",
  ]);
});
