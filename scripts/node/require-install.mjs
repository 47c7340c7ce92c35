/**
 * Loaded before a program that needs the packages, and with `BUILT=1` a build (`package.json`): ends the process with one
 * sentence that says what to do first, instead of a stack trace or a compiler's message. Needs nothing itself.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const has = (file) => existsSync(join(root, file));

if (!has("node_modules/next/package.json"))
  end("The packages are not installed: run npm ci here, and then this again.");
if (process.env.BUILT === "1" && !has(".next/BUILD_ID"))
  end("There is no build: run npm run build here, and then this again.");
delete process.env.BUILT;

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
