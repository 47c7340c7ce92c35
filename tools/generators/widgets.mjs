/**
 * `npm run widgets -w tools`: writes what follows from the widgets' definitions and is not a type: the tables in
 * `widgets/` that browsers load. A test compares them with the definitions.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/install.mjs";
import "../../scripts/source-modules.mjs";
import { formatTable, writeViewTables } from "./write-view-tables.mjs";

const { blocks, innerWidgets } = await import("../../widgets/definitions.ts");

const folder = join(root, "widgets");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
for (const [name, text] of Object.entries(writeViewTables({ blocks, innerWidgets }, files)))
  write(join(folder, name), formatTable(name, text));

/** Writes a file and names it, unless it holds this already. */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
  console.log(file);
}
