/** Starts the sandbox; on a Node that cannot load its sources it says so in one line. */
if (!process.features.typescript) {
  console.error(
    `Node ${process.version} cannot run TypeScript sources. Use the repository's own after npm ci: npm run sandbox`,
  );
  process.exit(1);
}
await import("./src/main.ts");
