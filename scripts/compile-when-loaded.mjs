import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** An explicit compile hint of V8: whoever loads this file runs most of its functions. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the scripts of a build for compilation while they load, which browsers do beside the main thread. The bundler
 * writes every module as a function, and a function without the mark is compiled on the main thread when it first runs:
 * in the moment of a guest's touch. Other browsers read the mark as a comment.
 */
export async function compileWhenLoaded(buildFolder) {
  const chunks = join(buildFolder, "static/chunks");
  const scripts = (await readdir(chunks)).filter((file) => file.endsWith(".js"));
  await Promise.all(
    scripts.map(async (file) => {
      const path = join(chunks, file);
      const text = await readFile(path, "utf8");
      // The mark counts in the first line alone.
      if (!text.startsWith(COMPILE_HINT)) await writeFile(path, COMPILE_HINT + text);
    }),
  );
}
