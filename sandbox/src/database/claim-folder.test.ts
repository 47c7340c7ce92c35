import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { claimFolder, FolderInUseError } from "./claim-folder.ts";

/** Larger than any process id there can be. */
const NO_PROCESS = 2 ** 30;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "sandbox-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder that a running process holds is refused", async () => {
  await writeFile(path.join(folder, "claimed-by"), `${process.ppid}\n`);
  await assert.rejects(claimFolder(folder), FolderInUseError);
});

test("a claim whose process is gone counts for nothing, and a released folder is left clean", async () => {
  await writeFile(path.join(folder, "claimed-by"), `${NO_PROCESS}\n`);
  const release = await claimFolder(folder);
  await release();
  assert.deepEqual(await readdir(folder), []);
});
