import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

const schema = z.object({ unhydrated: z.string(), hydrated: z.string() });

/**
 * The scripts that run in a page without the framework: in one that is sent unhydrated, and in one that hydrates
 * automatically.
 */
export type PageScripts = z.output<typeof schema>;

/** Returns the folder of the build that this process serves; in development, that of the page scripts alone. */
export function buildFolder(): string {
  return join(process.cwd(), process.env.NODE_ENV === "development" ? ".yeoul/development" : ".next");
}

/** Reads the scripts that the build bundled (`scripts/bundle-page-scripts.mjs`). Rejects where there is no build. */
export async function readPageScripts(): Promise<PageScripts> {
  return schema.parse(JSON.parse(await readFile(join(buildFolder(), "page-scripts.json"), "utf8")));
}

/** Returns the name of the build that this process serves. */
export async function readBuildId(): Promise<string> {
  return (await readFile(join(process.cwd(), ".next/BUILD_ID"), "utf8")).trim();
}
