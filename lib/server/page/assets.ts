import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { lookup } from "mrmime";
import { BUILT_PATH } from "@/lib/server/before-hydration/framework/framework-requests";
import type { EncodedDocument } from "@/lib/server/http-message";
import { encodeAsset } from "@/lib/server/page/encoded-document";

/** A public file, and how long it may be cached. */
export type Asset = { file: EncodedDocument; cacheControl: string };

/** For content that never changes under its address: the name of a built file contains a hash of its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";

/** Where the build's files are, and the brand's own by address, unless these are the usual ones and none. */
type Others = { builtFolder?: string; ofBrand?: ReadonlyMap<string, string> };

/**
 * The files of the build and of `public/`, by the path that pages request. The list is read once: only files that
 * existed at the start can be requested, however an address is spelled. A file is read and compressed at its first
 * request.
 */
export class Assets {
  #files: ReadonlyMap<string, { path: string; cacheControl: string }>;
  /** By their path on the disk; a failed read is tried again by the next request. */
  #read = new LRUCache<string, EncodedDocument>({
    max: 2_000,
    fetchMethod: async (path) => encodeAsset(await readFile(path), contentTypeOf(path)),
    ignoreFetchAbort: true,
  });

  private constructor(files: Map<string, { path: string; cacheControl: string }>) {
    this.#files = files;
  }

  /**
   * Lists the files below the application's folder, those of its build, and those of the brand (by address) in addition
   * or in place of them. Throws the `Error` of a folder that cannot be read.
   */
  static async list(
    folder: string,
    { builtFolder = join(folder, ".next/static"), ofBrand = new Map() }: Others = {},
  ): Promise<Assets> {
    const files = new Map<string, { path: string; cacheControl: string }>();
    const roots = [
      { folder: join(folder, "public"), at: "", cacheControl: FOR_A_DAY },
      { folder: builtFolder, at: BUILT_PATH.slice(0, -1), cacheControl: IMMUTABLE },
    ];
    for (const { folder: root, at, cacheControl } of roots) {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const steps = path.slice(root.length + 1).split("/");
        files.set(`${at}/${steps.map(encodeURIComponent).join("/")}`, { path, cacheControl });
      }
    }
    for (const [address, path] of ofBrand) files.set(address, { path, cacheControl: FOR_A_DAY });
    return new Assets(files);
  }

  /** The paths of the files as pages request them. */
  get paths(): readonly string[] {
    return [...this.#files.keys()];
  }

  /**
   * Returns the file at this path; `undefined` where there is none. Throws the `Error` of a file that can no longer
   * be read.
   */
  async read(pathname: string): Promise<Asset | undefined> {
    const entry = this.#files.get(pathname);
    if (entry === undefined) return undefined;
    return { file: await this.#read.forceFetch(entry.path), cacheControl: entry.cacheControl };
  }
}

function contentTypeOf(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return type.startsWith("text/") || type === "image/svg+xml" ? `${type}; charset=utf-8` : type;
}
