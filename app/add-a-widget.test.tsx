import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type * as PageView from "@/app/_page-view/load-part-views";
import type * as Slots from "@/components/cms/hydrated-slots";
import type * as Examples from "@/lib/cms/widget/widget-options";
import type * as Options from "@/lib/cms/widget/widget-options";
import { writeViewTables } from "@/tools/generators/write-view-tables.mjs";
import type * as Definitions from "@/widgets/definitions";
import type * as Still from "@/widgets/static-view";

/** The files of an example widget, as a contributor would write them: one folder. */
const folder = {
  "definition.ts": `import { z } from "zod";
import { defineBlock } from "@/lib/cms/widget/define-widget";
import { text } from "@/lib/cms/widget/option-kinds";

export const greeting = defineBlock({
  options: z
    .object({ guest: text(50).describe("Who is greeted").meta({ example: "Ada" }) })
    .describe("Greets somebody by name"),
  messageKeys: ["close"],
  load: (options, _, { path }) => import("./load").then(({ loadGreeting }) => loadGreeting(options.guest, path)),
  hydrateOn: "never",
  example: { inside: "<p>Hello.</p>", cases: ["usual"] },
});
`,
  "load.ts": `export async function loadGreeting(guest: string, path: string) {
  return { kind: "greeting" as const, words: \`Hello \${guest} at \${path}\` };
}
`,
  "box-greeting.tsx": `import { createElement } from "react";
import type { WidgetProps } from "@/widgets/widget-props";

export function BoxGreeting({ tag, attributes, options, data }: WidgetProps<"greeting">) {
  return createElement(tag, attributes, <p title={options.guest}>{data?.words}</p>);
}
`,
};

/** The line that registers it, and its import. */
const line = { top: `import { greeting } from "./greeting/definition";\n`, entry: "  greeting,\n" };

// The compiler ignores a folder whose name begins with a dot.
mkdirSync("test-results", { recursive: true });
const copies = mkdtempSync(join("test-results", ".added-widget-"));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** Copies the project's widgets, adds the folder of the new one, and returns the folder of the copy. */
function addFolder(name: string): string {
  const copy = join(process.cwd(), copies, name);
  cpSync("widgets", join(copy, "widgets"), { recursive: true });
  mkdirSync(join(copy, "widgets/greeting"));
  for (const [file, text] of Object.entries(folder))
    writeFileSync(join(copy, "widgets/greeting", file), text);
  return copy;
}

/** Adds the folder and the line to a copy, and returns the copy's folder. */
function addWidget(name: string): string {
  const copy = addFolder(name);
  const file = join(copy, "widgets/definitions.ts");
  const source = readFileSync(file, "utf8");
  const changed = line.top + source.replace("export const blocks = {\n", (start) => start + line.entry);
  expect(changed).toContain(line.entry);
  writeFileSync(file, changed);
  return copy;
}

/** Writes the tables of views of a copy, as `npm run widgets -w tools` does. */
function writeTables(copy: string): void {
  const widgets = join(copy, "widgets");
  const definitions: typeof Definitions = jest.requireActual(join(widgets, "definitions"));
  const files = readdirSync(widgets, { recursive: true, encoding: "utf8" });
  for (const [name, text] of Object.entries(writeViewTables(definitions, files)))
    writeFileSync(join(widgets, name), text);
}

/** Returns the compiler's errors for these files of a copy, which takes the place of the project's own widgets. */
function compile(copy: string, files: readonly string[]): string[] {
  const root = relative(copy, ".");
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      incremental: false,
      types: ["node", "jest", "next"],
      paths: { "@/widgets/*": ["./widgets/*"], "@/*": [`${root}/*`] },
    },
    include: [],
    files: [...files, `${root}/global.d.ts`],
  };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync("node_modules/.bin/tsc", ["--noEmit", "-p", copy], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

const users = [
  "../../../components/cms/rendered-content.tsx",
  "widgets/static-view.tsx",
  "../../../app/workbench/catalogue-entries.ts",
];
const missingText = expect.stringMatching(/catalogue-entries\.ts.*blocks\.greeting/);

test("a widget is a folder and a line: only its text for authors is missing", () => {
  const copy = addWidget("complete");
  writeTables(copy);
  expect(compile(copy, users)).toEqual([missingText]);
}, 120_000);

test("tables of views that were not written since do not compile", () => {
  expect(compile(addWidget("without-tables"), users)).toEqual([
    missingText,
    expect.stringMatching(/static-views\.ts.*'greeting' is missing.*Views<StaticWidgetType>/),
    expect.stringMatching(/views\.ts.*'greeting' is missing.*Views<"action"/),
  ]);
}, 120_000);

test("a view that uses a message which its definition does not declare does not compile (R4.1)", () => {
  const copy = addWidget("without-key");
  writeFileSync(
    join(copy, "widgets/greeting/greeting-texts.ts"),
    `import { useWidgetTexts } from "@/widgets/use-widget-texts";

export function useGreetingTexts() {
  const t = useWidgetTexts<"greeting">();
  return [t("close"), t("retry")];
}
`,
  );
  expect(compile(copy, ["widgets/greeting/greeting-texts.ts"])).toEqual([
    expect.stringMatching(/greeting-texts\.ts.*'"retry"' is not assignable.*"close"/),
  ]);
}, 120_000);

test("a widget that does not say when it is hydrated does not compile", () => {
  const copy = addWidget("says-nothing");
  const file = join(copy, "widgets/greeting/definition.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ *hydrateOn:.*\n/m, ""));
  const [first] = compile(copy, ["widgets/greeting/definition.ts"]);
  expect(first).toContain("greeting/definition.ts");
}, 120_000);

test("a folder without its line does not compile", () => {
  const gaps = compile(addFolder("without-line"), ["widgets/greeting/box-greeting.tsx"]);
  expect(gaps.join("\n")).toMatch(/box-greeting\.tsx.*"greeting"/);
}, 120_000);

test("an added widget is parsed, loaded, rendered and listed in the catalogue (R4.1)", async () => {
  const copy = addWidget("drawn");
  writeTables(copy);
  jest.doMock("@/widgets/definitions", () => jest.requireActual(join(copy, "widgets/definitions")));
  jest.doMock("@/widgets/static-view", () => jest.requireActual(join(copy, "widgets/static-view")));
  const { loadHtmlView }: typeof PageView = require("@/app/_page-view/load-part-views");
  const { allSlots, hydratedSlots }: typeof Slots = require("@/components/cms/hydrated-slots");
  const { exampleOf, findBlock }: typeof Examples = require("@/lib/cms/widget/widget-options");
  const { optionsOf }: typeof Options = require("@/lib/cms/widget/widget-options");
  const { StaticView }: typeof Still = require("@/widgets/static-view");

  const block = findBlock("greeting");
  if (block === undefined) throw new Error("no such block");
  const html = exampleOf(block);
  expect(html).toBe('<div class="cms-box-greeting" guest="Ada"><p>Hello.</p></div>');
  expect(optionsOf(block)).toMatchObject([{ name: "guest", meaning: "Who is greeted", isNeeded: true }]);

  const context = { path: "/p/hello", resourceId: undefined };
  const part = await loadHtmlView({ html }, "page-1", "en", context);
  expect(part.content.findings).toEqual([]);
  expect(hydratedSlots([part])).toEqual({});
  const slot = allSlots(part)["page-1:0"];
  if (slot === undefined) throw new Error("no widget");
  const given = {
    type: "greeting" as never,
    options: slot.widget.options,
    data: slot.data,
    tag: "div",
    attributes: {},
    scope: "page-1",
    slot: 0,
    authored: [],
    content: null,
    deferred: false,
  };
  expect(renderToStaticMarkup(StaticView(given))).toBe('<div><p title="Ada">Hello Ada at /p/hello</p></div>');
});
