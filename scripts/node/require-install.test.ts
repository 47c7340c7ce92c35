import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import packageFile from "@/package.json";
import toolsFile from "@/tools/package.json";

/** A repository in which nothing is installed: the program alone, at its place. */
const folder = mkdtempSync(join(tmpdir(), "yeoul-bare-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "scripts/node"), { recursive: true });
cpSync("scripts/node/require-install.mjs", join(folder, "scripts/node/require-install.mjs"));
writeFileSync(join(folder, "program.mjs"), 'import "zod"; console.log("it ran");');
writeFileSync(join(folder, "other.mjs"), 'console.log("it ran");');

const run = (program: string, environment: Record<string, string> = {}) => {
  const words = ["--import", "./scripts/node/require-install.mjs", program];
  const env = { PATH: process.env.PATH, NODE_ENV: "test" as const, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return [status, stdout + stderr];
};

test("before an install, and before a build, a command says in one sentence what comes first", () => {
  expect(run("program.mjs")).toEqual([
    1,
    "The packages are not installed: run npm ci here, and then this again.\n",
  ]);
  mkdirSync(join(folder, "node_modules/next"), { recursive: true });
  writeFileSync(join(folder, "node_modules/next/package.json"), "{}");
  expect(run("other.mjs")).toEqual([0, "it ran\n"]);
  expect(run("other.mjs", { BUILT: "1" })).toEqual([
    1,
    "There is no build: run npm run build here, and then this again.\n",
  ]);
  mkdirSync(join(folder, ".next"));
  writeFileSync(join(folder, ".next/BUILD_ID"), "1");
  expect(run("other.mjs", { BUILT: "1" })).toEqual([0, "it ran\n"]);
});

/** They need no packages, or install them themselves; the server's own command says so in a line (`start.sh`). */
const FREE = ["demo", "dev", "sandbox", "start", "test", "test:long", "release", "check:image", "engines"];

test("every command that needs the packages asks for them", () => {
  const commands = Object.entries({ ...packageFile.scripts, ...toolsFile.scripts });
  const asking = commands.filter(([, line]) => line.includes("require-install.mjs"));
  expect([...asking.map(([name]) => name), ...FREE].sort()).toEqual(commands.map(([name]) => name).sort());
});
