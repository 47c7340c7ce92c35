import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { widths } from "#pictures/widths.ts";
import { parseQuery } from "#shared/http/validate.ts";

/** A picture's address never changes its picture while the seed stays the same; a redraw shows within the hour. */
const CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=604800";

const PICTURE_FILE = /^([a-z0-9-]+)\.(jpg|webp)$/;

const pictureQuerySchema = z.object({
  w: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
});

const contentTypes = { jpg: "image/jpeg", webp: "image/webp" } as const;
type Format = keyof typeof contentTypes;

/**
 * The media server: `/media/{name}.jpg` is the whole picture; `?w=` asks for the smallest rendering at least that
 * wide, as WebP where the reader takes it.
 */
export function mediaRoutes({ config }: Pick<SandboxContext, "config">) {
  return new Hono().get("/:file", async (c) => {
    const [, name, extension] = PICTURE_FILE.exec(c.req.param("file")) ?? [];
    if (name === undefined || !isFormat(extension)) return c.body(null, 404);
    const { w } = parseQuery(c, pictureQuerySchema);
    const format = w === undefined ? extension : preferredFormat(extension, c.req.header("accept"));
    const file = await openPicture(path.join(config.mediaFolder, toFileName(name, w, format)));
    if (!file) return c.body(null, 404);

    c.header("Cache-Control", CACHE_CONTROL);
    c.header("Access-Control-Allow-Origin", "*");
    c.header("Vary", "Accept");
    c.header("ETag", file.etag);
    if (c.req.header("if-none-match")?.includes(file.etag)) return c.body(null, 304);
    c.header("Content-Type", contentTypes[format]);
    return c.body(await file.read());
  });
}

function isFormat(extension: string | undefined): extension is Format {
  return extension !== undefined && extension in contentTypes;
}

/** An address that says WebP means it; one that says JPEG takes WebP as well when the reader does. */
function preferredFormat(extension: Format, accept: string | undefined): Format {
  return accept?.includes("image/webp") ? "webp" : extension;
}

function toFileName(name: string, width: number | undefined, format: Format): string {
  if (width === undefined && format === "jpg") return `${name}.jpg`;
  const widest = Math.max(...widths);
  const rendered = widths.filter((candidate) => candidate >= (width ?? widest));
  return `${name}-${rendered.length > 0 ? Math.min(...rendered) : widest}.${format}`;
}

/** A picture by its path, identified by size and time of rendering; the bytes are read only when they are wanted. */
async function openPicture(file: string) {
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  return {
    etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
    read: async () => new Uint8Array(await readFile(file)),
  };
}
