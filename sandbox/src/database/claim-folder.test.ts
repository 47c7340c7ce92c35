import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { claimFolder, FolderInUseError } from "./claim-folder.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "sandbox-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder can be claimed only once at a time", async () => {
  const release = await claimFolder(folder);
  await assert.rejects(claimFolder(folder), FolderInUseError);
  await release();
  await (await claimFolder(folder))();
});

test("the claim of a killed process is void", async () => {
  const module = new URL("claim-folder.ts", import.meta.url).href;
  const script = `
    const { claimFolder } = await import(${JSON.stringify(module)});
    await claimFolder(${JSON.stringify(folder)});
    console.log("claimed");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  await once(holder.stdout, "data");
  await assert.rejects(claimFolder(folder), FolderInUseError);

  holder.kill("SIGKILL");
  await once(holder, "exit");
  await (await claimFolder(folder))();
});
