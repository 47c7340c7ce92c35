import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import nextPackage from "next/package.json";

const INSTALLED = `Next ${nextPackage.version}`;
const packages = join(process.cwd(), "node_modules");

/** The bundler is a native library, one package for each kind of machine. */
const bundler = readdirSync(join(packages, "@next"))
  .filter((name) => name.startsWith("swc-"))
  .flatMap((name) => {
    const folder = join(packages, "@next", name);
    return readdirSync(folder)
      .filter((file) => file.endsWith(".node"))
      .map((file) => join("@next", name, file));
  })[0];

const FLIGHT =
  "next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js";

// What this folder knows of the framework, and where the installed version says it. Where one is missing, that version
// writes it in another way: correct the file that is named.
test.each([
  [
    "framework-html.ts",
    "(self.__next_f=self.__next_f||[]).push(",
    "next/dist/server/app-render/use-flight-response.js",
  ],
  ["framework-html.ts", "self.__next_f.push(", "next/dist/server/app-render/use-flight-response.js"],
  ["framework-html.ts", '":H" + code + model', FLIGHT],
  ["framework-html.ts", '"L", [href, as, options])', FLIGHT],
  ["run-framework.ts", "self.__next_f", "next/dist/client/app-index.js"],
  ["run-framework.ts", "runtimeModuleIds", bundler],
  ["run-framework.ts", "otherChunks", bundler],
  ["run-framework.ts", "TURBOPACK", bundler],
  ["sheet-links.ts", "data-precedence", "next/dist/compiled/react-dom/cjs/react-dom-client.production.js"],
  ["framework-html.ts", "next-size-adjust", "next/dist/server/app-render/app-render.js"],
  ["framework-html.ts", "fetchPriority: 'low'", "next/dist/shared/lib/lazy-dynamic/preload-chunks.js"],
  ["dynamic-in-browser.ts", "lazy-dynamic/loadable", "next/dist/shared/lib/app-dynamic.js"],
  [
    "dynamic-in-browser.ts",
    "hasSuspenseBoundary = !opts.ssr",
    "next/dist/shared/lib/lazy-dynamic/loadable.js",
  ],
  ["process-in-browser.ts", "require('next/dist/compiled/process')", "next/dist/build/polyfills/process.js"],
  ["framework-requests.ts", "_next/static/", "next/dist/server/lib/router-utils/filesystem.js"],
  ["framework-requests.ts", "static/chunks", bundler],
  ["long-modules.ts", "rootMainFiles", "next/dist/server/app-render/required-scripts.js"],
  ["long-modules.ts", "build-manifest.json", bundler],
  ["long-modules.ts", "turbopack-", bundler],
  ["framework-requests.ts", "'_rsc'", "next/dist/client/components/app-router-headers.js"],
  ["framework-requests.ts", "RSC_HEADER = 'rsc'", "next/dist/client/components/app-router-headers.js"],
  ["framework-requests.ts", "'next-router-state-tree'", "next/dist/client/components/app-router-headers.js"],
  ["framework-requests.ts", "'nxtP'", "next/dist/lib/constants.js"],
  ["framework-requests.ts", "'nxtI'", "next/dist/lib/constants.js"],
  ["framework-requests.ts", "/__nextjs_", "next/dist/server/dev/middleware-turbopack.js"],
])(`what %s knows of ${INSTALLED} holds: %s`, (_, known, file = "no bundler is installed") => {
  expect(readFileSync(join(packages, file)).includes(known)).toBe(true);
});
