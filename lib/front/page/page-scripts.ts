import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

const schema = z.object({ asleep: z.string(), awake: z.string() });

/** What runs in a page without the framework: in one that is sent asleep, and in one that wakes by itself. */
export type PageScripts = z.output<typeof schema>;

/** As the build has bundled them (`scripts/bundle-page-scripts.mjs`). Rejects where there is no build. */
export async function readPageScripts(folder: string): Promise<PageScripts> {
  return schema.parse(JSON.parse(await readFile(join(folder, ".next/page-scripts.json"), "utf8")));
}
