import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(import.meta.url);

/** drizzle-kit is installed a folder above drizzle-orm and would not find it, so it is told where from here. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const askedHere = context.parentURL === import.meta.url;
    if (askedHere || specifier.split("/")[0] !== "drizzle-orm") return nextResolve(specifier, context);
    return context.conditions.includes("require")
      ? { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true }
      : nextResolve(specifier, { ...context, parentURL: import.meta.url });
  },
});
