/** `npm run demo`: from a fresh clone to a running site, with plain Node 20 or later and no configuration. */
import { buildWhenNeeded, installWhenNeeded } from "./install.mjs";
import { claimAddresses, printTour, serveBoth } from "./serve-both.mjs";
import { webCommand } from "./web-program.mjs";

const addresses = await claimAddresses();
try {
  await installWhenNeeded();
  await buildWhenNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await serveBoth({
  addresses,
  webCommand: [webCommand],
  nodeEnvironment: "production",
  onReady: ({ workbenchSecret }) => printTour(addresses, workbenchSecret),
});
