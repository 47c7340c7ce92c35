/** Finds the modules with which the framework starts, so that each can be evaluated in a task of its own. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** Shorter modules are evaluated together, as those that need them are. */
const LONG_CHARACTERS = 4_000;

/**
 * Returns the numbers of the long modules in the files of this build that every page starts with. Each file only
 * registers its modules when it is run, here in a context of its own; none of them is evaluated.
 */
export async function listLongModules(buildFolder) {
  const { rootMainFiles } = JSON.parse(await readFile(join(buildFolder, "build-manifest.json"), "utf8"));
  const registered = [];
  for (const file of rootMainFiles) {
    // The runtime itself registers nothing, and runs only in a browser.
    if (file.includes("/turbopack-")) continue;
    const text = await readFile(join(buildFolder, file), "utf8");
    runInNewContext(text, { TURBOPACK: registered, document: { currentScript: null } });
  }
  return registered.flatMap(([, ...modules]) =>
    // A factory follows the numbers of the modules that it makes.
    modules.flatMap((factory, index) =>
      typeof factory === "function" && factory.toString().length > LONG_CHARACTERS
        ? [modules[index - 1]]
        : [],
    ),
  );
}
