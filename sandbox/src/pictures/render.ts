import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { dice } from "./draw.ts";
import { type PictureName, pictureNames } from "./names.ts";
import { widths } from "./widths.ts";

const manifestName = "manifest.json";
const fullWidth = 1280;

/** Returns a hash of all code in this folder, which the pictures depend on: reading it is faster than drawing them. */
const hashSources = async (): Promise<string> => {
  const folder = import.meta.dirname;
  const files = await readdir(folder, { recursive: true });
  const names = files.filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const hash = createHash("sha256");
  for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex");
};

const readManifest = async (directory: string): Promise<Record<string, string>> => {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(directory, manifestName), "utf8"));
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
    );
  } catch {
    // Without a complete manifest, every picture is rendered again.
    return {};
  }
};

const filesOf = (name: PictureName): string[] => [
  `${name}.jpg`,
  ...widths.flatMap((width) => [`${name}-${width}.webp`, `${name}-${width}.jpg`]),
];

/** Returns the raw RGBA pixels of a faint, warm paper grain, made once for all pictures. */
const paperGrain = (): Promise<Buffer> => {
  const roll = dice(4);
  const pixels = Buffer.alloc(fullWidth * fullWidth * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const value = roll() + roll() - 1;
    pixels[index] = value > 0 ? 255 : 60;
    pixels[index + 1] = value > 0 ? 246 : 40;
    pixels[index + 2] = value > 0 ? 226 : 16;
    pixels[index + 3] = Math.round(Math.abs(value) * 17);
  }
  // Slightly blurred, because single-pixel grain would take more bytes in a JPEG than the picture itself.
  return sharp(pixels, { raw: { width: fullWidth, height: fullWidth, channels: 4 } })
    .blur(0.6)
    .raw()
    .toBuffer();
};

const renderPicture = async (
  directory: string,
  name: PictureName,
  drawn: { svg: string; width: number; height: number },
  grain: Buffer,
): Promise<void> => {
  const { svg, width, height } = drawn;
  const grained = { raw: { width, height, channels: 4 as const } };
  const base = sharp(Buffer.from(svg)).removeAlpha();
  if (name !== "logo") {
    base.composite([{ input: grain.subarray(0, width * height * 4), ...grained, blend: "over" }]);
  }
  const { data, info } = await base.raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const path = (file: string) => join(directory, file);
  for (const size of widths) {
    const sized =
      size === info.width
        ? data
        : await sharp(data, raw).resize(size, null, { kernel: "lanczos3" }).raw().toBuffer();
    const shape = {
      width: size,
      height: Math.round((info.height * size) / info.width),
      channels: info.channels,
    };
    await sharp(sized, { raw: shape })
      .webp({ quality: 82, effort: 2 })
      .toFile(path(`${name}-${size}.webp`));
    if (size === info.width) continue;
    await sharp(sized, { raw: shape })
      .jpeg({ quality: 80 })
      .toFile(path(`${name}-${size}.jpg`));
  }
  await sharp(data, raw)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path(`${name}.jpg`));
  await copyFile(path(`${name}.jpg`), path(`${name}-${info.width}.jpg`));
};

/**
 * Renders every picture into `directory` in all widths and returns the version of each by its name. Pictures that an
 * earlier run rendered from the same SVG are kept; if the code is unchanged, only a few files are read.
 */
export async function renderPictures(
  directory: string,
  log: (line: string) => void = () => {},
): Promise<ReadonlyMap<string, string>> {
  await mkdir(directory, { recursive: true });
  const [sources, manifest, present] = await Promise.all([
    hashSources(),
    readManifest(directory),
    readdir(directory).then((files) => new Set(files)),
  ]);
  const whole = (name: PictureName) => filesOf(name).every((file) => present.has(file));
  if (manifest.sources === sources && pictureNames.every(whole)) return toVersions(manifest);

  const { drawPicture } = await import("./sources.ts");
  const started = performance.now();
  const fresh: Record<string, string> = { sources };
  const due = pictureNames.flatMap((name) => {
    const drawn = drawPicture(name);
    const hash = createHash("sha256").update(drawn.svg).digest("hex");
    fresh[name] = hash;
    return manifest[name] === hash && whole(name) ? [] : [{ name, drawn }];
  });
  if (due.length > 0) {
    log(`Rendering ${due.length} pictures`);
    const grain = await paperGrain();
    const queue = due.values();
    const work = async () => {
      for (const { name, drawn } of queue) await renderPicture(directory, name, drawn, grain);
    };
    await Promise.all(Array.from({ length: Math.min(8, availableParallelism() + 1) }, work));
    log(`Rendered ${due.length} pictures in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  // Written last and renamed into place, so that an interrupted run leaves no manifest that claims completion.
  const manifestPath = join(directory, manifestName);
  await writeFile(`${manifestPath}.new`, JSON.stringify(fresh));
  await rename(`${manifestPath}.new`, manifestPath);
  return toVersions(fresh);
}

/** Returns the version of each picture by its name: eight characters that change with the picture. */
function toVersions(manifest: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(pictureNames.flatMap((name) => [[name, (manifest[name] ?? "").slice(0, 8)] as const]));
}
