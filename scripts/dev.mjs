/** `npm run dev`: the demo in development mode; saved changes show immediately. */
import { installWhenNeeded, pinnedNode } from "./install.mjs";
import { claimAddresses, printTour, serveBoth } from "./serve-both.mjs";

const addresses = await claimAddresses();
try {
  await installWhenNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await serveBoth({
  addresses,
  webCommand: [pinnedNode, "node_modules/next/dist/bin/next", "dev", "--port", String(addresses.web)],
  nodeEnvironment: "development",
  onReady: ({ workbenchSecret }) => printTour(addresses, workbenchSecret),
});
