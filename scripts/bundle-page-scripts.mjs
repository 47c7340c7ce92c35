/**
 * Bundles what runs in a page without the framework: the page script, which the front server writes into every page
 * (`.next/page-script.js`), and the script for idle moments, a file of the build like any other. Called by the build.
 */
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

/** The browsers that the framework builds for. */
const TARGET = ["chrome111", "edge111", "firefox111", "safari16.4"];
const ROOT = join(import.meta.dirname, "..");

/** Read by zod as it is loaded: else it tries whether code may be made of text, which the policy refuses and reports. */
const NO_CODE_OF_TEXT = "globalThis.__zod_globalConfig={jitless:true};";

/** Writes both into the folder of the build. Raises the `Error` of a source that cannot be bundled. */
export async function bundlePageScripts(buildFolder) {
  const idle = NO_CODE_OF_TEXT + (await bundle("lib/page-script/idle-main.ts", {}));
  const name = `idle-${createHash("sha256").update(idle).digest("hex").slice(0, 12)}.js`;
  const folder = join(buildFolder, "static/page");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), idle);
  const page = await bundle("lib/page-script/main.ts", {
    IDLE_SCRIPT: JSON.stringify(`/_next/static/page/${name}`),
  });
  await writeFile(join(buildFolder, "page-script.js"), page);
}

async function bundle(entry, define) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, entry)],
    absWorkingDir: ROOT,
    // A word that is written into every page and says nothing there: the sources are modules, which are strict.
    tsconfigRaw: { compilerOptions: { paths: { "@/*": ["./*"] }, alwaysStrict: false } },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    platform: "browser",
    target: TARGET,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"', ...define },
  });
  // It stands in a page: nothing in it may end the element that it stands in.
  return outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
}
