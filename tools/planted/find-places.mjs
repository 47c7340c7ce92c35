import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../scripts/changed-files.mjs";
import { root } from "../../scripts/install.mjs";

const SOURCE = /^(?:(?:app|components|lib|widgets)\/.+\.(?:tsx?|css)|middleware\.ts|messages\/.+\.json)$/;
const TEST = /\.test(?:-support)?\.tsx?$/;

let sources;

/** Returns the files of the product that contain a text, each as often as it does. */
export function findPlaces(text) {
  sources ??= listFiles()
    .filter((file) => SOURCE.test(file) && !TEST.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));
  return sources.flatMap(({ file, source }) => Array(source.split(text).length - 1).fill(file));
}
