/**
 * Writes the two tables of the widgets' views, `widgets/views.ts` and `widgets/still-views.ts`. They cannot
 * be one with `widgets/definitions.ts`, because no browser may load the definitions, and a bundler makes a chunk only of
 * an import whose path is written out.
 */
import { posix } from "node:path";

/**
 * Returns the text of each table by its file name, not yet formatted. The view of a block `x` is `BoxX` in
 * `<folder>/box-x.tsx`, that of a widget `a-b` inside a block is `AB` in `<folder>/a-b.tsx`. `files` are all files in
 * `widgets`, relative to it. Throws an Error where a widget does not have exactly one such file.
 *
 * @typedef {Readonly<Record<string, { hydrates: unknown }>>} Definitions
 * @param {{ blocks: Definitions, innerWidgets: Definitions }} definitions
 * @param {readonly string[]} files
 * @returns {{ "views.ts": string, "still-views.ts": string }}
 */
export function writeViewTables({ blocks, innerWidgets }, files) {
  const views = [
    ...Object.entries(blocks).map(([type, definition]) => findView(type, `box-${type}`, definition, files)),
    ...Object.entries(innerWidgets).map(([type, definition]) => findView(type, type, definition, files)),
  ];
  return { "views.ts": writeViews(views), "still-views.ts": writeStillViews(views) };
}

function findView(type, name, { hydrates }, files) {
  const found = files.filter((file) => posix.basename(file) === `${name}.tsx`);
  const [file] = found;
  if (file === undefined) throw new Error(`The widget "${type}" has no view: no folder has ${name}.tsx`);
  if (found.length > 1) throw new Error(`The widget "${type}" has several views: ${found.join(", ")}`);
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return { type, component, path: `./${file.replace(/\.tsx$/, "")}`, isStill: hydrates !== "always" };
}

/** No `loading` option: a Suspense boundary here would hide large widgets from readers without script. */
function writeViews(views) {
  const rows = views.map(
    ({ type, component, path }) =>
      `  "${type}": dynamic(() => import("${path}").then((file) => file.${component})),`,
  );
  return `// Written by \`npm run widgets\`.
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
  return `// Written by \`npm run widgets\`.
import type { StillWidgetType } from "@/widgets/definitions";
import type { Views } from "@/widgets/widget-props";
${imports.join("\n")}

/** The views of widgets that may stay as the server renders them, all in one chunk. */
export const stillViews: Views<StillWidgetType> = {
${still.map(({ type, component }) => `  "${type}": ${component},`).join("\n")}
};
`;
}
