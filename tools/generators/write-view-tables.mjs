/**
 * Writes what browsers know of the definitions: the two tables of the widgets' views, `widgets/views.ts` and
 * `widgets/static-views.ts`, and `widgets/hydration.ts`. They cannot be one with `widgets/definitions.ts`, because no
 * browser may load the definitions, and a bundler makes a chunk only of an import whose path is written out.
 */
import { execFileSync } from "node:child_process";
import { join, posix } from "node:path";
import { root } from "../../scripts/install.mjs";

const BIOME = join(root, "node_modules/.bin/biome");

/**
 * Returns the text of each table by its file name, not yet formatted. The view of a block `x` is `BoxX` in
 * `<folder>/box-x.tsx`, that of a widget `a-b` inside a block is `AB` in `<folder>/a-b.tsx`. `files` are all files in
 * `widgets`, relative to it. Throws an Error where a widget does not have exactly one such file.
 *
 * @typedef {Readonly<Record<string, { hydrateOn: string | { on: string }, linksAct?: boolean }>>} Definitions
 * @param {{ blocks: Definitions, innerWidgets: Definitions }} definitions
 * @param {readonly string[]} files
 * @returns {{ "views.ts": string, "static-views.ts": string, "hydration.ts": string }}
 */
export function writeViewTables({ blocks, innerWidgets }, files) {
  const views = [
    ...Object.entries(blocks).map(([type, definition]) => findView(type, `box-${type}`, definition, files)),
    ...Object.entries(innerWidgets).map(([type, definition]) => findView(type, type, definition, files)),
  ];
  return {
    "views.ts": writeViews(views),
    "static-views.ts": writeStillViews(views),
    "hydration.ts": writeHydration({ ...blocks, ...innerWidgets }),
  };
}

/** Formats a table and sorts its imports, as `biome check` requires. */
export function formatTable(name, text) {
  return execFileSync(BIOME, ["check", "--write", `--stdin-file-path=widgets/${name}`], {
    cwd: root,
    encoding: "utf8",
    input: text,
  });
}

function findView(type, name, { hydrateOn }, files) {
  const found = files.filter((file) => posix.basename(file) === `${name}.tsx`);
  const [file] = found;
  if (file === undefined) throw new Error(`The widget "${type}" has no view: no folder has ${name}.tsx`);
  if (found.length > 1) throw new Error(`The widget "${type}" has several views: ${found.join(", ")}`);
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const isStill = hydrateOn === "never" || typeof hydrateOn === "object";
  return { type, component, path: `./${file.replace(/\.tsx$/, "")}`, isStill };
}

/** No `loading` option: a Suspense boundary here would hide large widgets from readers without script. */
function writeViews(views) {
  const rows = views.map(
    ({ type, component, path }) =>
      `  "${type}": dynamic(() => import("${path}").then((file) => file.${component})),`,
  );
  return `// Written by \`npm run widgets -w tools\`.
import dynamic from "next/dynamic";
import type { WidgetType } from "@/widgets/definitions";
import type { Views } from "@/widgets/widget-props";

/** The view of every kind of widget, each in a chunk of its own that only pages with that widget load. */
export const views: Views<WidgetType> = {
${rows.join("\n")}
};
`;
}

function writeStillViews(views) {
  const still = views.filter(({ isStill }) => isStill);
  const imports = still.map(({ component, path }) => `import { ${component} } from "${path}";`);
  return `// Written by \`npm run widgets -w tools\`.
import type { StaticWidgetType } from "@/widgets/definitions";
import type { Views } from "@/widgets/widget-props";
${imports.join("\n")}

/** The views of widgets that may stay as the server renders them, all in one chunk. */
export const staticViews: Views<StaticWidgetType> = {
${still.map(({ type, component }) => `  "${type}": ${component},`).join("\n")}
};
`;
}

/** Only what differs from most: it is part of every page's code. */
function writeHydration(definitions) {
  const all = Object.entries(definitions);
  const others = all.flatMap(([type, { hydrateOn }]) => {
    const on = typeof hydrateOn === "object" ? hydrateOn.on : hydrateOn;
    return on === "visible" || on === "session" ? [`  "${type}": "${on}",`] : [];
  });
  const acting = all.flatMap(([type, { linksAct }]) => (linksAct ? [`"${type}"`] : []));
  return `// Written by \`npm run widgets -w tools\`.
import type { HydrateOn } from "@/lib/cms/widget/define-widget";
import type { WidgetType } from "@/widgets/definitions";

/** When widgets are hydrated for which the page does not wait until a guest touches them. */
export const hydratedOtherwise: Partial<Record<WidgetType, HydrateOn>> = {
${others.join("\n")}
};

/** The widgets whose links do something of their own once they are hydrated. */
export const widgetsWhoseLinksAct: readonly WidgetType[] = [${acting.join(", ")}];
`;
}
