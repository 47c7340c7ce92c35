/**
 * Bundles what runs in a page without the framework: the page scripts, one of which the front server writes into every
 * page (`.next/page-scripts.json`), and two files of the build like any other, what wakes a page and the script for idle
 * moments. Called by the build.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const ROOT = join(import.meta.dirname, "..");
/** The names of browsers that the bundler calls otherwise. */
const OTHER_NAMES = { ios_saf: "ios" };

/** Read by zod as it is loaded: else it tries whether code may be made of text, which the policy refuses and reports. */
const NO_CODE_OF_TEXT = "globalThis.__zod_globalConfig={jitless:true};";

/** Writes all of them into the folder of the build. Raises the `Error` of a source that cannot be bundled. */
export async function bundlePageScripts(buildFolder) {
  const folder = join(buildFolder, "static/page");
  await mkdir(folder, { recursive: true });
  const write = async (name, text) => {
    const file = `${name}-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.js`;
    await writeFile(join(folder, file), text);
    return JSON.stringify(`/_next/static/page/${file}`);
  };
  const addresses = {
    IDLE_SCRIPT: await write("idle", NO_CODE_OF_TEXT + (await bundle("idle-main", {}))),
    WAKER_SCRIPT: await write("wake", await bundle("waker-main", {})),
  };
  const scripts = {
    asleep: await bundle("asleep-main", addresses),
    awake: await bundle("awake-main", addresses),
  };
  await writeFile(join(buildFolder, "page-scripts.json"), JSON.stringify(scripts));
}

/** The browsers that the framework builds for, as the bundler names them. */
async function readTargets() {
  const { browserslist } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return browserslist.map((each) => {
    const [browser, version] = each.split(" ");
    return (OTHER_NAMES[browser] ?? browser) + version;
  });
}

async function bundle(name, define) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "lib/page-script", `${name}.ts`)],
    absWorkingDir: ROOT,
    // A word that is written into every page and says nothing there: the sources are modules, which are strict.
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
  // It stands in a page: nothing in it may end the element that it stands in.
  return outputFiles[0].text.trim().replaceAll("</script", "<\\/script");
}
