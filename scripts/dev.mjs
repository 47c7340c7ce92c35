/** `npm run dev`: the demo in development mode; saved changes show immediately. */
import { installWhenNeeded, pinnedNode } from "./install.mjs";
import { claimAddresses, printTour, serveBoth } from "./serve-both.mjs";

/** What the web server is made of; the framework follows changes of all else by itself. */
const OWN_SOURCES = ["lib", "messages"];

const addresses = await claimAddresses();
try {
  await installWhenNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await serveBoth({
  addresses,
  webCommand: [pinnedNode, ...OWN_SOURCES.map((folder) => `--watch-path=${folder}`), "scripts/develop.mjs"],
  nodeEnvironment: "development",
  onReady: ({ workbenchSecret }) => printTour(addresses, workbenchSecret),
});
