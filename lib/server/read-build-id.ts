import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the name of the build that this process serves. */
export async function readBuildId(): Promise<string> {
  return (await readFile(join(process.cwd(), ".next/BUILD_ID"), "utf8")).trim();
}
