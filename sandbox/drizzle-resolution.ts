import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(import.meta.url);

/** Resolves `drizzle-orm` for drizzle-kit, which is installed one folder above it and would not find it. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isImportedHere = context.parentURL === import.meta.url;
    if (isImportedHere || specifier.split("/")[0] !== "drizzle-orm") return nextResolve(specifier, context);
    return context.conditions.includes("require")
      ? { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true }
      : nextResolve(specifier, { ...context, parentURL: import.meta.url });
  },
});
