/**
 * Lets Node load the sources of the web application unbuilt: resolves `@/` to the repository and imports without a file
 * extension, imports JSON without an attribute, and lets `server-only` pass, because this is the server.
 */
import "./node/require-node.mjs";
import { existsSync } from "node:fs";
// The names are read from the default export, because a Node without them would refuse to load the file at all.
import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { enableCompileCache, registerHooks } = module;
const root = join(import.meta.dirname, "..");
// Compiling sources takes a third of the start-up time; where nothing can be written, it is repeated each time.
enableCompileCache(join(root, ".next/compile-cache"));

registerHooks({
  resolve(specifier, context, resolveNext) {
    if (specifier === "server-only") {
      return resolveNext(specifier, { ...context, conditions: [...context.conditions, "react-server"] });
    }
    // The framework's package has no list of exports that Node could follow.
    if (/^next\/[\w-]+$/.test(specifier)) return resolveNext(`${specifier}.js`, context);
    if (specifier.startsWith("@/")) {
      const path = join(root, specifier.slice(2));
      return asJson(resolveNext(pathToFileURL(existsSync(`${path}.ts`) ? `${path}.ts` : path).href, context));
    }
    if (/^\.\.?\//.test(specifier) && context.parentURL?.endsWith(".ts") && !/\.\w+$/.test(specifier)) {
      return resolveNext(`${specifier}.ts`, context);
    }
    return context.parentURL?.endsWith(".ts") && /^\.|\.json$/.test(specifier)
      ? asJson(resolveNext(specifier, context))
      : resolveNext(specifier, context);
  },
});

function asJson(found) {
  return found.url.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
}
