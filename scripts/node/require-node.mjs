/**
 * Imported first by what loads TypeScript sources unbuilt: ends the process with one line on a Node that cannot,
 * instead of a stack trace from the middle of the program.
 */
import module from "node:module";

// Asked for by capability: both came to Node 22 in later minor versions.
if (module.registerHooks === undefined || !process.features.typescript) {
  console.error(
    `Node ${process.version} cannot run TypeScript sources. Use the repository's own after npm ci: node_modules/.bin/node`,
  );
  process.exit(1);
}
