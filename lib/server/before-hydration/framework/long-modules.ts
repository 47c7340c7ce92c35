import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

/** Shorter modules are evaluated together, as those that need them are. */
const LONG_CHARACTERS = 4_000;

/** What one of the framework's files registers: its own script, then numbers of modules, each with what makes it. */
type Registered = [script: unknown, ...modules: unknown[]];

/**
 * Finds the modules with which the framework starts, so that each can be evaluated in a task of its own: returns the
 * numbers of the long ones in the files of a build that every page starts with. Each file only registers its modules
 * when it is run, here in a context of its own; none of them is evaluated. Throws an `Error` where it finds none,
 * because this build is then written in another way.
 */
export async function listLongModules(buildFolder: string): Promise<unknown[]> {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    await readFile(join(buildFolder, "build-manifest.json"), "utf8"),
  );
  const registered: Registered[] = [];
  for (const file of rootMainFiles) {
    // The runtime itself registers nothing, and runs only in a browser.
    if (file.includes("/turbopack-")) continue;
    const text = await readFile(join(buildFolder, file), "utf8");
    runInNewContext(text, { TURBOPACK: registered, document: { currentScript: null } });
  }
  const numbers = registered.flatMap(([, ...modules]) =>
    // A factory follows the numbers of the modules that it makes.
    modules.flatMap((factory, index) =>
      typeof factory === "function" && factory.toString().length > LONG_CHARACTERS
        ? [modules[index - 1]]
        : [],
    ),
  );
  if (numbers.length === 0) throw new Error("the framework's files register no module of any length");
  return numbers;
}
