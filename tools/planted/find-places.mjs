import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/install.mjs";

const SOURCE = /^(?:(?:app|components|lib|widgets)\/.+\.(?:tsx?|css)|middleware\.ts|messages\/.+\.json)$/;
const TEST = /\.test(?:-support)?\.tsx?$/;

let sources;

/** Returns the files of the product that contain a text, each as often as it does. */
export function findPlaces(text) {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
  sources ??= execFileSync("git", listed, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => SOURCE.test(file) && !TEST.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));
  return sources.flatMap(({ file, source }) => Array(source.split(text).length - 1).fill(file));
}
