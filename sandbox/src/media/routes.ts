import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { widths } from "#pictures/widths.ts";
import { parseQuery } from "#shared/http/validate.ts";

/** For an address with the picture's current version, whose content never changes. */
const FOR_GOOD = "public, max-age=31536000, immutable";
/** For an address without it: fresh for an hour, then revalidated, so that a new rendering shows soon. */
const FOR_NOW = "public, max-age=3600, stale-while-revalidate=604800";

const PICTURE_FILE = /^([a-z0-9-]+)\.(jpg|webp)$/;

const pictureQuerySchema = z.object({
  w: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});

const contentTypes = { jpg: "image/jpeg", webp: "image/webp" } as const;
type Format = keyof typeof contentTypes;

/**
 * The media server: `/media/{version}/{name}.jpg` is the full-size picture, cacheable for a year, `/media/{name}.jpg`
 * the same for an hour; `?w=` requests the smallest rendering at least that wide, as WebP if the client accepts it.
 */
export function mediaRoutes({ config, pictures }: Pick<SandboxContext, "config" | "pictures">) {
  const answer = async (c: Context, fileName: string, version?: string) => {
    const [, name, extension] = PICTURE_FILE.exec(fileName) ?? [];
    if (name === undefined || !isFormat(extension)) return c.body(null, 404);
    const { w } = parseQuery(c, pictureQuerySchema);
    const format = w === undefined ? extension : preferredFormat(extension, c.req.header("accept"));
    const file = await openPicture(path.join(config.mediaFolder, toFileName(name, w, format)));
    if (!file) return c.body(null, 404);

    const isFixed = version !== undefined && version === pictures.get(name);
    c.header("Cache-Control", isFixed ? FOR_GOOD : FOR_NOW);
    c.header("Access-Control-Allow-Origin", "*");
    c.header("Vary", "Accept");
    c.header("ETag", file.etag);
    if (c.req.header("if-none-match")?.includes(file.etag)) return c.body(null, 304);
    c.header("Content-Type", contentTypes[format]);
    return c.body(await file.read());
  };
  return new Hono()
    .get("/:file", (c) => answer(c, c.req.param("file")))
    .get("/:version{[0-9a-f]{8}}/:file", (c) => answer(c, c.req.param("file"), c.req.param("version")));
}

function isFormat(extension: string | undefined): extension is Format {
  return extension !== undefined && extension in contentTypes;
}

/** Returns WebP if the client accepts it, else the format of the address's extension. */
function preferredFormat(extension: Format, accept: string | undefined): Format {
  return accept?.includes("image/webp") ? "webp" : extension;
}

function toFileName(name: string, width: number | undefined, format: Format): string {
  if (width === undefined && format === "jpg") return `${name}.jpg`;
  const widest = Math.max(...widths);
  const rendered = widths.filter((candidate) => candidate >= (width ?? widest));
  return `${name}-${rendered.length > 0 ? Math.min(...rendered) : widest}.${format}`;
}

/** Returns a picture's ETag, made of size and modification time, and a lazy `read`; `null` if there is no such file. */
async function openPicture(file: string) {
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  return {
    etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
    read: async () => new Uint8Array(await readFile(file)),
  };
}
