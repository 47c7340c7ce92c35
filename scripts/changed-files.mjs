import { execFileSync } from "node:child_process";
import { root } from "./install.mjs";

const BRANCH = "main";

/** Lists the files that differ from the main branch, committed or not. */
export function listChangedFiles() {
  const base = listWithGit("merge-base", BRANCH, "HEAD")[0] ?? BRANCH;
  return [...new Set([...listWithGit("diff", "--name-only", "--diff-filter=d", base), ...listUntracked()])];
}

/** Lists every file of this tree, committed or not; only those of `place` when given. */
export function listFiles(path = ".") {
  return listWithGit("ls-files", "--cached", "--others", "--exclude-standard", "--", path);
}

function listUntracked() {
  return listWithGit("ls-files", "--others", "--exclude-standard");
}

function listWithGit(...words) {
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
