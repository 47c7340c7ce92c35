/**
 * Bundles the code that runs in a page without the framework: the page scripts, one of which the web server writes
 * into every page (`.next/page-scripts.json`), and four ordinary build files: the hydrator, the script for idle
 * moments, the one that reports a visit and that of the worker that prepares for formatting. Adds the accessibility
 * checker of the workbench. Called by the build.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { pickEarlyWords } from "../lib/server/before-hydration/early-dialog/pick-early-words.ts";
import { PAGE_SCRIPTS_PATH } from "../lib/server/before-hydration/framework/framework-requests.ts";
import { COMPILE_HINT } from "./compile-when-loaded.mjs";

const ROOT = join(import.meta.dirname, "..");
/** Browser names that differ in the bundler. */
const OTHER_NAMES = { ios_saf: "ios" };

/**
 * Read by zod when it loads; otherwise it tests whether code can be created from text, which the policy blocks and
 * reports.
 */
const NO_CODE_OF_TEXT = "globalThis.__zod_globalConfig={jitless:true};";

/**
 * Writes all scripts into the build folder. `longModules` are those of `listLongModules`
 * (`lib/server/before-hydration/framework/long-modules.ts`). Rejects with an `Error` when a source cannot be bundled.
 */
export async function bundlePageScripts(buildFolder, { longModules }) {
  const folder = join(buildFolder, "static/page");
  await mkdir(folder, { recursive: true });
  const write = async (name, script) => {
    const text = COMPILE_HINT + script;
    const file = `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.js`;
    await writeFile(join(folder, file), text);
    return JSON.stringify(PAGE_SCRIPTS_PATH + file);
  };
  const LONG_MODULES = JSON.stringify(longModules);
  const VISIT_SCRIPT = await write("visit", NO_CODE_OF_TEXT + (await bundle("visit-main", {})));
  const FORMATS_SCRIPT = await write("formats", await bundle("formats-main", {}));
  const IDLE_SCRIPT = await write("idle", await bundle("idle-main", { FORMATS_SCRIPT, VISIT_SCRIPT }));
  const HYDRATOR_SCRIPT = await write(
    "hydrate",
    await bundle("hydrator-main", {
      FORMATS_SCRIPT,
      IDLE_SCRIPT,
      LONG_MODULES,
      EARLY_WORDS: JSON.stringify(await readEarlyWords()),
    }),
  );
  const scripts = {
    unhydrated: await bundle("unhydrated-main", { HYDRATOR_SCRIPT }),
    hydrated: await bundle("hydrated-main", { IDLE_SCRIPT }),
  };
  await writeFile(join(buildFolder, "page-scripts.json"), JSON.stringify(scripts));
  // Loaded into the workbench's preview when its author asks for it, and nowhere else.
  const checker = join(ROOT, "node_modules/axe-core");
  const { version } = JSON.parse(await readFile(join(checker, "package.json"), "utf8"));
  await copyFile(join(checker, "axe.min.js"), join(folder, `axe-${version}.js`));
}

/** Returns what the sheets of an unhydrated page say, in every language of the messages. */
async function readEarlyWords() {
  const folder = join(ROOT, "messages");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
  const read = async (file) => {
    const messages = JSON.parse(await readFile(join(folder, file), "utf8"));
    return [file.replace(".json", ""), pickEarlyWords(messages)];
  };
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Returns the browsers that the framework builds for, in the bundler's notation. */
async function readTargets() {
  const { browserslist } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return browserslist.map((each) => {
    const [browser, version] = each.split(" ");
    return (OTHER_NAMES[browser] ?? browser) + version;
  });
}

async function bundle(name, define) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "lib/server/before-hydration", `${name}.ts`)],
    absWorkingDir: ROOT,
    // Leaves out "use strict", which would be in every page without effect: the sources are modules, which are strict.
    tsconfigRaw: { compilerOptions: { paths: { "@/*": ["./*"] }, alwaysStrict: false } },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    platform: "browser",
    target: await readTargets(),
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', ...define },
  });
  // The script is inlined into a page, so it must not end its own element.
  return outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
}
