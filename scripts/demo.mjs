/**
 * `npm run demo`: from a fresh clone to a running site, with plain Node 20 or later and no configuration. `-- --brand
 * city` starts it as another house: a brand of `lib/server/brand/brands`, or the path of a brand's folder.
 */
import { readFile } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildWhenNeeded, installWhenNeeded, root } from "./install.mjs";
import { claimAddresses, printTour, serveBoth } from "./serve-both.mjs";
import { webCommand } from "./web-program.mjs";

const chosen = readBrandChoice();
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
  webSettings: chosen === undefined ? {} : { BRAND: chosen },
  sandboxSettings: await readHouse(chosen),
  onReady: ({ workbenchSecret }) => printTour(addresses, workbenchSecret),
});

/** Returns the chosen brand: a name, or an absolute path; undefined for the application's own. */
function readBrandChoice() {
  try {
    const { brand } = parseArgs({ options: { brand: { type: "string" } } }).values;
    return brand !== undefined && /[/\\]/.test(brand) ? resolve(brand) : brand;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** Lets the sandbox's hotels have the first word of the brand's name; a faulty brand is reported by the web server. */
async function readHouse(brand) {
  if (brand === undefined) return {};
  try {
    const folder = isAbsolute(brand) ? brand : join(root, "lib/server/brand/brands", brand);
    const { ko, en } = JSON.parse(await readFile(join(folder, "brand.json"), "utf8")).name;
    const [korean, english] = [ko ?? en, en].map((name) => name.split(/[\s,]/)[0]);
    return { SANDBOX_HOUSE: `${korean},${english}` };
  } catch {
    return {};
  }
}
