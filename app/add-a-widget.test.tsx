import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type * as PageView from "@/app/page-view/load-part-views";
import type * as Slots from "@/components/cms/hydrated-slots";
import type * as Examples from "@/lib/cms/widget/widget-examples";
import type * as Options from "@/lib/cms/widget/widget-options";
import type * as StillViews from "@/widgets/still-views";

/** The files of an example widget, as a contributor would write them: one folder. */
const folder = {
  "definition.ts": `import { z } from "zod";
import { defineBlock } from "@/lib/widget/define-widget";
import { text } from "@/lib/widget/option-kinds";

export const greeting = defineBlock({
  options: z
    .object({ guest: text(50).describe("Who is greeted").meta({ example: "Ada" }) })
    .describe("Greets somebody by name"),
  messageKeys: ["close"],
  load: (options, _, { path }) => import("./load").then(({ loadGreeting }) => loadGreeting(options.guest, path)),
  hydrates: "never",
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

/** The lines that register it: one in each table, and one in the list of still views because it never hydrates. */
const lines = {
  definition: {
    file: "widgets/definitions.ts",
    after: /export const blocks = \{/,
    text: "  greeting,",
    top: `import { greeting } from "./greeting/definition";`,
  },
  view: {
    file: "widgets/registry.tsx",
    after: /const registry: .*\{/,
    text: `  greeting: dynamic(() => import("./greeting/box-greeting").then((file) => file.BoxGreeting)),`,
    top: "",
  },
  still: {
    file: "widgets/still-views.tsx",
    after: /const views: .*\{/,
    text: "  greeting: BoxGreeting,",
    top: `import { BoxGreeting } from "./greeting/box-greeting";`,
  },
};
type Line = keyof typeof lines;

// The compiler ignores a folder whose name begins with a dot.
mkdirSync("test-results", { recursive: true });
const copies = mkdtempSync(join("test-results", ".added-widget-"));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** Copies the project's widgets, adds the new one and the given lines, and returns the folder of the copy. */
function addWidget(name: string, written: readonly Line[]): string {
  const copy = join(copies, name);
  cpSync("widgets", join(copy, "widgets"), { recursive: true });
  mkdirSync(join(copy, "widgets/greeting"));
  for (const [file, text] of Object.entries(folder))
    writeFileSync(join(copy, "widgets/greeting", file), text);
  for (const { file, after, text, top } of written.map((line) => lines[line])) {
    const source = readFileSync(join(copy, file), "utf8");
    const changed = `${top}\n${source.replace(after, (found) => `${found}\n${text}`)}`;
    expect(changed).toContain(text);
    writeFileSync(join(copy, file), changed.replace(/^\n/, ""));
  }
  return copy;
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

test("a widget is a folder, a line in each of two tables and its message: the compiler names what is missing", () => {
  const copy = addWidget("without-lines", ["definition"]);
  const view = "widgets/greeting/box-greeting.tsx";
  const gaps = compile(copy, [
    view,
    "widgets/registry.tsx",
    "widgets/still-views.tsx",
    "../../../app/workbench/catalogue-entries.ts",
  ]);
  expect(gaps).toEqual([
    expect.stringMatching(/catalogue-entries\.ts.*blocks\.greeting/),
    expect.stringMatching(/registry\.tsx.*'greeting' is missing.*Views<"action"/),
    expect.stringMatching(/still-views\.tsx.*'greeting' is missing.*Views<StillWidgetType>/),
  ]);
}, 120_000);

test("R4.1 a view that uses a message which its definition does not declare does not compile", () => {
  const copy = addWidget("without-key", ["definition", "view", "still"]);
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

test("a folder that no table names does not compile either", () => {
  const gaps = compile(addWidget("without-definition", []), ["widgets/greeting/box-greeting.tsx"]);
  expect(gaps.join("\n")).toMatch(/box-greeting\.tsx.*"greeting"/);
}, 120_000);

test("R4.1 an added widget is parsed, loaded, rendered and listed in the catalogue", async () => {
  const copy = join(process.cwd(), addWidget("drawn", ["definition", "view", "still"]));
  jest.doMock("@/widgets/definitions", () => jest.requireActual(join(copy, "widgets/definitions")));
  jest.doMock("@/widgets/still-views", () => jest.requireActual(join(copy, "widgets/still-views")));
  const { loadHtmlView }: typeof PageView = require("@/app/page-view/load-part-views");
  const { allSlots, hydratedSlots }: typeof Slots = require("@/components/cms/hydrated-slots");
  const { exampleOf, findBlock }: typeof Examples = require("@/lib/cms/widget/widget-examples");
  const { optionsOf }: typeof Options = require("@/lib/cms/widget/widget-options");
  const { StillView }: typeof StillViews = require("@/widgets/still-views");

  const block = findBlock("greeting");
  if (block === undefined) throw new Error("no such block");
  const html = exampleOf(block);
  expect(html).toBe('<div class="cms-box-greeting" guest="Ada"><p>Hello.</p></div>');
  expect(optionsOf(block)).toMatchObject([{ name: "guest", meaning: "Who is greeted", isNeeded: true }]);

  const place = { path: "/p/hello", resourceId: undefined };
  const part = await loadHtmlView({ html }, "page-1", "en", place);
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
  expect(renderToStaticMarkup(StillView(given))).toBe('<div><p title="Ada">Hello Ada at /p/hello</p></div>');
});
