import { execFileSync } from "node:child_process";
import { root } from "./install.mjs";

const BRANCH = "main";

/** What differs from the main branch, written or not yet written to the history. */
export function listChangedFiles() {
  const base = listWithGit("merge-base", BRANCH, "HEAD")[0] ?? BRANCH;
  return [...new Set([...listWithGit("diff", "--name-only", "--diff-filter=d", base), ...listUntracked()])];
}

/** Every file of this tree, written to the history or not; of `place` alone when one is named. */
export function listFiles(place = ".") {
  return listWithGit("ls-files", "--cached", "--others", "--exclude-standard", "--", place);
}

function listUntracked() {
  return listWithGit("ls-files", "--others", "--exclude-standard");
}

function listWithGit(...words) {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
