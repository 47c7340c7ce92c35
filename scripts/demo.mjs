/**
 * `npm run demo`: from a fresh clone to a running site, with plain Node 20 or later and no configuration. `-- --brand city`
 * starts it as another house: a brand of `lib/brand/brands`, or the path of a brand's folder.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildWhenNeeded, installWhenNeeded } from "./install.mjs";
import { claimAddresses, printTour, serveBoth } from "./serve-both.mjs";
import { webCommand } from "./web-program.mjs";

const webSettings = readBrandSetting();
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
  webSettings,
  onReady: ({ workbenchSecret }) => printTour(addresses, workbenchSecret),
});

function readBrandSetting() {
  try {
    const { brand } = parseArgs({ options: { brand: { type: "string" } } }).values;
    if (brand === undefined) return {};
    return { BRAND: /[/\\]/.test(brand) ? resolve(brand) : brand };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
